/**
 * Two tabs of one battle: one plays, the others look on and follow. Whoever wants to play asks for it; the one who has
 * it lays the battle on the shelf and gives way. Who does not answer has it taken away. When the tab that plays is
 * closed, the first of those who look on plays.
 */
import { claimAnyway, claimWhenFree, type Claim } from '../store/battle-lock.ts'
import type { Keeper } from '../store/autosave.ts'
import type { Shelf } from '../store/battle-store.ts'
import type { Voice } from '../store/tab-channel.ts'
import { PLAYING } from './session-status.ts'
import { lookOn, takeUp } from './recovery.ts'
import type { Session } from './session.ts'

/** How long another tab may take to lay the battle down. */
const PATIENCE = 1500

/**
 * The lock of a battle that is about to be opened. A closed tab keeps its lock for a moment; so a lock that is held
 * means nothing by itself, and only a tab that answers is taken to be playing.
 */
export async function claimAtOpening(id: string, voice: Voice): Promise<Claim | undefined> {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), PATIENCE)
  const deafen = voice.listen((word) => {
    if (word.is === 'held' && word.id === id) wait.abort()
  })
  voice.say({ is: 'opening', id })
  const claim = await claimWhenFree(id, wait.signal)
  clearTimeout(timer)
  deafen()
  return claim
}

export interface Watched {
  readonly id: string
  readonly session: Session
  readonly keeper: Keeper
  readonly shelf: Shelf
  readonly voice: Voice
}

export class Guard {
  private claim: Claim | undefined
  /** Ends the wait for a lock that another tab has. */
  private queue = new AbortController()
  private readonly deafen: () => void

  constructor(
    private readonly watched: Watched,
    claim: Claim | undefined,
  ) {
    if (claim) this.hold(claim)
    else this.wait()
    this.deafen = watched.voice.listen(({ is, id }) => {
      if (id !== watched.id) return
      if (is === 'kept') void this.follow()
      if (is === 'wanted') void this.giveWay()
      if (is === 'opening' && this.claim) watched.voice.say({ is: 'held', id })
    })
    addEventListener('pagehide', this.leave)
    addEventListener('pageshow', this.comeBack)
  }

  /** Play on at this screen. */
  async takeOver(): Promise<void> {
    const { id, voice } = this.watched
    voice.say({ is: 'wanted', id })
    this.queue.abort()
    await this.playOn(await claimAnyway(id, PATIENCE))
  }

  close(): void {
    this.deafen()
    removeEventListener('pagehide', this.leave)
    removeEventListener('pageshow', this.comeBack)
    this.leave()
  }

  /** The browser would release the lock of a closed tab too, but later. */
  private readonly leave = (): void => {
    this.queue.abort()
    this.claim?.release()
    this.claim = undefined
  }

  /** The browser may show a page again that was left: another tab may have played since. */
  private readonly comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.lookOn()
  }

  private hold(claim: Claim): void {
    this.claim = claim
    void claim.lost.then(() => this.claim === claim && this.lookOn())
  }

  private wait(): void {
    this.queue.abort()
    const queue = new AbortController()
    this.queue = queue
    void claimWhenFree(this.watched.id, queue.signal).then((claim) =>
      queue.signal.aborted ? claim?.release() : this.playOn(claim),
    )
  }

  private async playOn(claim: Claim | undefined): Promise<void> {
    if (!claim) return
    const { id, session, shelf } = this.watched
    this.hold(claim)
    const battle = await shelf.load(id).catch(() => undefined)
    await session.attempt(async () => takeUp(session, battle?.kept ?? (await session.keptNow()), PLAYING))
  }

  /** Whoever only looks on makes room in the queue for the one who wants to play. */
  private async giveWay(): Promise<void> {
    const { claim } = this
    if (!claim) return this.wait()
    this.claim = undefined
    lookOn(this.watched.session)
    await this.watched.keeper.settled()
    claim.release()
    this.wait()
  }

  private lookOn(): void {
    this.claim = undefined
    lookOn(this.watched.session)
    this.wait()
  }

  private async follow(): Promise<void> {
    const { id, session, shelf } = this.watched
    if (this.claim) return
    const battle = await shelf.load(id).catch(() => undefined)
    if (battle && !this.claim) await takeUp(session, battle.kept, { is: 'looking-on' })
  }
}
