import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** One part of a store; the component draws again only when that part is another. */
export const useStore = <T, P>(store: Store<T>, part: (value: T) => P): P =>
  useSyncExternalStore(store.subscribe, () => part(store.get()))
