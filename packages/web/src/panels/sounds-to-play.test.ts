import { expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../test/battle.ts'
import type { Thrown } from '../session/messages/snapshot.ts'
import { heard } from './sounds-to-play.ts'
import { receive } from '../state/receive-snapshot.ts'
import { firstState } from '../state/table-state.ts'

test('dice are heard, then whoever falls; a question only where all else is quiet', () => {
  const host = hostOf()
  const snapshot = { ...until(host, isMoving), thrown: [] }
  const { played: _, ...quiet } = snapshot
  const state = firstState(quiet)
  const [figure, ...others] = quiet.view.figures
  if (!figure) throw new Error('nobody is on the table')
  const thrown: Thrown[] = [{ purpose: 'hit', by: 'a', sides: 6, faces: [4] }]
  const slain = { ...quiet, thrown, view: { ...quiet.view, figures: others } }
  expect(heard(state, receive(state, slain))).toEqual(['dice', 'fall'])
  expect(heard(state, receive(state, { ...quiet }))).toEqual([])
  const { asked: __, ...nobody } = quiet
  const waiting = receive(state, nobody)
  expect(heard(waiting, receive(waiting, { ...quiet }))).toEqual(['ask'])
  expect(heard(state, state)).toEqual([])
})
