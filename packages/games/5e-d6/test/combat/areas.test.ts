/** Attacks on an area: who is caught in a cone, a line or a burst, whichever way it goes. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { melee, TOUCHING, type FigureWords } from '../skirmish.ts'

type Spot = readonly [x: number, y: number]

const ANN: Spot = [20, 26]
const WAYS: readonly Spot[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]

/** So far from Ann along a way, and so far aside from it, centre to centre. */
const ahead = ([x, y]: Spot, far: number, aside = 0): Spot => [
  ANN[0] + x * far - y * aside,
  ANN[1] + y * far + x * aside,
]

const PRINTED: { readonly [shape: string]: Json } = {
  cone: { shape: 'cone', inches: 6 },
  line: { shape: 'line', inches: 6, wide: 1 },
  burst: { shape: 'burst', inches: 2 },
}

/** Ann breathes at Bob, who saves like everybody who should be caught; hands back who was. */
function caught(shape: string, bob: Spot, others: { readonly [id: string]: Spot }, expected: readonly string[]) {
  const weapon = {
    name: 'Breath',
    damage: 1,
    range: [12, 12],
    save: { save: 'reflex', difficulty: 0, area: PRINTED[shape] as Json },
  }
  const words: FigureWords = { weapons: ['hand-spear'] }
  const battle = melee({ width: 40, depth: 52, lead: 'a', profiles: [{ id: 'drake', weapons: [weapon] }] })
    .a('Ann', { at: ANN, profile: 'drake' })
    .b('Bob', { at: bob, ...words })
  for (const [id, at] of Object.entries(others)) battle.b(id, { at, ...words })
  for (const id of expected) battle.rolls([`reflex: ${id}`, 1])
  return battle.shoots('Ann', 'Bob', 'drake 1').rolledEverything().told('power-used')['caught']
}

describe.each(WAYS)('towards %d, %d', (...way) => {
  test('FD-CONV-02 a cone begins at the rim, reaches 6" and grows as wide as it is long', () => {
    const others = {
      Far: ahead(way, TOUCHING + 5.9, -0.6),
      Off: ahead(way, TOUCHING + 6.1, 0.6),
      Flank: ahead(way, 4, 2.1),
      Wide: ahead(way, 4, -2.7),
      Near: ahead(way, 1.2, 1.2),
      Behind: ahead(way, -3),
    }
    expect(caught('cone', ahead(way, 3), others, ['Bob', 'Far', 'Flank'])).toEqual(['Bob', 'Far', 'Flank'])
  })

  test('FD-CONV-02 a line is as wide as printed all along', () => {
    const others = {
      Far: ahead(way, TOUCHING + 5.9, -0.6),
      Off: ahead(way, TOUCHING + 6.1, 0.6),
      Flank: ahead(way, 4.5, 0.95),
      Wide: ahead(way, 4.5, -1.05),
      Behind: ahead(way, -3),
    }
    expect(caught('line', ahead(way, 3), others, ['Bob', 'Far', 'Flank'])).toEqual(['Bob', 'Far', 'Flank'])
  })

  test('FD-CONV-02 a burst spreads around whoever it is aimed at', () => {
    const others = {
      Beside: ahead(way, 8, 2.4),
      Beyond: ahead(way, 10.4),
      Off: ahead(way, 8, -2.6),
      Near: ahead(way, 5.4),
    }
    expect(caught('burst', ahead(way, 8), others, ['Bob', 'Beside', 'Beyond'])).toEqual(['Bob', 'Beside', 'Beyond'])
  })
})
