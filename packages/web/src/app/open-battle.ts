/** From a beginning to a seat at the table: a worker with the battle in it, its keeper, and who may play it. */
import { gameNamed, loadKit } from '../games/games.ts'
import { claimAtOpening, Guard } from '../play/tab-guard.ts'
import { HalfDoneKeeper, takeUpHalfDone } from '../table/draft-saver.ts'
import { takeSeat, type Seat } from '../table/table-context.tsx'
import { Session } from '../play/session.ts'
import { sitBehindOwn } from '../table/turn-table.ts'
import { Keeper } from '../store/autosave.ts'
import { loadSettings } from '../settings/settings.ts'
import { ShelfTrouble, type Shelf } from '../store/battle-store.ts'
import { slipOf } from '../store/draft-store.ts'
import { spineWords } from '../store/battle-summary.ts'
import type { Voice } from '../store/tab-channel.ts'
import { BattleClient, BattleTrouble } from '../session/worker/battle-client.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import type { Beginning } from '../session/messages/options.ts'
import { words } from '../words/words.ts'

export interface House {
  readonly shelf: Shelf
  readonly voice: Voice
}

export interface AtTable {
  readonly id: string
  readonly seat: Seat
  readonly guard: Guard
  leave(): void
}

export async function openSeat(house: House, id: string, beginning: Beginning): Promise<AtTable> {
  const client = BattleClient.open()
  try {
    const first = await client.call('begin', beginning)
    const kit = await loadKit(first.game)
    if (!kit) throw new BattleTrouble({ message: words.unknownGame(first.game), plain: true })
    const { session, guard } = await guarded(house, id, client, first)
    const seat = takeSeat(session, kit)
    sitBehindOwn(seat)
    const forget = rememberHands(seat, id)
    return { id, guard, seat, leave: () => (forget(), guard.close(), session.close()) }
  } catch (error) {
    client.close()
    throw error
  }
}

/** What the hands have half done is found again by whoever opens this battle next. */
function rememberHands({ session, hands }: Seat, id: string): () => void {
  const slip = slipOf(id)
  takeUpHalfDone(session, hands, slip)
  const keeper = new HalfDoneKeeper(session, slip)
  const write = () => keeper.write()
  addEventListener('pagehide', write)
  return () => {
    removeEventListener('pagehide', write)
    keeper.close()
  }
}

async function guarded({ shelf, voice }: House, id: string, client: BattleClient, first: Snapshot) {
  const claim = await claimAtOpening(id, voice)
  const gameName = gameNamed(first.game)?.about.name ?? first.game
  const keeper = new Keeper(saidAloud(shelf, voice), (error) => session.storage(storageWords(error)))
  const session: Session = new Session(
    client,
    first,
    {
      keep: (make, snapshot) =>
        keeper.keep(async () => ({ id, touched: Date.now(), ...spineWords(snapshot, gameName), kept: await make() })),
      pace: () => loadSettings().pace,
      dice: () => loadSettings().dice,
    },
    claim ? undefined : { is: 'looking-on' },
  )
  return { session, guard: new Guard({ id, session, keeper, shelf, voice }, claim) }
}

/** Other tabs hear of what is laid on the shelf. */
const saidAloud = (shelf: Shelf, voice: Voice): Pick<Shelf, 'save'> => ({
  save: async (battle) => {
    await shelf.save(battle)
    voice.say({ is: 'kept', id: battle.id })
  },
})

function storageWords(error: unknown): string | undefined {
  if (error === undefined || error instanceof BattleTrouble) return undefined
  return error instanceof ShelfTrouble && error.why === 'full' ? words.storeFull : words.storeBlocked
}
