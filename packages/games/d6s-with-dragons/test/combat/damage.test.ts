/** To wound, wounds, Temporary Health, resistance, weakness and immunity. */
import { part, sumOf } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { damage, gainTemporary } from '../../src/rules/damage/damage.ts'
import { toWound, toWoundText } from '../../src/rules/damage/to-wound.ts'
import type { DamageType } from '../../src/state/vocabulary.ts'
import { drill } from '../drill.ts'
import { duel, strike } from '../duel.ts'

const ROWS: readonly (readonly [id: string, toughness: number, row: string])[] = [
  ['DD-TBL-01', 1, '3, 4, 4, 5, 5, 6, 6, 6, 6, 6'],
  ['DD-TBL-02', 2, '2, 3, 4, 4, 5, 5, 6, 6, 6, 6'],
  ['DD-TBL-03', 3, '2, 2, 3, 4, 4, 5, 5, 6, 6, 6'],
  ['DD-TBL-04', 4, '1, 2, 2, 3, 4, 4, 5, 5, 6, 6'],
  ['DD-TBL-05', 5, '1, 1, 2, 2, 3, 4, 4, 5, 5, 6'],
  ['DD-TBL-06', 6, '1 then 3, 1, 1, 2, 2, 3, 4, 4, 5, 5'],
  ['DD-TBL-07', 7, '1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4, 4, 5'],
  ['DD-TBL-08', 8, '1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4, 4'],
  ['DD-TBL-09', 9, '1 then 2, 1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4'],
  ['DD-TBL-10', 10, '1 then 1, 1 then 2, 1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3'],
]

describe('the to-wound table', () => {
  for (const [id, toughness, row] of ROWS) {
    test(`${id}: Toughness ${toughness} against Strength 1 to 10`, () => {
      const read = Array.from({ length: 10 }, (_, i) => toWoundText(toWound(i + 1, toughness)))
      expect(read.join(', ')).toBe(row)
    })
  }

  test('DD-TBL-11, DD-RUL-18: only the difference counts, also beyond the printed table', () => {
    const bands = [5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9].map((difference) =>
      toWoundText(toWound(10 + difference, 10)),
    )
    expect(bands).toEqual([
      '6',
      '5',
      '5',
      '4',
      '4',
      '3',
      '2',
      '2',
      '1',
      '1',
      '1 then 3',
      '1 then 3',
      '1 then 2',
      '1 then 2',
      '1 then 1',
    ])
    expect(toWoundText(toWound(14, 1))).toBe('6')
    expect(toWoundText(toWound(1, 14))).toBe('1 then 1')
    expect(toWoundText(toWound(0, 1))).toBe('2')
  })

  test('DD-RUL-18: Strength never falls below 0', () => {
    const s = duel({ strength: 0, gear: '' }, { toughness: 2, health: 5 }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 3],
    )
    strike(s, 'Bob', 'unarmed').rolledEverything()
    expect(s.told('wound-rolled')).toMatchObject({
      wounds: false,
      tests: [
        {
          succeeds: [1, 2],
          sums: [
            { total: 0, parts: [{ value: 0 }, { value: -1 }, { value: 1, source: 'Never below 0' }] },
            { total: 2 },
          ],
        },
      ],
    })
  })
})

/** A blow of this many dice at this Strength falls on Bob. */
const harm = (
  bob: Parameters<typeof duel>[1],
  rolls: readonly (readonly [string, ...number[]])[],
  more: { dice?: number; strength?: number; type?: DamageType } = {},
) =>
  drill(
    duel({}, bob),
    (play) =>
      damage(play, {
        by: 'Ann',
        at: 'Bob',
        dice: more.dice ?? 1,
        strength: sumOf(part(more.strength ?? 3, 'Strength', 'x')),
        type: more.type,
      }),
    { rolls },
  )

const WOUND = 'to wound: Ann at Bob'
const AGAIN = 'to wound again: Ann at Bob'
const THEN = 'to wound then: Ann at Bob'

