import { expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { optionButton, type AnswerButton } from './button.ts'
import { riskKey, answersToWeigh } from './answers-to-weigh.ts'
import { initialState, type TableState } from '../../state/table-state.ts'

const moving = initialState(until(sessionOf(), isMoving))
const confirm: AnswerButton = { id: 'confirm', label: 'Move here', does: 'confirm', isDefault: true }
const [mine, foe] = ['a', 'b'].map((side) => moving.snapshot.view.figures.find((one) => one.side === side)?.id ?? '')

const drafted = (binding: boolean, held = false): TableState => {
  const goal = { x: 100, y: 100 }
  return {
    ...moving,
    irreversible: binding,
    draft: { is: 'move', figure: mine ?? '', start: goal, via: [], goal, path: [goal], held },
  }
}

test('the odds of a move are requested when it is drafted and dice would follow, and not before', () => {
  expect(answersToWeigh(drafted(true), [confirm])).toEqual([
    { key: riskKey(drafted(true).draft, confirm), answer: { figure: mine, path: [{ x: 100, y: 100 }] } },
  ])
  expect(answersToWeigh(drafted(false), [confirm])).toEqual([])
  expect(answersToWeigh(drafted(true, true), [confirm])).toEqual([])
})

test('the odds beside an answer belong to its intent, whatever its label', () => {
  const intent = { by: mine ?? '', at: foe ?? '', kind: 'attack' }
  expect(optionButton({ id: 'x', label: 'Attack Sharpshooter 1', figure: foe ?? '', intent }, false).intent).toEqual(
    intent,
  )
  expect(optionButton({ id: 'x', label: 'Shoot at Orcs' }, false).intent).toBeUndefined()
})
