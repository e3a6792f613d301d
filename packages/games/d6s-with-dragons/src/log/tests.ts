/** Dice as "why?" shows them: what each was for, what it had to show, and the luck that made it roll again. */
import type { TestRoll } from '../events/test-roll.ts'
import { rolls } from './rolls.ts'
import { sumOf, type Sum, type TestResult, type WhyTest } from '@muster/engine'

interface Shown {
  readonly what: string
  readonly face: number | undefined
  readonly success: boolean
  readonly luck?: readonly Sum[]
}

const shown = ({ succeeds, sums }: TestResult, { what, face, success, luck = [] }: Shown): WhyTest => ({
  what,
  succeeds,
  success,
  sums: [...sums, ...luck],
  ...(face !== undefined && { face }),
})

export const shownTest = (test: TestResult): WhyTest =>
  shown(test, { what: rolls[test.kind] ?? test.kind, face: test.face, success: test.success })

/** With luck there may be two rolls: the first, and the one that stands. */
export function shownRoll(test: TestRoll): WhyTest[] {
  const what = rolls[test.kind] ?? test.kind
  const sources = [...test.luck.for, ...test.luck.against]
  const luck = sources.length === 0 ? [] : [sumOf(...sources)]
  const { success, first, second } = test
  if (second === undefined) return [shown(test, { what, face: test.face, success, luck })]
  const again = `${what}, rolled again with ${test.luck.net > 0 ? 'advantage' : 'disadvantage'}`
  const before = shown(test, { what, face: first, success: test.luck.net < 0 })
  return [before, shown(test, { what: again, face: second, success, luck })]
}

/** One die against a number of things in the way. */
export const shownBlock = (what: string, face: number, blockers: number, success: boolean): WhyTest => ({
  what,
  face,
  succeeds: [1, 2, 3, 4, 5, 6].filter((one) => one > blockers),
  success,
  sums: [],
})

const upTo = (most: number): number[] => Array.from({ length: Math.max(0, Math.min(12, most) - 1) }, (_, i) => i + 2)

/** Two dice added, against Morale. */
export function shownMorale(faces: readonly number[], need: Sum, success: boolean): WhyTest {
  const face = faces.length === 0 ? undefined : faces.reduce((sum, one) => sum + one, 0)
  return {
    what: 'Morale, two dice',
    succeeds: upTo(need.total),
    success,
    sums: [need],
    ...(face !== undefined && { face }),
  }
}
