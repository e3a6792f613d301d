/** Rough worth for the bots, in points: what a blow, a shot or a duel is good for, without walking the dice. */
import { areEnemies, gapBetween, isInPlay, isStanding, ONE_INCH, threatens } from '../figures.ts'
import type { Attack } from '../rules/attack.ts'
import { blowWorth } from '../rules/melee-worth.ts'
import { shots, shotOf } from '../rules/shooting.ts'
import { attacksOf } from '../rules/sums.ts'
import { meleeWeapons } from '../rules/targets.ts'
import type { Figure, State } from '../state.ts'

/** One who carries something is worth more than its price. */
const spoils = ({ carrying }: Figure): number => (carrying === undefined ? 1 : 2.5)

/** All its attacks with its best weapon. */
export function blowsOn(state: State, by: Figure, at: Figure, flanked = false): number {
  let best = 0
  for (const weapon of meleeWeapons(by)) {
    const blow: Attack = { by: by.id, at: at.id, weapon, kind: 'melee', ...(flanked && { flanked }) }
    best = Math.max(best, blowWorth(state, blow))
  }
  return best * attacksOf(state, by).total * spoils(at)
}

/** What fighting it out is worth to the one who comes. */
export const duelWorth = (state: State, by: Figure, at: Figure, flanked = false): number =>
  blowsOn(state, by, at, flanked) - 0.8 * blowsOn(state, at, by)

/** The best shot it has from where it stands; nothing when it has none. Half of a shot into a crowd goes astray. */
export function bestShot(state: State, figure: Figure): number {
  let best = 0
  for (const shot of shots(state, figure)) {
    const worth = blowWorth(state, shotOf(figure.id, shot))
    if (worth > best) best = worth
  }
  return best * attacksOf(state, figure).total * 0.8
}

export const foesAround = (state: State, figure: Figure): Figure[] =>
  state.figures.filter(
    (other) => isStanding(other) && areEnemies(state, figure, other) && threatens(state, figure, other)
  )

export function nearestFoe(state: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let nearest = Infinity
  for (const other of state.figures) {
    if (!isStanding(other) || !areEnemies(state, figure, other)) continue
    const gap = gapBetween(state, figure, other)
    if (gap < nearest) [best, nearest] = [other, gap]
  }
  return best
}

/** Allies already at an enemy's throat. */
export const alliesOn = (state: State, figure: Figure, foe: Figure): Figure[] => state.figures.filter((other) =>
  other !== figure && isInPlay(other) && other.side === figure.side && gapBetween(state, other, foe) <= ONE_INCH)
