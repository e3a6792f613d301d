import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { RECORD_FORMAT, WHY_NO_UNDO, type GameKit, type Json } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, kit, smallPlan, services, sessionOptions, until } from '@muster/session/testing'
import { BattleSession } from '../src/battle-session.ts'
import type { Snapshot } from '../src/messages/snapshot.ts'

const dragons = d6sWithDragons as unknown as GameKit<unknown>

const SITUATION: Json = {
  muster: 'situation',
  game: dragons.game.id,
  pieces: [],
  things: [],
  effects: [],
  melees: [],
  figures: [
    { id: 'Ann', side: 'a', at: [12, 12] },
    { id: 'Amy', side: 'a', at: [2, 2], speed: 1 },
    { id: 'Bob', side: 'b', at: [12, 13.9], now: { turnDone: true } },
    { id: 'Ben', side: 'b', at: [22, 22], speed: 1 },
  ],
}

/** Ann walks away from Bob, who may strike at her. */
function atReaction(): { session: BattleSession<unknown>; snapshot: Snapshot } {
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
  const refusal = session.answer({ figure: 'Ann', path: [{ x: inches(12), y: inches(8) }] })
  if (refusal) throw new Error(refusal.message)
  return { session, snapshot: session.snapshot() }
}

describe('looking back', () => {
  test('a line of the log gives the table as it was, however far back, and undo makes new history', () => {
    const session = sessionOf()
    const first = until(session, isMoving)
    const lines = first.log.from + first.log.lines.length
    const { decision, view } = first
    if (decision?.kind !== 'move') throw new Error('nobody moves')
    const mover = decision.movers[0]?.figure ?? ''
    const start = view.figures.find(({ id }) => id === mover)?.at ?? { x: 0, y: 0 }
    const move = (inches: number) => {
      const trial = session.whatIf.tryMove({ figure: mover, via: [], goal: { x: start.x + inches * 2540, y: start.y } })
      session.answer({ figure: mover, path: trial?.path ?? [] })
      session.snapshot()
      return trial?.path.at(-1)
    }
    const at = (line: number) => session.pastMoment(line)?.view.figures.find(({ id }) => id === mover)?.at
    const east = move(2)
    expect(at(lines)).toEqual(east)
    expect(at(lines - 1)).toEqual(start)
    session.play.undo()
    const west = move(-1)
    expect(west).not.toEqual(east)
    expect(at(lines)).toEqual(west)
    expect(session.pastMoment(999)).toBeUndefined()
  })

  test('the dice of that moment lie in the tray, not the last ones', () => {
    const session = sessionOf()
    const seen: { line: number; faces: string }[] = []
    let lines = 0
    until(session, (snapshot) => {
      lines = snapshot.log.from + snapshot.log.lines.length
      if (snapshot.thrown.length > 0) seen.push({ line: lines - 1, faces: JSON.stringify(snapshot.thrown) })
      return seen.length === 3
    })
    expect(new Set(seen.map(({ faces }) => faces)).size).toBe(3)
    for (const { line, faces } of seen) expect(JSON.stringify(session.pastMoment(line)?.thrown)).toBe(faces)
  })
})

describe('answers weighed', () => {
  test('the chances of a reaction come from the rules, and declining it hurts nobody', () => {
    const { session, snapshot } = atReaction()
    expect(snapshot.decision?.reaction).toBe('Opportunity attacks')
    const [strike] = snapshot.decision?.options ?? []
    const risks = session.whatIf.risks({ pick: [strike?.id ?? ''] })?.risks ?? []
    expect(risks.map(({ figure }) => figure)).toEqual(['Ann'])
    expect(risks[0]?.falls).toBeGreaterThan(0)
    expect(risks[0]?.falls).toBeLessThan(1)
    expect(session.whatIf.risks({ pick: ['no'] })).toEqual({ risks: [] })
    expect(session.whatIf.risks({ pick: ['no such answer'] })).toBeUndefined()
    expect(session.snapshot().view.figures).toEqual(snapshot.view.figures)
  })
})

describe('a reaction settled beforehand', () => {
  test('is not asked again, is kept with the battle, and is asked again when taken back', () => {
    const { session, snapshot } = atReaction()
    const { by, what, reaction: name = '' } = snapshot.decision ?? { by: '', what: '' }
    session.play.setStandingAnswer({ by, what, name, answer: 'never' })
    const after = session.snapshot()
    expect(after.options.standingAnswers).toEqual([{ by, what, name, answer: 'never' }])
    expect(after.decision?.what === what && after.decision.by === by).toBe(false)
    expect(session.save().options.standingAnswers).toEqual(after.options.standingAnswers)
    session.play.setStandingAnswer({ by, what, name, answer: undefined })
    expect(session.snapshot().options.standingAnswers).toEqual([])
  })
})

describe('dice of a real table', () => {
  test('what was misread is read again; what Muster rolled, and what somebody has answered to, stands', () => {
    const session = BattleSession.begin(kit, { plan: smallPlan() }, { ...sessionOptions(), dice: 'typed' }, services)
    const { awaited } = until(session, (snapshot) => snapshot.awaited !== undefined)
    session.play.enterDice(Array.from({ length: awaited?.count ?? 0 }, () => 1))
    expect(session.snapshot().noUndo).toBeUndefined()
    session.play.undo()
    expect(session.snapshot().awaited).toEqual(awaited)
    session.play.rollForMe()
    expect(session.snapshot().noUndo).toBe(WHY_NO_UNDO.dice)
  })

  test('one side may roll by hand while Muster rolls for the other, and Muster rolls for it when asked', () => {
    const options = { ...sessionOptions(), dice: { seed: 11, byHand: ['a'] } }
    const session = BattleSession.begin(kit, { plan: smallPlan() }, options, services)
    const waits = until(session, ({ awaited }) => awaited !== undefined)
    expect(waits.awaited?.by).toBe('a')
    session.play.rollForMe()
    const { thrown } = session.snapshot()
    expect(thrown.some(({ by }) => by === 'a')).toBe(true)
    session.play.rollByHand([])
    expect(session.save().options.dice).toMatchObject({ seed: expect.any(Number) as number })
    expect(session.snapshot().options.dice).not.toHaveProperty('byHand')
  })
})
