/** The tables of the book that turn numbers of the fifth edition into numbers of this game. */
import type { RuleId } from '@muster/engine'

/** A number of this game, and the row of the table it was read from. */
export interface TableRow {
  readonly value: number
  readonly row: string
  readonly rule: RuleId
}

const BAND = 3

/** Attack and save bonuses: +0 to +2 is 3, then one more for every three, up to 7. */
const LOWEST_FIGHT = 3
const HIGHEST_FIGHT = 7

export function fightOf(bonus: number): TableRow {
  if (bonus < 0) return { value: 2, row: 'below +0', rule: 'DD-RUL-209' }
  const value = Math.min(HIGHEST_FIGHT, LOWEST_FIGHT + Math.floor(bonus / BAND))
  const from = (value - LOWEST_FIGHT) * BAND
  const row = value === HIGHEST_FIGHT ? `+${from} or more` : `+${from} to +${from + BAND - 1}`
  return { value, row, rule: 'DD-CONV-01' }
}

/** Armor Class and Difficulty Class share their bands: 11 to 13 is 0, then one more for every three. */
const FIRST_BAND = 11
const LAST_PRINTED = 22

const bandOf = (number: number, rule: RuleId, beyond: RuleId): TableRow => {
  const value = Math.floor((number - FIRST_BAND) / BAND)
  const from = FIRST_BAND + value * BAND
  return { value, row: `${from} to ${from + BAND - 1}`, rule: number > LAST_PRINTED ? beyond : rule }
}

/** Undefined: attacks against it hit without a roll. */
export const armorOf = (armorClass: number): TableRow | undefined =>
  armorClass < FIRST_BAND ? undefined : bandOf(armorClass, 'DD-CONV-02', 'DD-RUL-210')

const LAST_RULED = 25

export const potencyOf = (dc: number): TableRow =>
  dc < FIRST_BAND
    ? { value: 0, row: '10 or less', rule: 'DD-RUL-210' }
    : bandOf(dc, 'DD-CONV-03', dc > LAST_RULED ? 'DD-RUL-244' : 'DD-RUL-210')

/** The number of each row is one more than its place. */
const HIT_POINTS = [4, 9, 12, 15, 20, 26, 33, 43, 56, 73]
const AVERAGE_DAMAGE = [3, 4, 5, 7, 9, 11, 14, 19, 24, 32]

export const toughnessOf = (hitPoints: number, health: number): TableRow =>
  nearestRow(HIT_POINTS, hitPoints / health, 'DD-CONV-05')

export const strengthOf = (average: number, damage: number): TableRow =>
  nearestRow(AVERAGE_DAMAGE, average / damage, 'DD-CONV-07')

/** The quotient is rounded, halves down; the nearest row counts, of two equally near the lower. */
function nearestRow(rows: readonly number[], quotient: number, rule: RuleId): TableRow {
  const number = Math.ceil(quotient - 0.5)
  const off = rows.map((row) => Math.abs(row - number))
  const place = off.indexOf(Math.min(...off))
  const row = rows[place] ?? 0
  const [first = 0, last = 0] = [rows[0], rows.at(-1)]
  const beyond = number < first || number > last
  return { value: place + 1, row: String(row), rule: beyond ? 'DD-RUL-208' : row === number ? rule : 'DD-RUL-207' }
}
