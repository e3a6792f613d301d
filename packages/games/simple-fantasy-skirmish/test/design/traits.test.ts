/** Chapters "Traits", "Penalties" and "Enchanted Items" at the designer's desk: what they change and what they cost. */
import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import { twinComplaints } from '../../src/army/check-army.ts'
import { readArmyList } from '../../src/army/army-list.ts'
import { SIDES_OF_DIE, TRAITS } from '../../src/state/card.ts'
import { TRAIT_PARTS } from '../../src/design/parts.ts'
import { artifact, broken, card, champion, grid, weapon } from './design.ts'

/** What a trait must be bought with. */
const withNeeds = (id: (typeof TRAITS)[number]): string[] => {
  const [need] = TRAIT_PARTS[id].needs ?? []
  return need ? [...withNeeds(need), id] : [id]
}

test.each(TRAITS.filter((id) => !TRAIT_PARTS[id].isAdvanced))(
  'SF-TRAIT-01 the Trait %s costs 2 points a model',
  (id) => {
    const traits = withNeeds(id)
    expect(card({ traits }).cost).toBe(1 + 2 * traits.length)
  },
)

test.each(TRAITS.filter((id) => TRAIT_PARTS[id].isAdvanced))(
  'SF-ATR-01 the advanced Trait %s costs 2 points a model',
  (id) => {
    const traits = withNeeds(id)
    expect(card({ type: 'champion', count: 1, traits }).cost).toBe(4 + 2 * traits.length)
  },
)

test('SF-TRAIT-02 SF-RUL-50 no stat gets better than 2, but every improvement is paid for', () => {
  const own = [
    { name: 'Moonborn', improves: ['magic-save'] },
    { name: 'Starborn', improves: ['magic-save'] },
  ]
  const mages = { traits: ['magic-user', 'battle-mage', 'magic-lore'], own }
  expect(grid({ traits: mages.traits }).magic.save).toBe(3)
  expect(grid(mages).magic.save).toBe(2)
  expect(card(mages).cost).toBe(1 + 5 * 2)
})

test('SF-TRAIT-03 Assassin without Sharpshooter is refused', () => {
  expect(broken({ upgrades: ['ranged'], traits: ['assassin'] })).toEqual(['SF-TRAIT-03'])
  expect(broken({ upgrades: ['ranged'], traits: ['sharpshooter', 'assassin'] })).toEqual([])
})

test('SF-TRAIT-04 SF-RUL-53 "Giant Slayers" made up at the table better what they say for 2 points; no Trait comes twice', () => {
  const own = [{ name: 'Giant Slayers', improves: ['melee-attack'] }]
  expect(grid({ own }).melee.attack).toBe(3)
  expect(card({ own }).cost).toBe(3)
  expect(broken({ traits: ['combat-master', 'combat-master'] })).toEqual(['SF-TRAIT-14'])
})

test('SF-TRAIT-05 an Assassin shoots better by 1', () => {
  const sharp = { upgrades: ['ranged'], traits: ['sharpshooter'] }
  expect(grid(sharp).ranged).toEqual({ attack: 4, skill: 4 })
  expect(grid({ ...sharp, traits: ['sharpshooter', 'assassin'] }).ranged).toEqual({ attack: 3, skill: 4 })
})

test('SF-TRAIT-06 a Battle Mage betters Magic Attack and Magic Save, and needs a Trait that brings a Magic Attack', () => {
  expect(grid({ traits: ['magic-user', 'battle-mage'] }).magic).toEqual({ attack: 4, save: 4, skill: 5 })
  expect(broken({ traits: ['battle-mage'] })).toEqual(['SF-TRAIT-03'])
  expect(broken({ traits: ['ethereal', 'battle-mage'] })).toEqual([])
  expect(broken({ traits: ['paralyzing', 'battle-mage'] })).toEqual([])
})

test('SF-TRAIT-07 a Combat Master betters four boxes of a mailed swordsman', () => {
  const plain = grid({ upgrades: ['heavy-armour'] })
  const master = grid({ upgrades: ['heavy-armour'], traits: ['combat-master'] })
  expect(plain).toEqual({ melee: { attack: 4, save: 4, skill: 4 }, ranged: { save: 4 }, magic: { save: 6 } })
  expect(master).toEqual({ melee: { attack: 3, save: 3, skill: 3 }, ranged: { save: 3 }, magic: { save: 6 } })
})

test('SF-TRAIT-08 Magic Lore betters the Magic Save and the Magic Skill', () => {
  expect(grid({ traits: ['magic-user', 'magic-lore'] }).magic).toEqual({ attack: 5, save: 4, skill: 4 })
})

test('SF-TRAIT-09 Magic Defense gives Battle Mages armour Saves of 4, and no other unit', () => {
  const mages = grid({ traits: ['magic-user', 'battle-mage', 'magic-defense'] })
  expect([mages.melee.save, mages.ranged.save]).toEqual([4, 4])
  expect(broken({ traits: ['magic-user', 'magic-defense'] })).toEqual(['SF-TRAIT-03'])
})

