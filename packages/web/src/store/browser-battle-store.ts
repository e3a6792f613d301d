/** The shelf in the browser's own database. Spines and battles lie apart, so that listing is quick. */
import { packedBattle, unpackedBattle, type StoredBattle } from './packed-battle.ts'
import {
  ShelfTrouble,
  latestFirst,
  readSpine,
  spineOf,
  type KeptBattle,
  type Shelf,
  type Spine,
} from './battle-store.ts'

const NAME = 'muster'
const VERSION = 1
const BATTLES = 'battles'
const SPINES = 'spines'

export class BrowserShelf implements Shelf {
  private opened: Promise<IDBDatabase> | undefined

  async list(): Promise<readonly Spine[]> {
    const store = await this.store(SPINES, 'readonly')
    const [ids, spines] = await Promise.all([done<IDBValidKey[]>(store.getAllKeys()), done<unknown[]>(store.getAll())])
    return spines.map((spine, place) => readSpine(String(ids[place]), spine)).sort(latestFirst)
  }

  async load(id: string): Promise<KeptBattle | undefined> {
    const store = await this.store(BATTLES, 'readonly')
    const found = await done<StoredBattle | undefined>(store.get(id))
    return found && unpackedBattle(found)
  }

  async save(battle: KeptBattle): Promise<void> {
    const database = await this.open()
    const stored = await packedBattle(battle)
    const write = database.transaction([BATTLES, SPINES], 'readwrite')
    write.objectStore(BATTLES).put(stored, battle.id)
    write.objectStore(SPINES).put(spineOf(battle), battle.id)
    await finished(write)
  }

  async remove(id: string): Promise<void> {
    const database = await this.open()
    const write = database.transaction([BATTLES, SPINES], 'readwrite')
    write.objectStore(BATTLES).delete(id)
    write.objectStore(SPINES).delete(id)
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
    const blocked = () => reject(new ShelfTrouble('blocked'))
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(BATTLES)
        request.result.createObjectStore(SPINES)
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
    request.onerror = () => reject(troubleOf(request.error))
  })

const finished = (write: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    write.oncomplete = () => resolve()
    write.onerror = () => reject(troubleOf(write.error))
    write.onabort = () => reject(troubleOf(write.error))
  })

const troubleOf = (error: DOMException | null): ShelfTrouble =>
  new ShelfTrouble(error?.name === 'QuotaExceededError' ? 'full' : 'blocked')
