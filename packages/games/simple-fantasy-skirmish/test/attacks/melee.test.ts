/** Melee attacks: who strikes whom, how the dice are read, and who falls. */
import { describe, expect, test } from 'vitest'
import { assault, optionsOf } from '../fight.ts'
import { row, skirmish } from '../skirmish.ts'

/** Plain troops in one scrum, in a row; their numbers may be changed. */
const scrum = { scrum: 1 } as const
const a = (count: number, more: object = {}) => ({ at: row(count, [10, 11]), ...scrum, ...more })
const b = (count: number, more: object = {}) => ({ at: row(count, [10, 12]), ...scrum, ...more })

describe('the attack', () => {
  test('SF-MEL-01 of several enemy units in the melee the attacker picks one', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .b('Elves', b(2))
      .b('Dwarfs', { at: row(2, [14, 12]), ...scrum })
      .b('Archers', { at: row(2, [30, 30]) })
      .rolls(['attack: Orcs at Dwarfs', 1, 1])
    expect(optionsOf(battle)).toEqual(['melee|Elves', 'melee|Dwarfs', 'none'])
    battle.picks('melee|Dwarfs').rolledEverything()
    expect(battle.told('attack-declared')).toMatchObject({ by: 'Orcs', at: 'Dwarfs', kind: 'melee' })
  })

  test('SF-MEL-02 SF-RUL-35 every model rolls a die, in contact or not', () => {
    assault('Orcs')
      .a('Orcs', {
        at: [
          [10, 11],
          [10, 9.5],
          [10, 8],
          [10, 6.5],
        ],
        ...scrum,
      })
      .b('Elves', b(2))
      .rolls(['attack: Orcs at Elves', 1, 1, 1, 1])
      .picks('melee|Elves')
      .rolledEverything()
  })

  test('SF-MEL-03 SF-EX-01 Veteran Guards of Melee Attack 3 hit with a 3 and miss with a 2', () => {
    const battle = assault('Guards')
      .a('Guards', a(4, { melee: { attack: 3 } }))
      .b('Elves', b(6))
      .rolls(['attack: Guards at Elves', 3, 2, 6, 4])
      .picks('melee|Elves')
    expect(battle.told('attack-rolled')).toMatchObject({
      hits: 3,
      dice: [{ rolled: 3, need: 3, success: true }, { success: false }, { success: true }, { success: true }],
    })
  })

  test('SF-MEL-04 without a hit nothing else happens, and the melee goes on', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .b('Elves', b(2, { melee: { attack: 4, save: 6 } }))
      .rolls(['attack: Orcs at Elves', 3, 2])
      .picks('melee|Elves')
      .rolledEverything()
    expect([battle.left('Elves'), battle.of('Elves').melee, battle.of('Orcs').melee]).toEqual([2, 1, 1])
    expect(battle.events.some(({ is }) => is === 'saves-rolled')).toBe(false)
  })

  test('SF-MEL-12 a unit in a melee strikes in its own activation only: the one it strikes does not strike back', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .b('Elves', b(2))
      .rolls(['attack: Orcs at Elves', 1, 1])
      .picks('melee|Elves')
    expect(battle.events.filter(({ is }) => is === 'attack-declared').map(({ by }) => by)).toEqual(['Orcs'])
    expect(battle.of('Orcs').marker).toBe(true)
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })
})

describe('saves and casualties', () => {
  test('SF-MEL-05 SF-MEL-06 one save die for each hit: below the Melee Save is a casualty, the rest is absorbed', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(4))
      .b('Elves', b(4, { melee: { attack: 4, save: 5 } }))
      .rolls(['attack: Orcs at Elves', 4, 5, 6, 3], ['save: Elves', 4, 5, 1])
      .picks('melee|Elves')
      .until('activate')
      .rolledEverything()
    expect(battle.told('saves-rolled')).toMatchObject({ unit: 'Elves', hits: 3, failed: 2, unsaved: 0 })
    expect(battle.left('Elves')).toBe(2)
  })

  test('SF-MEL-07 SF-RUL-06 without a Melee Save no dice are rolled and every hit is a casualty', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(3))
      .b('Elves', b(5))
      .rolls(['attack: Orcs at Elves', 4, 5, 1])
      .picks('melee|Elves')
      .until('activate')
      .rolledEverything()
    expect(battle.told('saves-rolled')).toMatchObject({ dice: [], unsaved: 2, failed: 2 })
    expect(battle.told('saves-rolled').rules).toEqual(['SF-MEL-06', 'SF-MEL-07'])
    expect(battle.left('Elves')).toBe(3)
  })

  test('SF-MEL-08 SF-RUL-36 the models farthest from the enemy are removed, and among equals the defender chooses', () => {
    const deep = {
      at: [
        [10, 12],
        [10, 13.5],
        [10, 15],
        [11.5, 15],
      ],
      ...scrum,
    } as const
    const battle = assault('Orcs')
      .a('Orcs', { at: [[10, 11]], ...scrum })
      .b('Elves', deep)
      .rolls(['attack: Orcs at Elves', 6])
      .picks('melee|Elves')
      .rolledEverything()
    expect(battle.told('models-lost')).toMatchObject({ unit: 'Elves', models: ['Elves.4'] })
    expect(battle.battle.tape.some((entry) => 'what' in entry && entry.what === 'remove-casualties')).toBe(false)
  })

  test('SF-RUL-36 of two models equally far at the back the defender picks one, and may pick none that is nearer', () => {
    const even = {
      at: [
        [10, 12],
        [9.25, 13.3],
        [10.75, 13.3],
      ],
      ...scrum,
    } as const
    const battle = assault('Orcs')
      .a('Orcs', { at: [[10, 11]], ...scrum })
      .b('Elves', even)
      .rolls(['attack: Orcs at Elves', 6])
      .picks('melee|Elves')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'remove-casualties' })
    expect(optionsOf(battle)).toEqual(['Elves.2', 'Elves.3'])
    expect(battle.refused({ pick: ['Elves.1'] })).toMatchObject({ code: 'not-an-option' })
    battle.picks('Elves.3')
    expect(battle.told('models-lost')).toMatchObject({ models: ['Elves.3'], left: 2 })
  })

  test('SF-RUL-36 between two enemies the model farthest from both falls', () => {
    const battle = assault('Orcs')
      .a('Orcs', { at: [[10, 11]], ...scrum })
      .a('Trolls', { at: [[10, 16]], ...scrum })
      .b('Elves', { at: [12, 13.5, 15].map((y) => [10, y] as const), ...scrum })
      .rolls(['attack: Orcs at Elves', 6])
      .picks('melee|Elves')
    expect(battle.told('models-lost')).toMatchObject({ unit: 'Elves', models: ['Elves.2'] })
  })

  test('SF-MEL-14 SF-RUL-37 casualties beyond the last model are lost and do not pass to another unit', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(6))
      .b('Elves', b(2))
      .b('Dwarfs', { at: row(3, [14, 12]), ...scrum })
      .rolls(['attack: Orcs at Elves', 6, 6, 6, 6, 6, 6])
      .picks('melee|Elves')
      .rolledEverything()
    expect([battle.left('Elves'), battle.left('Dwarfs')]).toEqual([0, 3])
  })

  test('SF-RUL-38 a unit is gone with its last model: its card leaves play and it is not activated again', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .a('Wolves', { at: row(2, [40, 5]) })
      .b('Elves', b(2))
      .b('Dwarfs', { at: row(3, [40, 30]) })
      .rolls(['attack: Orcs at Elves', 6, 6])
      .picks('melee|Elves')
      .rolledEverything()
    expect(battle.told('unit-lost')).toMatchObject({ unit: 'Elves' })
    expect(optionsOf(battle).some((id) => id.endsWith('Elves'))).toBe(false)
    expect(battle.decision.kind === 'move' && battle.decision.movers.map(({ figure }) => figure)).toEqual(['Dwarfs'])
  })
})

