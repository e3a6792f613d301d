/** The battle report: every event has its words, and its why. */
import { worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { ENTRY_WRITERS, logEntryOf } from '../../src/log/log.ts'
import { rulebook } from '../../src/rulebook/index.ts'
import { skirmish, TOUCHING, type Skirmish } from '../skirmish.ts'

const lines = (battle: Skirmish): string[] =>
  battle.events.flatMap((event) => worded(logEntryOf(battle.state, event)?.text ?? []) as string | [])

const entry = (battle: Skirmish, is: string) =>
  worded(logEntryOf(battle.state, battle.told(is))) ?? expect.fail(`no words for ${is}`)

describe('what is told', () => {
  test('a charge is told from its first step to the death of the steed', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 23 + TOUCHING], mounted: true })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Bob', 5], ['steed: Bob', 4])
      .charges('Ann', [20, 23])
      .attacks('Ann', 'Bob')
    expect(lines(battle)).toEqual([
      'Ann charges 3" into contact with Bob.',
      'Ann attacks Bob and hits.',
      'The steed of Bob is killed: its rider fights on foot.',
      'The turn of North ends.',
    ])
  })

  test('"why?" shows the die of an attack with everything it was compared with', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], gear: ['great-weapon'] })
      .b('Bob', { at: [20, 20 + TOUCHING], gear: ['shield'] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 5])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(entry(battle, 'attacked').why).toMatchObject({
      rules: ['KD-MEL-02'],
      tests: [
        {
          what: 'Attack',
          face: 3,
          success: true,
          succeeds: [3, 4, 5, 6],
          sums: [
            {
              total: 1,
              parts: [
                { value: 0, source: 'STR' },
                { value: 1, source: 'Great weapon' },
              ],
            },
            {
              total: 4,
              parts: [
                { value: 3, source: 'DEF' },
                { value: 1, source: 'Shield' },
              ],
            },
          ],
        },
      ],
    })
    expect(entry(battle, 'knockdown-checked')).toMatchObject({ text: 'Bob is knocked down.' })
  })

  test('every kind of event has its writer, and every rule that is cited is in the rulebook', () => {
    const known = new Set(rulebook.map(({ id }) => id))
    expect(Object.keys(ENTRY_WRITERS).length).toBeGreaterThan(25)
    const battle = skirmish({ stage: 'priority' })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .rolls(['priority: North', 5], ['priority: South', 2], ['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    for (const { rules = [] } of battle.events) for (const id of rules) expect(known.has(id), id).toBe(true)
  })
})
