import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { RECORD_FORMAT, type GameKit, type Json } from '@muster/engine'
import { inches } from '@muster/table'
import { expect, test, vi } from 'vitest'
import { isMoving, services, sessionOf, sessionOptions, until } from '@muster/session/testing'
import { BattleSession } from '../src/battle-session.ts'

const dragons = d6sWithDragons as unknown as GameKit<unknown>

/** A high house stands before Ann; nobody ends across the edge of its roof. */
const SITUATION: Json = {
  muster: 'situation',
  game: dragons.game.id,
  pieces: [
    {
      id: 'house',
      kind: 'building',
      name: 'The Mill',
      height: 3,
      area: [
        [10, 9],
        [14, 9],
        [14, 11],
        [10, 11],
      ],
    },
  ],
  things: [],
  effects: [],
  melees: [],
  figures: [
    { id: 'Ann', side: 'a', at: [12, 12] },
    { id: 'Ben', side: 'b', at: [22, 22], speed: 1 },
  ],
}

test('a drag that would end across the edge of a roof stops beside the house, and says why it went no farther', () => {
  const { id: game, version } = dragons.game
  const start = { situation: SITUATION }
  const record = {
    muster: 'record',
    format: RECORD_FORMAT,
    game,
    version,
    start,
    tape: [],
    marks: [],
    events: [],
  } as const
  const session = BattleSession.resume(dragons, { record, options: sessionOptions() }, services)
  const trial = session.whatIf.tryMove({ figure: 'Ann', via: [], goal: { x: inches(12), y: inches(10.9) } })
  expect(trial?.refusal?.code).toBe('rests-on-piece')
  const end = trial?.path.at(-1)
  expect(end?.x).toBe(inches(12))
  // Ann's base is an inch wide: she stands against the wall, not in it.
  expect(end?.y).toBeGreaterThanOrEqual(inches(11.49))
  expect(end?.y).toBeLessThan(inches(11.75))
  expect(session.answer({ figure: 'Ann', path: trial?.path ?? [] })).toBeUndefined()
})

/** A session at its first move, and a free place half an inch beside one who may move. */
function atFirstMove() {
  const session = sessionOf()
  const { decision, view } = until(session, isMoving)
  const movers = decision?.kind === 'move' ? decision.movers : []
  const moves = movers.flatMap(({ figure }) => {
    const at = view.figures.find(({ id }) => id === figure)?.at
    return at ? [{ figure, goal: { x: at.x, y: at.y + (at.y < view.field.depth / 2 ? 1270 : -1270) } }] : []
  })
  const free = moves.find(({ figure, goal }) => !session.battle.question?.check({ figure, path: [goal] }))
  return { session, ...(free ?? expect.fail('nobody moves')) }
}

test('while a figure is dragged its path is checked once, and no copy of the battle is played', () => {
  const { session, figure, goal } = atFirstMove()
  const { battle } = session
  const check = vi.spyOn(battle.question ?? expect.fail('nobody is asked'), 'check')
  const forks = [vi.spyOn(battle, 'fork'), vi.spyOn(battle, 'forkAfter')]
  expect(session.whatIf.tryMove({ figure, via: [], goal })?.path).toEqual([goal])
  expect(check).toHaveBeenCalledTimes(1)
  for (const fork of forks) expect(fork).not.toHaveBeenCalled()
})
