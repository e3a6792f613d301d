/** Dice as "why?" shows them: what each was for, what it had to show, and the luck that made it roll again. */
import { sumOf, type Sum, type TestResult, type WhyTest } from '@muster/engine'
import type { Tested } from '../rules/dice.ts'

const WHAT: { readonly [purpose: string]: string } = {
  'to hit': 'To hit', save: 'Save', block: 'Block check', 'to wound': 'To wound', 'to wound then': 'To wound, second die', 'to wound again': 'To wound, rolled again',
}

/** `to wound then: Ann at Bob` → "To wound, second die". */
const whatOf = (purpose: string): string => WHAT[purpose.split(':')[0] ?? ''] ?? purpose

const shown = (what: string, face: number | undefined, { succeeds, sums }: TestResult, success: boolean, more: readonly Sum[] = []): WhyTest =>
  ({ what, succeeds, success, sums: [...sums, ...more], ...(face !== undefined && { face }) })

export const shownTest = (test: TestResult): WhyTest => shown(whatOf(test.purpose), test.face, test, test.success)

/** With luck there may be two rolls: the first, and the one that stands. */
export function shownRoll(test: Tested): WhyTest[] {
  const what = whatOf(test.purpose)
  const sources = [...test.luck.for, ...test.luck.against]
  const luck = sources.length === 0 ? [] : [sumOf(...sources)]
  if (test.second === undefined) return [shown(what, test.face, test, test.success, luck)]
  const again = `${what}, rolled again with ${test.luck.net > 0 ? 'advantage' : 'disadvantage'}`
  return [shown(what, test.first, test, test.luck.net < 0), shown(again, test.second, test, test.success, luck)]
}

const upTo = (most: number): number[] => Array.from({ length: Math.max(0, Math.min(12, most) - 1) }, (_, i) => i + 2)

/** Two dice added, against Morale. */
export function shownMorale(faces: readonly number[], need: Sum, success: boolean): WhyTest {
  const face = faces.length === 0 ? undefined : faces.reduce((sum, one) => sum + one, 0)
  return { what: 'Morale, two dice', succeeds: upTo(need.total), success, sums: [need], ...(face !== undefined && { face }) }
}
