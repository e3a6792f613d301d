/**
 * Presents one battle on the page: sends changes to the worker and receives what came of them. It holds what is drawn;
 * what is true of the battle, the session in the worker holds.
 */
import { receiveBehindPast } from '../state/past.ts'
import { initialState, type TableState } from '../state/table-state.ts'
import { createStore, type Store } from '../ui/store.ts'
import type { BattleClient } from '../worker/battle-client.ts'
import type { Snapshot, BattleSave, ChangeName, Changes } from '@muster/session'
import { Answering } from './answering.ts'
import { ComputerPace, type PaceSettings } from './computer-pace.ts'
import { statusOf, type PlayStatus } from './play-status.ts'
import { Keeping } from './keeping.ts'
import { isAboutStorage } from './storage-notices.ts'
import { FightPlayback } from './fight-playback.ts'
import { Reviewing } from './reviewing.ts'

/** How long a battle that is left may take to write its last answer, in milliseconds. */
const LAST_WRITE = 2000

export class BattlePresenter {
  readonly store: Store<TableState>
  readonly status: Store<PlayStatus>
  readonly keeping: Keeping
  readonly answers = new Answering(this)
  readonly fights: FightPlayback
  /** How the battle went, for its end and for looking back. */
  readonly review: Reviewing
  private readonly pace: ComputerPace
  private underway: Promise<void> = Promise.resolve()
  private closed = false

  constructor(
    readonly client: BattleClient,
    readonly id: string,
    first: Snapshot,
    settings: PaceSettings,
    status: PlayStatus = statusOf(first),
  ) {
    this.pace = new ComputerPace(settings, () => void this.think())
    this.status = createStore(status)
    this.store = createStore(initialState(this.visible(first)))
    this.fights = new FightPlayback(this.store, settings)
    this.review = new Reviewing(client)
    client.onFailure = (error) => this.fail(error)
    this.keeping = new Keeping(id, (notice, before) => this.replaceNotice(notice, before))
    client.onKeeping((report) => this.keeping.hear(report))
    this.scheduleComputer(0)
  }

  get state(): TableState {
    return this.store.get()
  }

  get isPlaying(): boolean {
    return this.status.get().is === 'playing'
  }

  /** What cannot be taken back alone is taken back by agreement: the players are asked first. */
  async undo(): Promise<void> {
    const { snapshot, isAgreeing } = this.state
    if (snapshot.noUndo === undefined || !snapshot.canAgree)
      await this.change('undo', undefined, ({ noUndo }) => noUndo === undefined)
    else if (isAgreeing) await this.undoByAgreement('step')
    else this.store.set((now) => ({ ...now, isAgreeing: true }))
  }

  async undoByAgreement(what: 'step' | 'turn'): Promise<void> {
    await this.change('undoByAgreement', what, ({ canAgree }) => canAgree === true)
  }

  stopAgreeing(): void {
    this.store.set((now) => (now.isAgreeing ? { ...now, isAgreeing: false } : now))
  }

  async redo(): Promise<void> {
    await this.change('redo', undefined, ({ canRedo }) => canRedo)
  }

  pause(paused: boolean): void {
    this.store.set((now) => ({ ...now, paused }))
    this.scheduleComputer(0)
  }

  /** Shows at once what is being shown, and lets the computer go on. */
  hurry(): void {
    if (this.fights.isUnderWay) this.fights.next()
    else this.pace.hurry()
  }

  /** What the computer does is shown only when it is a person's turn again. */
  skipAhead(): void {
    this.pace.skipAhead()
    this.fights.finish()
    this.pause(false)
  }

  setNotice(notice: string | undefined): void {
    this.store.set((now) => (now.notice === notice ? now : { ...now, notice }))
  }

  /** What was noted before an answer has been read when the answer is given. */
  dropNotice(before: string | undefined): void {
    if (before !== undefined && !isAboutStorage(before)) this.replaceNotice(undefined, before)
  }

  /** A notice that the player closed meanwhile, or another one, stays as it is. */
  private replaceNotice(notice: string | undefined, before: string | undefined): void {
    if (notice !== undefined || this.state.notice === before) this.setNotice(notice)
  }

