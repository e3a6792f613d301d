/** A value that tells when it changes. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (change: (now: T) => T) => void
  readonly subscribe: (listen: () => void) => () => void
}

export function createStore<T>(first: T): Store<T> {
  let now = first
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set: (change) => {
      const next = change(now)
      if (Object.is(next, now)) return
      now = next
      for (const listen of listeners) listen()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
