/** The card designer, and what a card shows. */
import type { Design } from '@muster/engine'
import { expect, test } from 'vitest'
import { advancedComplaints, checkArmy } from '../../src/army/check-army.ts'
import { readArmyList, cardsOf } from '../../src/army/army-list.ts'
import { designer } from '../../src/designer/designer.ts'

const design = (chosen: Design['chosen'], more: Partial<Design> = {}): Design => ({
  name: 'Veteran Guards',
  icon: 'barbute',
  count: 6,
  chosen: { type: ['troops'], ...chosen },
  ...more,
})
const stat = (form: Design, label: string) => designer.card(form).stats.find((one) => one.label === label)

test('SF-CARD-06 SF-RUL-47 the card is a grid of three by three, Attack, Save and Skill for Melee, Ranged and Magic', () => {
  const boxes = designer.card(design({})).stats.filter(({ row }) => row !== undefined)
  expect(boxes.map(({ row, column }) => `${row} ${column}`)).toEqual([
    'Melee Attack',
    'Melee Save',
    'Melee Skill',
    'Ranged Attack',
    'Ranged Save',
    'Ranged Skill',
    'Magic Attack',
    'Magic Save',
    'Magic Skill',
  ])
  expect(boxes.map(({ value }) => value)).toEqual(['4+', '', '4+', '', '', '', '', '6+', ''])
})

test('the sum under a box is the number in it: Elites in Heavy Armour with Combat Master save at 4 less 1', () => {
  const guards = design({ type: ['elites'], armour: ['heavy-armour'], traits: ['combat-master'] })
  expect(stat(guards, 'Melee Save')).toMatchObject({
    value: '3+',
    sum: {
      total: 3,
      parts: [
        { value: 4, source: 'Heavy Armour' },
        { value: -1, source: 'Combat Master' },
      ],
    },
  })
  for (const { value, sum } of designer.card(guards).stats) if (sum) expect(Number.parseInt(value)).toBe(sum.total)
})

test('SF-CARD-15 SF-CARD-10 notes name what is counted in the stats and what is a rule of its own; flavour is kept apart', () => {
  const wraiths = design({ armour: ['tough'], 'advanced-traits': ['fearsome'] }, { flavour: 'Boo.' })
  expect(designer.card(wraiths).notes.map(({ name }) => name)).toEqual(['Tough', 'Fearsome'])
  expect(designer.card(wraiths).notes.some(({ text }) => text.includes('Boo'))).toBe(false)
})

test('SF-CARD-11 the same unit with a poem on its card has the same numbers and price', () => {
  const plain = designer.card(design({ armour: ['tough'] }))
  const poem = designer.card(design({ armour: ['tough'] }, { flavour: 'All kings fear us.' }))
  expect(poem).toEqual(plain)
})

test('what cannot be chosen says why: Assassin before Sharpshooter, Reflexes in Heavy Armour, Leadership for Troops', () => {
  const { barred } = designer.card(design({ armour: ['heavy-armour'] }))
  expect(barred['assassin']).toBe('Assassin needs Sharpshooter first.')
  expect(barred['reflexes']).toBe('Reflexes cannot stand beside Heavy Armour.')
  expect(barred['leadership']).toBe('Leadership is for Champions only.')
  expect(barred['combat-master']).toBeUndefined()
  expect(designer.card(design({ traits: ['reflexes'] })).barred['heavy-armour']).toContain('Reflexes')
})

test('every ready card goes through the form unchanged', () => {
  for (const example of designer.examples.flatMap(({ designs }) => designs)) {
    const { army, needs } = designer.army('Host', [example])
    expect(advancedComplaints(readArmyList(army)).length > 0).toBe(needs?.['mode'] === 'advanced')
    expect(checkArmy(army, 1000).complaints).toEqual([])
    expect(checkArmy(army, 1000).points).toBe(designer.card(example).points)
  }
})

test('a legendary sword keeps the name it was given', () => {
  const hero = design(
    { type: ['champion'], items: ['legendary-weapon-melee'] },
    { count: 1, named: { 'legendary-weapon-melee': 'Widowmaker' } },
  )
  const [card] = cardsOf(readArmyList(designer.army('Host', [hero]).army))
  expect(card?.items).toEqual([{ is: 'weapon', grade: 'legendary', name: 'Widowmaker', rolls: ['melee-attack'] }])
  expect(designer.card(hero).points).toBe(8)
})

test('SF-CARD-14 Attacks are printed red, Saves green and Skills blue', () => {
  const boxes = designer.card(design({})).stats.filter(({ row }) => row !== undefined)
  expect(boxes.map(({ column, tone }) => `${column} ${tone}`)).toEqual(
    [...Array(3)].flatMap(() => ['Attack red', 'Save green', 'Skill blue']),
  )
})

test('the entry of a design is read back as that design; what was not made from parts is none', () => {
  for (const form of designer.examples.flatMap(({ designs }) => designs)) {
    const { units } = readArmyList(designer.army('An army', [form]).army)
    expect(designer.army('An army', [designer.designOf(units[0] as never) ?? designer.blank]).army).toEqual(
      designer.army('An army', [form]).army,
    )
  }
  expect(designer.designOf({ name: 'Printed', printed: { move: 6 } })).toBeUndefined()
  expect(designer.designOf('nothing')).toBeUndefined()
})
