/** Battles come and go: begun from a wish, opened from a file, taken down from the shelf, put back on it. */
import { useCallback, useEffect, useState } from 'react'
import { loadKit } from './games.ts'
import { beginningOf, type Wish } from './home/wish.ts'
import { Session } from './play/session.ts'
import { takeSeat, type Seat } from './play/seat.tsx'
import { BrowserShelf } from './store/browser-shelf.ts'
import { Keeper } from './store/keeper.ts'
import { loadSettings } from './store/settings.ts'
import { ShelfTrouble, type Shelf, type Spine } from './store/shelf.ts'
import { storeOf } from './table/store.ts'
import type { Route } from './ui/use-route.ts'
import { useStore } from './ui/use-store.ts'
import { BattleClient, BattleTrouble } from './worker/client.ts'
import type { Beginning, Snapshot } from './worker/protocol.ts'
import { words } from './words.ts'

/** `?seed=7` in the address gives the same battle again: for a report of a fault, and for the tests. */
function freshSeed(): number {
  const wanted = Number(new URLSearchParams(location.search).get('seed'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}

const shelf: Shelf = new BrowserShelf()

export interface Battles {
  readonly seat: Seat | undefined
  readonly spines: readonly Spine[] | undefined
  readonly trouble: string | undefined
  readonly seed: number
  play(wish: Wish): void
  open(file: File): void
  remove(id: string): void
  clearTrouble(): void
}

interface AtTable {
  readonly id: string
  readonly seat: Seat
}

export function useBattles(route: Route): Battles {
  const [place] = useState(() => storeOf<AtTable | undefined>(undefined))
  const at = useStore(place, (value) => value)
  const [spines, setSpines] = useState<readonly Spine[]>()
  const [trouble, setTrouble] = useState<string>()
  const [seed] = useState(freshSeed)

  const sit = useCallback(
    async (id: string, beginning: Beginning) => {
      const seat = await openSeat(id, beginning)
      place.get()?.seat.session.close()
      place.set(() => ({ id, seat }))
      setTrouble(undefined)
      location.hash = `#/battle/${id}`
    },
    [place],
  )

  const list = useCallback(() => {
    shelf.list().then(setSpines, () => setTrouble(words.storeLost))
  }, [])

  useEffect(() => {
    if (route.is === 'home') list()
    if (route.is !== 'battle') {
      place.get()?.seat.session.close()
      place.set(() => undefined)
    } else if (place.get()?.id !== route.id) {
      void takeDown(route.id, sit).catch((error: unknown) =>
        setTrouble(`${words.keptUnreadable}: ${plainWords(error)}`),
      )
    }
  }, [route, list, sit, place])

  return {
    seat: route.is === 'battle' && at?.id === route.id ? at.seat : undefined,
    spines,
    trouble,
    seed,
    play: (wish) =>
      void sit(newId(), beginningOf(wish, freshSeed())).catch((error: unknown) => setTrouble(plainWords(error))),
    open: (file) =>
      void openFile(file, sit).catch((error: unknown) => {
        const message = words.fileTrouble(file.name, plainWords(error))
        if (at) at.seat.session.notice(message)
        else setTrouble(message)
      }),
    remove: (id) => void shelf.remove(id).then(list, list),
    clearTrouble: () => setTrouble(undefined),
  }
}

type Sit = (id: string, beginning: Beginning) => Promise<void>

const newId = (): string => crypto.randomUUID().slice(0, 8)

async function takeDown(id: string, sit: Sit): Promise<void> {
  const battle = await shelf.load(id)
  if (!battle) throw new BattleTrouble({ message: words.notOnShelf, plain: true })
  await sit(id, { kept: battle.kept })
}

/** Whatever the file holds, the battle at hand is left alone until the new one stands. */
async function openFile(file: File, sit: Sit): Promise<void> {
  const text = await file.text().catch(() => {
    throw new BattleTrouble({ message: words.fileUnread, plain: true })
  })
  await sit(newId(), { text, seed: freshSeed() })
}

async function openSeat(id: string, beginning: Beginning): Promise<Seat> {
  const client = BattleClient.open()
  try {
    const first = await client.call('begin', beginning)
    const kit = await loadKit(first.game)
    if (!kit) throw new BattleTrouble({ message: words.unknownGame(first.game), plain: true })
    return takeSeat(sessionOf(id, client, first, kit.about.name), kit)
  } catch (error) {
    client.close()
    throw error
  }
}

function sessionOf(id: string, client: BattleClient, first: Snapshot, game: string): Session {
  const keeper = new Keeper(shelf, (error) => session.storage(error === undefined ? undefined : storageWords(error)))
  const session: Session = new Session(client, first, {
    keep: (make, snapshot) =>
      keeper.keep(async () => ({ id, touched: Date.now(), ...spineWords(snapshot, game), kept: await make() })),
    pace: () => loadSettings().pace,
  })
  return session
}

function spineWords({ view, result, decision }: Snapshot, game: string) {
  const asked = view.sides.find(({ id }) => id === decision?.by)?.name
  const standing = result
    ? result.reason
    : [words.table.round(view.round.turn, view.round.of), asked ? words.home.toMove(asked) : '']
        .filter(Boolean)
        .join('. ')
  return {
    title: view.sides.map(({ name }) => name).join(' – '),
    line: `${game}. ${view.scenario.name}. ${standing}`,
    over: result !== undefined,
  }
}

const storageWords = (error: unknown): string =>
  error instanceof ShelfTrouble && error.why === 'full' ? words.storeFull : words.storeBlocked

const plainWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))
