/** The to-wound table: Strength against Toughness, as printed. */

/** A die equal to or below `first` wounds; with `second`, a 1 is rolled again and must show that or less. */
export interface ToWound {
  readonly first: number
  readonly second?: number
}

/** Printed "1/3": a 1 that is rolled again and shows 3 or less. */
const ONE_THEN_3 = [1, 3] as const
const ONE_THEN_2 = [1, 2] as const
const ONE_THEN_1 = [1, 1] as const

type Printed = number | readonly [first: number, second: number]

/** A row for each Toughness from 1 to 10, a column for each Strength from 1 to 10. */
const TABLE: readonly (readonly Printed[])[] = [
  [3, 4, 4, 5, 5, 6, 6, 6, 6, 6],
  [2, 3, 4, 4, 5, 5, 6, 6, 6, 6],
  [2, 2, 3, 4, 4, 5, 5, 6, 6, 6],
  [1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 1, 2, 2, 3, 4, 4, 5, 5, 6],
  [ONE_THEN_3, 1, 1, 2, 2, 3, 4, 4, 5, 5],
  [ONE_THEN_3, ONE_THEN_3, 1, 1, 2, 2, 3, 4, 4, 5],
  [ONE_THEN_2, ONE_THEN_3, ONE_THEN_3, 1, 1, 2, 2, 3, 4, 4],
  [ONE_THEN_2, ONE_THEN_2, ONE_THEN_3, ONE_THEN_3, 1, 1, 2, 2, 3, 4],
  [ONE_THEN_1, ONE_THEN_2, ONE_THEN_2, ONE_THEN_3, ONE_THEN_3, 1, 1, 2, 2, 3],
]

const NEEDS: readonly (readonly ToWound[])[] = TABLE.map((row) => row.map(needOf))

function needOf(printed: Printed): ToWound {
  if (typeof printed === 'number') return { first: printed }
  const [first, second] = printed
  return { first, second }
}

/** Numbers off the table are looked up as 1 or 10. */
const onTable = (stat: number): number => Math.max(1, Math.min(10, stat)) - 1

export const toWound = (strength: number, toughness: number): ToWound =>
  NEEDS[onTable(toughness)]?.[onTable(strength)] as ToWound

/** The value as it is printed: "4" or "1/3". */
export const toWoundText = ({ first, second }: ToWound): string =>
  second === undefined ? String(first) : `${first}/${second}`

/** The share of dice that wound. */
export const chanceToWound = ({ first, second }: ToWound): number => (first / 6) * ((second ?? 6) / 6)
