import { expect, test } from 'vitest'
import { answerUntil, tableOf } from '../../test/table.ts'
import { BattleError } from '../worker/battle-client.ts'
import type { WorkerCallName } from '../worker/protocol.ts'
import { PLAYING } from './session-status.ts'
import { watch, resumeFrom } from './recovery.ts'

/** The next call of this name fails, as if a rule had thrown. */
function failNext(client: { change: unknown }, name: WorkerCallName): void {
  const change = client.change as (name: WorkerCallName, ask: unknown) => Promise<unknown>
  client.change = (wanted: WorkerCallName, ask: unknown) => {
    if (wanted !== name) return change.call(client, wanted, ask)
    client.change = change
    return Promise.reject(new BattleError({ message: 'a rule tripped', userFacing: false }))
  }
}

async function broken() {
  const table = await tableOf()
  const { session } = table
  const before = await answerUntil(table, 'move')
  await session.currentSave()
  failNext(session.client, 'answer')
  await session.confirm()
  return { session, before }
}

test('a battle that broke down says so and takes no answers', async () => {
  const { session, before } = await broken()
  expect(session.status.get()).toEqual({ is: 'stopped', message: 'a rule tripped' })
  await session.confirm()
  await session.undo()
  expect(session.state.snapshot.view).toEqual(before.snapshot.view)
})

test('who looks on is asked nothing, and may play again when told so', async () => {
  const table = await tableOf()
  const { session } = table
  await answerUntil(table, 'move')
  const save = await session.currentSave()
  watch(session)
  expect(session.state.snapshot.answeredBy).toBeUndefined()
  await session.confirm()
  expect((await session.currentSave()).record.tape).toEqual(save.record.tape)
  await resumeFrom(session, save, PLAYING)
  expect(session.state.snapshot.answeredBy).toBe('person')
  expect(session.status.get()).toEqual(PLAYING)
})
