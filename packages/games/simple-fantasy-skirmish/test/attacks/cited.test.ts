/** What is cited: the roll of each kind of attack, the rule of those who have no such Save, or no such attack. */
import { describe, expect, test } from 'vitest'
import { refuseAttack } from '../../src/rules/attacks/targets.ts'
import { assault } from '../fight.ts'
import { row, skirmish, type Skirmish, type UnitWords } from '../skirmish.ts'

const KINDS = [
  { kind: 'melee', roll: 'SF-MEL-06', none: 'SF-MEL-07' },
  { kind: 'ranged', roll: 'SF-RNG-11', none: 'SF-RNG-12' },
  { kind: 'magic', roll: 'SF-MAG-11', none: 'SF-MAG-12' },
] as const

describe.each(KINDS)('hits of a $kind attack', ({ kind, roll, none }) => {
  /** Two Orcs hit both times; the Elves have only this Save. */
  const attack = (save: UnitWords, ...saves: number[]): Skirmish => {
    const scrum = kind === 'melee' ? { scrum: 1 } : {}
    const battle = assault('Orcs')
      .a('Orcs', { at: row(2, [10, 10]), [kind]: { attack: 5 }, ...scrum })
      .b('Elves', { at: row(4, [9, kind === 'melee' ? 11 : 15]), magic: {}, ...scrum, ...save })
      .rolls(['attack: Orcs at Elves', 5, 5], ...(saves.length > 0 ? [['save: Elves', ...saves] as const] : []))
    return battle.picks(`${kind}|Elves`).until('activate').rolledEverything()
  }

  test(`${roll} a Save is rolled and cited alone`, () => {
    const battle = attack({ [kind]: { save: 4 } }, 4, 3)
    expect(battle.told('saves-rolled')).toMatchObject({ kind, hits: 2, unsaved: 0, failed: 1, rules: [roll] })
    expect(battle.left('Elves')).toBe(3)
  })

  test(`${none} where there is no such Save, that is cited too`, () => {
    const battle = attack({})
    expect(battle.told('saves-rolled')).toMatchObject({ kind, hits: 2, unsaved: 2, failed: 2, rules: [roll, none] })
    expect(battle.left('Elves')).toBe(2)
  })
})

test('SF-CARD-07 SF-RNG-01 SF-MAG-01 a unit without that attack cannot make it, and the card is cited', () => {
  const refusal = (kind: 'melee' | 'ranged' | 'magic', scrum: object) => {
    const battle = skirmish()
      .a('Orcs', { at: row(2, [10, 10]), melee: {}, ranged: {}, magic: {}, ...scrum })
      .b('Elves', { at: row(2, [10, 11]), ...scrum })
    return refuseAttack(battle.state, battle.of('Orcs'), battle.of('Elves'), kind)
  }
  expect(refusal('melee', { scrum: 1 })).toMatchObject({ rule: 'SF-CARD-07', code: 'no-attack' })
  expect(refusal('ranged', {})).toMatchObject({ rule: 'SF-RNG-01', code: 'no-attack' })
  expect(refusal('magic', {})).toMatchObject({ rule: 'SF-MAG-01', code: 'no-attack' })
})
