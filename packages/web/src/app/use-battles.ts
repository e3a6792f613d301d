/** Battles come and go: begun from a wish, opened from a file, taken down from the shelf, put back on it. */
import { InputError } from '@muster/engine'
import { useCallback, useEffect, useState } from 'react'
import { beginningOf, onceMore, type Wish } from '../set-up/battle-request.ts'
import { openSeat, type AtTable, type House } from './open-battle.ts'
import { BrowserShelf } from '../store/browser-battle-store.ts'
import { unpacked } from '../store/gzip.ts'
import { ShelfTrouble } from '../store/battle-store.ts'
import { openVoice } from '../store/tab-channel.ts'
import { storeOf } from '../ui/store.ts'
import { currentRoute, type Route } from '../ui/use-route.ts'
import { useStore } from '../ui/use-store.ts'
import { useShelf, type ShelfView } from '../home/use-saved-battles.ts'
import { BattleTrouble } from '../session/worker/battle-client.ts'
import type { Beginning } from '../session/messages/options.ts'
import { words } from '../words/words.ts'

const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** `?seed=7` in the address gives the same battle again: for a report of a fault, and for the tests. */
function freshSeed(): number {
  const wanted = Number(new URLSearchParams(location.search).get('seed'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : chance()
}

const newId = (): string => chance().toString(36).padStart(7, '0')

const house: House = { shelf: new BrowserShelf(), voice: openVoice() }

export interface Battles {
  readonly at: AtTable | undefined
  readonly shelf: ShelfView
  /** What went wrong at this address; it is not told at another. */
  readonly trouble: string | undefined
  /** A battle is being laid out. */
  readonly opening: boolean
  readonly seed: number
  play(wish: Wish): void
  open(file: File): void
  /** The battle on the table from its beginning, with other luck. */
  again(): void
  clearTrouble(): void
}

export function useBattles(route: Route): Battles {
  const [place] = useState(() => storeOf<AtTable | undefined>(undefined))
  const at = useStore(place, (value) => value)
  const [told, setTold] = useState<{ readonly at: Route; readonly trouble: string }>()
  const trouble = told?.at === route ? told.trouble : undefined
  const tell = useCallback((text: string, at = currentRoute()) => setTold({ at, trouble: text }), [])
  const [opening, setOpening] = useState(false)
  const [seed] = useState(freshSeed)
  const shelf = useShelf(house.shelf, route.is === 'battle' && trouble === undefined ? undefined : route, tell)

  const sit = useCallback(
    async (id: string, beginning: Beginning) => {
      setOpening(true)
      const next = await openSeat(house, id, beginning).finally(() => setOpening(false))
      place.get()?.leave()
      place.set(() => next)
      setTold(undefined)
      location.hash = `#/battle/${id}`
    },
    [place],
  )

  useEffect(() => {
    if (route.is !== 'battle') {
      place.get()?.leave()
      place.set(() => undefined)
    } else if (place.get()?.id !== route.id) {
      void takeDown(route.id, sit).catch((error: unknown) =>
        tell(`${words.keptUnreadable}: ${plainWords(error) ?? words.keptBroken}`, route),
      )
    }
  }, [route, sit, place, tell])
  // A screen that breaks down takes this with it: the battle must not stay locked.
  useEffect(() => () => place.get()?.leave(), [place])

  return {
    at: route.is === 'battle' && at?.id === route.id ? at : undefined,
    shelf,
    trouble,
    opening,
    seed,
    play: (wish) =>
      void sit(newId(), beginningOf(wish, freshSeed())).catch((error: unknown) => tell(beginTrouble(error))),
    open: (file) =>
      void openFile(file, sit).catch((error: unknown) => {
        const message = words.fileTrouble(file.name, plainWords(error) ?? words.fileUnread)
        if (at) at.seat.session.notice(message)
        else tell(message)
      }),
    again: () =>
      void at?.seat.session
        .keptNow()
        .then((kept) => sit(newId(), onceMore(kept, freshSeed())))
        .catch((error: unknown) => at.seat.session.notice(beginTrouble(error))),
    clearTrouble: () => setTold(undefined),
  }
}

type Sit = (id: string, beginning: Beginning) => Promise<void>

async function takeDown(id: string, sit: Sit): Promise<void> {
  const battle = await house.shelf.load(id)
  if (!battle) throw new BattleTrouble({ message: words.notOnShelf, plain: true })
  await sit(id, { kept: battle.kept })
}

/** Whatever the file holds, the battle at hand is left alone until the new one stands. */
async function openFile(file: File, sit: Sit): Promise<void> {
  const text = await unpacked(file).catch((error: unknown) => {
    if (error instanceof InputError) throw error
    throw new BattleTrouble({ message: words.fileUnread, plain: true })
  })
  await sit(newId(), { text, seed: freshSeed() })
}

/** What may be shown to a person as it is; undefined for a fault of the program. */
function plainWords(error: unknown): string | undefined {
  if (error instanceof ShelfTrouble) return words.storeLost
  if (error instanceof InputError) return error.withPlace
  return error instanceof BattleTrouble && error.plain ? error.message : undefined
}

const beginTrouble = (error: unknown): string =>
  plainWords(error) ?? words.notBegun(error instanceof Error ? error.message : String(error))
