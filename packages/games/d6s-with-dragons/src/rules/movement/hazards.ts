/** Dangerous terrain: slipping, being swept along, falling. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { INCH, type Length, type Piece } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, has, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { gain } from '../conditions/conditions.ts'
import { damage, eliminate } from '../damage/damage.ts'
import { makeSave } from '../dice/saves.ts'
import { canUse, climbs, mannerOf } from '../stats/special-movement.ts'

/** Heavy armor makes it harder; so does a mount's heavy barding, for the pair. */
export const burden = ({ gear }: Figure): number => (gear.armor === 'heavy' ? 1 : 0)

/** Slippery ground: a save, or prone. A prone character does not slip, nor does one that flies or phases. */
export function* slip(play: Play<State>, id: FigureId): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, id)
  if (has(figure, 'prone') || mannerOf(state, figure) !== 'walk') return true
  const stands = yield* makeSave(play, { of: id, save: 'reflex', potency: 0, purpose: 'slippery' })
  tell(play, { is: 'slipped', figure: id, stands, rules: ['DD-TERR-04'] })
  if (!stands) yield* gain(play, id, { is: 'prone' })
  return stands
}

/** Deep water: a save, or all movement of this phase is lost. A prone flyer saves like anybody else. */
export function* wade(play: Play<State>, id: FigureId): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, id)
  const isAbove = mannerOf(state, figure) !== 'walk' && !has(figure, 'prone')
  if (isAbove || canUse(state, figure, 'swim') || canUse(state, figure, 'phasing')) return true
  const kept = yield* makeSave(play, { of: id, save: 'fortitude', potency: burden(figure), purpose: 'deep-water' })
  tell(play, { is: 'waded', figure: id, kept, rules: kept ? ['DD-TERR-09'] : ['DD-TERR-09', 'DD-TERR-10'] })
  if (!kept) sweepAway(state, figureOf(state, id))
  return kept
}

function sweepAway({ turn }: State, figure: Figure): void {
  figure.now.swept = true
  if (turn?.figure === figure.id) turn.left = 0
}

/** A climb check, also for dropping down. Characters with a climbing movement never make one. */
export function* checkClimb(play: Play<State>, id: FigureId): Step<boolean> {
  const figure = figureOf(play.state, id)
  if (climbs(play.state, figure)) return true
  return yield* makeSave(play, { of: id, save: 'fortitude', potency: burden(figure), purpose: 'climb' })
}

/** It falls prone and takes one hit with a Strength of the inches fallen. */
export function* fall(play: Play<State>, id: FigureId, height: Length, rules: readonly string[]): Step {
  tell(play, { is: 'fell', figure: id, height, rules })
  yield* gain(play, id, { is: 'prone' })
  const strength = sumOf(part(Math.ceil(height / INCH), 'Inches fallen', 'DD-RUL-92'))
  yield* damage(play, { at: id, cause: 'fall', dice: 1, strength })
}

/** Over a gap no wider than the base. */
export function* checkJump(play: Play<State>, id: FigureId): Step<boolean> {
  return yield* makeSave(play, {
    of: id,
    save: 'fortitude',
    potency: burden(figureOf(play.state, id)),
    purpose: 'jump',
  })
}

/** It falls to the floor and moves no further this turn; without a floor it is out of the battle. */
export function* fallThrough(play: Play<State>, id: FigureId, gap: Piece): Step {
  const { turn } = play.state
  if (turn?.figure === id) turn.left = 0
  if (gap.height !== undefined) return yield* fall(play, id, gap.height, ['DD-TERR-19', 'DD-RUL-93'])
  const { riders } = figureOf(play.state, id)
  for (const one of [...riders, id]) if (isInPlay(figureOf(play.state, one))) yield* eliminate(play, one, 'slain')
}
