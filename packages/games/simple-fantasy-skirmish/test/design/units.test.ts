/** Chapter "Designing Units": types, upgrades, what they cost. */
import { inches, toInches } from '@muster/table'
import { expect, test } from 'vitest'
import { broken, card, grid, pointsOf } from './design.ts'

test('SF-DES-01 eight Troops in Light Armour cost 2 points a model, 16 the unit; with five Elites the army makes 26', () => {
  expect(card({ count: 8, upgrades: ['light-armour'] }).cost).toBe(2)
  expect(pointsOf({ count: 8, upgrades: ['light-armour'] })).toBe(16)
  expect(pointsOf({ count: 8, upgrades: ['light-armour'] }, { type: 'elites', count: 5 })).toBe(26)
})

test('SF-DES-02 ten units in one army are no complaint', () => {
  expect(broken(...Array.from({ length: 10 }, (_, n) => ({ name: `Guards ${n}`, count: 2 })))).toEqual([])
})

test('SF-DES-03 Troops cost 1: Melee Attack 4, Melee Skill 4, Magic Save 6 and nothing else', () => {
  expect(card({ type: 'troops' }).cost).toBe(1)
  expect(grid({ type: 'troops' })).toEqual({ melee: { attack: 4, skill: 4 }, ranged: {}, magic: { save: 6 } })
})

test('SF-DES-04 Elites cost 2: Melee Attack 3, Melee Skill 3, Magic Save 6 and nothing else', () => {
  expect(card({ type: 'elites' }).cost).toBe(2)
  expect(grid({ type: 'elites' })).toEqual({ melee: { attack: 3, skill: 3 }, ranged: {}, magic: { save: 6 } })
})

test('SF-DES-05 bows add 1 point and bring Ranged Attack 5 and Ranged Skill 5', () => {
  expect(card({ upgrades: ['ranged'] }).cost).toBe(2)
  expect(grid({ upgrades: ['ranged'] }).ranged).toEqual({ attack: 5, skill: 5 })
})

test('SF-DES-06 no type and no upgrade brings a Magic Attack; the Trait does', () => {
  const everything = { type: 'elites', upgrades: ['ranged', 'heavy-armour', 'fast'] }
  expect(grid(everything).magic).toEqual({ save: 6 })
  expect(grid({ traits: ['magic-user'] }).magic.attack).toBe(5)
})

test.each(['light-armour', 'tough'])('SF-DES-07 %s adds 1 point and brings both armour Saves of 6', (armour) => {
  expect(card({ upgrades: [armour] }).cost).toBe(2)
  expect([grid({ upgrades: [armour] }).melee.save, grid({ upgrades: [armour] }).ranged.save]).toEqual([6, 6])
})

test.each(['heavy-armour', 'resilient'])('SF-DES-08 %s adds 2 points and brings both armour Saves of 4', (armour) => {
  expect(card({ upgrades: [armour] }).cost).toBe(3)
  expect([grid({ upgrades: [armour] }).melee.save, grid({ upgrades: [armour] }).ranged.save]).toEqual([4, 4])
})

test('SF-DES-09 a hide costs and saves the same as armour, and does not add to it', () => {
  for (const [worn, grown] of [
    ['light-armour', 'tough'],
    ['heavy-armour', 'resilient'],
  ] as const) {
    expect(card({ upgrades: [grown] }).cost).toBe(card({ upgrades: [worn] }).cost)
    expect(grid({ upgrades: [grown] })).toEqual(grid({ upgrades: [worn] }))
    expect(broken({ upgrades: [worn, grown] })).toEqual(['SF-DES-09'])
  }
})

test.each(['heavy-armour', 'resilient'])('SF-DES-10 for a Champion %s is free', (armour) => {
  expect(card({ type: 'champion', count: 1, upgrades: [armour] }).cost).toBe(4)
  expect(card({ type: 'champion', count: 1, upgrades: [armour] }).grid.melee.save).toBe(4)
})

test('SF-DES-11 armour and bows leave the Magic Save at 6; Magic Lore betters it', () => {
  expect(grid({ upgrades: ['heavy-armour', 'ranged', 'fast'] }).magic.save).toBe(6)
  expect(grid({ traits: ['magic-lore'] }).magic.save).toBe(5)
})

test('SF-DES-12 SF-MOVE-15 Fast adds 2 points and makes the Move 9 inches', () => {
  expect(card({ upgrades: ['fast'] }).cost).toBe(3)
  expect(card({ upgrades: ['fast'] }).move).toBe(inches(9))
})

