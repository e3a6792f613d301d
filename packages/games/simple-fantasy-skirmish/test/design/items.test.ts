/** Enchanted Items in play: bigger dice for some rolls of their Champions. */
import { expect, test } from 'vitest'
import type { Item } from '../../src/state/card.ts'
import { assault, designed } from '../fight.ts'
import { row, type UnitWords } from '../skirmish.ts'

const scrum = { scrum: 1 } as const
const item = (is: Item['is'], grade: Item['grade'], ...rolls: Item['rolls']) => ({
  is,
  grade,
  name: `${grade} ${is}`,
  rolls,
})
const hero = (items: readonly Item[], more: object = {}): UnitWords => ({
  type: 'champion',
  melee: { attack: 3, save: 4 },
  at: [[10, 11]],
  ...scrum,
  items: items as never,
  ...more,
})
const elves = (more: object = {}): UnitWords => ({ at: row(3, [10, 12]), ...scrum, ...more })

const blow = (face: number, ...items: readonly Item[]) =>
  assault('Hero')
    .a('Hero', hero(items))
    .b('Elves', elves())
    .rolls(['attack: Hero at Elves', face])
    .picks('melee|Elves')
    .until('activate')
    .told('attack-rolled')

test('SF-ENCH-02 an item lends a d8, d10 or d12 to one kind of roll; the number to make stays the same', () => {
  const dice = (grade: Item['grade']) => blow(3, item('weapon', grade, 'melee-attack'))
  expect(dice('enchanted')).toMatchObject({ dice: [{ sides: 8, need: 3, success: true }] })
  expect(dice('rare')).toMatchObject({ dice: [{ sides: 10, need: 3 }] })
  expect(dice('legendary')).toMatchObject({ dice: [{ sides: 12, need: 3 }] })
  expect(blow(2, item('weapon', 'legendary', 'melee-attack'))).toMatchObject({ hits: 0 })
  expect(blow(3, item('weapon', 'legendary', 'ranged-attack'))).toMatchObject({ dice: [{ sides: 6 }] })
})

test('SF-ENCH-02 an artifact lends its die to the Saves it serves', () => {
  const battle = assault('Orcs')
    .a('Orcs', { at: row(2, [10, 12]), ...scrum })
    .b('Hero', hero([item('artifact', 'enchanted', 'melee-save', 'ranged-save')]))
    .b('Elves', { at: row(2, [40, 30]) })
    .rolls(['attack: Orcs at Hero', 6, 1], ['save: Hero', 8])
    .picks('melee|Hero')
    .rolledEverything()
  expect(battle.told('saves-rolled')).toMatchObject({ dice: [{ sides: 8, need: 4 }] })
})

test('SF-ENCH-10 SF-RUL-92 an item gives no roll the Champion does not have', () => {
  const bow = hero([item('weapon', 'legendary', 'ranged-attack')], { scrum: undefined, at: [[10, 10]] })
  expect(
    assault('Hero')
      .a('Hero', bow)
      .b('Elves', { at: row(3, [10, 18]) }).battle.question?.what,
  ).toBe('activate')
  const shield = hero([item('artifact', 'legendary', 'melee-save')], { melee: { attack: 3 } })
  const battle = assault('Orcs')
    .a('Orcs', { at: row(2, [10, 12]), ...scrum })
    .b('Hero', shield)
    .b('Elves', { at: row(2, [40, 30]) })
    .rolls(['attack: Orcs at Hero', 6, 1])
    .picks('melee|Hero')
    .rolledEverything()
  expect(battle.left('Hero')).toBe(0)
})

test('SF-ENCH-11 SF-RUL-97 only dice of the Enchanted Weapon, in the kind of attack it serves, go through a ghost’s Save', () => {
  const ghosts = designed({ traits: ['ethereal'] }, elves())
  const strike = (...items: readonly Item[]) =>
    assault('Hero')
      .a('Hero', hero(items))
      .b('Ghosts', ghosts)
      .b('Elves', { at: row(2, [40, 30]) })
  for (const grade of ['enchanted', 'rare', 'legendary'] as const) {
    const through = strike(item('weapon', grade, 'melee-attack'))
      .rolls(['attack: Hero at Ghosts', 8])
      .picks('melee|Ghosts')
      .until('activate')
      .rolledEverything()
    expect(through.left('Ghosts'), grade).toBe(2)
  }
  const bow = strike(item('weapon', 'legendary', 'ranged-attack'))
    .rolls(['attack: Hero at Ghosts', 6], ['save: Ghosts', 4])
    .picks('melee|Ghosts')
    .rolledEverything()
  expect(bow.left('Ghosts')).toBe(3)
  const shield = strike(item('artifact', 'legendary', 'melee-save'))
    .rolls(['attack: Hero at Ghosts', 6], ['save: Ghosts', 4])
    .picks('melee|Ghosts')
    .rolledEverything()
  expect(shield.left('Ghosts')).toBe(3)
  const ring = strike(item('artifact', 'legendary', 'melee-attack'))
    .rolls(['attack: Hero at Ghosts', 12], ['save: Ghosts', 4])
    .picks('melee|Ghosts')
    .rolledEverything()
  expect(ring.left('Ghosts')).toBe(3)
})

test('SF-RUL-95 of several items that serve one roll the largest die is rolled, one die only', () => {
  expect(
    blow(
      3,
      item('weapon', 'rare', 'melee-attack'),
      item('weapon', 'legendary', 'melee-attack'),
      item('weapon', 'enchanted', 'melee-attack'),
    ),
  ).toMatchObject({ dice: [{ sides: 12 }] })
})

test('SF-ENCH-02 in the basic game no item is used', () => {
  const battle = assault('Hero', { mode: 'basic' })
    .a('Hero', hero([item('weapon', 'legendary', 'melee-attack')], { type: 'troops' }))
    .b('Elves', elves())
    .rolls(['attack: Hero at Elves', 3])
    .picks('melee|Elves')
    .until('activate')
  expect(battle.told('attack-rolled')).toMatchObject({ dice: [{ sides: 6, enchanted: false }] })
})
