/** Between the encounters of a campaign. */
import { ScriptedDice, type ScriptedRoll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { injuriesAfter, isAvailable, USUAL_FATES, type Fate, type FateTable } from '../../src/rules/damage/injuries.ts'
import { skirmish } from '../skirmish.ts'

/** Abe was slain, Amy ran, Ann is well. */
const after = () =>
  skirmish()
    .a('Ann', { at: [4, 4] })
    .a('Abe', { where: 'slain' })
    .a('Amy', { where: 'fled' })
    .a('Imp', { where: 'slain', starting: false, points: 0 })
    .b('Bob', { at: [4, 20] }).state

const roll = (...script: ScriptedRoll[]) => {
  const dice = new ScriptedDice(script)
  const injuries = injuriesAfter(after(), dice)
  expect(dice.unrolled()).toEqual([])
  return injuries
}
const fateOn = (face: number) => roll(['injury: Abe', face], ['injury: Amy', 6])[0] ?? expect.fail('nobody was hurt')

describe('injuries', () => {
  test('DD-INJ-01 DD-RUL-49 a die for each who was eliminated, slain or fled; none for the others, nor for summoned characters', () => {
    expect(roll(['injury: Abe', 1], ['injury: Amy', 4]).map(({ figure, fate }) => `${figure}: ${fate.id}`)).toEqual([
      'Abe: gone',
      'Amy: recovered',
    ])
  })

  test('DD-INJ-02 on a 1 it is gone for good', () => {
    expect([0, 1, 9].map((since) => isAvailable(fateOn(1), since))).toEqual([false, false, false])
    expect(fateOn(1).fate.rule).toBe('DD-INJ-02')
  })

  test('DD-INJ-03 on a 2 or 3 it misses the next encounter and is back after it', () => {
    for (const face of [2, 3]) expect([0, 1].map((since) => isAvailable(fateOn(face), since))).toEqual([false, true])
  })

  test('DD-INJ-04 on a 4 to 6 it is there again at once', () => {
    for (const face of [4, 5, 6]) expect(isAvailable(fateOn(face), 0)).toBe(true)
  })

  test('DD-INJ-05 players may write a table of their own', () => {
    const captured: Fate = { id: 'captured', text: 'It is held for ransom.', misses: 2, rule: 'DD-INJ-05' }
    const [, ...rest] = USUAL_FATES
    const harsh: FateTable = [captured, ...rest]
    const [abe] = injuriesAfter(
      after(),
      new ScriptedDice([
        ['injury: Abe', 1],
        ['injury: Amy', 6],
      ]),
      harsh,
    )
    expect(abe?.fate.id).toBe('captured')
    expect([1, 2].map((since) => abe && isAvailable(abe, since))).toEqual([false, true])
  })
})
