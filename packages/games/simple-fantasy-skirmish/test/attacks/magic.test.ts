/** Magic attacks: in a melee or out to twelve inches, saved against with the Magic Save. */
import { describe, expect, test } from 'vitest'
import { assault, designed, optionsOf } from '../fight.ts'
import { row, type Skirmish } from '../skirmish.ts'

const mages = { magic: { attack: 5, save: 5 } } as const
const isAsked = (battle: Skirmish): boolean => battle.battle.question?.what === 'attack'

const cast = (words: Parameters<typeof assault>[1] = {}) =>
  assault('Mages', words).a('Mages', { ...mages, at: row(5, [9, 10]) })
const target = { at: row(5, [9, 20]) } as const
const close = (more: object = {}) =>
  assault('Mages')
    .a('Mages', { ...mages, at: row(3, [9, 10]), scrum: 1, ...more })
    .b('Elves', { at: row(3, [9, 11]), scrum: 1 })

describe('where magic reaches', () => {
  test('SF-MAG-01 only a unit with a Magic Attack casts', () => {
    expect(optionsOf(cast().b('Elves', target))).toEqual(['magic|Elves', 'none'])
    expect(
      isAsked(
        assault('Orcs')
          .a('Orcs', { at: row(5, [9, 10]) })
          .b('Elves', target),
      ),
    ).toBe(false)
  })

  test('SF-MAG-01 SF-RUL-43 a Magic Attack of any Trait is enough: ghosts and gorgons cast too', () => {
    const ghosts = designed({ traits: ['ethereal'] }, { at: row(3, [9, 10]), scrum: 1 })
    expect(
      optionsOf(
        assault('Ghosts')
          .a('Ghosts', ghosts)
          .b('Elves', { at: row(3, [9, 11]), scrum: 1 }),
      ),
    ).toContain('magic|Elves')
    const gorgons = designed({ traits: ['paralyzing'] }, { at: row(3, [9, 10]) })
    expect(
      optionsOf(
        assault('Gorgons')
          .a('Gorgons', gorgons)
          .b('Elves', { at: row(3, [9, 15]) }),
      ),
    ).toEqual(['magic|Elves', 'none'])
  })

  test('SF-MAG-02 SF-ATT-03 SF-MAG-04 up to 12" from the centre-point to the nearest base, or in a melee', () => {
    expect(isAsked(cast().b('Elves', { at: row(5, [9, 22.4]) }))).toBe(true)
    expect(isAsked(cast().b('Elves', { at: row(5, [9, 22.6]) }))).toBe(false)
    expect(
      isAsked(
        cast().b('Elves', {
          at: [
            [12, 22.4],
            [12, 23.9],
            [12, 25.4],
          ],
        }),
      ),
    ).toBe(true)
    expect(optionsOf(close())).toEqual(['melee|Elves', 'magic|Elves', 'none'])
  })

  test('SF-MAG-03 at range it needs the same line of sight as an arrow', () => {
    expect(isAsked(cast().b('Elves', target).box('hut', 'building', [11, 14], [13, 16]))).toBe(false)
    expect(isAsked(cast().b('Elves', target).line('wall', 'wall', [5, 15], [20, 15]))).toBe(true)
  })

  test('SF-MAG-05 a unit outside a melee cannot cast into it', () => {
    expect(
      isAsked(
        cast()
          .b('Elves', { ...target, scrum: 1 })
          .a('Orcs', { at: row(3, [9, 21]), scrum: 1 }),
      ),
    ).toBe(false)
  })

  test('SF-MAG-06 SF-RUL-44 in a melee magic targets only enemies in that melee, without sight or range', () => {
    const battle = close()
      .b('Dwarfs', { at: row(3, [9, 16]) })
      .b('Ogres', { at: row(2, [30, 30]), scrum: 1 })
      .box('hut', 'building', [18, 18], [25, 25])
    expect(optionsOf(battle)).toEqual(['melee|Elves', 'magic|Elves', 'melee|Ogres', 'magic|Ogres', 'none'])
  })

  test('SF-MAG-07 some cast only in a melee, as their card says', () => {
    expect(optionsOf(close({ magicRange: 0 }))).toContain('magic|Elves')
    expect(
      isAsked(
        assault('Ghosts')
          .a('Ghosts', { ...mages, magicRange: 0, at: row(3, [9, 10]) })
          .b('Elves', target),
      ),
    ).toBe(false)
    expect(optionsOf(close({ magicInMelee: false }))).toEqual(['melee|Elves', 'none'])
  })
})

