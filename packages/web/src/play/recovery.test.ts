import { expect, test } from 'vitest'
import { answerUntil, tableOf } from '../../test/table.ts'
import { BattleError } from '../worker/battle-client.ts'
import type { WorkerCallName } from '../worker/protocol.ts'
import { PLAYING } from './play-status.ts'
import { recover, reopen, watch } from './recovery.ts'

/** The next call of this name fails, as if a rule had thrown. */
function failNext(client: { change: unknown }, name: WorkerCallName): void {
  const change = client.change as (name: WorkerCallName, ask: unknown) => Promise<unknown>
  client.change = (wanted: WorkerCallName, ask: unknown) => {
    if (wanted !== name) return change.call(client, wanted, ask)
    client.change = change
    return Promise.reject(new BattleError({ message: 'a rule tripped', userFacing: false }))
  }
}

async function broken(problem?: 'blocked' | 'full') {
  const table = await tableOf(problem && { storage: problem })
  const { presenter } = table
  const before = await answerUntil(table, 'move')
  await presenter.client.settled()
  const { record } = await presenter.currentSave()
  failNext(presenter.client, 'answer')
  await presenter.answers.confirm()
  return { presenter, before, record }
}

test('a battle that broke down says so and takes no answers', async () => {
  const { presenter, before } = await broken()
  expect(presenter.status.get()).toEqual({ is: 'stopped', message: 'a rule tripped' })
  await presenter.answers.confirm()
  await presenter.undo()
  expect(presenter.state.snapshot.view).toEqual(before.snapshot.view)
})

test.each([undefined, 'blocked', 'full'] as const)(
  'after a breakdown the battle is there up to its last answer, for a file and to play on (storage: %s)',
  async (problem) => {
    const { presenter, record } = await broken(problem)
    expect((await presenter.currentSave()).record.tape).toEqual(record.tape)
    await recover(presenter, false)
    expect(presenter.status.get()).toEqual(PLAYING)
    expect((await presenter.currentSave()).record.tape).toEqual(record.tape)
    await recover(presenter, true)
    expect((await presenter.currentSave()).record.tape.length).toBeLessThan(record.tape.length)
  },
)

test('who looks on is asked nothing, and may play again when told so', async () => {
  const table = await tableOf()
  const { presenter } = table
  await answerUntil(table, 'move')
  const save = await presenter.currentSave()
  watch(presenter)
  expect(presenter.state.snapshot.answeredBy).toBeUndefined()
  await presenter.answers.confirm()
  expect((await presenter.currentSave()).record.tape).toEqual(save.record.tape)
  await reopen(presenter, PLAYING)
  expect(presenter.state.snapshot.answeredBy).toBe('person')
  expect(presenter.status.get()).toEqual(PLAYING)
})
