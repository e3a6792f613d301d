/** The tables of the book that turn numbers of the fifth edition into numbers of this game. */
import type { RuleId } from '@muster/engine'

/** A number of this game, and the row of the table it was read from. */
export interface TableRow {
  readonly value: number
  readonly row: string
  readonly rule: RuleId
}

const BAND = 3

/** Attack and save bonuses: +0 to +2 is 3, then one more for every three up to 7, and one less below. */
const AT_ZERO = 3
const LOWEST_FIGHT = 1
const HIGHEST_FIGHT = 7

export const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`)

export function fightOf(bonus: number): TableRow {
  const value = Math.min(HIGHEST_FIGHT, Math.max(LOWEST_FIGHT, AT_ZERO + Math.floor(bonus / BAND)))
  const from = (value - AT_ZERO) * BAND
  const to = from + BAND - 1
  const row =
    value === HIGHEST_FIGHT
      ? `${signed(from)} and higher`
      : value === LOWEST_FIGHT
        ? `${signed(to)} and lower`
        : `${signed(from)} to ${signed(to)}`
  return { value, row, rule: bonus < 0 ? 'FD-CONV-09' : 'FD-CONV-01' }
}

/** Armor Class and Difficulty Class share their bands: 11 to 13 is 0, then one more for every three up to 4. */
const FIRST_BAND = 11
const HIGHEST_BAND = 4
const LOWEST_PRINTED = 6

/** Undefined below the bands: attacks hit automatically, saves succeed automatically. */
function bandOf(number: number): TableRow | undefined {
  if (number < FIRST_BAND) return undefined
  const value = Math.min(HIGHEST_BAND, Math.floor((number - FIRST_BAND) / BAND))
  const from = FIRST_BAND + value * BAND
  const row = value === HIGHEST_BAND ? `${from} and higher` : `${from} to ${from + BAND - 1}`
  return { value, row, rule: 'FD-CONV-02' }
}

export const difficultyOf = bandOf

/** The line of the working for a Difficulty Class below the bands. */
export const ALWAYS_SAVED: TableRow = { value: 0, row: '10 or less: the save succeeds', rule: 'FD-CONV-09' }

/** What the lowest rows are called in armor. */
const SUITS = ['no armor', 'light armor', 'heavy armor']

/** Undefined: attacks against it hit automatically. */
export function armorOf(armorClass: number): TableRow | undefined {
  const band = bandOf(armorClass)
  if (!band) return undefined
  const suit = SUITS[band.value]
  return suit === undefined ? band : { ...band, row: `${band.row}, as ${suit}` }
}

/** The line of the working for whom attacks hit automatically. */
export const noArmor = (armorClass: number): TableRow =>
  armorClass < LOWEST_PRINTED
    ? { value: 0, row: '5 or less: attacks hit automatically', rule: 'FD-CONV-09' }
    : { value: 0, row: '6 to 10: attacks hit automatically', rule: 'FD-CONV-02' }

/** The number of each row is one more than its place. */
const HIT_POINTS = [4, 9, 12, 15, 20, 26, 33, 43, 56, 73]
const AVERAGE_DAMAGE = [3, 4, 5, 7, 9, 11, 14, 19, 24, 32]

export const toughnessOf = (hitPoints: number, health: number): TableRow =>
  nearestRow(HIT_POINTS, hitPoints / health, 'FD-CONV-05')

export const strengthOf = (average: number, damage: number): TableRow =>
  nearestRow(AVERAGE_DAMAGE, average / damage, 'FD-CONV-07')

/** The row nearest to the quotient as it is; of two equally near the lower. */
function nearestRow(rows: readonly number[], quotient: number, rule: RuleId): TableRow {
  const off = rows.map((row) => Math.abs(row - quotient))
  const place = off.indexOf(Math.min(...off))
  const row = rows[place] ?? 0
  return { value: place + 1, row: String(row), rule: row === quotient ? rule : 'FD-CONV-08' }
}