test('SF-TRAIT-10 SF-ATT-05 Magic Users have Magic Attack, Save and Skill 5 and wear no armour', () => {
  expect(grid({ traits: ['magic-user'] }).magic).toEqual({ attack: 5, save: 5, skill: 5 })
  expect(broken({ traits: ['magic-user'], upgrades: ['light-armour'] })).toEqual(['SF-TRAIT-10'])
  expect(broken({ traits: ['magic-user'], upgrades: ['heavy-armour'] })).toEqual(['SF-TRAIT-10'])
})

test('SF-RUL-54 a hide is not worn: Magic Users may be Tough or Resilient, and their Champion takes Resilient for nothing', () => {
  expect(broken({ traits: ['magic-user'], upgrades: ['tough'] })).toEqual([])
  const mage = champion({ traits: ['magic-user'], upgrades: ['resilient'] })
  expect(broken(mage)).toEqual([])
  expect(card(mage).cost).toBe(6)
  expect(broken(champion({ traits: ['magic-user'] }))).toEqual(['SF-TRAIT-10'])
})

test('SF-TRAIT-11 Reflexes better both armour Saves and two Skills, and not in Heavy Armour or a stone skin', () => {
  const scouts = grid({ upgrades: ['ranged', 'light-armour'], traits: ['reflexes'] })
  expect(scouts).toEqual({
    melee: { attack: 4, save: 5, skill: 3 },
    ranged: { attack: 5, save: 5, skill: 4 },
    magic: { save: 6 },
  })
  expect(broken({ upgrades: ['heavy-armour'], traits: ['reflexes'] })).toEqual(['SF-TRAIT-11'])
  expect(broken({ upgrades: ['resilient'], traits: ['reflexes'] })).toEqual(['SF-TRAIT-11'])
})

test('SF-RUL-55 Reflexes go with Light Armour, a tough hide and Magic Defense', () => {
  expect(
    broken(
      { upgrades: ['light-armour'], traits: ['reflexes'] },
      { name: 'Lizards', upgrades: ['tough'], traits: ['reflexes'] },
    ),
  ).toEqual([])
  const mages = { traits: ['magic-user', 'battle-mage', 'magic-defense', 'reflexes'] }
  expect(broken(mages)).toEqual([])
  expect(grid(mages).melee.save).toBe(3)
})

test('SF-TRAIT-12 Sharpshooters better Ranged Attack and Ranged Skill', () => {
  expect(grid({ upgrades: ['ranged'], traits: ['sharpshooter'] }).ranged).toEqual({ attack: 4, skill: 4 })
})

test('SF-TRAIT-13 SF-RUL-51 Combat Masters without armour still have no Saves; their other boxes improve', () => {
  expect(grid({ traits: ['combat-master'] })).toEqual({
    melee: { attack: 3, skill: 3 },
    ranged: {},
    magic: { save: 6 },
  })
})

test('SF-TRAIT-14 SF-RUL-52 of two that give a Save the better stays, then it improves, then a ghost loses its Magic Save all the same', () => {
  expect(grid({ upgrades: ['tough'], traits: ['ethereal'] }).melee.save).toBe(4)
  expect(grid({ upgrades: ['tough'], traits: ['combat-master', 'ethereal'] }).melee.save).toBe(3)
  expect(grid({ traits: ['magic-user', 'magic-lore', 'ethereal'] }).magic.save).toBeUndefined()
})

test('SF-ATR-07 Leadership is for Champions', () => {
  expect(broken({ traits: ['leadership'] })).toEqual(['SF-ATR-07'])
  expect(broken(champion({ traits: ['leadership'] }))).toEqual([])
})

test('SF-RUL-96 a Champion may buy bows, Traits and Penalties at the listed prices for one model', () => {
  const hero = champion({
    upgrades: ['heavy-armour', 'ranged', 'fast'],
    traits: ['sharpshooter', 'fearsome', 'leadership'],
    penalties: ['stupid'],
  })
  expect(broken(hero)).toEqual([])
  expect(card(hero).cost).toBe(4 + 1 + 2 + 6 - 0.5)
})

test('SF-PEN-01 Shambling and Stupid pay for one point of what the Zombies bought', () => {
  expect(card({ upgrades: ['resilient'], penalties: ['shambling', 'stupid'] }).cost).toBe(2)
  expect(card({ upgrades: ['resilient'], penalties: ['stupid'] }).cost).toBe(2.5)
})

test('SF-PEN-06 SF-RUL-90 Penalties never make Troops cheaper than Troops, and each is taken once', () => {
  expect(card({ penalties: ['shambling', 'stupid', 'rookies'] }).cost).toBe(1)
  expect(card({ upgrades: ['light-armour'], penalties: ['shambling', 'stupid', 'rookies'] }).cost).toBe(1)
  expect(broken({ penalties: ['stupid', 'stupid'] })).toEqual(['SF-RUL-90'])
})

