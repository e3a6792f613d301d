/** Attacks an enemy that was touched: a shot or a spell from where the figure stands, else a charge, else the reason. */
import type { FigureId } from '@muster/engine'
import type { AttackPlan, ShownForecast } from '@muster/session'
import { combatantOf, type Combatant } from '../figures/combatants.ts'
import { moveOption } from '../figures/acting-figures.ts'
import { optionChoice } from '../state/option-choice.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { words } from '../words/words.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'
import type { TableActions } from './table-actions.ts'

export class AttackActions {
  constructor(
    private readonly presenter: BattlePresenter,
    private readonly actions: TableActions,
  ) {}

  private get state(): TableState {
    return this.presenter.state
  }

  /** Nothing is rolled yet: the odds are shown, and a click or Enter confirms. */
  async attack(by: FigureId, model: FigureId): Promise<void> {
    const target = combatantOf(this.state.snapshot.view, model)
    if (!target) return
    await this.presenter.attempt(async () => {
      const plan = await this.presenter.client.call('attackPlan', { by, at: target.id })
      if (plan) return this.follow(plan, model)
      if (!(await this.charge(by, target))) await this.tellWhyNot(by, target)
    })
  }

  /** Gives the answers before the attack, all of which can be taken back, and chooses the target or its place. */
  private async follow(plan: AttackPlan, model: FigureId): Promise<void> {
    this.actions.resetDraft()
    for (const answer of plan.before) await this.presenter.answers.give(answer)
    if ('place' in plan) return this.actions.drafts.aim(plan.place)
    this.actions.chooseOption(plan.option, false)
    this.presenter.store.set((now) => ({ ...now, hovered: model }))
  }

  /** Moves up to the enemy, to be confirmed. Resolves to whether it gets there. */
  private async charge(by: FigureId, target: Combatant): Promise<boolean> {
    const { moves } = this.actions
    const isActivated = await this.activate(by)
    if (!moves.lift(by, false)) return false
    moves.moveTo(target.at)
    await moves.setDown(true)
    const touched = this.state.trial?.touches ?? []
    if (moveDraftOf(this.state)?.path.length && target.models.some(({ id }) => touched.includes(id))) return true
    this.actions.resetDraft()
    if (isActivated) await this.presenter.undo()
    return false
  }

  /** Chooses the action that ends in contact, where a figure has to be activated first. */
  private async activate(by: FigureId): Promise<boolean> {
    const { decision } = this.state.snapshot
    if (decision?.kind !== 'choose' || moveOption(decision, by, true)?.moves !== 'into-contact') return false
    this.actions.resetDraft()
    return this.actions.moves.activate(by, false, true)
  }

  /** The figure is no target of what is being aimed: the reason is told, and the aim stays. */
  async tellNoTarget(model: FigureId): Promise<void> {
    const { chosen, by } = optionChoice(this.state) ?? {}
    const target = combatantOf(this.state.snapshot.view, model)
    if (!chosen || by === undefined || !target) return
    const { snapshot } = this.state
    const forecasts = await this.presenter.client.call('forecasts', { by, at: target.id })
    if (this.state.snapshot !== snapshot) return
    const { kind, with: means } = chosen.intent ?? {}
    const refused = forecasts.filter(isRefused).find((one) => one.kind === kind && one.with === means)
    if (!refused) return this.presenter.setNotice(words.battle.noTarget(target.name, chosen.manner))
    const { reason: message, rule } = refused
    this.presenter.store.set((now) => ({ ...now, refusal: { code: 'no-target', message, rule } }))
  }

  private async tellWhyNot(by: FigureId, target: Combatant): Promise<void> {
    const { snapshot } = this.state
    const forecasts = await this.presenter.client.call('forecasts', { by, at: target.id })
    if (this.state.snapshot !== snapshot) return
    const refused = forecasts.find(isRefused)
    this.presenter.store.set((now) => ({
      ...now,
      selected: by,
      hovered: target.models[0]?.id,
      pointedForecasts: { by, at: target.id, forecasts },
      ...(refused && { refusal: { code: 'no-attack', message: refused.reason, rule: refused.rule } }),
    }))
  }
}

const isRefused = (
  forecast: ShownForecast,
): forecast is ShownForecast & { readonly reason: string; readonly rule: string } =>
  !forecast.allowed && forecast.reason !== undefined && forecast.rule !== undefined
