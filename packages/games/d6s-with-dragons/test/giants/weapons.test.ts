/** What the weapons of giants and merrow do besides their damage. */
import { describe, expect, test } from 'vitest'
import { brawl, melees } from '../brawl.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, left } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }
const HIT = ['to hit: Ann at Bob', 2] as const
const MISSED = ['to hit: Ann at Bob', 6] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

/** Ann, who has the feature, hits Bob from 3" away with a throwing weapon; he is not wounded. */
const thrown = (feature: string, bob: object = {}): Skirmish =>
  shoot(
    range({ gear: 'throwing', traits: [feature] }, { ...SAFE, at: [12, 7.984], ...bob }).rolls(HIT, NO_WOUND),
    'Bob',
    'throwing',
  )

const strikesWith = (weapon: string, feature: string, ...more: (readonly [string, number])[]): Skirmish =>
  strike(duel({ gear: 'blade, throwing, bow', traits: [feature] }, SAFE).rolls(...more), 'Bob', weapon)

describe('Thundercloud', () => {
  test('DD-SGF-11, DD-RUL-184: a hit with the throwing weapon leaves its target incapacitated', () => {
    expect(conditions(thrown('thundercloud'), 'Bob')).toEqual(['incapacitated'])
  })

  test('DD-SGF-11: the throwing weapon does thunder damage', () => {
    const s = range({ gear: 'throwing', traits: ['thundercloud'] }, { at: [12, 7.984], immuneTo: ['thunder'] })
    expect(shoot(s.rolls(HIT), 'Bob', 'throwing').told('immune')).toMatchObject({ figure: 'Bob', to: 'thunder' })
  })

  test('DD-RUL-147: attacks with its other weapons do neither; with the throwing weapon it works in melee too', () => {
    expect(strikesWith('blade', 'thundercloud', HIT, NO_WOUND).hasTold('condition-gained')).toBe(false)
    const s = strikesWith('throwing', 'thundercloud', HIT, NO_WOUND)
    expect(s.told('condition-gained')).toMatchObject({ figure: 'Bob', condition: 'incapacitated' })
  })

  test('DD-RUL-147: a miss does nothing, and a Huge target is not spared', () => {
    expect(strikesWith('throwing', 'thundercloud', MISSED).hasTold('condition-gained')).toBe(false)
    expect(conditions(thrown('thundercloud', { size: 'huge', base: 25 }), 'Bob')).toEqual(['incapacitated'])
  })
})

