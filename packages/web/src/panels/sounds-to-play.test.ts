import { expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import type { DiceThrow } from '@muster/session'
import { soundsToPlay } from './sounds-to-play.ts'
import { receiveSnapshot } from '../state/receive-snapshot.ts'
import { initialState } from '../state/table-state.ts'

test('dice sound before a fallen figure, and a question sounds only if nothing else does', () => {
  const host = sessionOf()
  const snapshot = { ...until(host, isMoving), thrown: [] }
  const { played: _, ...quiet } = snapshot
  const state = initialState(quiet)
  const [figure, ...others] = quiet.view.figures
  if (!figure) throw new Error('there are no figures')
  const thrown: DiceThrow[] = [{ purpose: 'hit', by: 'a', sides: 6, faces: [4] }]
  const slain = { ...quiet, thrown, view: { ...quiet.view, figures: others } }
  expect(soundsToPlay(state, receiveSnapshot(state, slain))).toEqual(['dice', 'fall'])
  expect(soundsToPlay(state, receiveSnapshot(state, { ...quiet }))).toEqual([])
  const { answeredBy: __, ...nobody } = quiet
  const waiting = receiveSnapshot(state, nobody)
  expect(soundsToPlay(waiting, receiveSnapshot(waiting, { ...quiet }))).toEqual(['ask'])
  expect(soundsToPlay(state, state)).toEqual([])
})
