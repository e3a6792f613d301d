import { recordText } from '@muster/engine'
import { isMoving, kit, sessionOf, sessionOptions, smallPlan, until } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { MemoryBattleStore } from '../../test/table.ts'
import { CallHandler } from './call-handler.ts'
import type { Reply } from './protocol.ts'

const handlerFor = () =>
  new CallHandler(
    new MemoryBattleStore(),
    () => undefined,
    (game) => Promise.resolve(game === kit.game.id ? kit : undefined),
  )
const errorOf = (reply: Reply) => ('error' in reply ? reply.error : undefined)

function goodText(): string {
  const session = sessionOf()
  until(session, isMoving)
  return recordText(session.save().record)
}

test('a call before any battle has begun is answered with an error', async () => {
  const reply = await handlerFor().handle({ id: 1, name: 'undo', ask: undefined })
  expect(errorOf(reply)).toMatchObject({ message: expect.stringContaining('no battle'), userFacing: false })
})

test.each([
  ['of an unknown game', (text: string) => text.replace('"game":"heroes-and-wizards"', '"game":"chess"'), /“chess”/],
  ['cut short', (text: string) => text.slice(0, text.length / 2), /not whole JSON/],
])('a file %s is refused in words for a person, and the battle at hand goes on', async (_, spoil, reason) => {
  const handler = handlerFor()
  const options = { ...sessionOptions(), ready: true }
  await handler.handle({ id: 1, name: 'open', ask: { source: { game: kit.game.id, plan: smallPlan(), options } } })
  const before = await handler.handle({ id: 2, name: 'save', ask: undefined })
  const reply = await handler.handle({ id: 3, name: 'open', ask: { source: { text: spoil(goodText()), seed: 1 } } })
  expect(errorOf(reply)).toMatchObject({ message: expect.stringMatching(reason), userFacing: true })
  expect(await handler.handle({ id: 2, name: 'save', ask: undefined })).toEqual(before)
})
