/**
 * A battle being played: drives the game's steps, hands out questions and dice, keeps the tape.
 * Undo is in undo.ts, records are in records/; both only read and restore what is kept here.
 */
import type { Answer, Decision, Refusal } from '../decisions/decision.ts'
import { Digest } from '../common/digest.ts'
import { refuseFaces, type Dice } from './dice.ts'
import type { Event } from './event.ts'
import type { BattlePlan, Game, Result } from './game.ts'
import { raise, type StepName } from '../common/ids.ts'
import { Milestones } from './milestones.ts'
import { Play } from './play.ts'
import type { Entry, Position, StepMark } from './position.ts'
import type { Roll } from '../decisions/roll.ts'
import type { Question, Reply, Step } from '../decisions/step.ts'

export interface BattleOptions {
  /** Keep events and fingerprints. Off for search and bulk simulation. */
  readonly keep?: boolean
  /** Keep no events, whatever else is kept: a replay compares fingerprints only. */
  readonly silent?: boolean
  /** Off where nobody will fork, save or rewind: no copy is then made at each step, and no tape if nothing is kept. */
  readonly forks?: boolean
  /** On where odds are worked out: rule code then tells its milestones. */
  readonly forOdds?: boolean
}

interface Lengths {
  readonly tape: number
  readonly marks: number
  readonly events: number
}

/** A position to return to, with the lengths of tape, marks and events at the start of its step. */
export interface SavePoint<S> extends Position<S> {
  readonly before: Lengths
}

const NO_EVENTS: readonly Event[] = []

export class Battle<S> {
  /** Answers and dice since the battle began (or since it was taken up from a position), if anybody can go back to them. */
  readonly tape: Entry[] = []
  readonly marks: StepMark[] = []
  readonly play: Play<S>
  question: Question | undefined
  awaited: Roll | undefined
  step: StepName | undefined

  private running: Step | undefined
  private started: S
  private startedAt: Lengths = { tape: 0, marks: 0, events: 0 }
  private described: Decision | undefined
  private replaying: readonly Entry[] = []
  private replayFrom = 0
  /** Nobody reads the tape of a battle that is neither kept nor forked. */
  private readonly isTaped: boolean

  constructor(
    readonly game: Game<S>,
    position: Position<S>,
    public dice: Dice,
    readonly options: BattleOptions = {},
  ) {
    // The rules play on with a copy: a position read from a file lacks what a state keeps only to be quick.
    this.isTaped = options.keep !== false || options.forks !== false || position.tape.length > 0
    this.started = position.state
    this.play = new Play(options.forks === false ? position.state : game.copy(position.state))
    if (options.keep === false || options.silent) this.play.events = undefined
    if (options.forOdds) this.play.milestones = new Milestones(() => (this.isReplaying ? '' : this.hash()))
    this.begin(position.tape)
  }

  /** Begins a battle from its plan. */
  static start<S>(game: Game<S>, plan: BattlePlan, dice: Dice, options: BattleOptions = {}): Battle<S> {
    return new Battle(game, { state: game.setUp(plan), tape: [] }, dice, options)
  }

  get state(): S {
    return this.play.state
  }

  get events(): readonly Event[] {
    return this.play.events ?? NO_EVENTS
  }

  /** What is being asked, or undefined when dice are awaited or the battle is over. */
  get decision(): Decision | undefined {
    if (this.question === undefined) return undefined
    return (this.described ??= this.question.describe())
  }

  get over(): boolean {
    return this.question === undefined && this.awaited === undefined
  }

  get result(): Result | undefined {
    return this.over ? this.game.result(this.state) : undefined
  }

  /** Legal: play goes on to the next question. Illegal: the reason, and nothing has changed. */
  answer(answer: Answer): Refusal | undefined {
    const { question } = this
    if (question === undefined) raise('nobody is being asked anything')
    const refusal = question.check(answer)
    if (refusal !== undefined) return refusal
    if (this.isTaped) this.tape.push({ by: question.by, what: question.what, answer })
    this.go(answer)
    return undefined
  }

  /** Dice typed in by hand. Says what is wrong with them, or undefined. */
  enterDice(faces: readonly number[]): string | undefined {
    const { awaited } = this
    if (awaited === undefined) raise('no dice are awaited')
    const wrong = refuseFaces(awaited, faces)
    if (wrong !== undefined) return wrong
    if (this.isTaped) this.tape.push({ roll: awaited.purpose, faces })
    this.go(faces)
    return undefined
  }

