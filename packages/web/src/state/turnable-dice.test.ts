import { expect, test } from 'vitest'
import type { TurnableDie } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import { diceToTurn, withoutAlike } from './turnable-dice.ts'

const die = (of: string, face: number, rolled = face): TurnableDie => ({
  of,
  by: 'a',
  sides: 6,
  face,
  rolled,
  succeeds: [5, 6],
})
const turn = (place: number) => ({ id: `${place}|6`, label: `turn ${place}`, turns: { die: place, to: 6 } })

const decision: ShownDecision = {
  kind: 'choose',
  by: 'a',
  what: 'turn-attack-dice',
  prompt: 'Turn a die?',
  rule: 'SF-ADV-08',
  default: { pick: ['1|6'] },
  least: 1,
  most: 1,
  dice: [die('Orcs', 6, 2), die('Orcs', 2), die('Orcs', 2), die('Chief', 2)],
  options: [turn(1), turn(2), turn(3), { id: 'keep', label: 'Leave them' }],
}

test('dice are shown by whose roll they are, those that succeed above those that fail', () => {
  const rolls = diceToTurn({ decision, answeredBy: 'person' })
  expect(rolls?.map(({ of, passes, fails }) => [of, passes.length, fails.length])).toEqual([
    ['Orcs', 1, 2],
    ['Chief', 0, 1],
  ])
})

test('each die that is worth turning has its own option, and alike dice share their odds', () => {
  const [orcs, chief] = diceToTurn({ decision, answeredBy: 'person' }) ?? []
  expect(orcs?.passes[0]?.option).toBeUndefined()
  expect(orcs?.fails.map(({ option, oddsOf }) => [option?.id, oddsOf])).toEqual([
    ['1|6', '1|6'],
    ['2|6', '1|6'],
  ])
  expect(chief?.fails[0]?.oddsOf).toBe('3|6')
})

test('the bar names one of several dice that are alike', () => {
  expect(withoutAlike(decision).map(({ id }) => id)).toEqual(['1|6', '3|6', 'keep'])
})

test('nobody turns the dice of a question that is not theirs', () => {
  expect(diceToTurn({ decision, answeredBy: 'computer' })).toBeUndefined()
})
