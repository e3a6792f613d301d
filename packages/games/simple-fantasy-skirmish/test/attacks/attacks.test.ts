/** What holds for attacks of every kind. */
import { expect, test } from 'vitest'
import { TYPES, type TraitId } from '../../src/state/card.ts'
import { cardOf } from '../../src/design/card-of.ts'
import { complaintsAbout } from '../../src/design/complaints.ts'
import { plainDesign } from '../../src/design/design.ts'
import { isMade } from '../../src/rules/dice/dice.ts'
import { assault, designed, optionsOf } from '../fight.ts'
import { row } from '../skirmish.ts'

const foe = { at: row(3, [9, 11]), scrum: 1 } as const

test('SF-ATT-01 every unit can make a Melee attack, whatever it is', () => {
  const traits: readonly TraitId[][] = [[], ['magic-user'], ['ethereal'], ['paralyzing']]
  for (const type of TYPES) {
    for (const some of traits) {
      const unit = designed({ type, traits: some }, { at: [[9, 10]], scrum: 1 })
      expect(optionsOf(assault('Unit').a('Unit', unit).b('Elves', foe)), `${type} ${some.join()}`).toContain(
        'melee|Elves',
      )
    }
  }
})

test('SF-ATT-05 Magic Users never wear armour; a thick hide is not worn', () => {
  const complains = (upgrade: 'light-armour' | 'heavy-armour' | 'tough' | 'resilient') =>
    complaintsAbout(plainDesign({ traits: ['magic-user'], upgrades: [upgrade] }), 'unit').length > 0
  expect([complains('light-armour'), complains('heavy-armour'), complains('tough'), complains('resilient')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('SF-ATT-06 a die at the Attack number hits, one below misses, in every kind of attack', () => {
  const stats = { melee: { attack: 4 }, ranged: { attack: 5 }, magic: { attack: 3 } } as const
  const hits = (kind: 'melee' | 'ranged' | 'magic', scrum: object, faces: readonly number[]) =>
    assault('Unit')
      .a('Unit', { ...stats, ...scrum, at: row(2, [9, 10]) })
      .b('Elves', { at: row(8, [4, 11.5]), ...scrum, magic: {} })
      .rolls(['attack: Unit at Elves', ...faces])
      .picks(`${kind}|Elves`)
      .told('attack-rolled')
  expect(hits('melee', { scrum: 1 }, [4, 3])).toMatchObject({ hits: 1 })
  expect(hits('ranged', {}, [5, 4])).toMatchObject({ hits: 1 })
  expect(hits('magic', {}, [3, 2])).toMatchObject({ hits: 1 })
})

test('SF-ATT-07 a save die below the Save is a casualty, one at it is not', () => {
  const battle = assault('Orcs')
    .a('Orcs', { at: row(2, [9, 10]), scrum: 1 })
    .b('Elves', { ...foe, melee: { attack: 4, save: 4 } })
    .rolls(['attack: Orcs at Elves', 6, 6], ['save: Elves', 4, 3])
    .picks('melee|Elves')
    .until('activate')
  expect(battle.left('Elves')).toBe(2)
})

test('SF-ATT-08 SF-RUL-05 a 1 always fails, on a d6 and on a d12, attacking and saving', () => {
  const sword = { is: 'weapon', grade: 'legendary', name: 'Widowmaker', rolls: ['melee-attack'] } as const
  const hero = { type: 'champion', at: [[9, 10]], scrum: 1, melee: { attack: 2 }, items: [sword] } as const
  const battle = assault('Hero')
    .a('Hero', hero)
    .b('Elves', foe)
    .rolls(['attack: Hero at Elves', 1])
    .picks('melee|Elves')
    .rolledEverything()
  expect(battle.told('attack-rolled')).toMatchObject({
    hits: 0,
    dice: [{ sides: 12, need: 2, face: 1, success: false }],
  })
  const saving = assault('Orcs')
    .a('Orcs', { at: row(2, [9, 10]), scrum: 1 })
    .b('Elves', { ...foe, melee: { attack: 4, save: 2 } })
    .rolls(['attack: Orcs at Elves', 6, 6], ['save: Elves', 1, 2])
    .picks('melee|Elves')
    .until('activate')
  expect(saving.left('Elves')).toBe(2)
  expect([isMade(1, 1), isMade(2, 1)]).toEqual([false, true])
})

test('SF-ATT-09 Magic Saves are as the card says: most have one, some a better one, magical beasts none', () => {
  const save = (traits: readonly TraitId[]) => cardOf(plainDesign({ traits })).grid.magic.save
  expect([save([]), save(['magic-lore']), save(['vampiric'])]).toEqual([6, 5, undefined])
  const lost = (magic: object, ...saves: readonly number[]) => {
    const battle = assault('Mages')
      .a('Mages', { magic: { attack: 5 }, at: row(2, [9, 10]), scrum: 1 })
      .b('Beasts', { ...foe, magic } as typeof foe)
      .rolls(['attack: Mages at Beasts', 6, 6], ...(saves.length > 0 ? [['save: Beasts', ...saves] as const] : []))
    return 3 - battle.picks('magic|Beasts').until('activate').rolledEverything().left('Beasts')
  }
  expect([lost({ save: 6 }, 5, 5), lost({ save: 5 }, 5, 5), lost({})]).toEqual([2, 0, 2])
})

test('SF-RUL-06 a box without a number: no attack of that kind, and no die to save with', () => {
  const peaceful = assault('Bards')
    .a('Bards', { melee: {}, at: row(2, [9, 10]), scrum: 1 })
    .b('Elves', foe)
  expect(peaceful.battle.question?.what).toBe('activate')
  const battle = assault('Orcs')
    .a('Orcs', { at: row(2, [9, 10]), scrum: 1 })
    .b('Elves', foe)
    .rolls(['attack: Orcs at Elves', 6, 1])
    .picks('melee|Elves')
    .until('activate')
    .rolledEverything()
  expect(battle.left('Elves')).toBe(2)
})
