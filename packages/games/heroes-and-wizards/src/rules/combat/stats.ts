/** The numbers a figure fights with. */
import { AbilityQuestion, type Part, type Play, type Sum, type SumAbout } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import type { HeroTypes, HitKind } from '../../state/vocabulary.ts'

type Stat = keyof HeroTypes['vocabulary']['sums']

/** For a test: the parts are gathered only where somebody will read the events. */
export function statFor<K extends Stat>(
  { state, events }: Play<State>,
  figure: Figure,
  stat: K,
  about: SumAbout<HeroTypes, K>,
): Sum {
  const parts: Part[] = []
  return { total: state.abilities.total(state, figure, stat, about, events && parts), parts }
}

export const meleeOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'melee', undefined)

export const shootingOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'shooting', undefined)

/** How many melee attacks it has in a Melee phase. */
export const attacksOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'attacks', undefined)

export const armourOf = (state: State, figure: Figure, lowered: readonly Part[]): number =>
  state.abilities.total(state, figure, 'armour', { lowered })

/** What an ability takes from the Armour of those its bearer hits. */
export const lowersArmour = new AbilityQuestion<HeroTypes, { readonly at: Figure; readonly how: HitKind }, Part>(
  'lowers the Armour of those it hits',
)

export const loweredBy = (state: State, by: Figure, at: Figure, how: HitKind): readonly Part[] =>
  lowersArmour.all(state.abilities.of(state, by), state, by, { at, how })
