/** To hit: dice, advantage, Fight against Armor. */
import { part, luckFrom } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { attack } from '../../src/rules/attacks/attack.ts'
import { weaponOf } from '../../src/content/weapons.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { skirmish } from '../skirmish.ts'

const NEVER_WOUNDED = { toughness: 10, health: 9 }

describe('dice', () => {
  test('DD-DICE-01, DD-ATK-07: one attack is one six-sided die', () => {
    const s = duel({}, NEVER_WOUNDED).rolls(['to hit: Ann at Bob', 6])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false, tests: [{ face: 6 }] })
  })

  test('DD-DICE-02: modifiers belong to the roll: Fight 4 with a friend opposite hits on a 5', () => {
    const s = duel({ fight: 4 }, NEVER_WOUNDED, { melees: [{ members: ['Ann', 'Cal', 'Bob'] }] })
      .a('Cal', { at: [12, 15], now: { action: false } })
      .rolls(['to hit: Ann at Bob', 5], ['to wound: Ann at Bob', 6])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: true,
      tests: [
        {
          sums: [
            {
              total: 5,
              parts: [
                { value: 4, source: 'Fight' },
                { value: 1, source: 'Flanking' },
              ],
            },
            { total: 0 },
          ],
        },
      ],
    })
  })

  test('DD-DICE-03: with advantage a miss is rolled again, and the second roll stands', () => {
    const s = duel({}, { ...NEVER_WOUNDED, conditions: ['vexed'] }).rolls(
      ['to hit: Ann at Bob', 5],
      ['to hit again: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false, tests: [{ first: 5, second: 6, face: 6 }] })
  })

  test('DD-DICE-04: with disadvantage a hit is rolled again, and the second roll stands', () => {
    const s = duel({ conditions: ['sapped'] }, NEVER_WOUNDED).rolls(
      ['to hit: Ann at Bob', 4],
      ['to hit again: Ann at Bob', 2],
      ['to wound: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true, tests: [{ first: 4, second: 2 }] })
  })

  test('DD-DICE-05: one source of each is a plain roll', () => {
    const s = duel({ conditions: ['sapped'] }, { ...NEVER_WOUNDED, conditions: ['vexed'] }).rolls([
      'to hit: Ann at Bob',
      6,
    ])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: false,
      luck: { net: 0, for: [{ source: 'Vexed' }], against: [{ source: 'Sapped' }] },
    })
  })

  test('DD-DICE-06: three sources of advantage still give one second roll', () => {
    const s = duel({ conditions: ['invisible'] }, { ...NEVER_WOUNDED, conditions: ['vexed', 'blinded'] }).rolls(
      ['to hit: Ann at Bob', 5],
      ['to hit again: Ann at Bob', 5],
    )
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: false,
      luck: { net: 1, for: [{ source: 'Invisible' }, { source: 'Vexed' }, { source: 'Blinded' }] },
    })
  })

  test('DD-DICE-07: advantage does not touch the to-wound die', () => {
    const s = duel({}, { toughness: 4, conditions: ['vexed'] }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
    expect(s.of('Bob').wounds).toBe(0)
  })

  test('DD-DICE-08, DD-EX-01: three attacks by one unseen: the two that miss are rolled again, the hit stays; two hits in all', () => {
    const s = duel(
      { of: 'halfling-warrior', attacks: 3, conditions: ['invisible'] },
      { of: 'orc-warrior', ...NEVER_WOUNDED },
    ).rolls(
      ['to hit: Ann at Bob', 3],
      ['to wound: Ann at Bob', 6],
      ['to hit: Ann at Bob', 6],
      ['to hit again: Ann at Bob', 2],
      ['to wound: Ann at Bob', 6],
      ['to hit: Ann at Bob', 5],
      ['to hit again: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
    expect(s.events.filter(({ is, hit }) => is === 'attacked' && hit)).toHaveLength(2)
  })

  test('DD-DICE-09, DD-DICE-10: a feature with one box is used once in an encounter and then not offered', () => {
    const s = duel(
      { size: 'large', base: 40, at: [12, 11.5], attacks: 1 },
      { traits: ['legendary-resistance'], uses: { 'legendary-resistance': 1 }, marked: { 'legendary-resistance': 1 } },
    ).rolls(['save: Bob', 6])
    s.picks('Ann|trip|Bob')
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'prone' }])
  })

  test('DD-DICE-09, DD-DICE-10: each use marks one more box: Bob, with one of two marked, uses the last', () => {
    const s = duel(
      { size: 'large', base: 40, at: [12, 11.5], attacks: 1 },
      { traits: ['legendary-resistance'], uses: { 'legendary-resistance': 2 }, marked: { 'legendary-resistance': 1 } },
    ).rolls(['save: Bob', 6])
    s.picks('Ann|trip|Bob').picks('yes')
    expect(s.of('Bob')).toMatchObject({ marked: { 'legendary-resistance': 2 }, conditions: [] })
  })

  test('DD-EX-02, DD-RUL-15: two sources for and one against leave advantage; a source named twice counts once', () => {
    expect(luckFrom([part(1, 'Invisible', 'x'), part(1, 'Vexed', 'x'), part(-1, 'Poisoned', 'x')]).net).toBe(1)
    expect(luckFrom([part(1, 'Vexed', 'x'), part(1, 'Vexed', 'x'), part(-1, 'Poisoned', 'x')]).net).toBe(0)
    const s = duel({ conditions: ['invisible', 'poisoned'] }, { ...NEVER_WOUNDED, conditions: ['vexed'] }).rolls(
      ['to hit: Ann at Bob', 6],
      ['to hit again: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
  })

  test('DD-RUL-16: a to-wound die rolled again by resistance may still be rolled again by a power that is used', () => {
    const s = duel({ attackList: [{ id: 'torch', damageType: 'fire' }], gear: '' }, { resists: ['fire'], toughness: 3 })
      .b('Cleo', { at: [14, 16], casting: { quick: [{ spells: ['healing-word'], boxes: 1 }] }, speed: 1 })
      .rolls(
        ['to hit: Ann at Bob', 1],
        ['to wound: Ann at Bob', 1],
        ['to wound again: Ann at Bob', 1],
        ['to wound again: Ann at Bob', 6],
      )
    strike(s, 'Bob', 'torch')
    s.picks('yes').rolledEverything()
    expect(s.of('Bob')).toMatchObject({ where: 'standing', wounds: 0 })
  })
})

