/** Opens a battle in a worker that keeps it, with the tab lock and everything the table needs. */
import { loadKit } from '../games/games.ts'
import { loadBattleScreen } from './load-battle-screen.ts'
import { lockAtOpening, lockNewBattle, TabGuard } from '../play/tab-guard.ts'
import { DraftSaver, restoreDraft } from '../table/draft-saver.ts'
import { createTableContext, type TableContext } from '../table/table-context.tsx'
import { BattlePresenter } from '../play/battle-presenter.ts'
import { statusOf, type PlayStatus } from '../play/play-status.ts'
import { turnToOwnSide } from '../table/turn-table.ts'
import { loadSettings } from '../settings/settings.ts'
import { prefersReducedMotion } from '../settings/theme.tsx'
import type { BattleLock } from '../store/battle-lock.ts'
import { draftStoreFor } from '../store/draft-store.ts'
import type { Snapshot } from '@muster/session'
import type { TabChannel } from '../store/tab-channel.ts'
import type { BattleClient } from '../worker/battle-client.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { OpenRequest } from '../worker/protocol.ts'

/** A battle on the screen. */
export class OpenBattle {
  /** Undefined while the battle is still being checked. */
  guard: TabGuard | undefined
  isLeft = false
  private stopSaving: (() => void) | undefined

  constructor(
    readonly id: string,
    readonly context: TableContext,
    private readonly lock: BattleLock | undefined,
  ) {
    turnToOwnSide(context)
  }

  /** The battle is as it should be: from now on it is played here, or watched. */
  begin(channel: TabChannel): void {
    const { id, context, lock } = this
    this.guard = new TabGuard({ id, presenter: context.presenter, channel }, lock)
    this.stopSaving = saveDrafts(context, id)
    // The page needs the rulebook when somebody asks why, not to draw the table.
    void loadKit(context.presenter.state.snapshot.game)
  }

  leave(): void {
    if (this.isLeft) return
    this.isLeft = true
    const { guard, lock, context } = this
    this.stopSaving?.()
    guard?.stop()
    // Whoever opens the battle next waits for its lock until all is written.
    void context.presenter.close().finally(() => (guard ? guard.releaseLock() : lock?.release()))
  }
}

export interface OpenOptions {
  /** A worker that has been started already. */
  readonly client?: BattleClient | undefined
  /** Called with the battle as it stood when it was saved, while it is still being checked. */
  readonly onPreview?: ((battle: OpenBattle) => void) | undefined
}

export async function openBattle(
  channel: TabChannel,
  id: string,
  source: OpenRequest['source'],
  { client = startWorker(), onPreview }: OpenOptions = {},
): Promise<OpenBattle> {
  // Fetched while the worker opens the battle.
  void loadBattleScreen()
  let lock: BattleLock | undefined
  try {
    lock = await ('stored' in source ? lockAtOpening(id, channel) : lockNewBattle(id))
    const battle = await openLocked({ id, client, source, lock }, onPreview)
    if (!battle.isLeft) battle.begin(channel)
    return battle
  } catch (error) {
    lock?.release()
    client.close()
    throw error
  }
}

interface BattleToOpen {
  readonly id: string
  readonly client: BattleClient
  readonly source: OpenRequest['source']
  readonly lock: BattleLock | undefined
}

async function openLocked(wanted: BattleToOpen, onPreview: OpenOptions['onPreview']): Promise<OpenBattle> {
  const { id, client, source, lock } = wanted
  let shown: OpenBattle | undefined
  const show = (snapshot: Snapshot): void => {
    shown = setTable(wanted, snapshot, { is: 'checking' })
    onPreview?.(shown)
  }
  try {
    const snapshot = await client.open(source, lock && id, onPreview && show)
    const status = lock ? statusOf(snapshot) : ({ is: 'watching' } as const)
    if (!shown) return setTable(wanted, snapshot, status)
    shown.context.presenter.begin(snapshot, status)
    return shown
  } catch (error) {
    shown?.leave()
    throw error
  }
}

function setTable({ id, client, lock }: BattleToOpen, snapshot: Snapshot, status: PlayStatus): OpenBattle {
  const hooks = {
    pace: () => loadSettings().pace,
    dice: () => loadSettings().dice,
    fights: () => loadSettings().fights,
    isStill: prefersReducedMotion,
  }
  return new OpenBattle(id, createTableContext(new BattlePresenter(client, id, snapshot, hooks, status)), lock)
}

/** Restores the draft of the current question, and keeps saving it. */
function saveDrafts({ presenter, actions }: TableContext, id: string): () => void {
  const draftStore = draftStoreFor(id)
  restoreDraft(presenter, actions, draftStore)
  const saver = new DraftSaver(presenter, draftStore)
  const write = () => saver.write()
  addEventListener('pagehide', write)
  return () => {
    removeEventListener('pagehide', write)
    saver.close()
  }
}
