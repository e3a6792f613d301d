/** Concentration: one incantation at a time, and what makes a caster lose it. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { Effect, State } from '../../state/state.ts'
import { effectOf, lastingOf } from './spells-in-force.ts'
import { makeSave } from '../dice/saves.ts'

/** A concentrating caster that was hit saves once a round; in a melee at its end. */
export function* testConcentration(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (figure.concentrating === undefined || figure.now.tested || !isInPlay(figure)) return
  figure.now.tested = true
  const held = yield* makeSave(play, { of: id, save: 'fortitude', potency: 0, purpose: 'concentration' })
  tell(play, {
    is: 'concentration-tested',
    figure: id,
    held,
    rules: ['DD-CONC-03', held ? 'DD-CONC-05' : 'DD-CONC-04'],
  })
  if (!held) yield* loseConcentration(play, id)
}

/** The incantation ends: its caster was stunned, shifted, ended it or is gone. */
export function* loseConcentration(play: Play<State>, id: FigureId, kept: readonly FigureId[] = []): Step {
  const { concentrating } = figureOf(play.state, id)
  if (concentrating !== undefined) yield* endEffect(play, concentrating, kept)
}

/** The whole spell ends for all its targets, with everything it caused. */
export function* endEffect(play: Play<State>, id: string, kept: readonly FigureId[] = []): Step {
  const { state } = play
  const effect = effectOf(state, id)
  if (!effect) return
  state.effects = state.effects.filter((other) => other !== effect)
  const caster = figureOf(state, effect.caster)
  if (caster.concentrating === id) caster.concentrating = undefined
  for (const figure of state.figures) {
    if (figure.conditions.some((one) => one.effect === id)) {
      figure.conditions = figure.conditions.filter((one) => one.effect !== id)
    }
  }
  state.abilities.changed()
  tell(play, {
    is: 'spell-ended',
    effect: id,
    spell: effect.spell,
    caster: effect.caster,
    targets: effect.targets,
    rules: [state.abilities.book.spell(effect.spell).rule],
  })
  yield* lastingOf(state, effect).end?.(play, effect, kept) ?? []
}

/** A character is gone: its spells end, and it is no longer a target of others. */
export function* endSpellsWith(play: Play<State>, gone: FigureId): Step {
  const { state } = play
  yield* loseConcentration(play, gone)
  for (const effect of state.effects) {
    const isTarget = effect.targets.includes(gone)
    if (!isTarget && effect.caster !== gone) continue
    if (isTarget)
      aimAt(
        state,
        effect,
        effect.targets.filter((id) => id !== gone),
      )
    yield* lastingOf(state, effect).removed?.(play, effect, gone) ?? []
  }
}

/** Sets the targets of a spell in force. */
export function aimAt(state: State, effect: Effect, targets: FigureId[]): void {
  effect.targets = targets
  state.abilities.changed()
}

/** Ends a spell for one of its targets. */
export function release(state: State, effectId: string, target: FigureId): void {
  const effect = effectOf(state, effectId)
  if (effect)
    aimAt(
      state,
      effect,
      effect.targets.filter((id) => id !== target),
    )
}
