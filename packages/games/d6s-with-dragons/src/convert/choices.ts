/** What the book leaves to whoever converts a creature, and what is proposed. */
import type { RuleId } from '@muster/engine'
import { likelySize, ragesWhenBloodied, type CreatureSize, type StatBlock } from '@muster/stat-blocks'

export interface Choices {
  readonly name: string
  readonly size: CreatureSize
  readonly health: number
  /** The Damage of each attack, by its name. */
  readonly damage: { readonly [attack: string]: number }
  readonly morale: number
  readonly points: number
}

export interface Proposal<T> {
  readonly value: T
  readonly why: string
  readonly rule: RuleId
}

/** Hit points for each point of Health, so that large creatures are hard to wound rather than long to count. */
const HIT_POINTS_A_HEALTH: { readonly [size in CreatureSize]: number } = {
  tiny: 24,
  small: 24,
  medium: 24,
  large: 30,
  huge: 40,
  gargantuan: 56,
}

/** Beyond that a creature is harder to wound instead. */
const MOST_HEALTH = 10

/** What rages when it is wounded must live to be wounded. */
const LEAST_RAGING = 2

export function proposeHealth({ hitPoints, entries }: StatBlock, size: CreatureSize): Proposal<number> {
  const least = entries.some(ragesWhenBloodied) ? LEAST_RAGING : 1
  return {
    value: Math.min(MOST_HEALTH, Math.max(least, Math.round(hitPoints / HIT_POINTS_A_HEALTH[size]))),
    why: `about one for every ${HIT_POINTS_A_HEALTH[size]} hit points of a ${size} creature, at least ${least} and at most ${MOST_HEALTH}`,
    rule: 'DD-CONV-04',
  }
}

/** More than the last rows of the table make sense of is shared among several dice. */
const AVERAGE_A_DAMAGE = 25

export const proposeDamage = (average: number): Proposal<number> => ({
  value: 1 + Math.floor(average / AVERAGE_A_DAMAGE),
  why: `one, and one more for every ${AVERAGE_A_DAMAGE} points of average damage`,
  rule: 'DD-CONV-06',
})

/** Public data prints one size for peoples that come in two, and none that is tiny. */
export const proposeSize = (block: StatBlock): Proposal<CreatureSize> => ({ ...likelySize(block), rule: 'DD-RUL-245' })

const USUAL_MORALE = 8
const MORALE: { readonly [type: string]: number } = {
  aberration: 9,
  beast: 7,
  celestial: 11,
  construct: 12,
  dragon: 10,
  elemental: 10,
  fiend: 10,
  giant: 9,
  ooze: 12,
  plant: 10,
  undead: 10,
}
const LOWEST_MORALE = 7
const HIGHEST_MORALE = 12
const MIGHTY = 10

/** The weak are timid and the mighty bold; what has no fear keeps its morale. */
export function proposeMorale({ type, challenge = 1, conditionImmunities }: StatBlock): Proposal<number> {
  const usual = MORALE[type] ?? USUAL_MORALE
  const isFearless = conditionImmunities.includes('frightened')
  const more = challenge >= MIGHTY ? 1 : challenge < 1 && !isFearless ? -1 : 0
  const value = Math.min(HIGHEST_MORALE, Math.max(LOWEST_MORALE, usual + more))
  return { value, why: `that of a ${type} of its might`, rule: 'DD-CONV-08' }
}

const POINTS_A_CHALLENGE = 16

export const POINTS_WHY = 'sixteen for each point of its challenge rating, as the printed creatures cost'

/** The printed creatures cost sixteen points for each point of the challenge rating they have in the fifth edition. */
export const proposePoints = (challenge: number | undefined): Proposal<number> => ({
  value: Math.max(1, Math.round((challenge ?? 1) * POINTS_A_CHALLENGE)),
  why: challenge === undefined ? 'without a challenge rating: a guess' : POINTS_WHY,
  rule: 'DD-RUL-212',
})
