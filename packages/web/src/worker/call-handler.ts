/** Handles the page's calls: fetches the rules of a battle's game, and hands everything else to its session. */
import { InputError, raise, type GameKit } from '@muster/engine'
import { openSession, readSource, SessionCalls, type BattleSource, type CallName, type Snapshot } from '@muster/session'
import { loadKit } from '../games/games.ts'
import { words } from '../words/words.ts'
import type { Call, Reply, WorkerCallName, WorkerCalls } from './protocol.ts'

export type LoadKit = (game: string) => Promise<GameKit<unknown> | undefined>

/** The clock and the chance of the browser. */
const services = {
  now: () => performance.now(),
  randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
}

export class CallHandler {
  private session: SessionCalls | undefined

  constructor(private readonly load: LoadKit = loadKit) {}

  async handle(call: Call): Promise<Reply> {
    try {
      return { id: call.id, reply: await this.reply(call) }
    } catch (error) {
      const userFacing = error instanceof InputError
      const message = userFacing ? error.withPlace : error instanceof Error ? error.message : String(error)
      return { id: call.id, error: { message, userFacing } }
    }
  }

  private reply({ name, ask }: Call): WorkerCalls[WorkerCallName]['reply'] | Promise<Snapshot> {
    if (name === 'open') return this.open(ask as BattleSource)
    const session = this.session ?? raise('no battle has been begun')
    return session.call(name as CallName, ask as never)
  }

  private async open(given: BattleSource): Promise<Snapshot> {
    const source = readSource(given)
    const kit = await this.load(source.game)
    if (kit === undefined) throw new InputError(words.errors.unknownGame(source.game), 'game')
    const session = new SessionCalls(openSession(kit, source, services))
    const snapshot = session.snapshot()
    this.session = session
    return snapshot
  }
}
