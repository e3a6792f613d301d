/** Converting whole creatures. The creatures are invented. */
import { describe, expect, test } from 'vitest'
import { convert } from '../../src/convert/convert.ts'
import { block } from './stat-blocks.ts'

const CLAW = 'Melee Attack Roll: +5, reach 5 ft. 7 (1d8 + 3) Slashing damage.'
const BITE = 'Melee Attack Roll: +8, reach 10 ft. 11 (2d6 + 4) Piercing damage plus 13 (3d8) Fire damage.'

describe('a converted creature', () => {
  test('DD-RUL-212 has 1" of Speed for 5 feet, as many Attacks as its Multiattack, and a price its player sets', () => {
    const gnarl = block({
      speed: { walk: 35, fly: 60 },
      actions: { Multiattack: 'It makes two Claw attacks.', Claw: CLAW },
    })
    expect(convert(gnarl, { points: 21 }).profile).toMatchObject({
      speed: 7,
      moves: { fly: 12 },
      attacks: 2,
      points: 21,
    })
  })
  test('DD-RUL-211 saves with Strength or Constitution, whichever is better, with Dexterity and with Wisdom', () => {
    const gnarl = block({ saves: { strength: 1, constitution: 6, dexterity: 3, wisdom: -1, charisma: 9 } })
    expect(convert(gnarl).profile.saves).toEqual({ fortitude: 5, reflex: 4, will: 2 })
    expect(convert(block({ saves: { strength: 9, constitution: 0 } })).profile.saves.fortitude).toBe(6)
  })
  test('DD-RUL-239 has the Fight of the best attack its Multiattack names, or of all without a Multiattack', () => {
    const both = { Claw: CLAW, Bite: BITE }
    expect(convert(block({ actions: { Multiattack: 'It makes two Claw attacks.', ...both } })).profile.fight).toBe(4)
    expect(convert(block({ actions: both })).profile.fight).toBe(5)
  })
  test('DD-RUL-240 DD-RUL-241 adds the printed averages of both kinds of damage and has the type of the larger', () => {
    const { profile } = convert(block({ actions: { Bite: BITE } }), { damage: { Bite: 1 } })
    expect(profile).toMatchObject({
      strength: 9,
      attackList: [{ id: 'bite', damageType: 'fire', reach: 2, strength: 0 }],
    })
  })
  test('DD-RUL-242 makes the attacks of its full strength', () => {
    const many = block({
      traits: { 'Many Heads': 'It has five heads.' },
      actions: { Multiattack: 'It makes as many Bite attacks as it has heads.', Bite: BITE },
    })
    expect(convert(many).profile.attacks).toBe(5)
  })
  test('DD-RUL-212 does not count attacks that do no damage', () => {
    const grip = 'Melee Attack Roll: +7, reach 60 ft. The target has the Grappled condition (escape DC 14).'
    const roper = block({
      actions: { Multiattack: 'It makes two Grip attacks and two Claw attacks.', Grip: grip, Claw: CLAW },
    })
    expect(convert(roper).profile).toMatchObject({ attacks: 2, attackList: [{ id: 'claw' }] })
  })
  test('DD-CONV-04 has two Health at least where it rages when half its hit points are gone', () => {
    const traits = { 'Bloodied Fury': 'While Bloodied, the boar has Advantage on attack rolls.' }
    expect(convert(block({ hp: 13 })).profile.health).toBe(1)
    expect(convert(block({ hp: 13, traits })).profile.health).toBe(2)
  })
  test('DD-RUL-243 without an attack roll has Fight 3 and no attack line', () => {
    expect(convert(block({})).profile).toMatchObject({ fight: 3, attackList: [] })
  })
  test('DD-RUL-245 printed as a small person of no small people is proposed as medium, a rat as tiny', () => {
    expect(convert(block({ name: 'Bandit', size: 'small', type: 'humanoid' })).profile.size).toBe('medium')
    expect(convert(block({ name: 'Goblin Minion', size: 'small', type: 'humanoid' })).profile.size).toBe('small')
    expect(convert(block({ name: 'Rat', size: 'small', type: 'beast' })).profile.size).toBe('tiny')
    expect(convert(block({ name: 'Bandit', size: 'small', type: 'humanoid' }), { size: 'small' }).profile.size).toBe(
      'small',
    )
  })
  test('DD-CONV-08 has the morale that is chosen for it, or one that suits its type', () => {
    expect(convert(block({ type: 'construct' })).profile.morale).toBe(12)
    expect(convert(block({ type: 'beast' }), { morale: 9 }).profile.morale).toBe(9)
  })
  test('DD-RUL-213 of a high Armor Class has natural armor: it wears nothing and keeps its Speed', () => {
    expect(convert(block({ ac: 18, speed: { walk: 30 } })).profile).toMatchObject({
      armor: 2,
      speed: 6,
      includedGear: [],
    })
  })
  test('tells for every number the row it came from', () => {
    const { working } = convert(block({ hp: 59, actions: { Claw: CLAW } }), { health: 2 })
    expect(working).toContainEqual({
      name: 'Toughness',
      value: 6,
      from: '59 hit points, Health 2',
      row: '26',
      rule: 'DD-RUL-207',
    })
    expect(working.map(({ name }) => name)).toEqual([
      'Speed',
      'Fight',
      'Attacks',
      'Strength of Claw',
      'Armor',
      'Toughness',
      'Fortitude',
      'Reflex',
      'Will',
    ])
  })
})
