/** Where abilities come from. A game lists its sources once, in order; the engine asks them. */
import type { FigureId } from '../common/ids.ts'
import type { Ability, AbilityTypes, BorneAbility } from './ability.ts'
import type { AuraInForce } from './auras.ts'
import type { AbilitySet } from './set.ts'

/**
 * What a figure bears now from one source: conditions, spells in force, the mount below it. `soFar` is what the sources
 * before it gave; an immunity among them can keep a condition out. `auras` are all that are in force anywhere.
 */
export type Source<T extends AbilityTypes> = (
  state: T['state'],
  figure: T['figure'],
  soFar: AbilitySet<T>,
  auras: readonly AuraInForce<T>[],
) => readonly BorneAbility<T>[]

export interface AbilityBook<T extends AbilityTypes> {
  readonly vocabulary: T['vocabulary']
  /** What is printed on a figure and what it wears: it does not change while the figure is in the battle. */
  printed(figure: T['figure']): AbilitySet<T>
  /** Everything that comes and goes, in order. */
  readonly sources: readonly Source<T>[]
  /** Looks up an ability that comes with an event and not with a figure, such as a weapon's rider. */
  rider(id: string): Ability<T>
  figure(state: T['state'], id: FigureId): T['figure']
  /** All of them, in play or not. */
  figures(state: T['state']): Iterable<T['figure']>
  /** Those in play, in the order in which they hear a moment. */
  hearers(state: T['state']): Iterable<T['figure']>
  /** While there are any, the places of figures matter for abilities. */
  aurasInForce(state: T['state']): readonly AuraInForce<T>[]
}

export const borne = <T extends AbilityTypes>(
  ability: BorneAbility<T>['ability'],
  origin?: string,
): BorneAbility<T> => ({ ability, origin })
