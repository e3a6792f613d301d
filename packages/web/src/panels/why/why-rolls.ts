/** Joins equal tests into one roll: six arrows with the same target number are one roll of six dice. */
import type { ShownTest } from '@muster/session'

export interface WhyRoll extends Omit<ShownTest, 'face' | 'success'> {
  /** Undefined if nothing was rolled. */
  readonly faces: readonly number[]
  readonly passed: number
  readonly of: number
}

export function rollsOf(tests: readonly ShownTest[]): readonly WhyRoll[] {
  const rolls: WhyRoll[] = []
  for (const test of tests) {
    const roll = rollOf(test)
    const last = rolls.at(-1)
    if (last && isSame(last, roll)) rolls.splice(-1, 1, joined(last, roll))
    else rolls.push(roll)
  }
  return rolls
}

const rollOf = ({ what, face, succeeds, success, sums }: ShownTest): WhyRoll => ({
  what,
  succeeds,
  sums,
  faces: face === undefined ? [] : [face],
  passed: success ? 1 : 0,
  of: 1,
})

const isSame = (a: WhyRoll, b: WhyRoll): boolean => a.faces.length > 0 && b.faces.length > 0 && told(a) === told(b)

/** Everything about a roll except its faces. */
const told = ({ what, succeeds, sums }: WhyRoll): string => JSON.stringify([what, succeeds, sums])

const joined = (a: WhyRoll, b: WhyRoll): WhyRoll => ({
  ...a,
  faces: [...a.faces, ...b.faces],
  passed: a.passed + b.passed,
  of: a.of + b.of,
})