describe('wounds', () => {
  test('DD-DMG-02: a weapon does 1 Damage unless more is printed', () => {
    const s = duel({}, { health: 9, toughness: 3 }).rolls(['to hit: Ann at Bob', 1], [WOUND, 1])
    strike(s).rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-DMG-04, DD-DMG-05: Strength 3 against Toughness 4 wounds on 2 and not on 3', () => {
    expect(harm({ toughness: 4, health: 2 }, [[WOUND, 2]]).value).toBe(1)
    expect(harm({ toughness: 4, health: 2 }, [[WOUND, 3]]).value).toBe(0)
  })

  test('DD-DMG-05: each of several dice that is low enough is one wound', () => {
    const dice = (...faces: readonly number[]): readonly (readonly [string, number])[] =>
      faces.map((face) => [WOUND, face])
    const sturdy = { toughness: 4, health: 9 }
    expect(harm(sturdy, dice(1, 2, 1, 2), { dice: 4 }).value).toBe(4)
    expect(harm(sturdy, dice(1, 3, 2, 4), { dice: 4 }).value).toBe(2)
  })

  test('DD-DMG-06, DD-RUL-17: "1 then 3" needs a 1 and then 3 or less', () => {
    const hardy = { toughness: 8, health: 2 }
    expect(
      harm(hardy, [
        [WOUND, 1],
        [THEN, 3],
      ]).value,
    ).toBe(1)
    expect(
      harm(hardy, [
        [WOUND, 1],
        [THEN, 2],
      ]).value,
    ).toBe(1)
    expect(
      harm(hardy, [
        [WOUND, 1],
        [THEN, 4],
      ]).value,
    ).toBe(0)
    expect(harm(hardy, [[WOUND, 2]]).value).toBe(0)
  })

  test('DD-EX-14: a 2 Damage hit at Strength 2 on Toughness 7: one die shows 1 and then 3, the orc takes exactly one wound', () => {
    const hit = harm(
      { of: 'orc-warrior', toughness: 7, health: 3 },
      [
        [WOUND, 4],
        [WOUND, 1],
        [THEN, 3],
      ],
      { dice: 2, strength: 2 },
    )
    expect(hit.value).toBe(1)
    expect(hit.of('Bob').wounds).toBe(1)
  })

  test('DD-DMG-07: wounds that reach its Health remove it from play', () => {
    expect(harm({ health: 2 }, [[WOUND, 1]]).of('Bob').where).toBe('standing')
    const gone = harm({ health: 2, wounds: 1 }, [[WOUND, 1]])
    expect(gone.of('Bob').where).toBe('slain')
    expect(gone.told('eliminated')).toMatchObject({ figure: 'Bob', how: 'slain', by: 'Ann' })
  })

  test('DD-DMG-08: resistance repeats the rolls that wound, and the second stands', () => {
    expect(
      harm(
        { resists: ['fire'], health: 3 },
        [
          [WOUND, 1],
          [AGAIN, 6],
        ],
        { type: 'fire' },
      ).value,
    ).toBe(0)
    expect(
      harm(
        { resists: ['fire'], health: 3 },
        [
          [WOUND, 1],
          [AGAIN, 2],
        ],
        { type: 'fire' },
      ).value,
    ).toBe(1)
    expect(harm({ resists: ['fire'], health: 3 }, [[WOUND, 1]], { type: 'cold' }).value).toBe(1)
  })

  test('DD-DMG-09: weakness repeats the rolls that do not wound', () => {
    expect(
      harm(
        { weakTo: ['cold'], health: 3 },
        [
          [WOUND, 6],
          [AGAIN, 1],
        ],
        { type: 'cold' },
      ).value,
    ).toBe(1)
    expect(harm({ weakTo: ['cold'], health: 3 }, [[WOUND, 1]], { type: 'cold' }).value).toBe(1)
  })

  test('DD-DMG-10, DD-RUL-20: against an immune target no to-wound die is rolled, yet a hit is a hit', () => {
    const s = duel(
      { attackList: [{ id: 'torch', damageType: 'fire' }], gear: '' },
      { immuneTo: ['fire'], conditions: ['vexed'] },
    ).rolls(['to hit: Ann at Bob', 1])
    strike(s, 'Bob', 'torch').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true })
    expect(s.told('immune')).toMatchObject({ figure: 'Bob', to: 'fire' })
    expect(s.of('Bob').wounds).toBe(0)
  })

  test('DD-RUL-20: resistance and weakness to one type cancel; the second roll repeats the "then" die too; untyped damage meets neither', () => {
    expect(harm({ resists: ['acid'], weakTo: ['acid'], health: 3 }, [[WOUND, 1]], { type: 'acid' }).value).toBe(1)
    expect(harm({ resists: ['acid'], weakTo: ['acid'], health: 3 }, [[WOUND, 6]], { type: 'acid' }).value).toBe(0)
    expect(
      harm(
        { resists: ['acid'], toughness: 8, health: 3 },
        [
          [WOUND, 1],
          [THEN, 1],
          [AGAIN, 1],
          [THEN, 6],
        ],
        { type: 'acid' },
      ).value,
    ).toBe(0)
    expect(harm({ resists: ['acid'], health: 3 }, [[WOUND, 1]]).value).toBe(1)
  })

  test('DD-DMG-11: Temporary Health goes before wounds', () => {
    const hit = harm(
      { temporary: 1, health: 1 },
      [
        [WOUND, 1],
        [WOUND, 6],
      ],
      { dice: 2 },
    )
    expect(hit.of('Bob')).toMatchObject({ where: 'standing', wounds: 0, temporary: 0 })
  })

  test('DD-DMG-12: Temporary Health takes back no wound', () => {
    const d = drill(duel({}, { health: 3, wounds: 2 }), function* (play) {
      gainTemporary(play, 'Bob', 2)
      yield* damage(play, { by: 'Ann', at: 'Bob', dice: 0, strength: sumOf() })
    })
    expect(d.of('Bob')).toMatchObject({ wounds: 2, temporary: 2 })
  })

  test('DD-DMG-13, DD-EX-15: one Temporary Health and two more are two; two and one more are two', () => {
    const after = (had: number, gained: number) =>
      drill(duel({}, { temporary: had }), function* (play) {
        gainTemporary(play, 'Bob', gained)
        yield* damage(play, { by: 'Ann', at: 'Bob', dice: 0, strength: sumOf() })
      }).of('Bob').temporary
    expect([after(1, 2), after(2, 1)]).toEqual([2, 2])
  })
})

describe('types', () => {
  test('DD-TYPE-05: a celestial takes no radiant damage', () => {
    expect(harm({ types: ['celestial'] }, [], { type: 'radiant' }).value).toBe(0)
    expect(harm({ types: ['celestial'], health: 2 }, [[WOUND, 1]], { type: 'fire' }).value).toBe(1)
  })

  test('DD-TYPE-06: a construct takes neither poison nor psychic damage', () => {
    expect(harm({ types: ['construct'] }, [], { type: 'poison' }).value).toBe(0)
    expect(harm({ types: ['construct'] }, [], { type: 'psychic' }).value).toBe(0)
  })

  test('DD-TYPE-09: an undead takes no necrotic damage', () => {
    expect(harm({ types: ['undead'] }, [], { type: 'necrotic' }).value).toBe(0)
    expect(harm({ types: ['undead'], health: 2 }, [[WOUND, 1]], { type: 'poison' }).value).toBe(1)
  })
})
