/** What the book leaves to whoever converts a creature, and what is proposed. */
import { likelySize, type CreatureSize, type Entry, type StatBlock } from '@muster/stat-blocks'
import { averageOf, isWeapon } from './attacks.ts'
import { harmsBySave, isSavePower, saveAverageOf } from './save-attacks.ts'

export interface Choices {
  readonly name: string
  readonly size: CreatureSize
  readonly health: number
  /** The Damage of each attack, by its name. */
  readonly damage: { readonly [attack: string]: number }
  readonly points: number
}

/** The book gives an aboleth of 171 hit points Health 4: a share of 43, the row of Toughness 8. */
const HIT_POINTS_A_HEALTH = 43

const MOST_HEALTH = 50

export const proposedHealth = (hitPoints: number): number =>
  Math.min(MOST_HEALTH, Math.max(1, Math.round(hitPoints / HIT_POINTS_A_HEALTH)))

/** The last row of the table of damage. */
const MOST_A_DAMAGE = 32
const MOST_DAMAGE = 10

/** One, and more only where a share would lie beyond the last row. */
export const proposedDamage = (average: number): number =>
  Math.min(MOST_DAMAGE, Math.max(1, Math.ceil(average / MOST_A_DAMAGE)))

const POINTS_A_CHALLENGE = 16
const MOST_POINTS = 1000

/** The book has no price for creatures. */
export const proposedPoints = (challenge = 1): number =>
  Math.min(MOST_POINTS, Math.max(1, Math.round(challenge * POINTS_A_CHALLENGE)))

export const POINTS_WHY = 'a guess from its challenge rating, as the book has no price for creatures'

const isLegendaryPower = (entry: Entry): boolean => entry.section === 'legendary-action' && harmsBySave(entry)

/** What would be chosen for a creature if nobody minds. */
export const proposedChoices = (block: StatBlock): Choices => ({
  name: block.name,
  size: likelySize(block).value,
  health: proposedHealth(block.hitPoints),
  damage: Object.fromEntries([
    ...block.entries.filter(isWeapon).map((entry) => [entry.name, proposedDamage(averageOf(entry))] as const),
    ...block.entries
      .filter((entry) => isSavePower(entry) || isLegendaryPower(entry))
      .map((entry) => [entry.name, proposedDamage(saveAverageOf(entry))] as const),
  ]),
  points: proposedPoints(block.challenge),
})
