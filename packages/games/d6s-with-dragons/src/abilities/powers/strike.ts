/** One victim of a power: its save, the harm, and the conditions it gains. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { burdenOf } from '../../rules/conditions/burden.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { seize } from '../../rules/conditions/seize.ts'
import { damage } from '../../rules/damage/damage.ts'
import { chanceToSave, makeSave } from '../../rules/dice/saves.ts'
import { hitWorth } from '../../rules/melee/attack-worth.ts'
import { shiftTarget } from '../../rules/melee/push.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { Harm, PowerSave, Shift } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import type { ConditionName } from '../../state/vocabulary.ts'

export type AbilityWords = Pick<DragonAbility, 'id' | 'name' | 'rule' | 'text'>

/** What a power does to each of its victims. */
export interface Effects {
  readonly harm?: Harm | undefined
  readonly inflicts?: readonly ConditionName[] | undefined
  readonly shift?: Shift | undefined
  /** Without it, nothing wards it off. */
  readonly against?: PowerSave | undefined
}

interface Pair {
  readonly by: FigureId
  readonly at: FigureId
}

/** True when it saved. */
export function* strikeOne(
  play: Play<State>,
  { by, at }: Pair,
  { id, name, rule }: AbilityWords,
  { harm, inflicts = [], shift, against }: Effects,
): Step<boolean> {
  if (!isInPlay(figureOf(play.state, at))) return false
  const saved = against !== undefined && (yield* makeSave(play, { of: at, ...against, by, purpose: id }))
  const strength = saved ? harm?.weaker : harm?.strength
  if (harm && strength !== undefined) {
    const sum = sumOf(part(strength, saved ? `${name}, saved` : name, rule))
    yield* damage(play, { by, at, dice: harm.dice, strength: sum, type: harm.type })
  }
  if (saved) return true
  if (shift) yield* shiftTarget(play, by, at, shift)
  for (const is of inflicts) yield* is === 'grappled' ? seize(play, by, at) : gain(play, at, { is, from: by })
  return false
}

/** What it is worth to strike this one, in points. */
export function strikeWorth(state: State, user: Figure, at: Figure, id: string, effects: Effects): number {
  const { harm, inflicts = [], against } = effects
  const saves = against ? chanceToSave(state, { of: at.id, ...against, by: user.id, purpose: id }) : 0
  const hit = (strength: number | undefined) =>
    harm && strength !== undefined ? hitWorth(state, at, strength, harm.type) * harm.dice : 0
  return saves * hit(harm?.weaker) + (1 - saves) * (hit(harm?.strength) + burdenOf(state, at, inflicts))
}
