import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import type { BattleSession } from '../src/battle-session.ts'
import type { Snapshot } from '../src/messages/snapshot.ts'

const standing = ({ view }: Snapshot, id: string) => {
  const found = view.figures.find((figure) => figure.id === id)
  if (!found) throw new Error(`${id} is not on the table`)
  return found
}

/** The first figure goes two inches down the table, where there is room for others of its name beside it. */
function moveLeader(session: BattleSession<unknown>): { before: Snapshot; after: Snapshot; leader: string } {
  const before = until(session, isMoving)
  if (before.decision?.kind !== 'move') throw new Error('nobody moves')
  const names = before.decision.movers.map(({ figure }) => standing(before, figure).name)
  const leader =
    before.decision.movers.find((_, i) => names.indexOf(names[i] ?? '') !== names.lastIndexOf(names[i] ?? ''))
      ?.figure ?? ''
  const { at } = standing(before, leader)
  const toMiddle = Math.sign(before.view.field.depth / 2 - at.y)
  const trial = session.whatIf.tryMove({ figure: leader, via: [], goal: { x: at.x, y: at.y + toMiddle * 2 * 2540 } })
  expect(session.answer({ figure: leader, path: trial?.path ?? [] })).toBeUndefined()
  return { before, after: session.snapshot(), leader }
}

/** Until the phase is over; the other side takes its usual answers. Tells who of the people was asked meanwhile. */
function playPhase(session: BattleSession<unknown>, phase: string): readonly string[] {
  const asked: string[] = []
  for (let step = 0; step < 200; step++) {
    const snapshot = session.snapshot()
    if (snapshot.view.round.phase !== phase || !snapshot.decision) return asked
    if (snapshot.answeredBy === 'computer') session.think()
    else {
      asked.push(snapshot.decision.by)
      session.answer(snapshot.decision.default)
    }
  }
  throw new Error('the phase never ended')
}

describe('figures that follow a leader', () => {
  test('undo takes back those who followed, and leaves the leader where it went', () => {
    const session = sessionOf()
    const { after, leader } = moveLeader(session)
    const moved = standing(after, leader).at
    session.play.assistance.moveFollowers()
    const followed = session.snapshot()
    expect(followed.followed?.moved).toBeGreaterThan(0)
    session.play.undo()
    expect(session.snapshot().view.figures).toEqual(after.view.figures)
    expect(standing(session.snapshot(), leader).at).toEqual(moved)
  })

  test('it is told how many could not follow, and why', () => {
    const session = sessionOf()
    const { after } = moveLeader(session)
    session.play.assistance.moveFollowers()
    const { followed } = session.snapshot()
    const stayed = (followed?.stayed ?? []).reduce((sum, { count }) => sum + count, 0)
    expect((followed?.moved ?? 0) + stayed).toBe(after.followers?.count)
  })
})

describe('the computer helps a person', () => {
  test('advice is a legal answer with its reason, and changes nothing', () => {
    const session = sessionOf()
    const before = until(session, isMoving)
    const { answer, why } = session.advise()
    expect(why).not.toMatch(/plans considered/)
    expect(why.length).toBeGreaterThan(3)
    expect(session.snapshot().view).toEqual(before.view)
    expect(session.answer(answer)).toBeUndefined()
  })

  test('a side lent for a phase is played by the computer, and comes back when the phase is over', () => {
    const session = sessionOf()
    const { decision, view } = until(session, isMoving)
    session.play.assistance.delegate('phase')
    expect(session.snapshot()).toMatchObject({ answeredBy: 'computer', delegatedSide: decision?.by })
    expect(playPhase(session, view.round.phase)).not.toContain(decision?.by)
    const after = until(session, (snapshot) => snapshot.decision?.by === decision?.by)
    expect(after).toMatchObject({ answeredBy: 'person', decision: { by: decision?.by } })
    expect(after.delegatedSide).toBeUndefined()
  })

  test('a side is taken back in the middle of its loan, and all the computer did is one step of undo', () => {
    const session = sessionOf()
    const before = until(session, isMoving)
    session.play.assistance.delegate('turn')
    session.think()
    session.think()
    expect(session.snapshot().noUndo).toMatch(/asked/)
    session.play.assistance.delegate(undefined)
    const after = session.snapshot()
    expect(after).toMatchObject({ answeredBy: 'person' })
    expect(after.noUndo).toBeUndefined()
    expect(after.view.figures).not.toEqual(before.view.figures)
    session.play.undo()
    expect(session.snapshot().view.figures).toEqual(before.view.figures)
    session.play.redo()
    expect(session.snapshot().view.figures).toEqual(after.view.figures)
  })

  test('others of the same name go the same way; undo takes them back, and then the leader', () => {
    const session = sessionOf()
    const { before, after, leader } = moveLeader(session)
    const { name } = standing(before, leader)
    const others = before.view.figures.filter(
      (figure) => figure.name === name && figure.side === standing(before, leader).side,
    )
    expect(after.followers).toEqual({ name, count: others.length - 1 })
    session.play.assistance.moveFollowers()
    const led = session.snapshot()
    const went = others.filter(({ id, at }) => standing(led, id).at.y !== at.y)
    expect(went.length).toBe(others.length)
    expect(led.followers).toBeUndefined()
    session.play.undo()
    session.play.undo()
    expect(session.snapshot().view.figures).toEqual(before.view.figures)
  })

  test('nobody follows a way of an earlier phase', () => {
    const session = sessionOf()
    const { after } = moveLeader(session)
    expect(after.followers).toBeDefined()
    playPhase(session, after.view.round.phase)
    expect(until(session, (now) => isMoving(now) && now.decision?.by === after.decision?.by).followers).toBeUndefined()
  })
})
