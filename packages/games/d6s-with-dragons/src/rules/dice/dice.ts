/** One die with advantage or disadvantage: the wrong outcome is rolled again, once, and the second result stands. */
import type { TestRoll } from '../../events/test-roll.ts'
import { rollFor, type Play, type SideId, type Step, type Sum, type RollPurpose, type Luck } from '@muster/engine'
import type { State } from '../../state/state.ts'

export interface TestRequest {
  readonly purpose: RollPurpose
  readonly by: SideId
  readonly succeeds: readonly number[]
  readonly luck: Luck
  readonly sums: readonly Sum[]
  /** Whether a reaction may compare the same die with another number. */
  readonly reread?: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The faces above one number and up to another: to hit above Armor, to save above Potency. */
export const between = (above: number, upTo: number): readonly number[] =>
  RANGES[onDie(above) * 7 + onDie(upTo)] as readonly number[]

const onDie = (number: number): number => Math.max(0, Math.min(6, Math.floor(number)))

/** Every range of faces, by its lower and upper limit. */
const RANGES: readonly (readonly number[])[] = Array.from({ length: 49 }, (_, i) =>
  FACES.filter((face) => face > Math.floor(i / 7) && face <= i % 7),
)

/** "to hit" rolled again is "to hit again". */
export const again = ({ kind, about }: RollPurpose): RollPurpose => rollFor(`${kind} again`, about)

export function* rollTest(play: Play<State>, request: TestRequest): Step<TestRoll> {
  const { purpose, by, succeeds, luck, sums, reread = false } = request
  const { kind } = purpose
  const once = yield* play.test(purpose, { by, succeeds, sums, reread })
  const { face: first, success } = once
  const isRerolled = luck.net > 0 ? !success : luck.net < 0 && success
  if (!isRerolled)
    return first === undefined
      ? { success, kind, succeeds, sums, luck }
      : { success, face: first, kind, succeeds, sums, luck, first }
  const twice = yield* play.test(again(purpose), { by, succeeds, sums, reread })
  const { face: second } = twice
  // A die that cannot matter is rolled neither time.
  if (first === undefined || second === undefined) return { success: twice.success, kind, succeeds, sums, luck }
  return { success: twice.success, face: second, kind, succeeds, sums, luck, first, second }
}