describe('the dice', () => {
  test('SF-MAG-08 SF-MAG-09 one die for each model, a hit at or above the Magic Attack', () => {
    const battle = cast()
      .b('Elves', target)
      .rolls(['attack: Mages at Elves', 4, 5, 6, 1, 2], ['save: Elves', 6, 6])
      .picks('magic|Elves')
      .rolledEverything()
    expect(battle.told('attack-rolled')).toMatchObject({ kind: 'magic', hits: 2 })
  })

  test('SF-MAG-09 without a hit nothing happens', () => {
    const battle = cast()
      .b('Elves', target)
      .rolls(['attack: Mages at Elves', 4, 3, 2, 1, 4])
      .picks('magic|Elves')
      .rolledEverything()
    expect(battle.left('Elves')).toBe(5)
  })

  test('SF-MAG-10 SF-MAG-11 SF-ATT-04 one Magic Save die for each hit; armour is no help', () => {
    const armoured = { ...target, melee: { attack: 4, save: 2 }, ranged: { save: 2 }, magic: { save: 5 } }
    const battle = cast()
      .b('Elves', armoured)
      .rolls(['attack: Mages at Elves', 5, 5, 6, 1, 2], ['save: Elves', 4, 5, 2])
      .picks('magic|Elves')
      .until('activate')
      .rolledEverything()
    expect(battle.told('saves-rolled')).toMatchObject({
      kind: 'magic',
      failed: 2,
      dice: [{ need: 5 }, { need: 5 }, { need: 5 }],
    })
    expect(battle.left('Elves')).toBe(3)
  })

  test('SF-MAG-12 without a Magic Save every hit is a casualty', () => {
    const battle = cast()
      .b('Golems', { ...target, melee: { attack: 4, save: 2 }, ranged: { save: 2 }, magic: {} })
      .rolls(['attack: Mages at Golems', 5, 5, 6, 1, 2])
      .picks('magic|Golems')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Golems')).toBe(2)
  })

  test('SF-MAG-13 the defender chooses which models magic removes', () => {
    const battle = cast()
      .b('Elves', target)
      .rolls(['attack: Mages at Elves', 5, 1, 1, 1, 1], ['save: Elves', 1])
      .picks('magic|Elves')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'remove-casualties', rule: 'SF-MAG-13' })
    expect(optionsOf(battle)).toHaveLength(5)
    battle.picks('Elves.1')
    expect(battle.told('models-lost')).toMatchObject({ models: ['Elves.1'] })
  })

  test('SF-MAG-13 SF-RUL-36 in a melee too the defender chooses the losses to magic; melee attacks remove the models farthest away', () => {
    const deep = {
      at: [
        [10.5, 11],
        [10.5, 12.5],
        [10.5, 14],
      ],
      scrum: 1,
    } as const
    const fight = () =>
      assault('Mages')
        .a('Mages', { ...mages, at: row(3, [9, 10]), scrum: 1 })
        .b('Elves', deep)
    const magic = fight().rolls(['attack: Mages at Elves', 5, 1, 1], ['save: Elves', 1]).picks('magic|Elves')
    expect(optionsOf(magic)).toEqual(['Elves.1', 'Elves.2', 'Elves.3'])
    const blades = fight().rolls(['attack: Mages at Elves', 5, 1, 1]).picks('melee|Elves')
    expect(blades.told('models-lost')).toMatchObject({ models: ['Elves.3'] })
  })
})
