/** Opens a battle in a worker of its own, with autosave, the tab lock and everything the table needs. */
import { gameNamed, loadKit } from '../games/games.ts'
import { lockAtOpening, TabGuard } from '../play/tab-guard.ts'
import { DraftSaver, restoreDraft } from '../table/draft-saver.ts'
import { createTableContext, type TableContext } from '../table/table-context.tsx'
import { BattlePresenter } from '../play/battle-presenter.ts'
import { turnToOwnSide } from '../table/turn-table.ts'
import { Autosave } from '../store/autosave.ts'
import { loadSettings } from '../settings/settings.ts'
import { StoreError, type BattleStore } from '../store/battle-store.ts'
import { draftStoreFor } from '../store/draft-store.ts'
import { summarize } from '../store/battle-summary.ts'
import type { TabChannel } from '../store/tab-channel.ts'
import { BattleError, type BattleClient } from '../worker/battle-client.ts'
import { startWorker } from '../worker/start-worker.ts'
import type { Snapshot, BattleSource } from '@muster/session'
import { words } from '../words/words.ts'

export interface AppServices {
  readonly store: BattleStore
  readonly channel: TabChannel
}

export interface OpenBattle {
  readonly id: string
  readonly context: TableContext
  readonly guard: TabGuard
  leave(): void
}

export async function openBattle(services: AppServices, id: string, source: BattleSource): Promise<OpenBattle> {
  const client = startWorker()
  try {
    const first = await client.open(source)
    const kit = await loadKit(first.game)
    if (!kit) throw new BattleError({ message: words.errors.unknownGame(first.game), userFacing: true })
    const { presenter, guard } = await openGuarded(services, id, client, first)
    const context = createTableContext(presenter, kit)
    turnToOwnSide(context)
    const stopSaving = saveDrafts(context, id)
    return { id, guard, context, leave: () => (stopSaving(), guard.close(), presenter.close()) }
  } catch (error) {
    client.close()
    throw error
  }
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

async function openGuarded({ store, channel }: AppServices, id: string, client: BattleClient, first: Snapshot) {
  const lock = await lockAtOpening(id, channel)
  const gameName = gameNamed(first.game)?.about.name ?? first.game
  const autosave = new Autosave(announcingStore(store, channel), (error) =>
    presenter.reportStorage(storageMessage(error)),
  )
  const presenter: BattlePresenter = new BattlePresenter(
    client,
    first,
    {
      save: (make, snapshot) =>
        autosave.save(async () => ({ id, touched: Date.now(), ...summarize(snapshot, gameName), save: await make() })),
      pace: () => loadSettings().pace,
      dice: () => loadSettings().dice,
    },
    lock ? undefined : { is: 'watching' },
  )
  return { presenter, guard: new TabGuard({ id, presenter, autosave, store, channel }, lock) }
}

/** Tells the other tabs after each save. */
const announcingStore = (store: BattleStore, channel: TabChannel): Pick<BattleStore, 'save'> => ({
  save: async (battle) => {
    await store.save(battle)
    channel.send({ is: 'saved', id: battle.id })
  },
})

function storageMessage(error: unknown): string | undefined {
  if (error === undefined || error instanceof BattleError) return undefined
  return error instanceof StoreError && error.why === 'full' ? words.errors.storageFull : words.errors.storageBlocked
}
