/**
 * Two tabs of one battle: one plays, the others look on and follow. Whoever wants to play asks for it; the one who has
 * it lays the battle on the shelf and gives way. Who does not answer has it taken away. When the tab that plays is
 * closed, the first of those who look on plays.
 */
import { takeLock, lockWhenFree, type BattleLock } from '../store/battle-lock.ts'
import type { Autosave } from '../store/autosave.ts'
import type { BattleStore } from '../store/battle-store.ts'
import type { TabChannel } from '../store/tab-channel.ts'
import { PLAYING } from './play-status.ts'
import { watch, resumeFrom } from './recovery.ts'
import type { BattlePresenter } from './battle-presenter.ts'

/** How long another tab may take to lay the battle down. */
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

export interface GuardedBattle {
  readonly id: string
  readonly presenter: BattlePresenter
  readonly autosave: Autosave
  readonly store: BattleStore
  readonly channel: TabChannel
}

export class TabGuard {
  private lock: BattleLock | undefined
  /** Ends the wait for a lock that another tab has. */
  private queue = new AbortController()
  private readonly unsubscribe: () => void

  constructor(
    private readonly guarded: GuardedBattle,
    lock: BattleLock | undefined,
  ) {
    if (lock) this.hold(lock)
    else this.wait()
    this.unsubscribe = guarded.channel.listen(({ is, id }) => {
      if (id !== guarded.id) return
      if (is === 'saved') void this.refresh()
      if (is === 'wanted') void this.handOver()
      if (is === 'opening' && this.lock) guarded.channel.send({ is: 'held', id })
    })
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

  close(): void {
    this.unsubscribe()
    removeEventListener('pagehide', this.releaseLock)
    removeEventListener('pageshow', this.onPageShow)
    this.releaseLock()
  }

  /** The browser would release the lock of a closed tab too, but later. */
  private readonly releaseLock = (): void => {
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
    const { id, presenter, store } = this.guarded
    this.hold(lock)
    const battle = await store.load(id).catch(() => undefined)
    await presenter.attempt(async () => resumeFrom(presenter, battle?.save ?? (await presenter.currentSave()), PLAYING))
  }

  /** Whoever only looks on makes room in the queue for the one who wants to play. */
  private async handOver(): Promise<void> {
    const { lock } = this
    if (!lock) return this.wait()
    this.lock = undefined
    watch(this.guarded.presenter)
    await this.guarded.autosave.settled()
    lock.release()
    this.wait()
  }

  private watch(): void {
    this.lock = undefined
    watch(this.guarded.presenter)
    this.wait()
  }

  private async refresh(): Promise<void> {
    const { id, presenter, store } = this.guarded
    if (this.lock) return
    const battle = await store.load(id).catch(() => undefined)
    if (battle && !this.lock) await resumeFrom(presenter, battle.save, { is: 'watching' })
  }
}