test('SF-DES-13 SF-RUL-49 the Fast have Light Armour or a tough hide for nothing, and may ride without', () => {
  expect(card({ upgrades: ['fast', 'light-armour'] }).cost).toBe(3)
  expect(card({ upgrades: ['fast', 'tough'] }).cost).toBe(3)
  expect(grid({ upgrades: ['fast', 'tough'] }).melee.save).toBe(6)
  expect(grid({ upgrades: ['fast'] }).melee.save).toBeUndefined()
})

test.each(['heavy-armour', 'resilient'])('SF-DES-14 the Fast have %s for 1 point', (armour) => {
  expect(card({ upgrades: ['fast', armour] }).cost).toBe(4)
})

test('SF-MOVE-17 SF-RUL-21 a unit without upgrades moves 6 inches', () => {
  expect(toInches(card().move)).toBe(6)
  expect(toInches(card({ type: 'elites' }).move)).toBe(6)
})

test('SF-CARD-01 SF-RUL-04 a unit is designed with 2 to 10 models; only a Champion with one', () => {
  expect(broken({ count: 1 })).toEqual(['SF-CARD-01'])
  expect(broken({ count: 2 }, { name: 'Many', count: 10 })).toEqual([])
  expect(() => broken({ count: 11 })).toThrow(/count/)
  expect(broken({ type: 'champion', count: 1 })).toEqual([])
})

test('SF-CHAMP-01 two models with one name are no Champion', () => {
  expect(broken({ type: 'champion', count: 2 })).toEqual(['SF-CHAMP-01'])
})

test('SF-CHAMP-02 a blade with a spell on it is not for plain Guards', () => {
  const items = [{ is: 'weapon', grade: 'enchanted', name: 'Blade', rolls: ['melee-attack'] }]
  expect(broken({ items })).toEqual(['SF-CHAMP-02'])
  expect(broken({ type: 'champion', count: 1, items })).toEqual([])
})

test('SF-CHAMP-03 SF-RUL-69 a Champion costs 4: Melee Attack 3, Melee Skill 3 alone of the Skills, Magic Save 5, armour Saves 4', () => {
  const hero = { type: 'champion', count: 1, upgrades: ['heavy-armour'] }
  expect(card(hero).cost).toBe(4)
  expect(grid(hero)).toEqual({ melee: { attack: 3, save: 4, skill: 3 }, ranged: { save: 4 }, magic: { save: 5 } })
})

test('SF-CARD-02 SF-CARD-04 the card tells name, type, Move in inches and cost per model; Troops and Elites are the basic types', () => {
  for (const type of ['troops', 'elites']) {
    expect(card({ name: 'Pikes', type })).toMatchObject({
      name: 'Pikes',
      type,
      move: inches(6),
      cost: type === 'troops' ? 1 : 2,
    })
  }
  expect(() => card({ type: 'peasants' })).toThrow(/troops, elites or a champion/)
})

test('SF-RUL-48 Veteran Guards with Melee Attack 3 in Heavy Armour are Elites at 4 points; with Melee Attack 4 Troops at 3', () => {
  const elites = { type: 'elites', upgrades: ['heavy-armour'] }
  const troops = { type: 'troops', upgrades: ['heavy-armour'] }
  expect([grid(elites).melee.attack, card(elites).cost]).toEqual([3, 4])
  expect([grid(troops).melee.attack, card(troops).cost]).toEqual([4, 3])
})

test('SF-EX-02 SF-CARD-09 the Heavy Armour of the Veteran Guards stands on the card as Saves of 4, once', () => {
  const guards = grid({ type: 'elites', upgrades: ['heavy-armour'] })
  expect([guards.melee.save, guards.ranged.save]).toEqual([4, 4])
})

test('SF-RUL-82 Hadumar with Melee Save 3 is taken as his card says, and no design rule complains', () => {
  const printed = { cost: 9, melee: { attack: 3, save: 3, skill: 3 }, magic: { save: 5 } }
  expect(grid({ type: 'champion', count: 1, printed }).melee).toEqual({ attack: 3, save: 3, skill: 3 })
  expect(broken({ type: 'champion', count: 1, traits: ['assassin'], printed })).toEqual([])
  expect(broken({ type: 'champion', count: 1, traits: ['assassin'] })).toEqual(['SF-TRAIT-03'])
})

test('SF-RUL-46 SF-END-03 sixty points are the limit where none is agreed', async () => {
  const { checkArmy } = await import('../../src/army/check-army.ts')
  const host = (count: number) => ({
    name: 'Host',
    units: [
      { name: 'Guards', type: 'elites', upgrades: ['fast', 'heavy-armour'], count },
      { name: 'Spears', count: 10 },
    ],
  })
  expect(checkArmy(host(10)).complaints).toEqual([])
  expect(
    checkArmy({ name: 'Host', units: [...host(10).units, { name: 'Boys', count: 2 }] }).complaints.map(
      ({ rule }) => rule,
    ),
  ).toEqual(['SF-RUL-46'])
})