describe('Hammer Throw', () => {
  test('DD-SGF-17: a hit pushes its target 3" straight back and leaves it sapped', () => {
    const s = thrown('hammer-throw')
    expect(s.at('Bob')[0]).toBe(12)
    expect(s.at('Bob')[1]).toBeCloseTo(10.984, 2)
    expect(conditions(s, 'Bob')).toEqual(['sapped'])
  })

  test('DD-SGF-17: the throwing weapon does fire damage', () => {
    const s = range({ gear: 'throwing', traits: ['hammer-throw'] }, { at: [12, 7.984], immuneTo: ['fire'] }).rolls(HIT)
    expect(shoot(s, 'Bob', 'throwing').told('immune')).toMatchObject({ figure: 'Bob', to: 'fire' })
  })

  test('DD-RUL-148: the push ends at another base, and at the edge of the table', () => {
    const behind = range({ gear: 'throwing', traits: ['hammer-throw'] }, { ...SAFE, at: [12, 7.984] })
      .b('Bill', { at: [12, 10.484] })
      .rolls(HIT, NO_WOUND)
    expect(shoot(behind, 'Bob', 'throwing').at('Bob')[1]).toBeCloseTo(9.5, 2)
    const edge = range({ at: [12, 19], gear: 'throwing', traits: ['hammer-throw'] }, { ...SAFE, at: [12, 22.5] })
    expect(shoot(edge.rolls(HIT, NO_WOUND), 'Bob', 'throwing').at('Bob')[1]).toBeCloseTo(23.508, 2)
  })

  test('DD-RUL-148: pushed onto slippery ground, its target makes the save of that ground', () => {
    const s = range({ gear: 'throwing', traits: ['hammer-throw'] }, { ...SAFE, at: [12, 7.984] })
      .box('ice', 'slippery', [10, 10], [14, 14])
      .rolls(HIT, NO_WOUND, ['save: Bob', 6])
    shoot(s, 'Bob', 'throwing').rolledEverything()
    expect(conditions(s, 'Bob')).toEqual(expect.arrayContaining(['prone', 'sapped']))
  })

  test('DD-RUL-148, DD-RUL-231: pushed out of its melee and beside an enemy in none, its target is in a new melee', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], gear: 'throwing', traits: ['hammer-throw'], fight: 5 })
      .b('Bob', { at: [10, 11.2], gear: '', ...SAFE })
      .a('Amy', { at: [10, 16], gear: '' })
      .melee('Ann', 'Bob')
      .rolls(HIT, NO_WOUND)
      .picks('Ann|attack|Bob|throwing')
    expect(s.at('Bob')[1]).toBeCloseTo(14.2, 2)
    expect(melees(s)).toEqual(['Amy Bob', 'Ann'])
  })

  test('DD-RUL-148: pushed in mid-move by an opportunity attack, the mover goes on from there with what it has left', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], speed: 6, ...SAFE })
      .b('Bob', { at: [12, 10.5], speed: 2, gear: 'throwing', traits: ['hammer-throw'] })
      .rolls(['to hit: Bob at Ann', 2], ['to wound: Bob at Ann', 6])
      .move('Ann', [17, 12])
      .picks('Bob|throwing|Ann')
    const [x, y] = s.at('Ann')
    expect(y).toBeGreaterThan(13)
    expect(Number(left(s).replace('"', ''))).toBeGreaterThan(3)
    s.move('Ann', [x, y + 1])
    expect(s.at('Ann')[1]).toBeCloseTo(y + 1, 2)
  })
})

describe('Icicle Arrow', () => {
  const shot = (bob: FigureWords, ...rolls: (readonly [string, number])[]): Skirmish =>
    shoot(range({ traits: ['icicle-arrow'] }, bob).rolls(...rolls))

  test('DD-SGF-19: a hit with the bow knocks its target prone', () => {
    expect(conditions(shot(SAFE, HIT, NO_WOUND), 'Bob')).toEqual(['prone'])
  })

  test('DD-SGF-19: the bow does cold damage', () => {
    expect(shot({ immuneTo: ['cold'] }, HIT).told('immune')).toMatchObject({ figure: 'Bob', to: 'cold' })
  })
})

describe('Trash Lob', () => {
  test('DD-SGF-22: a hit with the throwing weapon poisons its target; its other weapons do not', () => {
    expect(conditions(thrown('trash-lob'), 'Bob')).toEqual(['poisoned'])
    expect(conditions(strikesWith('blade', 'trash-lob', HIT, NO_WOUND), 'Bob')).toEqual([])
  })
})

describe('Harpoons', () => {
  test('DD-SGF-25: a hit with the throwing weapon pulls its target 3" closer', () => {
    const s = range({ gear: 'throwing', traits: ['harpoons'] }, { ...SAFE, at: [12, 10] }).rolls(HIT, NO_WOUND)
    expect(shoot(s, 'Bob', 'throwing').at('Bob')).toEqual([12, 7])
    expect(s.told('pulled')).toMatchObject({ figure: 'Bob', by: 'Ann' })
  })

  test('DD-RUL-148: pulled, it stops in base contact', () => {
    expect(thrown('harpoons', { at: [12, 6.5] }).at('Bob')[1]).toBeCloseTo(4.984, 2)
  })
})

describe('the bite of a Merrow', () => {
  test('DD-SGF-26: a hit also poisons its target', () => {
    const bite = { id: 'bite', riders: ['poisons'] }
    const s = duel({ gear: '', attackList: [bite] }, SAFE).rolls(HIT, NO_WOUND)
    expect(conditions(strike(s, 'Bob', 'bite'), 'Bob')).toEqual(['poisoned'])
  })
})
