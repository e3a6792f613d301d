/** Small print of the Combat Phase: what is told, what is not told twice, and what the harmless and the hidden may do. */
import { describe, expect, test } from 'vitest'
import { takeWound } from '../../src/rules/damage/damage.ts'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { brawl, choices, toActions } from '../brawl.ts'
import { conditions, coven, incantations } from '../coven.ts'
import { drill } from '../drill.ts'
import { duel, range, strike } from '../duel.ts'
import { offers } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 } as const

describe('what is told of an attack', () => {
  test('DD-ATK-09 the Armor it must beat, part by part', () => {
    const s = duel({}, { ...SAFE, gear: 'blade, light armor' }).rolls(['to hit: Ann at Bob', 6])
    strike(s)
    expect(s.told('attacked')).toMatchObject({
      tests: [
        {
          sums: [
            {},
            { total: 1, parts: expect.arrayContaining([{ value: 1, source: 'Light armor', rule: 'DD-SGR-05' }]) },
          ],
        },
      ],
    })
  })

  test('DD-DICE-03 DD-DICE-04 advantage and disadvantage are cited only where there is any', () => {
    const cited = (ann: FigureWords, bob: FigureWords) => {
      const s = duel(ann, { ...SAFE, ...bob }).rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 6])
      return (strike(s).told('attacked').rules as readonly string[]).filter((rule) => rule.startsWith('DD-DICE'))
    }
    expect(cited({}, {})).toEqual([])
    expect(cited({}, { conditions: ['blinded'] })).toEqual(['DD-DICE-03'])
    expect(cited({ conditions: ['poisoned'] }, {})).toEqual(['DD-DICE-04'])
  })

  test('DD-MAST-11 Bludgeon Mastery shakes off what is there: nothing is told where it is not sapped', () => {
    const struck = (words: FigureWords) => {
      const s = duel({ gear: 'bludgeon', now: { mastery: 'bludgeon' }, ...words }, SAFE).rolls([
        'to hit: Ann at Bob',
        6,
      ])
      return s.picks('Ann|attack|Bob|bludgeon|bludgeon').hasTold('condition-lost')
    }
    expect([struck({}), struck({ conditions: ['sapped'] })]).toEqual([false, true])
  })
})

test('DD-SPLIT-01 who fights whom is told', () => {
  const s = brawl()
    .a('Ann', { at: [10, 10] })
    .b('Bob', { at: [10, 11.5] })
  expect(toActions(s).told('melees-split')).toMatchObject({ by: 'a', melees: [['Ann', 'Bob']] })
})

describe('wounds and falls', () => {
  test('DD-DMG-11 a wound that Temporary Health takes is none', () => {
    const wounds = (temporary: number) =>
      drill(duel({}, { ...SAFE, temporary }), (play) => takeWound(play, { at: 'Bob', by: 'Ann' })).value
    expect([wounds(1), wounds(0)]).toEqual([0, 1])
  })

  test('DD-OBJ-07 the slain drop what they carry, and nobody else does', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12], carrying: 'treasure 1' })
      .a('Amy', { at: [4, 4], carrying: 'treasure 2' })
      .b('Bob', { at: [4, 20] })
      .thing('treasure 1', [12, 12], { carrier: 'Ann' })
      .thing('treasure 2', [4, 4], { carrier: 'Amy' })
    const d = drill(s, (play) => eliminate(play, 'Ann', 'slain', 'Bob'))
    expect(d.state.things.map(({ carrier }) => carrier)).toEqual([undefined, 'Amy'])
    expect([d.of('Ann').carrying, d.of('Amy').carrying]).toEqual([undefined, 'treasure 2'])
  })

  test('DD-DMG-07 a slain rider is on nobody, and lies where its mount stands', () => {
    const s = skirmish()
      .a('Horse', { at: [12, 12], size: 'large', base: 40, types: ['beast'], gear: '' })
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { at: [4, 4] })
      .b('Bob', { at: [4, 20] })
    const d = drill(s, (play) => eliminate(play, 'Ann', 'slain', 'Bob'))
    expect([d.of('Ann').mount, d.of('Ann').at, d.of('Horse').riders]).toEqual([undefined, d.of('Horse').at, []])
  })
})

