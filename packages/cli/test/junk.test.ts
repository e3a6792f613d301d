import { pickOne, randomFrom, type Random } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { example, file, fresh, GAME, muster, read, RECORD, says } from './shell.ts'

/** What people and accidents put into files. */
const JUNK: readonly unknown[] = [
  null, true, 0, -1, 7, 1.5, 1e9, 1e300, -1e300, '', 'x', 'Wren', 'constructor', '__proto__', 'x'.repeat(1000),
  [], [[]], {}, { x: 1 }, [1, 2],
]

type Node = { [key: string]: unknown } | unknown[]
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Changes one place of a file, however deep: puts junk there, leaves it out, or says it twice. */
function spoil(random: Random, whole: unknown): unknown {
  const copy = structuredClone(whole)
  let node = copy as Node
  for (;;) {
    const key = pickOne(random, Object.keys(node))
    const inside = (node as { [key: string]: unknown })[key]
    if (isNode(inside) && Object.keys(inside).length > 0 && random() < 0.8) {
      node = inside
      continue
    }
    const how = random()
    if (Array.isArray(node) && how < 0.2) node.push(structuredClone(inside))
    else if (how < 0.3) Reflect.deleteProperty(node, key)
    else (node as { [key: string]: unknown })[key] = pickOne(random, JUNK)
    return copy
  }
}

async function expectGrace(argv: readonly string[], spoilt: unknown, name: string): Promise<number> {
  const ran = await muster(argv)
  const about = `${argv.join(' ')}\n${JSON.stringify(spoilt).slice(0, 3000)}\n${ran.err}`
  expect([0, 1, 2], about).toContain(ran.code)
  if (ran.code === 2) expect(ran.out + ran.err, about).toContain(name)
  return ran.code
}

describe('a file with one thing wrong in it', () => {
  type Argv = (name: string) => readonly string[]

  async function spoiling(seed: number, times: number, whole: unknown, argv: Argv): Promise<void> {
    const random = randomFrom(seed)
    let refused = 0
    for (let i = 0; i < times; i++) {
      const spoilt = spoil(random, whole)
      const name = file(spoilt as object)
      if ((await expectGrace(argv(name), spoilt, name)) > 0) refused++
    }
    expect(refused).toBeGreaterThan(times / 10)
  }

  test('situations', async () => {
    for (const [i, name] of ['ford.json', 'ogre.json'].entries()) {
      for (const command of ['decide', 'try', 'show', 'odds']) {
        await spoiling(i + 1, 50, read(example(name)), (spoilt) => [command, spoilt])
      }
    }
  })

  test('armies', () => spoiling(3, 150, read(example('army.json')), (spoilt) => ['army', 'check', spoilt]))

  test('records, begun and ended', async () => {
    const begun = fresh()
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', begun)
    for (const [i, name] of [begun, RECORD].entries()) {
      for (const argv of [['decide'], ['show'], ['verify'], ['answer', 'default']]) {
        await spoiling(i + 5, 50, read(name), (spoilt) => [argv[0] ?? '', spoilt, ...argv.slice(1)])
      }
    }
  })

  test('campaigns', async () => {
    const name = fresh()
    await says('campaign', 'new', GAME, '--players', 'Ann', 'Bob', '-o', name)
    await says('campaign', 'battle', name, 'Ann', 'Bob')
    await says('campaign', 'objective', name, 'Ann', 'expand')
    await says('campaign', 'objective', name, 'Bob', 'all-or-nothing')
    await says('campaign', 'result', name, '--winner', 'Ann')
    await spoiling(9, 150, read(name), (spoilt) => ['campaign', 'show', spoilt])
  })
})
