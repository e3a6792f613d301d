/** One die with advantage or disadvantage: the wrong outcome is rolled again, once, and the second result stands. */
import type { Play, SideId, Step, Sum, TestResult } from '@muster/engine'
import type { State } from '../state.ts'
import type { Luck } from './luck.ts'

export interface Tested extends TestResult {
  readonly luck: Luck
  /** What the die showed first, and what it showed when rolled again. */
  readonly first?: number
  readonly second?: number
}

export interface Testing {
  readonly purpose: string
  readonly by: SideId
  readonly succeeds: readonly number[]
  readonly luck: Luck
  readonly sums: readonly Sum[]
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The faces above one number and up to another: to hit above Armor, to save above Potency. */
export const between = (above: number, upTo: number): readonly number[] => FACES.filter((face) => face > above && face <= upTo)

/** `to hit: Ann at Bob` rolled again is `to hit again: Ann at Bob`. */
export const again = (purpose: string): string => purpose.replace(':', ' again:')

export function* rollTest(play: Play<State>, { purpose, by, succeeds, luck, sums }: Testing): Step<Tested> {
  const first = yield* play.test(purpose, { by, succeeds, sums })
  const isRerolled = luck.net > 0 ? !first.success : luck.net < 0 && first.success
  if (!isRerolled) return { ...first, luck, ...(first.face !== undefined && { first: first.face }) }
  const second = yield* play.test(again(purpose), { by, succeeds, sums })
  return {
    ...second, purpose, luck,
    ...(first.face !== undefined && { first: first.face }), ...(second.face !== undefined && { second: second.face }),
  }
}
