/** Turns that a spell decides: what a commanded character does before it obeys, and what it does not do. */
import { expect, test } from 'vitest'
import { conditions, coven, standard } from '../coven.ts'
import { count } from '../march.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const ordered = (word: string, bob: FigureWords = {}) =>
  coven({ knows: { ...standard('command'), potency: 0 }, bob: { speed: 6, at: [12, 12], ...bob } })
    .rolls(['save: Bob', 6])
    .picks('Ann|cast|command')
    .picks(word)
    .picks('Ann|end')

test('DD-RUL-81 DD-MOVE-08 a prone character that is told to approach stands up first, and goes with the rest of its Speed', () => {
  const s = ordered('approach', { conditions: ['prone'] })
  expect(conditions(s, 'Bob')).toEqual([])
  expect(s.at('Bob')[1]).toBeCloseTo(9, 1)
})

test('DD-RUL-81 who is already within 1" of the caster does not move at all', () => {
  const s = ordered('approach', { at: [12, 5.5] })
  expect(s.at('Bob')).toEqual([12, 5.5])
  expect(count(s, 'moved')).toBe(0)
})

test('DD-RUL-81 DD-COND-15 a grappled character neither approaches nor flees', () => {
  const held = { conditions: [{ is: 'grappled', from: 'Ann' }], at: [12, 5.5] as const }
  expect(ordered('flee', held).at('Bob')).toEqual([12, 5.5])
})

test('DD-RUL-81, DD-GKF-07: where an Avenger interrupts a forced move, the rest of the movement is used all the same', () => {
  const fleeing = () =>
    coven({ knows: { ...standard('command'), potency: 0 }, bob: { speed: 6, at: [12, 12], toughness: 10, health: 9 } })
      .a('King', { at: [12, 13.9], speed: 5, traits: ['avenger'], now: { turnDone: true } })
      .rolls(
        ['spell block: command at Bob', 6],
        ['save: Bob', 6],
        ['to hit: King at Bob', 2],
        ['to wound: King at Bob', 6],
      )
      .picks('Ann|cast|command')
      .picks('flee')
      .picks('Ann|end')
      .picks('King|blade|Bob')
  const gone = fleeing().move('King', [10, 13.9])
  const stayed = fleeing().picks('stay')
  expect(count(gone, 'attacked')).toBe(1)
  // It flees at a dash: twice its Speed.
  expect([walked(gone), walked(stayed)]).toEqual([expect.closeTo(12, 1), expect.closeTo(12, 1)])
})

const walked = (s: Skirmish): number =>
  s.events.reduce(
    (sum, event) => (event.is === 'moved' && event['figure'] === 'Bob' ? sum + Number(event['length']) / 2540 : sum),
    0,
  )

test('DD-RUL-81 a character that flees from the corner of the table stays on it', () => {
  const s = ordered('flee', { at: [12, 16], speed: 9 })
  const [x, y] = s.at('Bob')
  expect(y).toBeLessThanOrEqual(24 - 25 / 25.4 / 2 + 0.001)
  expect(x).toBeGreaterThanOrEqual(25 / 25.4 / 2 - 0.001)
})