describe('the scrum', () => {
  test('SF-MEL-09 SF-MEL-13 a melee ends when one side in it is wiped out; the others are free', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .a('Trolls', { at: row(2, [14, 11]), ...scrum })
      .b('Elves', b(2))
      .b('Dwarfs', { at: row(2, [40, 30]) })
      .rolls(['attack: Orcs at Elves', 6, 6])
      .picks('melee|Elves')
      .rolledEverything()
    expect(battle.told('melee-ended')).toMatchObject({ units: ['Orcs', 'Trolls'] })
    expect([battle.of('Orcs').melee, battle.of('Trolls').melee]).toEqual([undefined, undefined])
  })

  test('SF-MEL-13 SF-RUL-33 a melee lasts as long as both sides have a unit in it, and any unit may attack any enemy in it', () => {
    const battle = assault('Orcs')
      .a('Orcs', a(2))
      .b('Elves', b(2))
      .b('Dwarfs', { at: row(2, [14, 12]), ...scrum })
      .rolls(['attack: Orcs at Elves', 6, 6])
      .picks('melee|Elves')
      .rolledEverything()
    expect([battle.of('Orcs').melee, battle.of('Dwarfs').melee]).toEqual([1, 1])
    expect(battle.events.some(({ is }) => is === 'melee-ended')).toBe(false)
  })

  test('SF-RUL-33 a unit that charges a unit in a melee joins that melee, with its Champions', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(2, [10, 8]) })
      .a('Grim', { type: 'champion', host: 'Orcs', at: [[13, 8]] })
      .a('Trolls', { at: row(2, [10, 13]), ...scrum })
      .b('Elves', { at: row(2, [10, 12]), ...scrum })
      .picks('charge|Orcs|Elves')
      .until('attack')
    expect([battle.of('Orcs').melee, battle.of('Grim').melee, battle.of('Elves').melee]).toEqual([1, 1, 1])
    expect(optionsOf(battle)).toEqual(['melee|Elves', 'none'])
  })

  test('SF-MEL-10 a player need not activate a unit in a melee; another may be activated instead', () => {
    const battle = skirmish()
      .a('Orcs', a(2))
      .a('Wolves', { at: row(2, [30, 5]) })
      .b('Elves', b(2))
    battle.move('Wolves', [30.75, 8])
    expect(battle.of('Orcs').marker).toBe(false)
    expect(battle.events.some(({ is }) => is === 'attack-declared')).toBe(false)
  })

  test('SF-MEL-11 a unit in a melee cannot leave it', () => {
    const battle = skirmish()
      .a('Orcs', a(2))
      .a('Wolves', { at: row(2, [30, 5]) })
      .b('Elves', b(2))
    expect(battle.decision.kind === 'move' && battle.decision.movers.map(({ figure }) => figure)).toEqual(['Wolves'])
    battle.refused(battle.moveOf('Orcs', [10.75, 5]))
  })
})

describe('the worked example', () => {
  test('SF-EX-09 six Skeletons of Melee Attack 4 hit twice, and the Wizards of Melee Save 4 lose one', () => {
    const battle = assault('Skeletons', { charged: 'Wizards' })
      .a('Skeletons', a(6))
      .b('Wizards', b(4, { melee: { save: 4 } }))
      .rolls(['attack: Skeletons at Wizards', 4, 3, 2, 3, 1, 5], ['save: Wizards', 2, 6])
      .picks('melee|Wizards')
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 2 })
    battle.until('activate').rolledEverything()
    expect(battle.left('Wizards')).toBe(3)
  })
})
