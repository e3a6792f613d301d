import { expect, test } from 'vitest'
import { inches } from '@muster/table'
import { invariantErrors } from '../../src/invariants.ts'
import { nextFighters } from '../../src/rules/combat/order.ts'
import { settle } from '../../src/rules/measuring/settle.ts'
import { nextMovers } from '../../src/rules/movement/order.ts'
import { melee, skirmish, TOUCHING } from '../skirmish.ts'

const ids = (figures: readonly { readonly id: string }[]) => figures.map(({ id }) => id)

/** Two friends with one enemy between them, who has fought. */
const between = () =>
  melee()
    .a('Ann', { at: [10, 10] })
    .a('Abe', { at: [10, 10 + 2 * TOUCHING + 0.2] })
    .b('Bob', { at: [10, 10 + TOUCHING + 0.1], fought: true })

test('FD-MOVE-01 those who move next are found anew when somebody who waits becomes slower', () => {
  const battle = skirmish()
    .a('Ann', { at: [10, 10] })
    .a('Abe', { at: [14, 10] })
    .b('Bob', { at: [10, 10 + TOUCHING + 0.1] })
  const { state } = battle
  expect(ids(nextMovers(state))).toEqual(['Ann', 'Abe'])
  battle.of('Ann').holds = 'Bob'
  state.abilities.changedOn(state, 'Bob')
  expect(ids(nextMovers(state))).toEqual(['Bob'])
})

test('FD-COMB-08 whoever no longer hangs on a face has the turn to fight that it did not have there', () => {
  const battle = between()
  const { state } = battle
  const ann = battle.of('Ann')
  ann.climb = { piece: 'cliff', height: inches(1) }
  expect(ids(nextFighters(state))).toEqual(['Abe'])
  settle(state, 'Ann', ann.at)
  expect(ids(nextFighters(state))).toEqual(['Ann', 'Abe'])
})

test('a figure that may fight again without a word is found out', () => {
  const battle = between()
  const { state } = battle
  battle.of('Ann').fought = true
  state.order.changed()
  expect(ids(nextFighters(state))).toEqual(['Abe'])
  battle.of('Ann').fought = false
  expect(invariantErrors(state)).toContain('the order of turns is out of date')
})
