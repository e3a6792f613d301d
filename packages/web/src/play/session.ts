/**
 * One battle at this screen: asks the worker, takes what comes back, keeps it, and lets the computer
 * play at a pace one can follow. What hands do on the table is in hands.ts; whether one plays at all, or looks on, or
 * waits for somebody to mend the battle, in footing.ts.
 */
import type { Answer, SideId } from '@muster/engine'
import { answerOf, type Draft } from '../table/draft.ts'
import { backToNow, hear, lookBack } from '../table/past.ts'
import { showTime } from '../table/pace.ts'
import { firstState, isMine, putBack, receive, type TableState } from '../table/state.ts'
import { someoneNamed } from '../table/someone.ts'
import { storeOf, type Store } from '../table/store.ts'
import type { BattleClient } from '../worker/client.ts'
import type { Kept, Seats, SettleWish, Snapshot } from '../worker/protocol.ts'
import type { Pace } from '../store/settings.ts'
import { withoutLastAnswer } from '../worker/cut.ts'
import { PLAYING, type Footing } from './footing.ts'

export interface Surroundings {
  /** Called after every change worth keeping. */
  keep(make: () => Promise<Kept>, snapshot: Snapshot): void
  pace(): Pace
  /** How long dice are seen to roll; as the pace where nothing is said. */
  dice?(): Pace
}

export class Session {
  readonly store: Store<TableState>
  readonly footing: Store<Footing>
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private trouble: string | undefined
  /** The battle as it was last kept: whatever becomes of the worker, this is in hand. */
  private lastKept: Kept | undefined

  constructor(
    readonly client: BattleClient,
    first: Snapshot,
    private readonly around: Surroundings,
    footing: Footing = footingOf(first),
  ) {
    this.footing = storeOf(footing)
    this.store = storeOf(firstState(this.seen(first)))
    client.onGone = (error) => this.fail(error)
    this.keep(first)
    this.goOn(0)
  }

  get state(): TableState {
    return this.store.get()
  }

  private get isPlaying(): boolean {
    return this.footing.get().is === 'playing'
  }

  /** Gives an answer; a refusal is shown and nothing has changed. */
  async answer(answer: Answer): Promise<void> {
    if (!isMine(this.state) || !this.isPlaying) return
    this.store.set((now) => ({ ...now, busy: true }))
    try {
      const { refusal, snapshot } = await this.client.call('answer', answer)
      if (snapshot) this.receive(snapshot)
      else this.store.set((now) => ({ ...now, busy: false, refusal }))
    } catch (error) {
      this.fail(error)
    }
  }

  /** The draft as an answer, else the question's own default. */
  async confirm(): Promise<void> {
    const {
      draft,
      snapshot: { decision },
    } = this.state
    const answer = draft && answerOf(draft)
    if (answer) return this.answer(answer)
    if (decision) return this.answer(decision.default)
  }

  /** Whoever means to end the battle says so twice. */
  async pick(option: string): Promise<void> {
    const answer = { pick: [option] }
    if (!isMine(this.state)) return
    try {
      if (this.isUsual(answer) || !(await this.client.call('try', answer)).ends) return await this.answer(answer)
      this.draft({ is: 'last', pick: option })
    } catch (error) {
      this.fail(error)
    }
  }

  private isUsual(answer: Answer): boolean {
    return JSON.stringify(this.state.snapshot.decision?.default) === JSON.stringify(answer)
  }

  draft(draft: Draft): void {
    this.store.set((now) => ({ ...now, draft, refusal: undefined }))
  }

  putBack(): void {
    this.store.set(putBack)
  }

  async undo(): Promise<void> {
    if (this.state.snapshot.noUndo === undefined) await this.fetch(() => this.client.call('undo', undefined))
  }

  async redo(): Promise<void> {
    if (this.state.snapshot.canRedo) await this.fetch(() => this.client.call('redo', undefined))
  }

  /** One die of a real table has been read; with the last of them the battle goes on. */
  typeFace(face: number): boolean {
    const { awaited } = this.state.snapshot
    if (!awaited || face < 1 || face > awaited.sides || this.state.busy) return false
    const typed = [...this.state.typed, face]
    const isLast = typed.length >= awaited.count
    this.store.set((now) => ({ ...now, typed, busy: isLast }))
    if (isLast) void this.typeDice(typed)
    return true
  }

  /** The last die was misread. */
  untypeFace(): void {
    this.store.set((now) => ({ ...now, typed: now.typed.slice(0, -1) }))
  }

