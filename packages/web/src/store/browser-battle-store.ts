/** The battle store in IndexedDB. Summaries are stored apart from battles, so that listing is fast. */
import { compressBattle, decompressBattle, type StoredBattle } from './packed-battle.ts'
import {
  StoreError,
  latestFirst,
  readSummary,
  summaryOf,
  type SavedBattle,
  type BattleStore,
  type BattleSummary,
} from './battle-store.ts'

const NAME = 'muster'
const VERSION = 1
const BATTLES = 'battles'
const SUMMARIES = 'spines'

export class BrowserBattleStore implements BattleStore {
  private opened: Promise<IDBDatabase> | undefined

  async list(): Promise<readonly BattleSummary[]> {
    const store = await this.store(SUMMARIES, 'readonly')
    const [ids, summaries] = await Promise.all([
      done<IDBValidKey[]>(store.getAllKeys()),
      done<unknown[]>(store.getAll()),
    ])
    return summaries.map((summary, place) => readSummary(String(ids[place]), summary)).sort(latestFirst)
  }

  async load(id: string): Promise<SavedBattle | undefined> {
    const store = await this.store(BATTLES, 'readonly')
    const found = await done<StoredBattle | undefined>(store.get(id))
    return found && decompressBattle(found)
  }

  async save(battle: SavedBattle): Promise<void> {
    const database = await this.open()
    const stored = await compressBattle(battle)
    const write = database.transaction([BATTLES, SUMMARIES], 'readwrite')
    write.objectStore(BATTLES).put(stored, battle.id)
    write.objectStore(SUMMARIES).put(summaryOf(battle), battle.id)
    await finished(write)
  }

  async remove(id: string): Promise<void> {
    const database = await this.open()
    const write = database.transaction([BATTLES, SUMMARIES], 'readwrite')
    write.objectStore(BATTLES).delete(id)
    write.objectStore(SUMMARIES).delete(id)
    await finished(write)
  }

  private async store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.open()).transaction(name, mode).objectStore(name)
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= openDatabase().catch((error: unknown) => {
      this.opened = undefined
      throw error
    })
    return this.opened
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const blocked = () => reject(new StoreError('blocked'))
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(BATTLES)
        request.result.createObjectStore(SUMMARIES)
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = blocked
      request.onblocked = blocked
    } catch {
      // Some browsers throw at the mere mention of a database in private mode.
      blocked()
    }
  })
}

const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(storeErrorOf(request.error))
  })

const finished = (write: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    write.oncomplete = () => resolve()
    write.onerror = () => reject(storeErrorOf(write.error))
    write.onabort = () => reject(storeErrorOf(write.error))
  })

const storeErrorOf = (error: DOMException | null): StoreError =>
  new StoreError(error?.name === 'QuotaExceededError' ? 'full' : 'blocked')
