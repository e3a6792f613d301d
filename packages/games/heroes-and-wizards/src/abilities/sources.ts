/** Which traits a figure has: from its profile, its item, and what befell it. */
import type { Figure, State } from '../state/state.ts'
import { cursed } from './cursed.ts'
import { ITEM_TRAITS } from './items.ts'
import { mighty } from './mighty.ts'
import type { HeroTrait } from './moments.ts'

const NONE: readonly HeroTrait[] = []

export function traitsOf({ profile, item, cursed: isCursed }: Figure): readonly HeroTrait[] {
  if (!profile.mighty && item === undefined && !isCursed) return NONE
  const traits: HeroTrait[] = []
  if (profile.mighty) traits.push(mighty)
  if (item !== undefined) traits.push(ITEM_TRAITS[item])
  if (isCursed) traits.push(cursed)
  return traits
}

export const isImmuneToMagic = (_state: State, figure: Figure): boolean =>
  figure.item !== undefined && ITEM_TRAITS[figure.item].immuneToMagic === true

/** What limits how often this figure can be struck in one turn, if anything does. */
export const shieldOf = (figure: Figure): HeroTrait | undefined => {
  const trait = figure.item === undefined ? undefined : ITEM_TRAITS[figure.item]
  return trait?.blowsATurn === undefined ? undefined : trait
}

/** How often this figure can be struck in one turn; undefined when there is no limit. */
export const blowsATurn = (figure: Figure): number | undefined => shieldOf(figure)?.blowsATurn

/** Whether one more attack may be made on, or assigned to, this figure in this turn, whoever makes it. */
export const mayBeStruck = (_state: State, at: Figure, _by?: Figure): boolean =>
  !at.attacked || shieldOf(at) === undefined
