/** The Combat Phase: whose turn it is to fight, and its combat action, one attack after the other. */
import {
  chooseQuestion,
  named,
  optionId,
  optionParts,
  picked,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { figureOf, isStanding, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { makeAttack } from '../attacks/attack.ts'
import { release } from '../grapples/grapples.ts'
import { reveal } from '../movement/turn-actions.ts'
import { escape, maneuver } from './maneuvers.ts'
import { nextFighters } from './order.ts'
import { attackChoices, choiceId, combatChoices, hasChoice, isChoice, toOption, type CombatChoice } from './options.ts'

const DONE = 'done'
const LET_GO = 'let-go'

export function* combat(play: Play<State>): Step {
  const { state } = play
  if (state.action) return yield* nextAttack(play, state.action.figure)
  const fighters = nextFighters(state)
  if (fighters.length === 0) {
    state.stage = 'end-round'
    return
  }
  const able = fighters.filter((figure) => hasChoice(state, figure))
  if (able.length > 0) return yield* chooseAction(play, able)
  for (const figure of fighters) figure.fought = true
}

/** The player picks one of these figures by picking what it does. */
function* chooseAction(play: Play<State>, fighters: readonly Figure[]): Step {
  const { state } = play
  const first = fighters[0] as Figure
  const about = fighters.length === 1 ? { about: first.id } : {}
  const prompt = fighters.length === 1 ? text`${named(first.id)}: what does it do?` : manyPrompt(state, first)
  const ask = { by: first.side, what: 'fight', prompt, rule: 'FD-COMB-08', ...about }
  const answer = yield* play.ask(chooseQuestion(ask, new FightOptions(state, fighters)))
  const pick = picked(answer) ?? ''
  const [id = '', what = ''] = optionParts(pick)
  const figure = figureOf(state, id)
  if (what === LET_GO) return release(play, id, ['FD-MAN-10'])
  const choice = combatChoices(state, figure).find((one) => choiceId(id, one) === pick)
  if (!choice) return finish(state, id)
  yield* perform(play, figure, choice)
}

const manyPrompt = (state: State, { side, profile: { fight } }: Figure): string =>
  `${sideOf(state, side).name}: fight with one of your figures with Fight ${fight}.`

/** Options are listed only when somebody looks. */
class FightOptions {
  private listed: readonly Option[] | undefined

  constructor(
    private readonly state: State,
    private readonly fighters: readonly Figure[],
  ) {}

  get options(): readonly Option[] {
    return (this.listed ??= this.fighters.flatMap((figure) => this.optionsOf(figure)))
  }

  isOption(id: string): boolean {
    const [who, ...what] = optionParts(id)
    const figure = this.fighters.find((one) => one.id === who)
    if (!figure) return false
    if (what.length === 1) return what[0] === DONE || (what[0] === LET_GO && figure.holds !== undefined)
    return isChoice(this.state, figure, what)
  }

  private optionsOf(figure: Figure): Option[] {
    const { id } = figure
    const options = combatChoices(this.state, figure).map((choice) => toOption(id, choice))
    if (figure.holds !== undefined)
      options.push({ id: optionId(id, LET_GO), label: 'Let go', figure: id, group: named(id) })
    const label = this.state.action ? 'No more attacks' : 'Do nothing'
    return [...options, { id: optionId(id, DONE), label, figure: id, group: named(id) }]
  }
}

function* perform(play: Play<State>, figure: Figure, choice: CombatChoice): Step {
  const { state } = play
  const { id } = figure
  if ('weapon' in choice) {
    const attacks = state.abilities.total(state, figure, 'attacks', undefined)
    state.action = { figure: id, attacks }
    return yield* attack(play, id, choice)
  }
  if (choice.is === 'escape') yield* escape(play, id, choice.at)
  else yield* maneuver(play, id, choice.is, choice.at)
  finish(state, id)
}

/** The attacks of one action are resolved one after the other; each names its own weapon and target. */
function* nextAttack(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const choices = isStanding(figure) ? attackChoices(state, figure) : []
  if (choices.length === 0) return finish(state, id)
  const left = state.action?.attacks ?? 0
  const prompt = text`${named(id)}: ${left} more ${left === 1 ? 'attack' : 'attacks'}.`
  const ask = { by: figure.side, what: 'fight', prompt, rule: 'FD-ATK-03', about: id }
  const pick = picked(yield* play.ask(chooseQuestion(ask, new FightOptions(state, [figure]))))
  const [, what = ''] = optionParts(pick ?? '')
  if (what === LET_GO) return release(play, id, ['FD-MAN-10'])
  const choice = choices.find((one) => choiceId(id, one) === pick)
  if (!choice) return finish(state, id)
  yield* attack(play, id, choice)
}

function* attack(play: Play<State>, by: FigureId, choice: CombatChoice): Step {
  const { action } = play.state
  if (!action || !('weapon' in choice)) return
  action.attacks--
  const { weapon, at, is } = choice
  yield* makeAttack(play, { by, at, weapon, kind: is })
  if (action.attacks <= 0) finish(play.state, by)
}

/** It has had its chance to attack. */
function finish(state: State, id: FigureId): void {
  const figure = figureOf(state, id)
  figure.fought = true
  state.action = undefined
  reveal(state, figure)
}
