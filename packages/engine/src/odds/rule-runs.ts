/** The rule code that odds run: a whole battle, or one piece of rule code by itself. */
import type { Battle } from '../play/battle.ts'
import type { Answer, Refusal } from '../decisions/decision.ts'
import { canonical, Digest } from '../common/digest.ts'
import { typedDice } from '../play/dice.ts'
import type { Event } from '../play/event.ts'
import { Milestones } from '../play/milestones.ts'
import { Play } from '../play/play.ts'
import type { Roll } from '../decisions/roll.ts'
import type { Question, Reply, Step } from '../decisions/step.ts'
import type { RuleRun } from './enumeration.ts'

/** The answer to a question in between; undefined where the run ends with it. `areDiceRolled`: since the odds began. */
type Policy<S> = (question: Question, battle: Battle<S>, areDiceRolled: boolean) => Answer | undefined

/** The step in which the first dice are rolled, and how far it had come then. */
interface FirstDice {
  readonly step: string | undefined
  readonly length: number
  readonly areRolled: boolean
}

export class BattleRun<S> implements RuleRun {
  private constructor(
    private readonly battle: Battle<S>,
    private readonly policy: Policy<S>,
    private readonly reached: (name: string, battle: Battle<S>) => void,
    private readonly isOneStep: boolean,
    private firstDice?: FirstDice,
  ) {}

  /**
   * `reached` is called with the name of each outcome; outcomes of one name are alike. `isOneStep`: the run ends with
   * the step in which the first dice are rolled.
   */
  static of<S>(
    battle: Battle<S>,
    policy: Policy<S>,
    reached: (name: string, after: Battle<S>) => void,
    isOneStep = false,
    firstDice?: FirstDice,
  ): BattleRun<S> {
    return new BattleRun(battle.fork(typedDice, { keep: false, forOdds: true }), policy, reached, isOneStep, firstDice)
  }

  begin(answer: Answer): Refusal | undefined {
    return this.battle.answer(answer)
  }

  get awaited(): Roll | undefined {
    const { awaited, step, stepLength } = this.battle
    if (awaited) this.firstDice ??= { step, length: stepLength, areRolled: false }
    return this.isOver ? undefined : awaited
  }

  get question(): Question | undefined {
    return this.isOver ? undefined : this.battle.question
  }

  private get isOver(): boolean {
    const { firstDice, battle } = this
    if (!this.isOneStep || !firstDice) return false
    return battle.step !== firstDice.step || (firstDice.areRolled && battle.stepLength <= firstDice.length)
  }

  get length(): number {
    return 1 + this.battle.stepLength
  }

  /** A step that has just begun depends on the state alone; in the middle of a step, milestones say on what else. */
  points(): readonly string[] {
    const { battle } = this
    const reached = battle.play.milestones?.reached ?? []
    if (reached.length === 0 && battle.stepLength > 0) return []
    const { state, tape } = battle.position()
    const started = `${battle.step} ${hashOf((into) => battle.game.digest(state, into))}`
    if (reached.length === 0) return [started]
    return reached.map(({ since, words, hash }) => `${started} ${canonical(tape.slice(0, since))} ${words} ${hash}`)
  }

  fork(): RuleRun {
    return BattleRun.of(this.battle, this.policy, this.reached, this.isOneStep, this.firstDice)
  }

  roll(faces: readonly number[]): void {
    if (this.firstDice) this.firstDice = { ...this.firstDice, areRolled: true }
    this.battle.enterDice(faces)
  }

  pass(question: Question): boolean {
    const answer = this.policy(question, this.battle, this.firstDice?.areRolled === true)
    return answer !== undefined && this.battle.answer(answer) === undefined
  }

  end(): string {
    const { battle } = this
    const { by, what } = battle.question ?? { by: '', what: 'over' }
    const name = `${by} ${what} ${battle.hash()}`
    this.reached(name, battle)
    return name
  }
}

const hashOf = (feed: (into: Digest) => void): string => {
  const digest = new Digest()
  feed(digest)
  return digest.value
}

interface Piece<S, T> {
  readonly state: S
  copy(state: S): S
  digest?(state: S, into: Digest): void
  step(play: Play<S>): Step<T>
  hear?(events: readonly Event[]): string
}

export class StepRun<S, T> implements RuleRun {
  awaited: Roll | undefined
  question: Question | undefined
  private readonly play: Play<S>
  private readonly running: Step<T>
  private readonly milestones = new Milestones(() => (this.isReplaying ? '' : this.hash()))
  private isReplaying = false
  private readonly tape: Reply[] = []
  private result: T | undefined

  constructor(
    private readonly piece: Piece<S, T>,
    private readonly policy: (question: Question) => Answer,
    private readonly nameOf: (state: S, result: T, heard: string) => string,
    tape: readonly Reply[] = [],
  ) {
    this.play = new Play(piece.copy(piece.state))
    if (!piece.hear) this.play.events = undefined
    this.play.milestones = this.milestones
    this.running = piece.step(this.play)
    this.isReplaying = tape.length > 0
    this.go(undefined)
    for (const [index, reply] of tape.entries()) {
      this.isReplaying = index < tape.length - 1
      this.reply(reply)
    }
  }

  get length(): number {
    return 1 + this.tape.length
  }

  points(): readonly string[] {
    const {
      tape,
      milestones: { reached },
    } = this
    return reached.map(({ since, words, hash }) => `${canonical(tape.slice(0, since))} ${words} ${hash}`)
  }

  private hash(): string {
    const { piece, play } = this
    const state = hashOf((into) => (piece.digest ? piece.digest(play.state, into) : into.json(play.state)))
    return `${state} ${this.heard()}`
  }

  private heard(): string {
    return this.piece.hear?.(this.play.events ?? []) ?? ''
  }

  fork(): RuleRun {
    return new StepRun(this.piece, this.policy, this.nameOf, this.tape)
  }

  roll(faces: readonly number[]): void {
    this.reply(faces)
  }

  pass(question: Question): boolean {
    this.reply(this.policy(question))
    return true
  }

  end(): string {
    return this.nameOf(this.play.state, this.result as T, this.heard())
  }

  private reply(reply: Reply): void {
    this.tape.push(reply)
    this.milestones.pass()
    this.go(reply)
  }

  private go(reply: Reply | undefined): void {
    this.awaited = this.question = undefined
    const { done, value } = this.running.next(reply as Reply)
    if (done) this.result = value
    else if (value.is === 'roll') this.awaited = value
    else this.question = value
  }
}