  /** The battle as it stands, for a file; after a breakdown as it was last kept. */
  async currentSave(): Promise<BattleSave> {
    if (this.status.get().is === 'stopped') {
      this.client.restart()
      await this.client.open(this.keeping.source)
    }
    return this.client.call('save', undefined)
  }

  /** Resolves when the last answer is written, or cannot be. */
  async close(): Promise<void> {
    this.closed = true
    this.fights.stop()
    this.review.stop()
    this.pace.stop()
    const late = new Promise((resolve) => setTimeout(resolve, LAST_WRITE))
    await Promise.race([this.client.settled().catch(() => undefined), late])
    this.client.close()
  }

  /** The battle has been played again: it is shown as it stands, as if it had been opened just now. */
  begin(snapshot: Snapshot, status: PlayStatus): void {
    if (this.closed) return
    this.status.set(() => status)
    this.fights.stop()
    this.store.set(({ notice, hovered }) => ({ ...initialState(this.visible(snapshot)), notice, hovered }))
    this.scheduleComputer(0)
  }

  receive(snapshot: Snapshot): void {
    if (this.closed) return
    this.fights.finish()
    const before = this.state
    const seen = this.visible(snapshot)
    if (!before.past && !this.pace.isSkipping(snapshot)) {
      const walk = this.pace.timeToShow(before, { ...snapshot, thrown: [] })
      if (this.fights.begin(seen, walk, () => this.settle(seen))) return
    }
    this.settle(seen, this.pace.timeToShow(before, snapshot))
  }

  /** The table as it stands, after everything that led there has been seen. */
  private settle(snapshot: Snapshot, time = 0): void {
    this.store.set((now) => receiveBehindPast(now, snapshot))
    this.scheduleComputer(time)
  }

  /** Who does not play is asked nothing. */
  visible(snapshot: Snapshot): Snapshot {
    if (this.isPlaying) return snapshot
    const { answeredBy: _, awaited: __, ...rest } = snapshot
    return rest
  }

  /** The computer goes on after so many milliseconds, if it is its turn then. */
  scheduleComputer(after: number): void {
    const { paused, snapshot } = this.state
    const isNext = !this.closed && this.isPlaying && !paused && snapshot.answeredBy === 'computer'
    if (isNext) this.pace.schedule(after)
    else this.pace.stop()
  }

  /** Whatever goes wrong meanwhile stops the battle, until it is mended. */
  async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.fail(error)
    }
  }

  suspend(status: PlayStatus): void {
    this.pace.stop()
    this.status.set(() => status)
  }

  /**
   * Something of the battle becomes otherwise than by an answer, if that is still `possible` when its turn comes: what is
   * pressed while an answer is under way happens after it.
   */
  async change<N extends ChangeName>(
    name: N,
    ask: Changes[N]['ask'],
    possible: (snapshot: Snapshot) => boolean = () => true,
  ): Promise<void> {
    const { busy, snapshot } = this.state
    if (!this.isPlaying || (!busy && !possible(snapshot))) return
    // Nobody answers a question that may be gone when the answer arrives.
    this.setBusy(true)
    await this.inTurn(async () => {
      if (!this.isPlaying) return
      this.setBusy(possible(this.state.snapshot))
      if (!this.state.busy) return
      this.pace.stop()
      await this.attempt(() => this.send(name, ask))
    })
  }

  /** Answers and changes are given one after the other; none is lost because another is under way. */
  inTurn(act: () => Promise<void>): Promise<void> {
    this.underway = this.underway.then(act)
    return this.underway
  }

  private setBusy(busy: boolean): void {
    this.store.set((now) => (now.busy === busy ? now : { ...now, busy }))
  }

  private async think(): Promise<void> {
    this.setBusy(true)
    await this.attempt(() => this.send('think', undefined))
  }

  private async send<N extends ChangeName>(name: N, ask: Changes[N]['ask']): Promise<void> {
    const { snapshot } = await this.client.change(name, ask)
    if (snapshot) this.receive(snapshot)
    else this.setBusy(false)
  }

  private fail(error: unknown): void {
    if (this.closed || this.status.get().is === 'stopped') return
    this.suspend({ is: 'stopped', message: error instanceof Error ? error.message : String(error) })
    this.setBusy(true)
  }
}
