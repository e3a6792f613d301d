import type { Prospect } from '@muster/engine'
import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../test/battle.ts'
import type { AnswerButton } from './buttons.ts'
import { attackIn, meantBy, stakeKey, stakesOf } from './stakes.ts'
import { firstState, type TableState } from './state.ts'

const moving = firstState(until(hostOf(), isMoving))
const confirm: AnswerButton = { id: 'confirm', label: 'Move here', does: 'confirm', isDefault: true }
const [mine, foe] = ['a', 'b'].map((side) => moving.snapshot.view.figures.find((one) => one.side === side)?.id ?? '')

const drafted = (binding: boolean, held = false): TableState => {
  const goal = { x: 100, y: 100 }
  return { ...moving, binding, draft: { is: 'move', figure: mine ?? '', start: goal, via: [], goal, path: [goal], held } }
}

test('a move is weighed once it lies on the table and dice would follow, and not before', () => {
  expect(stakesOf(drafted(true), [confirm])).toEqual([
    { key: stakeKey(drafted(true).draft, confirm), answer: { figure: mine, path: [{ x: 100, y: 100 }] } },
  ])
  expect(stakesOf(drafted(false), [confirm])).toEqual([])
  expect(stakesOf(drafted(true, true), [confirm])).toEqual([])
})

test('an answer about an enemy is an attack by whoever it names, or whom the question is about', () => {
  const at: AnswerButton = { id: 'x', label: 'Attack', does: 'pick', isDefault: false, figure: mine ?? '', at: foe ?? '' }
  expect(attackIn(moving, at)).toEqual({ by: mine, at: foe })
  const { decision } = moving.snapshot
  if (!decision) throw new Error('nothing is asked')
  const about = { ...moving, snapshot: { ...moving.snapshot, decision: { ...decision, about: mine ?? '' } } }
  const only: AnswerButton = { id: 'x', label: 'Orc', does: 'pick', isDefault: false, figure: foe ?? '' }
  expect(attackIn(about, only)).toEqual({ by: mine, at: foe })
  expect(attackIn(about, { ...only, figure: mine ?? '' })).toBeUndefined()
})

test('of several ways the one spoken of is meant; of one alone that one; else none', () => {
  const way = (kind: string, allowed = true): Prospect =>
    ({ by: 'a', at: 'b', kind, allowed, chances: [{ label: 'hit', chance: 0.5 }] })
  expect(meantBy([way('charge'), way('shoot')], 'Shoot at Orcs')?.kind).toBe('shoot')
  expect(meantBy([way('charge', false), way('shoot')], 'Orcs with bow')?.kind).toBe('shoot')
  expect(meantBy([way('charge'), way('shoot')], 'Orcs')).toBeUndefined()
})
