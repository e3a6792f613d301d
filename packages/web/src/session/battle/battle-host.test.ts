import { describe, expect, test } from 'vitest'
import { hostOf, isMoving, kit, sessionOptions, until } from '../../../test/battle.ts'
import { BattleHost } from './battle-host.ts'
import type { Snapshot } from '../messages/snapshot.ts'

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

describe('a battle in its worker', () => {
  test('a snapshot shows the pieces of a placing before they are placed', () => {
    const host = hostOf()
    const snapshot = until(host, ({ decision }) => decision?.kind === 'place')
    if (snapshot.decision?.kind !== 'place') throw new Error('nothing is placed')
    expect(snapshot.pieces.map(({ id }) => id)).toEqual(snapshot.decision.pieces.map(({ figure }) => figure))
    expect(snapshot.view.figures.some(({ id }) => id === snapshot.pieces[0]?.id)).toBe(false)
  })

  test('a wish beyond the allowance is cut where the allowance ends', () => {
    const host = hostOf()
    const snapshot = until(host, isMoving)
    const trial = host.whatIf.tryMove(east(snapshot, 40))
    expect(trial?.spent).toBeGreaterThan(0)
    expect(trial?.spent).toBeLessThanOrEqual((trial?.allowance ?? 0) + 3)
    expect(trial?.refusal).toMatchObject({
      code: 'too-far',
      message: expect.stringMatching(/^Not enough movement: .+" short\. .+ may move 6"/),
    })
    expect(host.answer({ figure: trial?.figure ?? '', path: trial?.path ?? [] })).toBeUndefined()
  })

  test('a trial changes nothing, an answer does, undo takes it back', () => {
    const host = hostOf()
    const before = until(host, isMoving)
    const trial = host.whatIf.tryMove(east(before, 2))
    expect(host.snapshot().view.figures).toEqual(before.view.figures)
    host.answer({ figure: trial?.figure ?? '', path: trial?.path ?? [] })
    const after = host.snapshot()
    expect(standing(after, trial?.figure ?? '').at).toEqual(trial?.path.at(-1))
    expect(after.noUndo).toBeUndefined()
    host.undo()
    const undone = host.snapshot()
    expect(undone.view.figures).toEqual(before.view.figures)
    expect(undone.canRedo).toBe(true)
    expect(undone.log.from).toBe(before.log.from + before.log.lines.length)
  })

  test('a plain move can be taken back; ending the movement binds', () => {
    const host = hostOf()
    const snapshot = until(host, isMoving)
    expect(host.whatIf.tryMove(east(snapshot, 1))?.irreversible).toBe(false)
    expect(host.whatIf.tryAnswer({ pick: ['done'] }).irreversible).toBe(true)
  })

  test('a refusal names the figure as the table does', () => {
    const host = hostOf()
    const snapshot = until(host, isMoving)
    const figure = standing(snapshot, mover(snapshot).figure)
    const refusal = host.answer({ figure: figure.id, path: [{ x: figure.at.x, y: figure.at.y + 50 * 2540 }] })
    expect(refusal?.message).not.toContain(figure.id)
    expect(refusal?.message).toContain(figure.name)
  })

  test('kept and taken up again it stands where it stood, and rolls the same dice', () => {
    const host = hostOf()
    until(host, isMoving)
    const other = BattleHost.resume(kit, structuredClone(host.save()))
    expect(other.snapshot().view).toEqual(host.snapshot().view)
    const end = (one: BattleHost<unknown>) => until(one, () => false)
    expect(end(other).result).toEqual(end(host).result)
  })

  test('the computer answers only for its own side, and plays to the end', () => {
    const host = hostOf({ a: 'person', b: 'computer' })
    const mine = until(host, ({ answeredBy, decision }) => answeredBy === 'person' && decision?.kind === 'move')
    host.think()
    expect(host.snapshot().view).toEqual(mine.view)
    host.seat({ a: 'computer', b: 'computer' })
    for (let answers = 0; answers < 500 && host.snapshot().decision; answers++) host.think()
    expect(host.snapshot().result?.reason).toMatch(/^Points slain: /)
  })

  test('dice are told with their purpose, their thrower and what would pass', () => {
    const host = hostOf({ a: 'computer', b: 'computer' })
    const tested = (snapshot: Snapshot) => snapshot.thrown.find(({ succeeds }) => succeeds !== undefined)
    let test = tested(host.snapshot())
    for (let answers = 0; answers < 300 && test === undefined; answers++) {
      host.think()
      test = tested(host.snapshot())
    }
    expect(test?.purpose).toMatch(/^(To hit|Armour save|Past cover)/)
    expect(['a', 'b']).toContain(test?.by)
    expect(test?.faces).toHaveLength(1)
  })

  test('typed dice wait for a person, and refuse what cannot fall', () => {
    const host = BattleHost.begin(
      kit,
      { plan: { ...kit.readyPlan(2), scenario: 'pitched-battle' } },
      { ...sessionOptions(), dice: 'typed' },
    )
    const { awaited } = until(host, (snapshot) => snapshot.awaited !== undefined)
    expect(host.enterDice([7, ...Array<number>((awaited?.count ?? 1) - 1).fill(1)])).toContain('cannot show 7')
    expect(host.enterDice(Array<number>(awaited?.count ?? 1).fill(6))).toBeUndefined()
    expect(host.snapshot().thrown[0]?.faces[0]).toBe(6)
  })
})

test('a word that ends the battle is known to', () => {
  const host = hostOf()
  until(host, ({ decision }) => decision?.options.some(({ id }) => id === 'concede') ?? false)
  expect(host.whatIf.tryAnswer({ pick: ['concede'] }).endsBattle).toBe(true)
  expect(host.whatIf.tryAnswer({ pick: ['done'] }).endsBattle).toBe(false)
})

test('the dice that lay in the tray lie there when the battle is taken up again', () => {
  const host = hostOf()
  const { thrown } = until(host, (snapshot) => snapshot.thrown.length > 0)
  const kept = structuredClone(host.save())
  expect(BattleHost.resume(kit, kept).snapshot().thrown).toEqual(thrown)
  const { thrown: _, ...asInAFile } = kept
  expect(BattleHost.resume(kit, asInAFile).snapshot().thrown).toEqual(thrown)
})
