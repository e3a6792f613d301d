/** One die against a target number: equal or below succeeds. Every die is rolled, even where it cannot matter. */
import {
  orLess,
  rollFor,
  type Luck,
  type Play,
  type RollPurpose,
  type SideId,
  type Step,
  type Sum,
} from '@muster/engine'
import type { TestRoll } from '../../events/index.ts'
import type { State } from '../../state/state.ts'

export interface TestRequest {
  readonly purpose: RollPurpose
  readonly by: SideId
  /** The target number is the first sum minus the second. */
  readonly sums: readonly [Sum, Sum]
  readonly luck: Luck
}

const again = ({ kind, about }: RollPurpose): RollPurpose => rollFor(`${kind} again`, about)

/** With advantage a failure is rolled again, with disadvantage a success: once, and the second result stands. */
export function* rollTest(play: Play<State>, { purpose, by, sums, luck }: TestRequest): Step<TestRoll> {
  const { kind } = purpose
  const succeeds = orLess(sums[0].total - sums[1].total)
  const [first] = (yield* play.roll(purpose, by, 1, 6, succeeds)) as readonly [number]
  const isRerolled = succeeds.includes(first) ? luck.net < 0 : luck.net > 0
  if (!isRerolled) return { kind, success: succeeds.includes(first), face: first, succeeds, luck, sums }
  const [face] = (yield* play.roll(again(purpose), by, 1, 6, succeeds)) as readonly [number]
  return { kind, success: succeeds.includes(face), face, first, succeeds, luck, sums }
}