  /** How many answers and rolls have been made in this step. */
  get stepLength(): number {
    return this.tape.length - this.startedAt.tape
  }

  /** State at the step's start and the tape since: all that is needed to go on from here. */
  position(): Position<S> {
    if (this.options.forks === false) raise('this battle was begun without a way to fork or save it')
    return { state: this.game.copy(this.started), tape: this.tape.slice(this.startedAt.tape) }
  }

  savePoint(): SavePoint<S> {
    return { ...this.position(), before: this.startedAt }
  }

  /** Goes back to a place kept earlier, as if nothing had happened since. */
  rewind({ state, tape, before }: SavePoint<S>): void {
    this.tape.length = before.tape
    this.marks.length = before.marks
    if (this.play.events) this.play.events.length = before.events
    this.startedAt = before
    this.started = this.game.copy(state)
    this.play.state = this.game.copy(state)
    this.begin(tape)
  }

  /** An independent copy that goes on with other dice. It tells no events unless asked to. */
  fork(dice: Dice, options: BattleOptions = { keep: false }): Battle<S> {
    return new Battle(this.game, this.position(), dice, options)
  }

  /** A fork in which the question has been answered; the answer must have been checked here. */
  forkAfter(answer: Answer, dice: Dice, options: BattleOptions = { keep: false }): Battle<S> {
    const { by, what } = this.question ?? raise('nobody is being asked anything')
    const { state, tape } = this.position()
    return new Battle(this.game, { state, tape: [...tape, { by, what, answer }] }, dice, options)
  }

  private begin(tape: readonly Entry[]): void {
    this.replaying = tape
    this.replayFrom = this.tape.length
    this.startStep()
    this.go()
    this.replaying = []
  }

  private startStep(): void {
    this.play.milestones?.startStep()
    this.step = this.game.next(this.state)
    this.running = this.step === undefined ? undefined : this.stepNamed(this.step)(this.play)
  }

  private stepNamed(name: StepName): (play: Play<S>) => Step {
    return this.game.steps[name] ?? raise(`the game has no step "${name}"`)
  }

  /** Runs until somebody must answer, dice must be typed in, or the battle is over. */
  private go(reply?: Reply): void {
    this.question = this.awaited = this.described = undefined
    let next = reply
    while (this.running !== undefined) {
      if (next !== undefined) this.play.milestones?.pass()
      const { done, value } = this.running.next(next as Reply)
      if (done) {
        this.finishStep()
        next = undefined
      } else {
        next = value.is === 'roll' ? this.rolled(value) : this.asked(value)
        if (next === undefined) return
      }
    }
  }

  /** Faces may come from a tape, a script or a generator; they are always checked. */
  private rolled(roll: Roll): Reply | undefined {
    const faces = this.isReplaying ? (this.fromTape('roll', roll.purpose) as readonly number[]) : this.dice.roll(roll)
    if (faces === undefined) {
      this.awaited = roll
      return undefined
    }
    const wrong = refuseFaces(roll, faces)
    if (wrong !== undefined) raise(wrong)
    if (this.isTaped) this.tape.push({ roll: roll.purpose, faces })
    return faces
  }

  private asked(question: Question): Reply | undefined {
    const answer = this.fromTape('what', question.what) as Answer | undefined
    if (answer === undefined) this.question = question
    else this.tape.push({ by: question.by, what: question.what, answer })
    return answer
  }

  private get isReplaying(): boolean {
    return this.tape.length - this.replayFrom < this.replaying.length
  }

  /** While a position is restored, its tape gives the answers and faces; each must fit. */
  private fromTape(kind: 'roll' | 'what', name: string): Reply | undefined {
    const entry = this.replaying[this.tape.length - this.replayFrom]
    if (entry === undefined) return undefined
    const found = 'roll' in entry ? entry.roll : entry.what
    if (!(kind in entry) || found !== name) raise(`the tape has "${found}" where the rules ask for "${name}"`)
    return 'roll' in entry ? entry.faces : entry.answer
  }

  private finishStep(): void {
    if (this.options.keep !== false && this.step !== undefined) {
      this.marks.push({ step: this.step, at: this.tape.length, hash: this.hash() })
    }
    if (this.options.forks !== false) this.keepStart()
    this.startStep()
  }

  private keepStart(): void {
    this.started = this.game.copy(this.state)
    this.startedAt = { tape: this.tape.length, marks: this.marks.length, events: this.events.length }
  }

  hash(): string {
    const digest = new Digest()
    this.game.digest(this.state, digest)
    return digest.value
  }
}
