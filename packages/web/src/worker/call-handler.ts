/** Handles the page's calls: fetches the rules of a battle's game, and hands everything else to its session. */
import { InputError, raise, type GameKit } from '@muster/engine'
import { Feed, openSession, readSource, SessionCalls, type BattleSource, type LookupName } from '@muster/session'
import { loadKit } from '../games/games.ts'
import { words } from '../words/words.ts'
import type { Call, Reply } from './protocol.ts'

type Answered = Omit<Extract<Reply, { readonly reply: unknown }>, 'id'>
export type LoadKit = (game: string) => Promise<GameKit<unknown> | undefined>

/** The clock and the chance of the browser. */
const services = {
  now: () => performance.now(),
  randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
}

interface OpenBattle {
  readonly calls: SessionCalls
  readonly feed: Feed
}

export class CallHandler {
  private opened: OpenBattle | undefined

  constructor(private readonly load: LoadKit = loadKit) {}

  async handle(call: Call): Promise<Reply> {
    try {
      return { id: call.id, ...(call.name === 'open' ? await this.open(call.ask as BattleSource) : this.reply(call)) }
    } catch (error) {
      const userFacing = error instanceof InputError
      const message = userFacing ? error.withPlace : error instanceof Error ? error.message : String(error)
      return { id: call.id, error: { message, userFacing } }
    }
  }

  private reply({ name, ask }: Call): Answered {
    const { calls, feed } = this.opened ?? raise('no battle has been begun')
    if (!calls.isChange(name)) return { reply: calls.lookUp(name as LookupName, ask as never) }
    const refused = calls.change(name, ask as never)
    return refused === undefined ? { reply: undefined, update: feed.update() } : { reply: refused }
  }

  private async open(given: BattleSource): Promise<Answered> {
    const source = readSource(given)
    const kit = await this.load(source.game)
    if (kit === undefined) throw new InputError(words.errors.unknownGame(source.game), 'game')
    const calls = new SessionCalls(openSession(kit, source, services))
    const feed = new Feed(calls.source)
    const update = feed.update()
    this.opened = { calls, feed }
    return { reply: undefined, update }
  }
}
