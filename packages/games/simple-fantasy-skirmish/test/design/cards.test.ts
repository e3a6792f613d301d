/** The Unit Card in play: what its numbers mean, and for whom they count. */
import { describe, expect, test } from 'vitest'
import { rulebook } from '../../src/rulebook/index.ts'
import { assault, optionsOf } from '../fight.ts'
import { row, skirmish } from '../skirmish.ts'

const bows = { ranged: { attack: 5 }, at: row(5, [9, 10]) } as const
const elves = { at: row(5, [9, 20]), ranged: { save: 4 } } as const

describe('the numbers of a card', () => {
  test('SF-CARD-03 all five Archers shoot by the 5 of their card, the man at the end of the row too', () => {
    const battle = assault('Archers')
      .a('Archers', bows)
      .b('Elves', { at: elves.at })
      .rolls(['attack: Archers at Elves', 5, 4, 4, 4, 5])
      .picks('ranged|Elves')
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 2, dice: Array(5).fill({ need: 5 }) })
  })

  test('SF-CARD-05 a die that equals the stat is enough, one less is not, and a lower stat takes more dice', () => {
    const hitsAt = (attack: number) =>
      assault('Archers')
        .a('Archers', { ...bows, ranged: { attack } })
        .b('Elves', { at: elves.at })
        .rolls(['attack: Archers at Elves', 2, 3, 4, 5, 6])
        .picks('ranged|Elves')
        .told('attack-rolled')['hits']
    expect([hitsAt(6), hitsAt(5), hitsAt(4), hitsAt(3)]).toEqual([1, 2, 3, 4])
  })

  test('SF-CARD-07 an empty box is no attack and no save: Pikes do not shoot, and bare Elves lose one for each hit', () => {
    expect(
      assault('Pikes')
        .a('Pikes', { at: row(5, [9, 10]) })
        .b('Elves', elves).battle.question?.what,
    ).not.toBe('attack')
    const volley = assault('Archers')
      .a('Archers', bows)
      .b('Elves', { at: elves.at })
      .rolls(['attack: Archers at Elves', 5, 5, 1, 1, 1])
      .picks('ranged|Elves')
      .until('activate')
      .rolledEverything()
    expect(volley.left('Elves')).toBe(3)
  })

  test('SF-CARD-08 beside a locked chest the basic game knows no Skill to try, the advanced one does', () => {
    const things = [{ id: 'chest-1', is: 'lock', name: 'A locked chest', at: [10, 11] }]
    const words = (mode: string) =>
      skirmish({ mode, scenario: 'pick-the-lock', rounds: 10, things })
        .a('Thieves', { at: row(4, [8, 10]) })
        .b('Wolves', { at: row(3, [20, 30]) })
    const tasks = (mode: string) => optionsOf(words(mode)).filter((id) => id.startsWith('skill|'))
    expect(tasks('basic')).toEqual([])
    expect(tasks('advanced').length).toBeGreaterThan(0)
  })
})

describe('the models of a card', () => {
  const lose = (model: string) =>
    assault('Archers')
      .a('Archers', bows)
      .b('Elves', { at: elves.at, ranged: { attack: 4 } })
      .rolls(['attack: Archers at Elves', 5, 1, 1, 1, 1], ['attack: Elves at Archers', 4, 4, 3, 3])
      .picks('ranged|Elves')
      .picks(model)

  test('SF-CARD-12 whichever of the Elves falls, the standard-bearer or a plain bowman, the other four shoot alike', () => {
    for (const model of ['Elves.1', 'Elves.3']) {
      const battle = lose(model).until('activate')
      battle.picks('stay|Elves').picks('ranged|Archers').rolledEverything()
      expect(battle.told('attack-rolled')).toMatchObject({ by: 'Elves', hits: 2, dice: Array(4).fill({ need: 4 }) })
    }
  })

  test('SF-CARD-13 a hit that was saved leaves no mark: all five Elves fight on; one that was not takes its model whole', () => {
    const hit = (save: number) =>
      assault('Archers')
        .a('Archers', bows)
        .b('Elves', elves)
        .rolls(['attack: Archers at Elves', 5, 1, 1, 1, 1], ['save: Elves', save])
        .picks('ranged|Elves')
        .until('activate')
    expect([hit(4).left('Elves'), hit(3).left('Elves')]).toEqual([5, 4])
  })
})

test('SF-RUL-01 no rule is missing where the book has odd marks: the numbers of every chapter run on without a gap', () => {
  const chapters = new Map<string, number[]>()
  for (const { id } of rulebook) {
    const [, chapter = '', number] = /^SF-([A-Z]+)-(\d+)$/.exec(id) ?? []
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), Number(number)])
  }
  expect(chapters.size).toBe(26)
  for (const [chapter, numbers] of chapters) {
    expect(
      numbers.sort((a, b) => a - b),
      chapter,
    ).toEqual(numbers.map((_, index) => index + 1))
  }
})
