/** Rulings that belong to no single chapter: the name, the dice, the ruler, and the limits of stats. */
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { skirmish } from '../skirmish.ts'

describe('general rulings', () => {
  test('HW-RUL-01 the game is called Heroes & Wizards, and all its rules begin with HW', () => {
    expect([kit.about.name, game.id]).toEqual(['Heroes & Wizards', 'heroes-and-wizards'])
    expect(kit.rulebook.filter(({ id }) => !/^HW-[A-Z]+-\d+$/.test(id))).toEqual([])
  })

  test('HW-RUL-03 no face always succeeds or fails, and a die that cannot matter is not rolled', () => {
    const sure = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Lord', { at: [10, 10], melee: 5, rank: 'hero', item: 'battle-sword' })
      .b('Bob', { at: [10, 11], armour: 1 })
      .pairs(['Lord', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(sure.of('Bob').where).toBe('slain')
    const hopeless = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 1, cursed: true })
      .b('Bob', { at: [10, 11] })
      .pairs(['Ann', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(hopeless.of('Bob').where).toBe('standing')
    const five = (face: number) =>
      skirmish({ stage: 'assign-attacks', turn: 6 })
        .a('Ann', { at: [10, 10], melee: 5 })
        .b('Bob', { at: [10, 11], armour: 5 })
        .rolls(['hit: Ann at Bob', 5], ['save: Bob', face])
        .pairs(['Ann', 'Bob'])
        .pairs()
        .rolledEverything()
        .of('Bob').where
    expect([five(5), five(6)]).toEqual(['standing', 'slain'])
    const one = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 5 })
      .b('Bob', { at: [10, 11], armour: 1 })
      .rolls(['hit: Ann at Bob', 6])
      .pairs(['Ann', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(one.of('Bob').where).toBe('standing')
  })

  test('HW-RUL-04 distances run from rim to rim, the limit itself is within, and a thousandth of an inch is forgiven', () => {
    const canShoot = (y: number, words: object = {}) =>
      skirmish({ stage: 'declare-shots', turn: 6 })
        .a('Ann', { at: [10, 10], shooting: 3 })
        .b('Bob', { at: [10, y], ...words }).battle.question?.what === 'shoot'
    expect([canShoot(29), canShoot(29.0009), canShoot(29.002)]).toEqual([true, true, false])
    expect([canShoot(30, { diameter: 3 }), canShoot(30)]).toEqual([true, false])
  })

  test('HW-RUL-06 contact is a gap of a thousandth of an inch or less, whichever figure moved', () => {
    const fights = (y: number) =>
      skirmish({ stage: 'assign-attacks', turn: 6 })
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, y] }).battle.question?.what === 'attack'
    expect([fights(11), fights(11.0009), fights(11.002)]).toEqual([true, true, false])
    const mutual = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
    expect(mutual.decision).toMatchObject({ by: 'a', linkers: [{ figure: 'Ann', targets: ['Bob'] }] })
    mutual.pairs()
    expect(mutual.decision).toMatchObject({ by: 'b', linkers: [{ figure: 'Bob', targets: ['Ann'] }] })
  })

  test('HW-RUL-08 any player may measure at any time: forecasts out of turn change nothing', () => {
    for (const stage of ['move', 'magic', 'declare-shots', 'assign-attacks']) {
      const battle = skirmish({ stage, turn: 6 })
        .a('Ann', { at: [10, 10], shooting: 2, rank: 'wizard', spells: ['curse', 'curse'] })
        .a('Abe', { at: [30, 10] })
        .b('Bob', { at: [10, 20], shooting: 2 })
        .b('Ben', { at: [30, 11] })
      const before = battle.battle.hash()
      for (const [by, at] of [
        ['Ann', 'Bob'],
        ['Bob', 'Ann'],
        ['Ben', 'Abe'],
      ] as const)
        expect(kit.attackForecasts(battle.state, by, at).length).toBeGreaterThan(0)
      expect(battle.battle.hash()).toBe(before)
    }
  })

  test('HW-RUL-14 Mighty lowers the Armour of figures it hits, not of its attackers, and not of Mighty targets', () => {
    const strike = (by: object, at: object, save: number) =>
      skirmish({ stage: 'assign-attacks', turn: 6 })
        .a('Ann', { at: [10, 10], melee: 5, diameter: 1.5, ...by })
        .b('Bob', { at: [10, 11.5], diameter: 1.5, armour: 3, ...at })
        .rolls(['hit: Ann at Bob', 1], ['save: Bob', save])
        .pairs(['Ann', 'Bob'])
        .pairs()
        .rolledEverything()
        .of('Bob').where
    expect([
      strike({ mighty: true }, {}, 3),
      strike({ mighty: true }, {}, 2),
      strike({}, { mighty: true }, 3),
      strike({ mighty: true }, { mighty: true }, 3),
    ]).toEqual(['slain', 'standing', 'standing', 'standing'])
  })

  test('HW-RUL-16 a stat may pass five but stops at nothing', () => {
    const stat = (words: object, label: string) =>
      kit
        .view(
          skirmish({ turn: 6 })
            .a('Ann', { at: [10, 10], ...words })
            .b('Bob', { at: [40, 40] }).state,
        )
        .figures[0]?.stats.find((one) => one.label === label)?.value
    expect(stat({ melee: 5, rank: 'hero', item: 'battle-sword' }, 'Melee')).toBe('6')
    expect(stat({ melee: 1, cursed: true }, 'Melee')).toBe('0')
    expect(stat({ shooting: 1, cursed: true }, 'Shooting')).toBe('0')
    const never = skirmish({ stage: 'declare-shots', turn: 6 })
      .a('Ann', { at: [10, 10], shooting: 1, cursed: true })
      .b('Bob', { at: [10, 20] })
    expect(never.battle.question).toBeUndefined()
  })
})
