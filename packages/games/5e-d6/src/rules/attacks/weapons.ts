/** What a figure attacks with, and how far it gets. */
import type { Length } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { gapBetween, isWithin } from '../measuring/distance.ts'

/** Each kind of weapon once: two alike are one choice. */
export const differentWeapons = ({ weapons }: Figure): readonly Weapon[] =>
  weapons.length < 2
    ? weapons
    : weapons.filter((weapon, index) => weapons.findIndex(({ id }) => id === weapon.id) === index)

export const meleeWeapons = (figure: Figure): readonly Weapon[] =>
  differentWeapons(figure).filter(({ reach }) => reach !== undefined)

/** How far its longest melee weapon strikes; undefined where it has none. */
export const longestReach = ({ weapons }: Figure): Length | undefined =>
  weapons.reduce<Length | undefined>(
    (most, { reach }) => (reach === undefined || (most !== undefined && most >= reach) ? most : reach),
    undefined,
  )

/** Whether it has a melee weapon whose reach covers the other. */
export function reachesInMelee(figure: Figure, at: Figure): boolean {
  const reach = longestReach(figure)
  return reach !== undefined && isWithin(figure, at, reach)
}

/** Beyond short range; whether it is within long range is another question. */
export const isAtLongRange = (by: Figure, at: Figure, { range }: Weapon): boolean =>
  range !== undefined && gapBetween(by, at) > range.short + TOLERANCE

export const isInRange = (by: Figure, at: Figure, { range }: Weapon): boolean =>
  range !== undefined && isWithin(by, at, range.long)
