/**
 * One battle, one hand: a tab that plays a battle claims it, and a second tab of the same battle finds it claimed. A
 * claim ends with its tab, however that ends. Browsers without locks (pages on a plain http address of the house), or
 * that forbid them together with their storage, give every claim: there the last tab to write wins.
 */
export interface BattleLock {
  /** Settles when somebody else has taken the battle by force. */
  readonly lost: Promise<void>
  release(): void
}

export type Locks = Pick<LockManager, 'request'>

const NO_LOCK: BattleLock = { lost: new Promise(() => undefined), release: () => undefined }

const browserLocks = (): Locks | undefined => (globalThis.navigator as Navigator | undefined)?.locks

/** The claim as soon as no other tab has it; undefined when the signal ends the wait. */
export const lockWhenFree = (
  id: string,
  signal: AbortSignal,
  locks = browserLocks(),
): Promise<BattleLock | undefined> => requestLock(id, { signal }, locks)

/** Asks for as long as this, and then takes it. */
export async function takeLock(id: string, patience: number, locks = browserLocks()): Promise<BattleLock | undefined> {
  const given = await lockWhenFree(id, AbortSignal.timeout(patience), locks)
  return given ?? requestLock(id, { steal: true }, locks)
}

function requestLock(id: string, options: LockOptions, locks: Locks | undefined): Promise<BattleLock | undefined> {
  if (!locks) return Promise.resolve(NO_LOCK)
  return new Promise((resolve) => {
    let lose = () => undefined as void
    const lost = new Promise<void>((done) => (lose = done))
    // A browser may overlook a signal that comes while it is still busy with the request, and give the lock later.
    const { signal } = options
    signal?.addEventListener('abort', () => resolve(undefined))
    const held = locks.request(`muster-battle-${id}`, options, () => {
      if (signal?.aborted) return undefined
      return new Promise<void>((release) => resolve({ lost, release }))
    })
    // A stolen lock rejects; so does one that was waited for in vain, and then nobody holds the promise of a claim.
    held.catch((error: unknown) => {
      lose()
      resolve(isForbidden(error) ? NO_LOCK : undefined)
    })
  })
}

const isForbidden = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError'
