/** The browser's database of battles, and what its errors mean to a person. */

/** Why the browser would not keep a battle. */
export type StoreProblem =
  | 'full'
  /** Storage is forbidden, as in private windows. */
  | 'blocked'
  /** Another tab has gone on with the battle. */
  | 'elsewhere'
  /** The battle was deleted while it was being played. */
  | 'deleted'
  /** An older page stored it, in a form that is not read any more. */
  | 'old-form'

export class StoreError extends Error {
  override name = 'StoreError'
  constructor(readonly why: StoreProblem) {
    super(why)
  }
}

const NAME = 'muster'
const VERSION = 2

/** How battles began, what was appended to each since, and what a list of battles shows. */
export const STORES = ['starts', 'rows', 'summaries'] as const
/** Where pages of version 1 stored each battle whole: such battles can only be exported and deleted. */
export const OLD_STORES = ['battles', 'spines'] as const
export type StoreName = (typeof STORES)[number] | (typeof OLD_STORES)[number]

/** The stores that this database has: the old ones are there only if an older page made them. */
export const storesOf = (database: IDBDatabase): readonly StoreName[] =>
  [...STORES, ...OLD_STORES].filter((name) => database.objectStoreNames.contains(name))

/** `onClosed`: the browser, or a newer page in another tab, has closed it. */
export function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const blocked = () => reject(new StoreError('blocked'))
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        for (const name of STORES) request.result.createObjectStore(name)
      }
      request.onsuccess = () => {
        const { result } = request
        result.onclose = onClosed
        // A newer page in another tab must not wait for this one.
        result.onversionchange = () => (result.close(), onClosed())
        resolve(result)
      }
      request.onerror = () => reject(storeErrorOf(request.error))
      request.onblocked = blocked
    } catch {
      // Some browsers throw at the mere mention of a database in private mode.
      blocked()
    }
  })
}

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(storeErrorOf(request.error))
  })

export const finished = (write: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    write.oncomplete = () => resolve()
    write.onabort = () => reject(storeErrorOf(write.error))
  })

function storeErrorOf(error: DOMException | null): StoreError {
  if (error?.name === 'QuotaExceededError') return new StoreError('full')
  return new StoreError(error?.name === 'ConstraintError' ? 'elsewhere' : 'blocked')
}
