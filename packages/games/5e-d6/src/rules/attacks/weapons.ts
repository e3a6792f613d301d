/** What a figure attacks with, and how far it gets. */
import type { Length } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { gapBetween, isWithin } from '../measuring/distance.ts'

/** How often it has been used is kept by the figure, a use at a time. */
export const isSpent = ({ spent }: Figure, { id, uses }: Weapon): boolean =>
  uses !== undefined && spent.filter((one) => one === id).length >= uses

export function markUse(figure: Figure, { id }: Weapon): void {
  figure.spent = [...figure.spent, id]
}

/** Each kind of weapon once: two alike are one choice. */
export function differentWeapons({ weapons }: Figure): readonly Weapon[] {
  if (weapons.length < 2) return weapons
  const different: Weapon[] = []
  for (const weapon of weapons) if (!different.some(({ id }) => id === weapon.id)) different.push(weapon)
  return different
}

/** What it strikes with by a to-hit roll: nothing else threatens or flanks. */
export const meleeWeapons = (figure: Figure): readonly Weapon[] =>
  differentWeapons(figure).filter(({ reach, save }) => reach !== undefined && !save)

/** How far its longest melee weapon strikes; undefined where it has none. */
export function longestReach({ weapons }: Figure): Length | undefined {
  let most: Length | undefined
  for (const { reach, save } of weapons)
    if (reach !== undefined && !save && (most === undefined || reach > most)) most = reach
  return most
}

/** How far it gets with anything it may use now; undefined where it may use nothing. */
export function farthestAttack({ weapons, prepared }: Figure): Length | undefined {
  let most: Length | undefined
  for (const { reach, range, needsPreparing } of weapons) {
    const far = range && (prepared || !needsPreparing) ? Math.max(range.long, reach ?? 0) : reach
    if (far !== undefined && (most === undefined || far > most)) most = far
  }
  return most
}

/** Whether it has a melee weapon whose reach covers the other. */
export function reachesInMelee(figure: Figure, at: Figure): boolean {
  const reach = longestReach(figure)
  return reach !== undefined && isWithin(figure, at, reach)
}

/** Beyond short range; whether it is within long range is another question. */
export const isAtLongRange = (by: Figure, at: Figure, { range }: Weapon, gap = gapBetween(by, at)): boolean =>
  range !== undefined && gap > range.short + TOLERANCE

export const isInRange = (by: Figure, at: Figure, { range }: Weapon): boolean =>
  range !== undefined && isWithin(by, at, range.long)
