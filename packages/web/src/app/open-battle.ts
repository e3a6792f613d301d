/** Opens a battle in a worker that keeps it, with the tab lock and everything the table needs. */
import { loadKit } from '../games/games.ts'
import { loadBattleScreen } from './load-battle-screen.ts'
import { lockAtOpening, TabGuard } from '../play/tab-guard.ts'
import { DraftSaver, restoreDraft } from '../table/draft-saver.ts'
import { createTableContext, type TableContext } from '../table/table-context.tsx'
import { BattlePresenter } from '../play/battle-presenter.ts'
import { turnToOwnSide } from '../table/turn-table.ts'
import { loadSettings } from '../settings/settings.ts'
import type { BattleLock } from '../store/battle-lock.ts'
import { draftStoreFor } from '../store/draft-store.ts'
import type { TabChannel } from '../store/tab-channel.ts'
import { BattleError, type BattleClient } from '../worker/battle-client.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { OpenRequest } from '../worker/protocol.ts'
import { words } from '../words/words.ts'

export interface OpenBattle {
  readonly id: string
  readonly context: TableContext
  readonly guard: TabGuard
  leave(): void
}

export async function openBattle(channel: TabChannel, id: string, source: OpenRequest['source']): Promise<OpenBattle> {
  const client = startWorker()
  // Fetched while the worker opens the battle.
  void loadBattleScreen()
  client.onGame = (game) => void loadKit(game)
  let lock: BattleLock | undefined
  try {
    lock = await lockAtOpening(id, channel)
    return await openLocked(channel, id, client, source, lock)
  } catch (error) {
    lock?.release()
    client.close()
    throw error
  }
}

async function openLocked(
  channel: TabChannel,
  id: string,
  client: BattleClient,
  source: OpenRequest['source'],
  lock: BattleLock | undefined,
): Promise<OpenBattle> {
  const first = await client.open(source, lock && id)
  const kit = await loadKit(first.game)
  if (!kit) throw new BattleError({ message: words.errors.unknownGame(first.game), userFacing: true })
  const hooks = { pace: () => loadSettings().pace, dice: () => loadSettings().dice }
  const presenter = new BattlePresenter(client, id, first, hooks, lock ? undefined : { is: 'watching' })
  const guard = new TabGuard({ id, presenter, channel }, lock)
  const context = createTableContext(presenter, kit)
  turnToOwnSide(context)
  const stopSaving = saveDrafts(context, id)
  const leave = () => {
    stopSaving()
    guard.stop()
    // Whoever opens the battle next waits for its lock until all is written.
    void presenter.close().finally(() => guard.releaseLock())
  }
  return { id, guard, context, leave }
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
