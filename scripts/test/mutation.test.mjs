// The faults that npm run mutate puts into rules.
import { expect, test } from 'vitest'
import { mutantsIn, withMutants } from '../mutation/mutants.mjs'
import { drawMutants } from '../mutation/plan.mjs'

const SOURCE = `
const LIMIT = 3
type Two = 2
export function may(count: number, isProne: boolean): boolean {
  if (isProne) return false
  return count <= LIMIT
}
`
const whats = (source) => mutantsIn(source).map(({ what }) => what)

test('faults are made of conditions, limits and answers, not of types or of what is read once', () => {
  expect(whats(SOURCE)).toEqual(['a condition never holds', 'false becomes true', '<= becomes <'])
})

test('sentences are not subtracted from one another', () => {
  expect(whats('const f = (name) => `the ` + name')).toEqual([])
})

test('what an action is worth to whoever chooses is no rule, nor is a proposal', () => {
  expect(whats('const hitWorth = (count) => count + 1')).toEqual([])
  expect(whats('function usualPlace(count) { return count + 1 }')).toEqual([])
  expect(whats('const act = { worth: (count) => count + 1, cost: (count) => count - 1 }')).toEqual([
    '- becomes +',
    '1 becomes 2',
  ])
})

test('words are no rules, nor is what cannot happen, nor the very end of a tolerance', () => {
  expect(whats("const f = (count) => ({ label: count > 1 ? 'many' : 'one', hint: `${count + 1}` })")).toEqual([])
  expect(whats("const f = (count) => (count > 1 ? 'many' : 'one')")).toEqual([])
  expect(whats("function f(count) { if (count > 1) raise('too many') }")).toEqual([])
  expect(whats('const f = (far, reach) => far <= reach + TOLERANCE')).toEqual(['+ becomes -'])
})

test('a fault sleeps until it is switched on', () => {
  const [, , limit] = mutantsIn(SOURCE)
  const text = withMutants('const may = (count) => count <= 3', [
    { ...mutantsIn('const may = (count) => count <= 3')[0], id: 7 },
  ])
  const run = (active) => new Function('isMutant', `${text}; return may(3)`)((id) => id === active)
  expect(limit.was).toBe('count <= LIMIT')
  expect([run(undefined), run(7)]).toEqual([true, false])
})

test('a step that is left out is skipped whole', () => {
  const source = 'function f(list) { list.push(1); return list.length }'
  const step = mutantsIn(source).find(({ isStatement }) => isStatement)
  const run = (active) =>
    new Function('isMutant', `${withMutants(source, [{ ...step, id: 0 }])}; return f([])`)(() => active)
  expect([run(false), run(true)]).toEqual([1, 0])
})

test('a step that can be left out does not take the "else" of the condition before it', () => {
  const source = 'function f(list, isEmpty) { if (isEmpty) list.pop(); else list.push(1); return list.length }'
  const step = mutantsIn(source).find(({ was }) => was.startsWith('list.pop'))
  const text = withMutants(source.replace('list.pop();', 'list.pop()\n'), [{ ...step, end: step.end - 1, id: 0 }])
  expect(new Function('isMutant', `${text}; return f([], false)`)(() => false)).toBe(1)
})

test('the same seed draws the same faults, none inside another', () => {
  const drawn = drawMutants('heroes-and-wizards', { count: 60, seed: 5 })
  expect(drawMutants('heroes-and-wizards', { count: 60, seed: 5 })).toEqual(drawn)
  expect(drawMutants('heroes-and-wizards', { count: 60, seed: 6 })).not.toEqual(drawn)
  for (const one of drawn)
    expect(drawn.filter(({ file, start, end }) => file === one.file && start < one.end && one.start < end)).toEqual([
      one,
    ])
})
