import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, kit, services, sessionOptions, until } from '@muster/session/testing'
import { BattleSession } from '../src/battle-session.ts'
import type { Snapshot } from '../src/messages/snapshot.ts'

const mover = ({ decision }: Snapshot) => {
  if (decision?.kind !== 'move') throw new Error('nobody moves')
  const [first] = decision.movers
  if (!first) throw new Error('nobody may move')
  return first
}
const standing = (snapshot: Snapshot, id: string) => {
  const found = snapshot.view.figures.find((figure) => figure.id === id)
  if (!found) throw new Error(`${id} is not on the table`)
  return found
}
const east = (snapshot: Snapshot, inches: number) => {
  const { figure } = mover(snapshot)
  const { at } = standing(snapshot, figure)
  return { figure, via: [], goal: { x: at.x + inches * 2540, y: at.y } }
}

describe('a battle in its session', () => {
  test('a snapshot shows the pieces of a placing before they are placed', () => {
    const session = sessionOf()
    const snapshot = until(session, ({ decision }) => decision?.kind === 'place')
    if (snapshot.decision?.kind !== 'place') throw new Error('nothing is placed')
    expect(snapshot.pieces.map(({ id }) => id)).toEqual(snapshot.decision.pieces.map(({ figure }) => figure))
    expect(snapshot.view.figures.some(({ id }) => id === snapshot.pieces[0]?.id)).toBe(false)
  })

  test('a wish beyond the allowance is cut where the allowance ends', () => {
    const session = sessionOf()
    const snapshot = until(session, isMoving)
    const trial = session.whatIf.tryMove(east(snapshot, 40))
    expect(trial?.spent).toBeGreaterThan(0)
    expect(trial?.spent).toBeLessThanOrEqual((trial?.allowance ?? 0) + 3)
    expect(trial?.refusal).toMatchObject({
      code: 'too-far',
      message: expect.stringMatching(/^Not enough movement: .+" short\. .+ may move 6"/),
    })
    expect(session.answer({ figure: trial?.figure ?? '', path: trial?.path ?? [] })).toBeUndefined()
  })

  test('a trial changes nothing, an answer does, undo takes it back', () => {
    const session = sessionOf()
    const before = until(session, isMoving)
    const trial = session.whatIf.tryMove(east(before, 2))
    expect(session.snapshot().view.figures).toEqual(before.view.figures)
    session.answer({ figure: trial?.figure ?? '', path: trial?.path ?? [] })
    const after = session.snapshot()
    expect(standing(after, trial?.figure ?? '').at).toEqual(trial?.path.at(-1))
    expect(after.noUndo).toBeUndefined()
    session.play.undo()
    const undone = session.snapshot()
    expect(undone.view.figures).toEqual(before.view.figures)
    expect(undone.canRedo).toBe(true)
    expect(undone.log.from).toBe(before.log.from + before.log.lines.length)
  })

  test('a plain move can be taken back; ending the movement binds', () => {
    const session = sessionOf()
    const snapshot = until(session, isMoving)
    const { figure, path } = session.whatIf.tryMove(east(snapshot, 1)) ?? expect.fail('nobody moves')
    expect(session.whatIf.tryAnswer({ figure, path }).irreversible).toBe(false)
    expect(session.answerUnless({ unless: 'irreversible', answer: { figure, path } })).toBeUndefined()
    expect(session.snapshot()).toMatchObject({ canRedo: false, played: { answer: { figure } } })
    expect(session.whatIf.tryAnswer({ pick: ['done'] }).irreversible).toBe(true)
  })

  test('a refusal names the figure as the table does', () => {
    const session = sessionOf()
    const snapshot = until(session, isMoving)
    const figure = standing(snapshot, mover(snapshot).figure)
    const refusal = session.answer({ figure: figure.id, path: [{ x: figure.at.x, y: figure.at.y + 50 * 2540 }] })
    expect(refusal?.message).not.toContain(figure.id)
    expect(refusal?.message).toContain(figure.name)
  })

  test('kept and taken up again it stands where it stood, and rolls the same dice', () => {
    const session = sessionOf()
    until(session, isMoving)
    const other = BattleSession.resume(kit, structuredClone(session.save()), services)
    expect(other.snapshot().view).toEqual(session.snapshot().view)
    const end = (one: BattleSession<unknown>) => until(one, () => false)
    expect(end(other).result).toEqual(end(session).result)
  })

  test('the computer answers only for its own side, and plays to the end', () => {
    const session = sessionOf({ a: 'person', b: 'computer' })
    const mine = until(session, ({ answeredBy, decision }) => answeredBy === 'person' && decision?.kind === 'move')
    session.think()
    expect(session.snapshot().view).toEqual(mine.view)
    session.play.seat({ a: 'computer', b: 'computer' })
    for (let answers = 0; answers < 500 && session.snapshot().decision; answers++) session.think()
    expect(session.snapshot().result?.reason).toMatch(/^Points slain: /)
  })

  test('dice are told with their purpose, their thrower and what would pass', () => {
    const session = sessionOf({ a: 'computer', b: 'computer' })
    const tested = (snapshot: Snapshot) => snapshot.thrown.find(({ succeeds }) => succeeds !== undefined)
    let test = tested(session.snapshot())
    for (let answers = 0; answers < 300 && test === undefined; answers++) {
      session.think()
      test = tested(session.snapshot())
    }
    expect(test?.purpose).toMatch(/^(To hit|Armour save|Past cover)/)
    expect(['a', 'b']).toContain(test?.by)
    expect(test?.faces).toHaveLength(1)
  })

  test('typed dice wait for a person, and refuse what cannot fall', () => {
    const session = BattleSession.begin(
      kit,
      { plan: { ...kit.readyPlan(2), scenario: 'pitched-battle' } },
      { ...sessionOptions(), dice: 'typed' },
      services,
    )
    const { awaited } = until(session, (snapshot) => snapshot.awaited !== undefined)
    expect(session.play.enterDice([7, ...Array<number>((awaited?.count ?? 1) - 1).fill(1)])).toContain('cannot show 7')
    expect(session.play.enterDice(Array<number>(awaited?.count ?? 1).fill(6))).toBeUndefined()
    expect(session.snapshot().thrown[0]?.faces[0]).toBe(6)
  })
})

test('an answer is held back where it would end the battle or bind, and nothing has changed', () => {
  const session = sessionOf()
  const { decision } = until(
    session,
    (snapshot) => snapshot.decision?.options.some(({ id }) => id === 'concede') ?? false,
  )
  const before = structuredClone(session.save())
  for (const unless of ['ends-battle', 'irreversible'] as const) {
    expect(session.answerUnless({ unless, answer: { pick: ['concede'] } })).toBe(unless)
    expect(session.save()).toEqual(before)
  }
  const answer = decision?.default ?? expect.fail('nobody is asked')
  expect(session.answerUnless({ unless: 'ends-battle', answer })).toBeUndefined()
  expect(session.save().record.tape.length).toBeGreaterThan(before.record.tape.length)
})

test('the dice that lay in the tray lie there when the battle is taken up again', () => {
  const session = sessionOf()
  const { thrown } = until(session, (snapshot) => snapshot.thrown.length > 0)
  const kept = structuredClone(session.save())
  expect(BattleSession.resume(kit, kept, services).snapshot().thrown).toEqual(thrown)
  const { thrown: _, ...asInAFile } = kept
  expect(BattleSession.resume(kit, asInAFile, services).snapshot().thrown).toEqual(thrown)
})
