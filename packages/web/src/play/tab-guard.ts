/**
 * Two tabs of one battle: one plays, the others watch. A tab that wants to play asks for the battle; the one that plays
 * writes what is left to write and hands over. A tab that does not reply has the battle taken from it. When the playing
 * tab is closed, the first of the watching ones plays.
 */
import { takeLock, lockWhenFree, type BattleLock } from '../store/battle-lock.ts'
import type { TabChannel } from '../store/tab-channel.ts'
import { PLAYING } from './play-status.ts'
import { LatestRequest } from './latest-request.ts'
import { watch, reopen } from './recovery.ts'
import type { BattlePresenter } from './battle-presenter.ts'

/** How long another tab may take to hand the battle over, in milliseconds. */
const PATIENCE = 1500

/**
 * The lock of a battle that is about to be opened. A closed tab keeps its lock for a moment; so a lock that is held
 * means nothing by itself, and only a tab that answers is taken to be playing.
 */
export async function lockAtOpening(id: string, channel: TabChannel): Promise<BattleLock | undefined> {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), PATIENCE)
  const unsubscribe = channel.listen((word) => {
    if (word.is === 'held' && word.id === id) wait.abort()
  })
  channel.send({ is: 'opening', id })
  const lock = await lockWhenFree(id, wait.signal)
  clearTimeout(timer)
  unsubscribe()
  return lock
}

/** The lock of a battle that has just got its id: no other tab knows it, so the browser may take as long as it likes. */
export const lockNewBattle = (id: string): Promise<BattleLock | undefined> =>
  lockWhenFree(id, new AbortController().signal)

export interface GuardedBattle {
  readonly id: string
  readonly presenter: BattlePresenter
  readonly channel: TabChannel
}

export class TabGuard {
  private lock: BattleLock | undefined
  /** Ends the wait for a lock that another tab has. */
  private queue = new AbortController()
  private readonly unsubscribe: () => void
  /** While a battle is read that another tab plays, only the newest state is read next. */
  private readonly follow = new LatestRequest(
    () => this.refresh(),
    () => undefined,
  )

  constructor(
    private readonly guarded: GuardedBattle,
    lock: BattleLock | undefined,
  ) {
    if (lock) this.hold(lock)
    else this.wait()
    this.unsubscribe = guarded.channel.listen(({ is, id }) => {
      if (id !== guarded.id) return
      if (is === 'saved') this.follow.ask(undefined)
      if (is === 'wanted') void this.handOver()
      if (is === 'opening' && this.lock) guarded.channel.send({ is: 'held', id })
    })
    guarded.presenter.keeping.onAttempt = (problem) => {
      if (problem === undefined) guarded.channel.send({ is: 'saved', id: guarded.id })
      // Where a browser has no locks, two tabs may play: the one that writes second finds out.
      if (problem === 'elsewhere') this.watch()
    }
    addEventListener('pagehide', this.releaseLock)
    addEventListener('pageshow', this.onPageShow)
  }

  /** Play on at this screen. */
  async takeOver(): Promise<void> {
    const { id, channel } = this.guarded
    channel.send({ is: 'wanted', id })
    this.queue.abort()
    await this.playOn(await takeLock(id, PATIENCE))
  }

  /** The battle is being left: other tabs are not heard any more. */
  stop(): void {
    this.unsubscribe()
    this.queue.abort()
    removeEventListener('pagehide', this.releaseLock)
    removeEventListener('pageshow', this.onPageShow)
  }

  /** The browser would release the lock of a closed tab too, but later. */
  readonly releaseLock = (): void => {
    this.queue.abort()
    this.lock?.release()
    this.lock = undefined
  }

  /** The browser may show a page again that was left: another tab may have played since. */
  private readonly onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.watch()
  }

  private hold(lock: BattleLock): void {
    this.lock = lock
    void lock.lost.then(() => this.lock === lock && this.watch())
  }

  private wait(): void {
    this.queue.abort()
    const queue = new AbortController()
    this.queue = queue
    void lockWhenFree(this.guarded.id, queue.signal).then((lock) =>
      queue.signal.aborted ? lock?.release() : this.playOn(lock),
    )
  }

  private async playOn(lock: BattleLock | undefined): Promise<void> {
    if (!lock) return
    const { presenter } = this.guarded
    this.hold(lock)
    await presenter.attempt(() => reopen(presenter, PLAYING))
  }

  /** Whoever only looks on makes room in the queue for the one who wants to play. */
  private async handOver(): Promise<void> {
    const { lock } = this
    if (!lock) return this.wait()
    this.lock = undefined
    watch(this.guarded.presenter)
    await this.guarded.presenter.client.settled()
    lock.release()
    this.wait()
  }

  private watch(): void {
    this.lock = undefined
    watch(this.guarded.presenter)
    this.wait()
  }

  private async refresh(): Promise<void> {
    if (!this.lock) await reopen(this.guarded.presenter, { is: 'watching' })
  }
}
