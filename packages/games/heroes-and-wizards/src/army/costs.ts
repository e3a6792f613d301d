/** What figures cost: the printed table, and the sum with its parts. */
import { part, type Part } from '@muster/engine'
import { MOVEMENTS, type Movement, type Profile, type Rank } from '../state/profile.ts'

export const MOVEMENT_COST: { readonly [movement in Movement]: number } = { 6: 0, 9: 1, 12: 2, 15: 3, 18: 4, fly: 5 }

/** By the stat itself. Melee 0 is not for sale. */
export const MELEE_COST: readonly (number | undefined)[] = [undefined, 2, 4, 6, 8, 10]
export const SHOOTING_COST: readonly number[] = [0, 3, 6, 9, 12, 15]
/** No armour costs a point: the table says so. */
export const ARMOUR_COST: readonly number[] = [1, 2, 4, 6, 8, 10]
export const MIGHTY_COST = 5
/** What a slain Hero or Wizard counts beyond its points. */
export const BOUNTY = 50

export const movementText = (movement: Movement): string => (movement === 'fly' ? 'Fly' : `${movement}"`)

/** Lines of the printed table are rules of their own, numbered in its order. */
const line = (points: number, what: string, number: number): Part =>
  part(points, what, `HW-COST-${String(number).padStart(2, '0')}`)

const byStat = (
  costs: readonly (number | undefined)[],
  what: (stat: number) => string,
  number: (stat: number) => number,
) => costs.map((cost, stat) => (cost === undefined ? undefined : line(cost, what(stat), number(stat))))

const MOVEMENT_LINES = new Map<string, Part>(
  MOVEMENTS.map((one, index) => [one, line(MOVEMENT_COST[one], `Movement ${movementText(one)}`, 3 + index)]),
)
const MELEE_LINES = byStat(
  MELEE_COST,
  (melee) => `Melee ${melee}`,
  (melee) => 9 + melee,
)
const SECOND_WEAPON_LINES = byStat(
  MELEE_COST,
  () => 'Second weapon',
  () => 31,
)
const SHOOTING_LINES = byStat(
  SHOOTING_COST,
  (shooting) => `Shooting ${shooting}`,
  (shooting) => 16 + shooting,
)
const ARMOUR_LINES = byStat(
  ARMOUR_COST,
  (armour) => `Armour ${armour}`,
  (armour) => 23 + armour,
)
const MIGHTY_LINE = part(MIGHTY_COST, 'Mighty', 'HW-MIGHT-01')

/** What is bought for a figure, for sale or not. */
interface Purchase {
  readonly movement: string
  readonly melee: number
  readonly shooting: number
  readonly armour: number
  readonly twoWeapons: boolean
  readonly mighty: boolean
}

/**
 * The points value. To show its parts, pass a list that collects them. A stat that cannot be bought
 * adds nothing: the check of the army list complains of it.
 */
export function costOf({ movement, melee, shooting, armour, twoWeapons, mighty }: Purchase, parts?: Part[]): number {
  let total = bought(MOVEMENT_LINES.get(movement), parts) + bought(MELEE_LINES[melee], parts)
  if (twoWeapons) total += bought(SECOND_WEAPON_LINES[melee], parts)
  total += bought(SHOOTING_LINES[shooting], parts) + bought(ARMOUR_LINES[armour], parts)
  return mighty ? total + bought(MIGHTY_LINE, parts) : total
}

function bought(one: Part | undefined, parts: Part[] | undefined): number {
  if (one === undefined) return 0
  parts?.push(one)
  return one.value
}

/** What the slayer of this figure is credited with. */
export const pointsForSlaying = ({ profile, rank }: { readonly profile: Profile; readonly rank: Rank }): number =>
  costOf(profile) + (rank === 'trooper' ? 0 : BOUNTY)
