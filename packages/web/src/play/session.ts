/**
 * One battle at this screen: asks the worker, takes what comes back, keeps it, and lets the computer
 * play at a pace one can follow. What hands do on the table is in hands.ts.
 */
import type { Answer } from '@muster/engine'
import { figureNamed } from '../table/acting.ts'
import { answerOf, type Draft } from '../table/draft.ts'
import { showTime } from '../table/pace.ts'
import { firstState, isMine, putBack, receive, type TableState } from '../table/state.ts'
import { storeOf, type Store } from '../table/store.ts'
import type { BattleClient } from '../worker/client.ts'
import type { Kept, Seats, Snapshot } from '../worker/protocol.ts'
import type { Pace } from '../store/settings.ts'
import { words } from '../words.ts'

export interface Surroundings {
  /** Called after every change worth keeping. */
  keep(make: () => Promise<Kept>, snapshot: Snapshot): void
  pace(): Pace
}

export class Session {
  readonly store: Store<TableState>
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private kept: string | undefined

  constructor(
    readonly client: BattleClient,
    first: Snapshot,
    private readonly around: Surroundings,
  ) {
    this.store = storeOf(firstState(first))
    this.keep(first)
    this.goOn(0)
  }

  get state(): TableState {
    return this.store.get()
  }

  /** Gives an answer; a refusal is shown and nothing has changed. */
  async answer(answer: Answer): Promise<void> {
    if (!isMine(this.state)) return
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
    if (this.isUsual(answer) || !(await this.client.call('try', answer)).ends) return this.answer(answer)
    this.draft({ is: 'last', pick: option })
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

  async typeDice(faces: readonly number[]): Promise<string | undefined> {
    const { wrong, snapshot } = await this.client.call('dice', faces)
    if (snapshot) this.receive(snapshot)
    return wrong
  }

  seat(seats: Seats): Promise<void> {
    return this.fetch(() => this.client.call('seats', seats))
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
    if (trouble === this.kept) return
    const { kept } = this
    this.kept = trouble
    if (trouble !== undefined || this.state.notice === kept) this.notice(trouble)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.client.close()
  }

  private async fetch(call: () => Promise<Snapshot>): Promise<void> {
    if (this.state.busy && this.state.snapshot.asked === 'person') return
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
    this.store.set((now) => receive(now, snapshot))
    this.keep(snapshot)
    this.goOn(showTime(snapshot, start, this.around.pace()))
  }

  private keep(snapshot: Snapshot): void {
    this.around.keep(() => this.client.call('keep', undefined), snapshot)
  }

  /** After what was shown has been seen, the computer's turn comes. */
  private goOn(after: number): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.closed || this.state.paused || this.state.snapshot.asked !== 'computer') return
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

  private fail(error: unknown): void {
    if (this.closed) return
    const message = error instanceof Error ? error.message : String(error)
    this.store.set((now) => ({ ...now, busy: false, paused: true, notice: words.battleTrouble(message) }))
  }
}

/** Where the figure that just moved came from. */
function startOf({ snapshot: { view } }: TableState, { played }: Snapshot) {
  return played && 'figure' in played.answer ? figureNamed(view, played.answer.figure)?.at : undefined
}
