/** Stores the draft of a battle's current question in the browser, if the browser allows it. */

/** One small text; a browser that keeps nothing loses it, and nothing else. */
export interface DraftStore {
  read(): string | undefined
  write(text: string | undefined): void
}

export function draftStoreFor(battle: string): DraftStore {
  const name = `muster.half-done.${battle}`
  return {
    read: () => ifAllowed(() => localStorage.getItem(name) ?? undefined),
    write: (text) =>
      ifAllowed(() => (text === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, text))),
  }
}

function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // Blocked or full: the battle itself is saved elsewhere, and autosave reports its errors.
    return undefined
  }
}
