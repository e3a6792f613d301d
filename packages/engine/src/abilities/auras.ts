/** Auras as a source of abilities: who stands in reach of somebody's aura bears what it gives. */
import type { AbilityTypes, Aura, BorneAbility } from './ability.ts'
import type { Source } from './sources.ts'

/** An aura and the one it goes out from. */
export interface AuraInForce<T extends AbilityTypes> {
  readonly from: T['figure']
  readonly aura: Aura<T>
}

export interface AuraRules<T extends AbilityTypes> {
  isWithin(state: T['state'], a: T['figure'], b: T['figure'], inches: number): boolean
  areFriends(state: T['state'], a: T['figure'], b: T['figure']): boolean
}

export const auraSource =
  <T extends AbilityTypes>(rules: AuraRules<T>): Source<T> =>
  (state, figure, _soFar, auras) => {
    const found: BorneAbility<T>[] = []
    for (const one of auras) {
      if (reaches(rules, state, one, figure)) found.push({ ability: one.aura.gives, origin: one.from.id })
    }
    return found
  }

function reaches<T extends AbilityTypes>(
  { isWithin, areFriends }: AuraRules<T>,
  state: T['state'],
  { from, aura: { inches, whom, self } }: AuraInForce<T>,
  figure: T['figure'],
): boolean {
  if (from.id === figure.id) return self
  if (whom !== 'everybody' && areFriends(state, from, figure) !== (whom === 'friends')) return false
  return isWithin(state, from, figure, inches)
}
