/**
 * Presents one battle on the page: sends a person's answers to the worker, receives what changed, and lets the computer
 * play at a pace one can follow. It holds what is drawn; what is true of the battle, the session in the worker holds.
 */
import type { Answer, SideId } from '@muster/engine'
import { withAdvice } from '../state/advice.ts'
import { answerFrom, type Draft } from '../state/draft.ts'
import { displayTime } from '../animation/timing.ts'
import { receiveBehindPast } from '../state/past.ts'
import { combatantNamed } from '../figures/combatants.ts'
import { initialState, canAnswer, resetDraft, type TableState } from '../state/table-state.ts'
import { createStore, type Store } from '../ui/store.ts'
import type { Pace } from '../settings/settings.ts'
import type { BattleClient } from '../worker/battle-client.ts'
import type {
  Snapshot,
  BattleSave,
  Seats,
  DelegationPeriod,
  StandingAnswerRequest,
  ChangeName,
  Changes,
  ShownRefusal,
} from '@muster/session'
import { ComputerTimer } from './computer-timer.ts'
import { statusOf, type PlayStatus } from './play-status.ts'
import { Keeping } from './keeping.ts'

export interface PresenterHooks {
  pace(): Pace
  /** How long dice are seen to roll; as the pace where nothing is said. */
  dice?(): Pace
}

/** How long a battle that is left may take to write its last answer, in milliseconds. */
const LAST_WRITE = 2000

export class BattlePresenter {
  readonly store: Store<TableState>
  readonly status: Store<PlayStatus>
  readonly keeping: Keeping
  private readonly timer = new ComputerTimer(() => void this.think())
  private closed = false
  private skipping = false

