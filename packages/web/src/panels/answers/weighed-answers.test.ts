import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../../test/battle.ts'
import { pick, type AnswerButton } from './button.ts'
import { stakeKey, stakesOf } from './weighed-answers.ts'
import { firstState, type TableState } from '../../state/table-state.ts'

const moving = firstState(until(hostOf(), isMoving))
const confirm: AnswerButton = { id: 'confirm', label: 'Move here', does: 'confirm', isDefault: true }
const [mine, foe] = ['a', 'b'].map((side) => moving.snapshot.view.figures.find((one) => one.side === side)?.id ?? '')

const drafted = (binding: boolean, held = false): TableState => {
  const goal = { x: 100, y: 100 }
  return {
    ...moving,
    binding,
    draft: { is: 'move', figure: mine ?? '', start: goal, via: [], goal, path: [goal], held },
  }
}

test('a move is weighed once it lies on the table and dice would follow, and not before', () => {
  expect(stakesOf(drafted(true), [confirm])).toEqual([
    { key: stakeKey(drafted(true).draft, confirm), answer: { figure: mine, path: [{ x: 100, y: 100 }] } },
  ])
  expect(stakesOf(drafted(false), [confirm])).toEqual([])
  expect(stakesOf(drafted(true, true), [confirm])).toEqual([])
})

test('odds beside an answer are those of what the option is, whatever its label says', () => {
  const intent = { by: mine ?? '', at: foe ?? '', kind: 'attack' }
  expect(pick({ id: 'x', label: 'Attack Sharpshooter 1', figure: foe ?? '', intent }, false).intent).toEqual(intent)
  expect(pick({ id: 'x', label: 'Shoot at Orcs' }, false).intent).toBeUndefined()
})
