import type { FigureView, Prospect } from '@muster/engine'
import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../test/battle.ts'
import { directionTo } from './bearing.ts'
import { describeFigure } from './spoken.ts'

test('directions are those of a map with north at the top', () => {
  const from = { x: 0, y: 0 }
  expect(directionTo(from, { x: 0, y: -10 })).toBe('north')
  expect(directionTo(from, { x: 10, y: 10 })).toBe('south-east')
  expect(directionTo(from, { x: -10, y: 1 })).toBe('west')
  expect(directionTo(from, { x: -10, y: -9 })).toBe('north-west')
})

function two() {
  const { view } = until(hostOf(), isMoving)
  const [from, enemy] = [view.figures[0], view.figures.find(({ side }) => side !== view.figures[0]?.side)]
  if (!from || !enemy) throw new Error('nobody is on the table')
  const moved: FigureView = { ...enemy, name: 'Orc', number: 3, base: from.base, at: { x: from.at.x + 5 * 2540, y: from.at.y } }
  return { view, from, enemy: moved }
}

test('an enemy is told with distance, direction, state, sight and odds', () => {
  const { view, from, enemy } = two()
  const prospect: Prospect = {
    by: from.id,
    at: enemy.id,
    kind: 'shoot',
    allowed: true,
    line: { from: from.at, to: enemy.at, met: [{ name: 'Hedge', at: from.at, blocks: false }] },
    chances: [{ label: 'hit', chance: 0.5 }],
  }
  const told = describeFigure({ ...enemy, marks: [{ icon: 'crown', label: 'Hero' }], hasActed: true }, view, from, [prospect])
  expect(told).toMatch(/^Orc 3, .+: 4(\.\d)? inches east, Hero, has acted, behind Hedge, shoot: hit 50 %$/)
})

test('what cannot be done says why; what is unseen says what is in the way', () => {
  const { view, from, enemy } = two()
  const blocked = [{ name: 'House', at: from.at, blocks: true }]
  const prospect: Prospect = {
    by: from.id,
    at: enemy.id,
    kind: 'shoot',
    allowed: false,
    reason: 'Too far.',
    line: { from: from.at, to: enemy.at, met: blocked },
    chances: [],
  }
  const told = describeFigure({ ...enemy, marks: [], hasActed: false }, view, from, [prospect])
  expect(told).toContain('sight blocked by House, cannot shoot: Too far')
})