test('SF-PEN-02 SF-MOVE-16 what shambles has a Move of 3 on its card, and is not Fast', () => {
  expect(card({ penalties: ['shambling'] }).move).toBe(inches(3))
  expect(broken({ upgrades: ['fast'], penalties: ['shambling'] })).toEqual(['SF-RUL-91'])
})

test('SF-ENCH-01 a Champion without any Trait carries an Enchanted Item', () => {
  expect(broken(champion({ traits: [], items: [weapon('enchanted', 'melee-attack')] }))).toEqual([])
})

test.each([
  ['enchanted', 2],
  ['rare', 3],
  ['legendary', 4],
] as const)(
  'SF-ENCH-04 SF-ENCH-05 SF-ENCH-06 an %s weapon costs %i points and serves one kind of attack',
  (grade, cost) => {
    expect(card(champion({ items: [weapon(grade, 'ranged-attack')] })).cost).toBe(4 + cost)
    expect(
      broken(champion({ items: [{ ...weapon(grade, 'melee-attack'), rolls: ['melee-attack', 'magic-attack'] }] })),
    ).toEqual(['SF-ENCH-04'])
    expect(SIDES_OF_DIE[grade]).toBe(4 + 2 * cost)
  },
)

test.each([
  ['enchanted', 3],
  ['rare', 4],
  ['legendary', 5],
] as const)('SF-ENCH-07 SF-ENCH-08 SF-ENCH-09 an %s artifact costs %i points', (grade, cost) => {
  expect(card(champion({ items: [artifact(grade, ['melee-save', 'ranged-save'])] })).cost).toBe(4 + cost)
  expect(SIDES_OF_DIE[grade]).toBe(2 + 2 * cost)
})

test('SF-RUL-93 one Artifact covers both armour Saves, or the Magic Save, or the Skills; a narrower text stands', () => {
  const wears = (...rolls: string[]) => broken(champion({ items: [artifact('rare', rolls)] }))
  for (const rolls of [['melee-save', 'ranged-save'], ['magic-save'], ['skill'], ['melee-save']])
    expect(wears(...rolls)).toEqual([])
  expect(wears('melee-save', 'magic-save')).toEqual(['SF-RUL-93'])
  expect(wears('skill', 'magic-save')).toEqual(['SF-RUL-93'])
})

const host = (name: string, ...items: readonly unknown[]) =>
  readArmyList({ name, units: [{ name: 'Hero', type: 'champion', count: 1, items }] })

test('SF-ENCH-03 SF-RUL-94 the second Widowmaker in the game is refused, whatever the case of its letters; two rare swords are not', () => {
  expect(
    twinComplaints(
      host('North', weapon('legendary', 'melee-attack', 'Widowmaker')),
      host('South', weapon('legendary', 'melee-attack', 'widowmaker')),
    ).map(({ rule }) => rule),
  ).toEqual(['SF-ENCH-03'])
  expect(
    twinComplaints(
      host('North', weapon('rare', 'melee-attack', 'Sting')),
      host('South', weapon('rare', 'melee-attack', 'Sting')),
    ),
  ).toEqual([])
})

test('SF-EX-22 both armies cannot have the Shield of the Angels', () => {
  const shield = artifact('legendary', ['melee-save'], 'Shield of the Angels')
  expect(twinComplaints(host('North', shield), host('South', shield))).toHaveLength(1)
  expect(twinComplaints(host('North', shield), host('South'))).toEqual([])
})

test('SF-EX-20 an Enchanted Bow, a Rare Enchanted Staff and the Legendary Widowmaker cost 2, 3 and 4 points', () => {
  const items = [
    weapon('enchanted', 'ranged-attack', 'Bow'),
    weapon('rare', 'magic-attack', 'Staff'),
    weapon('legendary', 'melee-attack', 'Widowmaker'),
  ]
  expect(card(champion({ items })).cost).toBe(4 + 2 + 3 + 4)
  expect(card(champion({ items })).items.map(({ rolls }) => rolls)).toEqual([
    ['ranged-attack'],
    ['magic-attack'],
    ['melee-attack'],
  ])
})

test('SF-EX-21 an Enchanted Shield, a Rare Talisman and the Legendary Mistwalker cost 3, 4 and 5 points', () => {
  const items = [
    artifact('enchanted', ['melee-save', 'ranged-save'], 'Shield'),
    artifact('rare', ['magic-save'], 'Talisman'),
    artifact('legendary', ['melee-save', 'ranged-save'], 'Mistwalker'),
  ]
  expect(card(champion({ items })).cost).toBe(4 + 3 + 4 + 5)
  expect(broken(champion({ items }))).toEqual([])
})