describe('to hit', () => {
  test('DD-ATK-01, DD-ATK-06: an attack action is as many attacks as the stat says, one after another', () => {
    const s = duel({ attacks: 2 }, NEVER_WOUNDED).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
      ['to hit: Ann at Bob', 6],
    )
    strike(s).rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked')).toHaveLength(2)
  })

  test('DD-ATK-06: each target is chosen after the attack before, so nobody is left to strike at the slain', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], attacks: 3 })
      .b('Bob', { at: [12, 13.5] })
      .b('Cal', { at: [13.5, 12] })
      .melee('Ann', 'Bob', 'Cal')
      .rolls(
        ['to hit: Ann at Bob', 6],
        ['to hit: Ann at Bob', 1],
        ['to wound: Ann at Bob', 1],
        ['to hit: Ann at Cal', 6],
      )
    s.picks('Ann|attack|Bob|blade').picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map((event) => event['at'])).toEqual(['Bob', 'Bob', 'Cal'])
  })

  test('DD-ATK-02: shooting takes the action in the movement turn, so nothing is left for the melee', () => {
    const s = range({}, NEVER_WOUNDED).rolls(['to hit: Ann at Bob', 6])
    shoot(s)
    expect(s.of('Ann').now.action).toBe(false)
    const m = duel({}, NEVER_WOUNDED).rolls(['to hit: Ann at Bob', 6])
    strike(m)
    expect(m.of('Ann').now.action).toBe(false)
  })

  test('DD-ATK-03: each attack may be with another weapon', () => {
    const s = duel({ attacks: 2, gear: 'blade, great spear' }, NEVER_WOUNDED).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
    )
    strike(s, 'Bob', 'great-spear').picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map(({ weapon }) => weapon)).toEqual(['Great spear', 'Blade'])
  })

  test('DD-ATK-04: in the movement turn only ranged weapons are offered, in the melee only melee weapons', () => {
    const s = range({ gear: 'bow, blade' }, { at: [12, 5.5] })
    s.picks('Ann|shoot')
    expect(s.decision.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['bow|Bob']))
    expect(s.decision.options.some(({ id }) => id.startsWith('blade'))).toBe(false)
    const m = duel({ gear: 'bow, blade' })
    expect(m.decision.options.map(({ id }) => id).filter((id) => id.startsWith('Ann|attack'))).toEqual([
      'Ann|attack|Bob|blade',
    ])
  })

  test('DD-ATK-05: each attack has its own target', () => {
    const s = duel({ attacks: 2 }, NEVER_WOUNDED, { melees: [{ members: ['Ann', 'Bob', 'Bill'] }] })
      .b('Bill', { at: [12, 10.5], ...NEVER_WOUNDED })
      .rolls(['to hit: Ann at Bill', 6], ['to hit: Ann at Bob', 6])
    strike(s, 'Bill').picks('Ann|attack|Bob|blade').rolledEverything()
  })

  test('DD-EX-11: the first attack slays its target, so the second is made at another', () => {
    const s = duel({ attacks: 2 }, { toughness: 1 }, { melees: [{ members: ['Ann', 'Bob', 'Bill'] }] })
      .b('Bill', { at: [12, 10.5], ...NEVER_WOUNDED })
      .rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 1], ['to hit: Ann at Bill', 6])
    strike(s).rolledEverything()
    expect(s.of('Bob').where).toBe('slain')
  })

  test('DD-ATK-08: a roll no higher than the Armor misses', () => {
    const s = duel({}, { ...NEVER_WOUNDED, armor: 2 }).rolls(['to hit: Ann at Bob', 2])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false })
  })

  test('DD-ATK-09: a roll above the Fight misses', () => {
    const s = duel({ fight: 4 }, NEVER_WOUNDED).rolls(['to hit: Ann at Bob', 5])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false })
  })

  test('DD-ATK-10, DD-EX-10: Fight 5 against Armor 1 hits on 2, 3, 4 and 5', () => {
    const hits = [1, 2, 3, 4, 5, 6].filter(
      (face) =>
        drill(
          duel({ fight: 5 }, { ...NEVER_WOUNDED, armor: 1 }),
          (play) => attack(play, { by: 'Ann', at: 'Bob', weapon: weaponOf('blade'), kind: 'melee' }),
          {
            rolls: [
              ['to hit: Ann at Bob', face],
              ...(face > 1 && face < 6 ? [['to wound: Ann at Bob', 6] as const] : []),
            ],
          },
        ).value.hit,
    )
    expect(hits).toEqual([2, 3, 4, 5])
  })

  test('DD-ATK-11, DD-DMG-01, DD-DMG-03: a hit of Damage 2 rolls two to-wound dice, a hit of 1 rolls one', () => {
    const s = duel({ attackList: [{ id: 'maul', damage: 2 }], gear: '' }, { health: 9, toughness: 3 }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
    )
    strike(s, 'Bob', 'maul').rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-EX-13: Fight 5 becomes 6 against a flanked target', () => {
    const s = duel({ fight: 5 }, NEVER_WOUNDED, { melees: [{ members: ['Ann', 'Cal', 'Bob'] }] })
      .a('Cal', { at: [12, 15], fight: 1 })
      .rolls(['to wound: Ann at Bob', 6])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true, tests: [{ sums: [{ total: 6 }, { total: 0 }] }] })
  })

  test('DD-RUL-19: a target with Armor as high as the Fight cannot be hit, and Fight 6 against no Armor cannot miss', () => {
    const safe = duel({ fight: 3 }, { ...NEVER_WOUNDED, armor: 3, fight: 2 })
    strike(safe).rolledEverything()
    expect(safe.told('attacked')).toMatchObject({ hit: false })
    const sure = duel({ fight: 6, conditions: ['sapped'] }, NEVER_WOUNDED).rolls(['to wound: Ann at Bob', 6])
    strike(sure).rolledEverything()
    expect(sure.told('attacked')).toMatchObject({ hit: true })
    expect(sure.of('Ann').conditions).toEqual([])
  })
})
