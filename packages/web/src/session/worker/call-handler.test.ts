import { MOST_OF_A_RECORD, recordText } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { hostOf, isMoving, kit, smallPlan, sessionOptions, until } from '../../../test/battle.ts'
import { restartOf } from '../../set-up/battle-request.ts'
import { CallHandler } from './call-handler.ts'
import type { Reply } from '../messages/protocol.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { BattleSave } from '../messages/options.ts'

const handlerFor = () => new CallHandler((game) => Promise.resolve(game === kit.game.id ? kit : undefined))
const goodText = (): string => {
  const host = hostOf()
  until(host, isMoving)
  return recordText(host.save().record)
}
const open = (handler: CallHandler, text: string): Promise<Reply> =>
  handler.handle({ id: 1, name: 'open', ask: { text, seed: 1 } })
const troubleOf = (reply: Reply): string => ('error' in reply ? reply.error.message : '')
const snapshotOf = (reply: Reply): Snapshot | undefined => ('reply' in reply ? (reply.reply as Snapshot) : undefined)

describe('a battle file', () => {
  test('that is whole is taken up where it was left', async () => {
    const snapshot = snapshotOf(await open(handlerFor(), goodText()))
    expect(snapshot?.decision?.kind).toBe('move')
    expect(snapshot?.options.seats).toEqual({ a: 'person', b: 'computer' })
  })

  test('brings its seats with it', async () => {
    const text = JSON.stringify({ ...(JSON.parse(goodText()) as object), seats: { a: 'computer', b: 'person' } })
    expect(snapshotOf(await open(handlerFor(), text))?.options.seats).toEqual({ a: 'computer', b: 'person' })
  })

  const broken: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['cut short', (text) => text.slice(0, text.length / 2), /not whole JSON/],
    ['empty', () => '', /not whole JSON/],
    ['of another kind', () => '{"muster":"situation"}', /not a battle record: its field "muster" says/],
    ['a bare number', () => '12', /not a battle record: it holds a number/],
    [
      'of an unknown game',
      (text) => text.replace('"game":"heroes-and-wizards"', '"game":"chess"'),
      /“chess”, a game that Muster does not have/,
    ],
    ['of junk without end', () => 'x'.repeat(MOST_OF_A_RECORD + 1), /too large/],
    ['with a forged die', forged, /does not follow the rules/],
    ['with dice that nobody rolled', moreDice, /at entry \d+ of its tape, .* rolls 1 die, 4 are given/],
    [
      'with a plan that is none',
      (text) => text.replace(/"plan":\{.*?"sides":\[/, '"plan":{"game":"heroes-and-wizards","sides":[7,'),
      /./,
    ],
  ]
  test.each(broken)(
    '%s is refused with a reason a person can read, and the battle at hand goes on',
    async (_, spoil, reason) => {
      const handler = handlerFor()
      await handler.handle({
        id: 1,
        name: 'open',
        ask: { game: kit.game.id, plan: smallPlan(), options: { ...sessionOptions(), ready: true } },
      })
      const before = await handler.handle({ id: 2, name: 'save', ask: undefined })
      const reply = await open(handler, spoil(goodText()))
      expect(troubleOf(reply)).toMatch(reason)
      expect('error' in reply && reply.error.userFacing).toBe(true)
      expect(await handler.handle({ id: 2, name: 'save', ask: undefined })).toEqual(before)
    },
  )
})

/** The first answer's place is moved: the dice that follow no longer fit. */
function forged(text: string): string {
  const record = JSON.parse(text) as { tape: { roll?: string; faces?: number[] }[] }
  const roll = record.tape.find((entry) => entry.roll?.startsWith('initiative'))
  if (roll?.faces) roll.faces = roll.faces.map((face) => 7 - face)
  return JSON.stringify(record)
}

function moreDice(text: string): string {
  const record = JSON.parse(text) as { tape: { faces?: number[] }[] }
  const roll = record.tape.find(({ faces }) => faces?.length === 1)
  roll?.faces?.push(1, 1, 1)
  return JSON.stringify(record)
}

test('a saved battle whose dice cannot have been rolled is not played on, and the reason is given', async () => {
  const host = hostOf()
  until(host, isMoving)
  const save = JSON.parse(JSON.stringify(host.save()), (key, value: unknown) =>
    key === 'faces' ? [100] : value,
  ) as BattleSave
  const snapshot = snapshotOf(await handlerFor().handle({ id: 1, name: 'open', ask: { save } }))
  expect(snapshot?.outdated).toContain('a d6 cannot show 100')
  expect(snapshot?.decision).toBeUndefined()
})

test('a call before any battle has begun is answered with trouble, not silence', async () => {
  expect(troubleOf(await handlerFor().handle({ id: 1, name: 'undo', ask: undefined }))).toContain('no battle')
})

test('a battle is played again from its beginning, everybody in place as they were at first, with other dice', async () => {
  const handler = handlerFor()
  const begin = { game: kit.game.id, plan: smallPlan(), options: { ...sessionOptions(), ready: true } }
  const first = snapshotOf(await handler.handle({ id: 1, name: 'open', ask: begin }))
  if (first?.decision) await handler.handle({ id: 2, name: 'answer', ask: first.decision.default })
  const save = await handler.handle({ id: 3, name: 'save', ask: undefined })
  if (!('reply' in save)) throw new Error('not kept')
  const again = snapshotOf(await handler.handle({ id: 4, name: 'open', ask: restartOf(save.reply as BattleSave, 99) }))
  expect(again?.view.figures.map(({ id, at }) => [id, at])).toEqual(first?.view.figures.map(({ id, at }) => [id, at]))
  expect(again?.view.round).toEqual(first?.view.round)
  expect(again?.options).toEqual({ ...first?.options, dice: { seed: 99 } })
})
