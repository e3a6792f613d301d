// The search for state in modules: what it finds, and what it rightly passes over.
import { describe, expect, test } from 'vitest'
import { stateIn } from '../module-state.mjs'
import { parseText } from '../syntax.mjs'

describe('state of a module is found', () => {
  const reasons = (text) => stateIn(parseText(text)).map(({ line, reason }) => `${line}: ${reason}`)

  test.each([
    ['let last = 0', '1: a variable of the module: last'],
    ['export var { a, b: [c] } = d', '1: a variable of the module: a, c'],
    ['const f = () => new WeakMap()', '1: a WeakMap'],
    ['const known = new Map()\nexport const f = (k: string) => known.set(k, 1)', '2: changes known, which'],
    ['const known = new Map()\nexport const f = (k: string) => known.get(k)!.list.push(1)', '2: changes known, which'],
    ['const list: number[] = []\nfunction f() {\n  list[0] = 1\n}', '3: changes list, which'],
    ['const counts = { a: 0 }\nfunction f() {\n  counts.a++\n}', '3: changes counts, which'],
    ['const kept = {}\nconst f = () => Object.assign(kept, { a: 1 })', '2: changes kept, which'],
    ['const kept = { a: 1 }\nfunction f() {\n  delete kept.a\n}', '3: changes kept, which'],
    ["import { TABLE } from './table.ts'\nconst f = () => TABLE.clear()", '2: changes TABLE, which'],
    ['class Kept {\n  static count = 0\n  add() {\n    Kept.count += 1\n  }\n}', '4: changes Kept, which'],
  ])('%j', (text, reason) => expect(reasons(text)).toEqual([expect.stringContaining(reason)]))

  test.each([
    'const known = new Map([[1, 2]])\nexport const f = () => known.get(1)',
    'const list = [3, 1]\nexport const f = () => [...list].sort()',
    'const list = [3, 1]\nexport const f = () => list.map((n) => n + 1).sort()',
    'const list = [3, 1]\nexport function f(list: number[]) {\n  list.push(1)\n}',
    'const list = [3, 1]\nexport function f() {\n  const list: number[] = []\n  list.push(1)\n}',
    'export function f() {\n  let last = 0\n  const seen = new Set()\n  seen.add(last++)\n}',
    'declare let window: object',
  ])('but not in %j', (text) => expect(reasons(text)).toEqual([]))
})
