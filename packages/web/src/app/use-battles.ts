/** The battle that is open: started from a request, opened from a file or from the store. */
import { InputError } from '@muster/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadKit } from '../games/games.ts'
import { sourceFrom, type BattleRequest } from '../set-up/battle-request.ts'
import { openBattle, type OpenBattle } from './open-battle.ts'
import { loadBattleScreen } from './load-battle-screen.ts'
import { BrowserBattleStore } from '../store/browser-battle-store.ts'
import { decompress } from '../store/gzip.ts'
import { StoreError } from '../store/database.ts'
import { newId, randomNumber } from '../store/new-id.ts'
import { openTabChannel } from '../store/tab-channel.ts'
import { createStore } from '../ui/store.ts'
import { currentRoute, type Route } from '../site/use-route.ts'
import { useStore } from '../ui/use-store.ts'
import { useSavedBattles, type SavedBattleList } from '../home/use-saved-battles.ts'
import { BattleError, type BattleClient } from '../worker/battle-client.ts'
import { startWorker } from '../worker/start-worker.ts'
import { branchOf, restartOf, type BattleSave, type BattleSource, type BranchPoint } from '@muster/session'
import type { OpenRequest } from '../worker/protocol.ts'
import { words } from '../words/words.ts'

/** `?seed=7` in the address gives the same battle again, for bug reports and tests. */
function freshSeed(): number {
  const wanted = Number(new URLSearchParams(location.search).get('seed'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : randomNumber()
}

const battleStore = new BrowserBattleStore()
const channel = openTabChannel()

export interface OpenBattles {
  readonly current: OpenBattle | undefined
  readonly savedBattles: SavedBattleList
  /** The error at the current address; it disappears at another. */
  readonly problem: string | undefined
  /** A battle is being opened. */
  readonly opening: boolean
  readonly seed: number
  /** `id`: the one that the battle gets; without it, a new one. */
  play(request: BattleRequest, id?: string): void
  open(file: File): void
  /** A file is likely to be opened: what that needs is started. */
  prepare(): void
  /** Starts the current battle again with a new seed. */
  again(): void
  /** Begins a new battle where the current one stood. */
  branch(from: BranchPoint): void
  clearProblem(): void
}

export function useBattles(route: Route): OpenBattles {
  const [place] = useState(() => createStore<OpenBattle | undefined>(undefined))
  const at = useStore(place, (value) => value)
  const [told, setTold] = useState<{ readonly at: Route; readonly problem: string }>()
  const problem = told?.at === route ? told.problem : undefined
  const tell = useCallback((text: string, at = currentRoute()) => setTold({ at, problem: text }), [])
  const [opening, setOpening] = useState(false)
  const [seed] = useState(freshSeed)
  const savedBattles = useSavedBattles(
    battleStore,
    route.is === 'battle' && problem === undefined ? undefined : route,
    tell,
  )

  const prepared = useRef<BattleClient>(undefined)
  const enter = useCallback<OpenSource>(
    async (id, source) => {
      const show = (next: OpenBattle) => {
        place.get()?.leave()
        place.set(() => next)
        setTold(undefined)
        location.hash = `#/battle/${id}`
      }
      const client = prepared.current
      prepared.current = undefined
      try {
        // An open battle stays on the screen until the next one has been checked.
        const next = await openBattle(channel, id, source, { client, onPreview: place.get() ? undefined : show })
        if (!next.isLeft && place.get() !== next) show(next)
      } catch (error) {
        if (place.get()?.id === id) {
          // There is nothing at its address, unless it came from the store.
          if (!('stored' in source)) location.replace('#/')
          place.set(() => undefined)
        }
        throw error
      }
    },
    [place],
  )
  const openSource: OpenSource = (id, source) => {
    setOpening(true)
    return enter(id, source).finally(() => setOpening(false))
  }

  useEffect(() => {
    if (route.is !== 'battle') {
      place.get()?.leave()
      place.set(() => undefined)
    } else if (place.get()?.id !== route.id) {
      void openStored(route.id, enter).catch((error: unknown) =>
        tell(`${words.errors.savedUnreadable}: ${messageFor(error) ?? words.errors.savedBroken}`, route),
      )
    }
  }, [route, enter, place, tell])
  // Releases the battle's lock when the screen fails.
  useEffect(() => () => place.get()?.leave(), [place])

  return {
    current: route.is === 'battle' && at?.id === route.id ? at : undefined,
    savedBattles,
    problem,
    opening,
    seed,
    play: (request, id = newId()) =>
      void openSource(id, sourceFrom(request, freshSeed())).catch((error: unknown) => tell(startProblem(error))),
    open: (file) =>
      void openFile(file, openSource).catch((error: unknown) => {
        const message = words.errors.fileNotOpened(file.name, messageFor(error) ?? words.errors.fileUnread)
        if (at) at.context.presenter.setNotice(message)
        else tell(message)
      }),
    prepare: () => {
      void loadBattleScreen()
      prepared.current ??= startWorker()
    },
    again: () => void beginFrom(at, async (save) => openSource(newId(), await again(save))),
    branch: (from) => void beginFrom(at, (save) => openSource(newId(), branchOf(save, from, randomNumber()))),
    clearProblem: () => setTold(undefined),
  }
}

/** Begins another battle from the one that is open; what goes wrong is told there. */
const beginFrom = (at: OpenBattle | undefined, begin: (save: BattleSave) => Promise<void>): Promise<void> | undefined =>
  at?.context.presenter
    .currentSave()
    .then(begin)
    .catch((error: unknown) => at.context.presenter.setNotice(startProblem(error)))

/** The same armies, table and scenario, also where the dice chose the scenario. */
const again = async (save: BattleSave): Promise<BattleSource> =>
  restartOf(save, freshSeed(), (await loadKit(save.record.game))?.scenarios)

type OpenSource = (id: string, source: OpenRequest['source']) => Promise<void>

const openStored = (id: string, open: OpenSource): Promise<void> => open(id, { stored: id })

async function openFile(file: File, openSource: OpenSource): Promise<void> {
  const text = await decompress(file).catch((error: unknown) => {
    if (error instanceof InputError) throw error
    throw new BattleError({ message: words.errors.fileUnread, userFacing: true })
  })
  await openSource(newId(), { text, seed: freshSeed() })
}

/** The message for the user, or undefined if the error is a bug. */
function messageFor(error: unknown): string | undefined {
  if (error instanceof StoreError) return words.errors.storageBlockedHere
  if (error instanceof InputError) return error.withPlace
  return error instanceof BattleError && error.userFacing ? error.message : undefined
}

const startProblem = (error: unknown): string =>
  messageFor(error) ?? words.errors.notBegun(error instanceof Error ? error.message : String(error))