describe('the harmless and the hidden', () => {
  test('DD-RUL-83 in gaseous form nobody grapples, shoves or trips', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], size: 'large', base: 25, fight: 6 })
      .a('Cid', { at: [4, 4], casting: {}, concentrating: 'gas' })
      .b('Bob', { at: [10, 11], now: { action: false } })
      .melee('Ann', 'Bob')
      .effect('gas', 'gaseous-form', 'Cid', { targets: ['Ann'] })
    expect(choices(s).filter((id) => /grapple|shove|trip/.test(id))).toEqual([])
  })

  test('DD-RUL-25 DD-FEA-02 a deed that is its action ends its hiding, one besides it does not', () => {
    const bolt = { kind: 'area', id: 'power-bolt', name: 'Bolt', area: { shape: 'around', inches: 9 } }
    const shout = (isExtra: boolean) => {
      const powers = [{ ...bolt, save: 'reflex', potency: 0, ...(isExtra && { isExtra }) }]
      const s = range({ conditions: ['hidden'], powers } as unknown as FigureWords)
      s.rolls(['save: Bob', 1])
      return conditions(s.picks('Ann|deed|power-bolt').rolledEverything(), 'Ann')
    }
    expect([shout(false), shout(true)]).toEqual([[], ['hidden']])
  })
})

describe('vehicles', () => {
  test('DD-RUL-171 who carries a rider does not board', () => {
    const pony = (rides: boolean) => {
      const s = skirmish()
        .a('Crab', { traits: ['vehicle'], size: 'large', base: 50, gear: '', speed: 3, at: [12, 12] })
        .a('Pony', { at: [12, 14], types: ['beast'], gear: '' })
        .b('Bob', { at: [22, 22], speed: 1 })
      if (rides) s.a('Gil', { size: 'small', mount: 'Pony' })
      return offers(s, 'Pony|board|Crab')
    }
    expect([pony(false), pony(true)]).toEqual([true, false])
  })
})

describe('spells in force', () => {
  test('DD-CONC-07 what has nobody to work on is not begun with', () => {
    const s = coven({
      knows: incantations('hold-person', 'bless'),
      bob: { at: [12, 22] },
      words: { stage: 'incantations', round: 0 },
    })
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Ann|bless', 'done'])
  })

  test('DD-CONC-01 two spells of one name are two spells, each held by its own caster', () => {
    const s = coven({ knows: incantations('bless'), words: { stage: 'incantations', round: 0 } })
      .a('Amy', { at: [13.2, 4], casting: { incantations: ['bless'] } })
      .picks('Ann|bless')
    s.until('starting-incantation').picks('Amy|bless')
    const { effects } = s.state
    expect(effects.map(({ caster, concentration }) => [caster, concentration])).toEqual([
      ['Ann', true],
      ['Amy', true],
    ])
    expect(new Set(effects.map(({ id }) => id)).size).toBe(2)
  })

  test('DD-CONC-03 a caster struck by a summoned weapon outside all melees tests its concentration', () => {
    const s = brawl({ stage: 'lone-actions' })
      .a('Ann', { at: [4, 4], fight: 4, casting: {}, concentrating: 'w1', now: { action: false } })
      .b('Bob', { at: [12, 12], ...SAFE, casting: {}, concentrating: 'bless', now: { action: false } })
      .effect('w1', 'spiritual-weapon', 'Ann', { at: [12, 13.2] })
      .effect('bless', 'bless', 'Bob')
      .rolls(['to hit: Spiritual Weapon at Bob', 1], ['to wound: Ann at Bob', 6], ['save: Bob', 6])
    expect(s.rolledEverything().told('concentration-tested')).toMatchObject({ figure: 'Bob', held: false })
  })
})
