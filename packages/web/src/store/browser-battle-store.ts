/** The battle store in IndexedDB. The page lists and deletes battles; the worker that plays one appends to it. */
import type { KeptBattle, KeptRow, KeptStart } from '@muster/session'
import {
  latestFirst,
  readSummary,
  type Addition,
  type BattleStore,
  type BattleSummary,
  type RemovedBattle,
} from './battle-store.ts'
import { done, finished, openDatabase, STORES, StoreError, storesOf, type StoreName } from './database.ts'
import { oldFormText } from './old-form.ts'

/** The rows of one battle lie under its id and their numbers. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

export class BrowserBattleStore implements BattleStore {
  private opened: Promise<IDBDatabase> | undefined

  async list(): Promise<readonly BattleSummary[]> {
    const database = await this.open()
    const lists = storesOf(database).filter((name) => name === 'summaries' || name === 'spines')
    const found = await Promise.all(lists.map((name) => summariesIn(database, name)))
    return found.flat().sort(latestFirst)
  }

  async load(id: string): Promise<KeptBattle | undefined> {
    const read = (await this.open()).transaction(['starts', 'rows'])
    const [start, rows] = await Promise.all([
      done(read.objectStore('starts').get(id) as IDBRequest<KeptStart | undefined>),
      done(read.objectStore('rows').getAll(rowsOf(id)) as IDBRequest<KeptRow[]>),
    ])
    if (start) return { start, rows }
    if ((await this.oldForm(id)) !== undefined) throw new StoreError('old-form')
    return undefined
  }

  async append(id: string, { start, first, rows, summary }: Addition): Promise<void> {
    const write = (await this.open()).transaction(STORES, 'readwrite')
    const written = finished(write)
    const starts = write.objectStore('starts')
    const add = (isThere: boolean) => {
      if (!isThere) throw new StoreError('deleted')
      rows.forEach((row, i) => write.objectStore('rows').add(row, [id, first + i]))
      if (summary) write.objectStore('summaries').put(summary, id)
      write.commit()
    }
    if (first === 0) starts.add(start, id)
    const added = first === 0 ? add(true) : done(starts.count(id)).then((found) => add(found > 0))
    await Promise.all([added, written])
  }

  async remove(id: string): Promise<RemovedBattle> {
    const database = await this.open()
    const names = storesOf(database)
    const write = database.transaction(names, 'readwrite')
    const written = finished(write)
    const [taken] = await Promise.all([
      Promise.all(names.map((name) => takeFrom(write.objectStore(name), name, id))),
      written,
    ])
    const entries = taken.flat()
    const summary = entries.find(({ store }) => store === 'summaries' || store === 'spines')
    return { title: readSummary(id, summary?.value).title, entries }
  }

  async restore({ entries }: RemovedBattle): Promise<void> {
    const database = await this.open()
    const write = database.transaction(storesOf(database), 'readwrite')
    const written = finished(write)
    for (const { store, key, value } of entries) write.objectStore(store).put(value, key)
    await written
  }

  async exportOldForm(id: string): Promise<string | undefined> {
    const found = await this.oldForm(id)
    return found === undefined ? undefined : oldFormText(found)
  }

  private async oldForm(id: string): Promise<unknown> {
    const database = await this.open()
    if (!storesOf(database).includes('battles')) return undefined
    return done(database.transaction('battles').objectStore('battles').get(id))
  }

  private open(): Promise<IDBDatabase> {
    const forget = () => void (this.opened = undefined)
    this.opened ??= openDatabase(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return this.opened
  }
}

async function summariesIn(database: IDBDatabase, name: StoreName): Promise<readonly BattleSummary[]> {
  const store = database.transaction(name).objectStore(name)
  const [ids, found] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<unknown[]>)])
  return found.map((summary, i) => ({
    ...readSummary(String(ids[i]), summary),
    ...(name === 'spines' && { isOldForm: true }),
  }))
}

/** Reads and deletes whatever the store has of a battle. */
async function takeFrom(store: IDBObjectStore, name: StoreName, id: string): Promise<RemovedBattle['entries']> {
  const range = name === 'rows' ? rowsOf(id) : IDBKeyRange.only(id)
  const [keys, values] = await Promise.all([
    done(store.getAllKeys(range)),
    done(store.getAll(range) as IDBRequest<unknown[]>),
    done(store.delete(range)),
  ])
  return values.map((value, i) => ({ store: name, key: keys[i] ?? id, value }))
}
