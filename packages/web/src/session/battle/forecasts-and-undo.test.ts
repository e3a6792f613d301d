import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { RECORD_FORMAT, WHY_NO_UNDO, type GameKit, type Json } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { hostOf, isMoving, kit, smallPlan, sessionOptions, until } from '../../../test/battle.ts'
import { BattleHost } from './battle-host.ts'
import type { Snapshot } from '../messages/snapshot.ts'

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
function atReaction(): { host: BattleHost<unknown>; snapshot: Snapshot } {
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
  const host = BattleHost.resume(dragons, { record, options: sessionOptions() })
  const refusal = host.answer({ figure: 'Ann', path: [{ x: inches(12), y: inches(8) }] })
  if (refusal) throw new Error(refusal.message)
  return { host, snapshot: host.snapshot() }
}

describe('looking back', () => {
  test('a line of the log gives the table as it was, however far back, and undo makes new history', () => {
    const host = hostOf()
    const first = until(host, isMoving)
    const lines = first.log.from + first.log.lines.length
    const { decision, view } = first
    if (decision?.kind !== 'move') throw new Error('nobody moves')
    const mover = decision.movers[0]?.figure ?? ''
    const start = view.figures.find(({ id }) => id === mover)?.at ?? { x: 0, y: 0 }
    const move = (inches: number) => {
      const trial = host.whatIf.tryMove({ figure: mover, via: [], goal: { x: start.x + inches * 2540, y: start.y } })
      host.answer({ figure: mover, path: trial?.path ?? [] })
      host.snapshot()
      return trial?.path.at(-1)
    }
    const at = (line: number) => host.pastMoment(line)?.view.figures.find(({ id }) => id === mover)?.at
    const east = move(2)
    expect(at(lines)).toEqual(east)
    expect(at(lines - 1)).toEqual(start)
    host.undo()
    const west = move(-1)
    expect(west).not.toEqual(east)
    expect(at(lines)).toEqual(west)
    expect(host.pastMoment(999)).toBeUndefined()
  })

  test('the dice of that moment lie in the tray, not the last ones', () => {
    const host = hostOf()
    const seen: { line: number; faces: string }[] = []
    let lines = 0
    until(host, (snapshot) => {
      lines = snapshot.log.from + snapshot.log.lines.length
      if (snapshot.thrown.length > 0) seen.push({ line: lines - 1, faces: JSON.stringify(snapshot.thrown) })
      return seen.length === 3
    })
    expect(new Set(seen.map(({ faces }) => faces)).size).toBe(3)
    for (const { line, faces } of seen) expect(JSON.stringify(host.pastMoment(line)?.thrown)).toBe(faces)
  })
})

describe('answers weighed', () => {
  test('the chances of a reaction come from the rules, and declining it hurts nobody', () => {
    const { host, snapshot } = atReaction()
    expect(snapshot.decision?.reaction).toBe('Opportunity attacks')
    const [strike] = snapshot.decision?.options ?? []
    const risks = host.whatIf.risks({ pick: [strike?.id ?? ''] })?.risks ?? []
    expect(risks.map(({ figure }) => figure)).toEqual(['Ann'])
    expect(risks[0]?.falls).toBeGreaterThan(0)
    expect(risks[0]?.falls).toBeLessThan(1)
    expect(host.whatIf.risks({ pick: ['no'] })).toEqual({ risks: [] })
    expect(host.whatIf.risks({ pick: ['no such answer'] })).toBeUndefined()
    expect(host.snapshot().view.figures).toEqual(snapshot.view.figures)
  })
})

describe('a reaction settled beforehand', () => {
  test('is not asked again, is kept with the battle, and is asked again when taken back', () => {
    const { host, snapshot } = atReaction()
    const { by, what, reaction: name = '' } = snapshot.decision ?? { by: '', what: '' }
    host.setStandingAnswer({ by, what, name, answer: 'never' })
    const after = host.snapshot()
    expect(after.options.standingAnswers).toEqual([{ by, what, name, answer: 'never' }])
    expect(after.decision?.what === what && after.decision.by === by).toBe(false)
    expect(host.save().options.standingAnswers).toEqual(after.options.standingAnswers)
    host.setStandingAnswer({ by, what, name, answer: undefined })
    expect(host.snapshot().options.standingAnswers).toEqual([])
  })
})

describe('dice of a real table', () => {
  test('what was misread is read again; what Muster rolled, and what somebody has answered to, stands', () => {
    const host = BattleHost.begin(kit, { plan: smallPlan() }, { ...sessionOptions(), dice: 'typed' })
    const { awaited } = until(host, (snapshot) => snapshot.awaited !== undefined)
    host.enterDice(Array.from({ length: awaited?.count ?? 0 }, () => 1))
    expect(host.snapshot().noUndo).toBeUndefined()
    host.undo()
    expect(host.snapshot().awaited).toEqual(awaited)
    host.rollForMe()
    expect(host.snapshot().noUndo).toBe(WHY_NO_UNDO.dice)
  })

  test('one side may roll by hand while Muster rolls for the other, and Muster rolls for it when asked', () => {
    const options = { ...sessionOptions(), dice: { seed: 11, byHand: ['a'] } }
    const host = BattleHost.begin(kit, { plan: smallPlan() }, options)
    const waits = until(host, ({ awaited }) => awaited !== undefined)
    expect(waits.awaited?.by).toBe('a')
    host.rollForMe()
    const { thrown } = host.snapshot()
    expect(thrown.some(({ by }) => by === 'a')).toBe(true)
    host.rollByHand([])
    expect(host.save().options.dice).toMatchObject({ seed: expect.any(Number) as number })
    expect(host.snapshot().options.dice).not.toHaveProperty('byHand')
  })
})
