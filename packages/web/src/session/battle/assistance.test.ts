import { describe, expect, test } from 'vitest'
import { hostOf, isMoving, until } from '../../../test/battle.ts'
import type { BattleHost } from './battle-host.ts'
import type { Snapshot } from '../messages/snapshot.ts'

const standing = ({ view }: Snapshot, id: string) => {
  const found = view.figures.find((figure) => figure.id === id)
  if (!found) throw new Error(`${id} is not on the table`)
  return found
}

/** The first figure goes two inches down the table, where there is room for others of its name beside it. */
function moveLeader(host: BattleHost<unknown>): { before: Snapshot; after: Snapshot; leader: string } {
  const before = until(host, isMoving)
  if (before.decision?.kind !== 'move') throw new Error('nobody moves')
  const names = before.decision.movers.map(({ figure }) => standing(before, figure).name)
  const leader =
    before.decision.movers.find((_, i) => names.indexOf(names[i] ?? '') !== names.lastIndexOf(names[i] ?? ''))
      ?.figure ?? ''
  const { at } = standing(before, leader)
  const toMiddle = Math.sign(before.view.field.depth / 2 - at.y)
  const trial = host.whatIf.tryMove({ figure: leader, via: [], goal: { x: at.x, y: at.y + toMiddle * 2 * 2540 } })
  expect(host.answer({ figure: leader, path: trial?.path ?? [] })).toBeUndefined()
  return { before, after: host.snapshot(), leader }
}

/** Until the phase is over; the other side takes its usual answers. Tells who of the people was asked meanwhile. */
function playPhase(host: BattleHost<unknown>, phase: string): readonly string[] {
  const asked: string[] = []
  for (let step = 0; step < 200; step++) {
    const snapshot = host.snapshot()
    if (snapshot.view.round.phase !== phase || !snapshot.decision) return asked
    if (snapshot.answeredBy === 'computer') host.think()
    else {
      asked.push(snapshot.decision.by)
      host.answer(snapshot.decision.default)
    }
  }
  throw new Error('the phase never ended')
}

describe('the computer helps a person', () => {
  test('advice is a legal answer with its reason, and changes nothing', () => {
    const host = hostOf()
    const before = until(host, isMoving)
    const { answer, why } = host.advise()
    expect(why).not.toMatch(/plans considered/)
    expect(why.length).toBeGreaterThan(3)
    expect(host.snapshot().view).toEqual(before.view)
    expect(host.answer(answer)).toBeUndefined()
  })

  test('a side lent for a phase is played by the computer, and comes back when the phase is over', () => {
    const host = hostOf()
    const { decision, view } = until(host, isMoving)
    host.delegate('phase')
    expect(host.snapshot()).toMatchObject({ answeredBy: 'computer', delegatedSide: decision?.by })
    expect(playPhase(host, view.round.phase)).not.toContain(decision?.by)
    const after = until(host, (snapshot) => snapshot.decision?.by === decision?.by)
    expect(after).toMatchObject({ answeredBy: 'person', decision: { by: decision?.by } })
    expect(after.delegatedSide).toBeUndefined()
  })

  test('a side is taken back in the middle of its loan, and all the computer did is one step of undo', () => {
    const host = hostOf()
    const before = until(host, isMoving)
    host.delegate('turn')
    host.think()
    host.think()
    expect(host.snapshot().noUndo).toMatch(/asked/)
    host.delegate(undefined)
    const after = host.snapshot()
    expect(after).toMatchObject({ answeredBy: 'person' })
    expect(after.noUndo).toBeUndefined()
    expect(after.view.figures).not.toEqual(before.view.figures)
    host.undo()
    expect(host.snapshot().view.figures).toEqual(before.view.figures)
    host.redo()
    expect(host.snapshot().view.figures).toEqual(after.view.figures)
  })

  test('others of the same name go the same way; undo takes all of them back with the leader', () => {
    const host = hostOf()
    const { before, after, leader } = moveLeader(host)
    const { name } = standing(before, leader)
    const others = before.view.figures.filter(
      (figure) => figure.name === name && figure.side === standing(before, leader).side,
    )
    expect(after.followers).toEqual({ name, count: others.length - 1 })
    host.moveFollowers()
    const led = host.snapshot()
    const went = others.filter(({ id, at }) => standing(led, id).at.y !== at.y)
    expect(went.length).toBe(others.length)
    expect(led.followers).toBeUndefined()
    host.undo()
    expect(host.snapshot().view.figures).toEqual(before.view.figures)
  })

  test('nobody follows a way of an earlier phase', () => {
    const host = hostOf()
    const { after } = moveLeader(host)
    expect(after.followers).toBeDefined()
    playPhase(host, after.view.round.phase)
    expect(until(host, (now) => isMoving(now) && now.decision?.by === after.decision?.by).followers).toBeUndefined()
  })
})
