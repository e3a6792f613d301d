import { expect, test } from 'vitest'
import { inches } from '@muster/table'
import { enemiesWithin, isWithin } from '../../src/rules/measuring/distance.ts'
import { settle } from '../../src/rules/measuring/settle.ts'
import { invariantErrors } from '../../src/invariants.ts'
import { enemiesOf } from '../../src/state/figures.ts'
import { skirmish } from '../skirmish.ts'

const crowd = () => {
  const battle = skirmish()
  for (let i = 0; i < 40; i++) {
    const [x, y] = [1 + 2 * (i % 11), 1 + 2.5 * Math.floor(i / 11)]
    battle.a(`A${i}`, { at: [x, y] }).b(`B${i}`, { at: [x, y + 13] })
  }
  return battle
}

test('whoever is found near is whoever is near among all, in their order, also after a move', () => {
  const { state } = crowd()
  for (const to of [inches(12), 0, inches(23)]) {
    settle(state, 'A3', { x: to, y: inches(12) })
    for (const figure of state.figures)
      for (const reach of [inches(1), inches(5), inches(30)])
        expect(enemiesWithin(state, figure, reach)).toEqual(
          enemiesOf(state, figure).filter((one) => isWithin(figure, one, reach)),
        )
  }
})

test('a figure that was moved without a word is found out', () => {
  const { state } = crowd()
  const [first] = state.figures
  if (!first) throw new Error('nobody is there')
  expect(enemiesWithin(state, first, inches(1))).toBeDefined()
  first.at = { x: inches(20), y: inches(20) }
  expect(invariantErrors(state)).toContain('the grid has A0 in another place')
})