  constructor(
    readonly client: BattleClient,
    readonly id: string,
    first: Snapshot,
    private readonly hooks: PresenterHooks,
    status: PlayStatus = statusOf(first),
  ) {
    this.status = createStore(status)
    this.store = createStore(initialState(this.visible(first)))
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

  /** Gives an answer; a refusal is shown and nothing has changed. */
  async answer(answer: Answer): Promise<void> {
    if (!canAnswer(this.state) || !this.isPlaying) return
    this.store.set((now) => ({ ...now, busy: true }))
    await this.attempt(async () => {
      const { refused, snapshot } = await this.client.change('answer', answer)
      if (snapshot) this.receive(snapshot)
      else this.store.set((now) => ({ ...now, busy: false, refusal: refusalToShow(now.refusal, refused) }))
    })
  }

  /** The draft as an answer, else the question's own default. */
  async confirm(): Promise<void> {
    const { draft, snapshot } = this.state
    const answer = (draft && answerFrom(draft)) ?? snapshot.decision?.default
    if (answer) await this.answer(answer)
  }

  /** Whoever means to end the battle says so twice. */
  async pick(option: string): Promise<void> {
    const answer = { pick: [option] }
    if (!canAnswer(this.state)) return
    await this.attempt(async () => {
      const isLast = !this.isDefault(answer) && (await this.client.call('tryAnswer', answer)).endsBattle
      if (isLast) this.setDraft({ is: 'last', pick: option })
      else await this.answer(answer)
    })
  }

  private isDefault(answer: Answer): boolean {
    return JSON.stringify(this.state.snapshot.decision?.default) === JSON.stringify(answer)
  }

  setDraft(draft: Draft): void {
    this.store.set((now) => ({ ...now, draft, refusal: undefined }))
  }

  resetDraft(): void {
    this.store.set(resetDraft)
  }

  async undo(): Promise<void> {
    if (this.state.snapshot.noUndo === undefined) await this.change('undo', undefined)
  }

  async redo(): Promise<void> {
    if (this.state.snapshot.canRedo) await this.change('redo', undefined)
  }

  seat(seats: Seats): Promise<void> {
    return this.change('seats', seats)
  }

  setStandingAnswer(request: StandingAnswerRequest): Promise<void> {
    return this.change('setStandingAnswer', request)
  }

  /** The computer's advice, laid on the table like a draft of one's own. */
  async advise(): Promise<void> {
    if (!canAnswer(this.state) || !this.isPlaying) return
    const { snapshot } = this.state
    await this.attempt(async () => {
      const advice = await this.client.call('advise', undefined)
      this.store.set((now) => (now.snapshot === snapshot ? withAdvice(now, advice) : now))
    })
  }

  /** The computer plays on for whoever is asked, so long; nothing: they play for themselves again. */
  delegate(until: DelegationPeriod | undefined): Promise<void> {
    return this.change('delegate', until)
  }

  moveFollowers(): Promise<void> {
    return this.change('moveFollowers', undefined)
  }

  rollByHand(sides: readonly SideId[]): Promise<void> {
    return this.change('rollByHand', sides)
  }

  rollForMe(): Promise<void> {
    return this.change('rollForMe', undefined)
  }

  pause(paused: boolean): void {
    this.store.set((now) => ({ ...now, paused }))
    this.scheduleComputer(0)
  }

  /** Shows at once what is being shown, and lets the computer go on. */
  hurry(): void {
    if (this.timer.isRunning) this.scheduleComputer(0)
  }

  /** What the computer does is shown only when it is a person's turn again. */
  skipAhead(): void {
    this.skipping = true
    this.pause(false)
  }

  setNotice(notice: string | undefined): void {
    this.store.set((now) => (now.notice === notice ? now : { ...now, notice }))
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
    this.timer.stop()
    const late = new Promise((resolve) => setTimeout(resolve, LAST_WRITE))
    await Promise.race([this.client.settled().catch(() => undefined), late])
    this.client.close()
  }

  receive(snapshot: Snapshot): void {
    if (this.closed) return
    const start = startOf(this.state, snapshot)
    this.store.set((now) => receiveBehindPast(now, this.visible(snapshot)))
    this.skipping &&= snapshot.answeredBy === 'computer'
    this.scheduleComputer(this.skipping ? 0 : displayTime(snapshot, start, this.hooks.pace(), this.hooks.dice?.()))
  }

  /** Who does not play is asked nothing. */
  visible(snapshot: Snapshot): Snapshot {
    if (this.isPlaying) return snapshot
    const { answeredBy: _, awaited: __, ...rest } = snapshot
    return rest
  }

  /** After what was shown has been seen, the computer's turn comes. */
  scheduleComputer(after: number): void {
    this.timer.stop()
    if (this.closed || !this.isPlaying || this.state.paused || this.state.snapshot.answeredBy !== 'computer') return
    this.timer.set(after)
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
    this.timer.stop()
    this.status.set(() => status)
  }

  /** Something of the battle becomes otherwise than by an answer. */
  private async change<N extends ChangeName>(name: N, ask: Changes[N]['ask']): Promise<void> {
    if (!this.isPlaying || (this.state.busy && this.state.snapshot.answeredBy === 'person')) return
    this.timer.stop()
    await this.attempt(() => this.send(name, ask))
  }

  private async think(): Promise<void> {
    this.store.set((now) => ({ ...now, busy: true }))
    await this.attempt(() => this.send('think', undefined))
  }

  private async send<N extends ChangeName>(name: N, ask: Changes[N]['ask']): Promise<void> {
    const { snapshot } = await this.client.change(name, ask)
    if (snapshot) this.receive(snapshot)
  }

  private fail(error: unknown): void {
    if (this.closed || this.status.get().is === 'stopped') return
    this.suspend({ is: 'stopped', message: error instanceof Error ? error.message : String(error) })
    this.store.set((now) => ({ ...now, busy: true }))
  }
}

/** What was refused before has been looked into already: the nearest that is allowed may be known by now. */
const refusalToShow = (
  before: ShownRefusal | undefined,
  refusal: ShownRefusal | undefined,
): ShownRefusal | undefined => (before?.code === refusal?.code ? before : refusal)

/** Where the figure that just moved came from. */
function startOf({ snapshot: { view } }: TableState, { played }: Snapshot) {
  return played && 'figure' in played.answer ? combatantNamed(view, played.answer.figure)?.at : undefined
}
