import { expect, test } from 'vitest'
import { BattleClient, type BattleError, type WorkerPort } from './battle-client.ts'

/** A line that can be made to answer, to die, or to say nothing. */
function lineOf(answer: boolean): WorkerPort & { cut: boolean } {
  const line: WorkerPort & { cut: boolean } = {
    cut: false,
    onmessage: null,
    onerror: null,
    terminate: () => void (line.cut = true),
    postMessage: (call) => {
      const { id } = call as { id: number }
      if (answer) queueMicrotask(() => line.onmessage?.({ data: { id, reply: 'fine' } } as unknown as MessageEvent))
    },
  }
  return line
}

test('a worker that dies sends everybody home who waits, and is told of once', async () => {
  const line = lineOf(false)
  const client = new BattleClient(line)
  const told: BattleError[] = []
  client.onFailure = (error) => told.push(error)
  const calls = [client.call('save', undefined), client.change('undo', undefined)].map((call) => call.catch(String))
  line.onerror?.({ message: 'out of memory' } as ErrorEvent)
  expect(await Promise.all(calls)).toEqual(Array(2).fill('BattleError: out of memory'))
  expect(told.map(({ message }) => message)).toEqual(['out of memory'])
})

test('a worker that runs in circles is given up', async () => {
  const client = new BattleClient(lineOf(false), undefined, 1, 1)
  const told: string[] = []
  client.onFailure = ({ message }) => told.push(message)
  await expect(client.call('save', undefined)).rejects.toThrow('do not answer')
  expect(told).toHaveLength(1)
})

test('a new line is opened in place of a dead one, and calls go on over it', async () => {
  const dead = lineOf(false)
  const client = new BattleClient(dead, () => lineOf(true))
  const lost = client.call('save', undefined).catch(() => 'lost')
  client.restart()
  expect(await lost).toBe('lost')
  expect(dead.cut).toBe(true)
  expect(await client.call('save', undefined)).toBe('fine')
})
