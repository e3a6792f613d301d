import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Renders again only when the selected part of the store changes. */
export const useStore = <T, P>(store: Store<T>, part: (value: T) => P): P =>
  useSyncExternalStore(store.subscribe, () => part(store.get()))