  async typeDice(faces: readonly number[]): Promise<string | undefined> {
    try {
      const { wrong, snapshot } = await this.client.call('dice', faces)
      if (snapshot) this.receive(snapshot)
      return wrong
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  seat(seats: Seats): Promise<void> {
    return this.fetch(() => this.client.call('seats', seats))
  }

  settle(wish: SettleWish): Promise<void> {
    return this.fetch(() => this.client.call('settle', wish))
  }

  rollByHand(sides: readonly SideId[]): Promise<void> {
    return this.fetch(() => this.client.call('byHand', sides))
  }

  rollForMe(): Promise<void> {
    return this.fetch(() => this.client.call('rollForMe', undefined))
  }

  /** Shows the table as it was when a line of the log was told. The computer waits meanwhile. */
  async lookBack(line: number): Promise<void> {
    try {
      const view = await this.client.call('past', line)
      if (view) this.store.set((now) => lookBack(now, line, view))
    } catch (error) {
      this.fail(error)
    }
  }

  backToNow(): void {
    if (!this.state.past) return
    this.store.set(backToNow)
    this.goOn(0)
  }

  pause(paused: boolean): void {
    this.store.set((now) => ({ ...now, paused }))
    this.goOn(0)
  }

  /** Shows at once what is being shown, and lets the computer go on. */
  hurry(): void {
    if (this.timer !== undefined) this.goOn(0)
  }

  notice(notice: string | undefined): void {
    this.store.set((now) => (now.notice === notice ? now : { ...now, notice }))
  }

  /** How the keeping goes: said once when it fails, taken back when it works again. */
  storage(trouble: string | undefined): void {
    if (trouble === this.trouble) return
    const { trouble: before } = this
    this.trouble = trouble
    if (trouble !== undefined || this.state.notice === before) this.notice(trouble)
  }

  /** Another tab has the battle now. */
  lookOn(): void {
    this.rest({ is: 'looking-on' })
    this.store.set((now) => receive(now, this.seen(now.snapshot)))
  }

  /** The battle as it was kept elsewhere: looked at, or played on from there. */
  async takeUp(kept: Kept, footing: Footing): Promise<void> {
    const snapshot = await this.client.call('begin', { kept })
    this.footing.set(() => (footing.is === 'playing' ? footingOf(snapshot) : footing))
    this.receive(snapshot)
  }

  /** After a breakdown: a new worker, and the battle as it was last kept, or so many answers before that. */
  async mend(answersBack: number): Promise<void> {
    const { lastKept } = this
    if (!lastKept) return
    this.client.renew()
    const { record } = lastKept
    const kept = answersBack > 0 ? { ...lastKept, record: withoutLastAnswer(record) } : lastKept
    this.lastKept = kept
    await this.takeUp(kept, PLAYING).catch((error: unknown) => this.fail(error))
  }

  /** The battle as it stands, for a file; after a breakdown as it was last kept. */
  async keptNow(): Promise<Kept> {
    const now = this.isPlaying ? await this.client.call('keep', undefined).catch(() => undefined) : undefined
    return now ?? this.lastKept ?? this.client.call('keep', undefined)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.client.close()
  }

  private async fetch(call: () => Promise<Snapshot>): Promise<void> {
    if (!this.isPlaying || (this.state.busy && this.state.snapshot.asked === 'person')) return
    clearTimeout(this.timer)
    this.timer = undefined
    try {
      this.receive(await call())
    } catch (error) {
      this.fail(error)
    }
  }

  private receive(snapshot: Snapshot): void {
    if (this.closed) return
    const start = startOf(this.state, snapshot)
    this.store.set((now) => hear(now, this.seen(snapshot)))
    this.keep(snapshot)
    this.goOn(showTime(snapshot, start, this.around.pace(), this.around.dice?.()))
  }

  /** Who does not play is asked nothing. */
  private seen(snapshot: Snapshot): Snapshot {
    if (this.isPlaying) return snapshot
    const { asked: _, awaited: __, ...rest } = snapshot
    return rest
  }

  private keep(snapshot: Snapshot): void {
    if (this.isPlaying) this.around.keep(() => this.makeKept(), snapshot)
  }

  private async makeKept(): Promise<Kept> {
    const kept = await this.client.call('keep', undefined)
    this.lastKept = kept
    return kept
  }

  /** After what was shown has been seen, the computer's turn comes. */
  private goOn(after: number): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.closed || !this.isPlaying || this.state.paused || this.state.snapshot.asked !== 'computer') return
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.think()
    }, after)
  }

  private async think(): Promise<void> {
    this.store.set((now) => ({ ...now, busy: true }))
    try {
      this.receive(await this.client.call('think', undefined))
    } catch (error) {
      this.fail(error)
    }
  }

  /** Nothing more is asked of a battle that broke down, until it is mended. */
  private fail(error: unknown): void {
    if (this.closed || this.footing.get().is === 'stopped') return
    this.rest({ is: 'stopped', message: error instanceof Error ? error.message : String(error) })
    this.store.set((now) => ({ ...now, busy: true }))
  }

  private rest(footing: Footing): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.footing.set(() => footing)
  }
}

const footingOf = ({ untrue }: Snapshot): Footing =>
  untrue === undefined ? PLAYING : { is: 'untrue', message: untrue }

/** Where the figure that just moved came from. */
function startOf({ snapshot: { view } }: TableState, { played }: Snapshot) {
  return played && 'figure' in played.answer ? someoneNamed(view, played.answer.figure)?.at : undefined
}
