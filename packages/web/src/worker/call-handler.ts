/** Handles the page's calls: fetches the rules of a battle's game, hands everything else to its session, and keeps it. */
import { InputError, raise, type GameKit } from '@muster/engine'
import {
  checkSource,
  diff,
  Feed,
  openSession,
  OutdatedBattle,
  parseSource,
  previewOf,
  SessionCalls,
  type LookupName,
  type ParsedSource,
  type SnapshotState,
} from '@muster/session'
import { loadKit } from '../games/games.ts'
import type { BattleStore } from '../store/battle-store.ts'
import { summarize } from '../store/battle-summary.ts'
import { StoreError } from '../store/database.ts'
import { words } from '../words/words.ts'
import { BattleKeeper } from './battle-keeper.ts'
import { loadStored } from './stored-battle.ts'
import type { Call, CallError, OpenRequest, Reply, WorkerNotice } from './protocol.ts'

type Answered = Omit<Extract<Reply, { readonly reply: unknown }>, 'id'>
export type LoadKit = (game: string) => Promise<GameKit<unknown> | undefined>

/** The clock and the chance of the browser. */
const services = {
  now: () => performance.now(),
  randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
}

interface OpenBattle {
  readonly kit: GameKit<unknown>
  readonly calls: SessionCalls
  readonly feed: Feed
  /** Undefined where the battle is only looked at. */
  readonly keeper: BattleKeeper | undefined
}

export class CallHandler {
  private opened: OpenBattle | undefined

  constructor(
    private readonly store: Pick<BattleStore, 'append' | 'load'>,
    private readonly tell: (notice: WorkerNotice) => void,
    private readonly load: LoadKit = loadKit,
  ) {}

  async handle(call: Call): Promise<Reply> {
    try {
      return { id: call.id, ...(await this.reply(call)) }
    } catch (error) {
      return { id: call.id, error: callError(error) }
    }
  }

  private async reply({ name, ask }: Call): Promise<Answered> {
    if (name === 'open') return this.open(ask as OpenRequest)
    const { calls, feed, keeper } = this.opened ?? raise('no battle has been begun')
    if (name === 'settle') {
      await keeper?.settled()
      return { reply: undefined }
    }
    if (!calls.isChange(name)) return { reply: calls.lookUp(name as LookupName, ask as never) }
    const refused = calls.change(name, ask as never)
    if (refused !== undefined) return { reply: refused }
    const update = feed.update()
    this.keep()
    return { reply: undefined, update }
  }

  private async open({ source: given, keepAs, preview }: OpenRequest): Promise<Answered> {
    const stored = 'stored' in given ? await loadStored(this.store, given) : undefined
    const parsed = parseSource('stored' in given ? { save: (stored ?? raise('nothing was loaded')).save } : given)
    // The table is shown and the rules are fetched while the tape of a file is checked.
    const shown = preview ? this.showFirst(parsed) : undefined
    const rules = parsed.game === undefined ? undefined : this.load(parsed.game)
    const source = checkSource(parsed)
    const kit = await (rules ?? this.load(source.game))
    if (kit === undefined) throw new InputError(words.errors.unknownGame(source.game), 'game')
    const battle = openSession(kit, source, services)
    const feed = new Feed(battle, undefined, shown)
    const update = feed.update()
    const isKept = keepAs !== undefined && !(battle instanceof OutdatedBattle)
    const keeper = isKept
      ? new BattleKeeper(this.store, keepAs, (keeping) => this.tell({ keeping }), stored?.kept)
      : undefined
    this.opened = { kit, calls: new SessionCalls(battle), feed, keeper }
    this.keep()
    return { reply: undefined, update }
  }

  /** The table as it stood when the battle was saved, to be looked at until it has been checked and played again. */
  private showFirst(source: ParsedSource): SnapshotState | undefined {
    const preview = previewOf(source)
    if (!preview) return undefined
    const changed = diff({}, preview.state)
    this.tell({ preview: { ...preview.news, ...(changed && { changed }) } })
    return preview.state
  }

  private keep(): void {
    const { kit, calls, feed, keeper } = this.opened ?? raise('no battle has been begun')
    if (keeper && feed.known) keeper.keep(calls.lookUp('save', undefined), summarize(feed.known, kit.about.name))
  }
}

const storeMessage = ({ why }: StoreError): string =>
  why === 'old-form' ? words.errors.oldForm : words.errors.storageBlockedHere

function callError(error: unknown): CallError {
  if (error instanceof InputError) return { message: error.withPlace, userFacing: true }
  if (error instanceof StoreError) return { message: storeMessage(error), userFacing: true }
  return { message: error instanceof Error ? error.message : String(error), userFacing: false }
}
