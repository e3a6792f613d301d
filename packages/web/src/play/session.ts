/**
 * One battle at this screen: gives its answers to the worker, takes what comes back, keeps it, and lets the computer
 * play at a pace one can follow. What hands do on the table is in hands.ts; what is done with a battle that is not
 * simply played on, in mending.ts.
 */
import type { Answer, Refusal, SideId } from '@muster/engine'
import { withAdvice } from '../state/advice.ts'
import { answerOf, type Draft } from '../state/draft.ts'
import { showTime } from '../animation/timing.ts'
import { hear } from '../state/past.ts'
import { someoneNamed } from '../figures/combatants.ts'
import { firstState, isMine, putBack, type TableState } from '../state/table-state.ts'
import { storeOf, type Store } from '../ui/store.ts'
import type { BattleClient } from '../session/worker/battle-client.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import type { Kept, Seats } from '../session/messages/options.ts'
import type { LoanWish, SettleWish } from '../session/messages/requests.ts'
import { Clock } from './computer-timer.ts'
import { footingOf, type Footing } from './session-status.ts'
import { Keeping, type Surroundings } from './saving.ts'

export class Session {
  readonly store: Store<TableState>
  readonly footing: Store<Footing>
  readonly keeping: Keeping
  private readonly clock = new Clock(() => void this.think())
  private closed = false
  private skipping = false
  private trouble: string | undefined

  constructor(
    readonly client: BattleClient,
    first: Snapshot,
    private readonly around: Surroundings,
    footing: Footing = footingOf(first),
  ) {
    this.footing = storeOf(footing)
    this.store = storeOf(firstState(this.seen(first)))
    this.keeping = new Keeping(client, around)
    client.onGone = (error) => this.fail(error)
    if (this.isPlaying) this.keeping.keep(first)
    this.goOn(0)
  }

  get state(): TableState {
    return this.store.get()
  }

  get isPlaying(): boolean {
    return this.footing.get().is === 'playing'
  }

  /** Gives an answer; a refusal is shown and nothing has changed. */
  async answer(answer: Answer): Promise<void> {
    if (!isMine(this.state) || !this.isPlaying) return
    this.store.set((now) => ({ ...now, busy: true }))
    await this.attempt(async () => {
      const { refusal, snapshot } = await this.client.call('answer', answer)
      if (snapshot) this.receive(snapshot)
      else this.store.set((now) => ({ ...now, busy: false, refusal: known(now.refusal, refusal) }))
    })
  }

  /** The draft as an answer, else the question's own default. */
  async confirm(): Promise<void> {
    const { draft, snapshot } = this.state
    const answer = (draft && answerOf(draft)) ?? snapshot.decision?.default
    if (answer) await this.answer(answer)
  }

  /** Whoever means to end the battle says so twice. */
  async pick(option: string): Promise<void> {
    const answer = { pick: [option] }
    if (!isMine(this.state)) return
    await this.attempt(async () => {
      const isLast = !this.isUsual(answer) && (await this.client.call('try', answer)).ends
      if (isLast) this.draft({ is: 'last', pick: option })
      else await this.answer(answer)
    })
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
    if (this.state.snapshot.noUndo === undefined) await this.change(() => this.client.call('undo', undefined))
  }

  async redo(): Promise<void> {
    if (this.state.snapshot.canRedo) await this.change(() => this.client.call('redo', undefined))
  }

  seat(seats: Seats): Promise<void> {
    return this.change(() => this.client.call('seats', seats))
  }

  settle(wish: SettleWish): Promise<void> {
    return this.change(() => this.client.call('settle', wish))
  }

  /** The computer's advice, laid on the table like a draft of one's own. */
  async advise(): Promise<void> {
    if (!isMine(this.state) || !this.isPlaying) return
    const { snapshot } = this.state
    await this.attempt(async () => {
      const advice = await this.client.call('advise', undefined)
      this.store.set((now) => (now.snapshot === snapshot ? withAdvice(now, advice) : now))
    })
  }

  /** The computer plays on for whoever is asked, so long; nothing: they play for themselves again. */
  lend(until: LoanWish | undefined): Promise<void> {
    return this.change(() => this.client.call('lend', until))
  }

  likewise(): Promise<void> {
    return this.change(() => this.client.call('likewise', undefined))
  }

  rollByHand(sides: readonly SideId[]): Promise<void> {
    return this.change(() => this.client.call('byHand', sides))
  }

  rollForMe(): Promise<void> {
    return this.change(() => this.client.call('rollForMe', undefined))
  }

  pause(paused: boolean): void {
    this.store.set((now) => ({ ...now, paused }))
    this.goOn(0)
  }

  /** Shows at once what is being shown, and lets the computer go on. */
  hurry(): void {
    if (this.clock.isRunning) this.goOn(0)
  }

  /** What the computer does is shown only when it is a person's turn again. */
  skipAhead(): void {
    this.skipping = true
    this.pause(false)
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

  /** The battle as it stands, for a file; after a breakdown as it was last kept. */
  keptNow(): Promise<Kept> {
    return this.keeping.now(this.isPlaying)
  }

  close(): void {
    this.closed = true
    this.clock.stop()
    this.client.close()
  }

  receive(snapshot: Snapshot): void {
    if (this.closed) return
    const start = startOf(this.state, snapshot)
    this.store.set((now) => hear(now, this.seen(snapshot)))
    if (this.isPlaying) this.keeping.keep(snapshot)
    this.skipping &&= snapshot.asked === 'computer'
    this.goOn(this.skipping ? 0 : showTime(snapshot, start, this.around.pace(), this.around.dice?.()))
  }

  /** Who does not play is asked nothing. */
  seen(snapshot: Snapshot): Snapshot {
    if (this.isPlaying) return snapshot
    const { asked: _, awaited: __, ...rest } = snapshot
    return rest
  }

  /** After what was shown has been seen, the computer's turn comes. */
  goOn(after: number): void {
    this.clock.stop()
    if (this.closed || !this.isPlaying || this.state.paused || this.state.snapshot.asked !== 'computer') return
    this.clock.set(after)
  }

  /** Whatever goes wrong meanwhile stops the battle, until it is mended. */
  async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.fail(error)
    }
  }

  rest(footing: Footing): void {
    this.clock.stop()
    this.footing.set(() => footing)
  }

  /** Something of the battle becomes otherwise than by an answer. */
  private async change(call: () => Promise<Snapshot>): Promise<void> {
    if (!this.isPlaying || (this.state.busy && this.state.snapshot.asked === 'person')) return
    this.clock.stop()
    await this.attempt(async () => this.receive(await call()))
  }

  private async think(): Promise<void> {
    this.store.set((now) => ({ ...now, busy: true }))
    await this.attempt(async () => this.receive(await this.client.call('think', undefined)))
  }

  private fail(error: unknown): void {
    if (this.closed || this.footing.get().is === 'stopped') return
    this.rest({ is: 'stopped', message: error instanceof Error ? error.message : String(error) })
    this.store.set((now) => ({ ...now, busy: true }))
  }
}

/** What was refused before has been looked into already: the nearest that is allowed may be known by now. */
const known = (before: Refusal | undefined, refusal: Refusal | undefined): Refusal | undefined =>
  before?.code === refusal?.code ? before : refusal

/** Where the figure that just moved came from. */
function startOf({ snapshot: { view } }: TableState, { played }: Snapshot) {
  return played && 'figure' in played.answer ? someoneNamed(view, played.answer.figure)?.at : undefined
}
