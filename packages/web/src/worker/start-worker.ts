/** Starts the worker that holds a battle. */
import workerUrl from 'virtual:muster-worker'
import { BattleClient } from './battle-client.ts'

export function startWorker(): BattleClient {
  const open = () => new Worker(workerUrl, { type: 'module' })
  return new BattleClient(open(), open)
}
