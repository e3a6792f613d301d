/** A battle led on, answer by answer: by whoever sits there, by habit, by the computer for a while. */
import {
  UndoableBattle,
  raise,
  type Answer,
  type Battle,
  type BattleRecord,
  type GameKit,
  type Refusal,
  type SideId,
  type TableView,
} from '@muster/engine'
import { Aid } from './assistance.ts'
import type { Played } from '../messages/snapshot.ts'
import { settle, settledAnswer } from './standing-answers.ts'
import { Strides } from './undo-groups.ts'
import type { Seat, Seats, Terms } from '../messages/options.ts'
import type { LoanWish, SettleWish } from '../messages/requests.ts'
import type { WitnessedDice } from './recorded-dice.ts'

export class Course<S> {
  protected readonly match: UndoableBattle<S>
  protected readonly aid: Aid<S>
  protected played: Played | undefined
  protected seen: TableView | undefined
  private readonly strides: Strides<S>

  constructor(
    protected readonly kit: GameKit<S>,
    battle: Battle<S>,
    protected readonly dice: WitnessedDice,
    protected terms: Terms,
  ) {
    this.match = new UndoableBattle(battle)
    this.strides = new Strides(this.match)
    this.aid = new Aid(this)
  }

  get battle(): Battle<S> {
    return this.match.battle
  }

  /** Undefined where it is allowed; else nothing has changed. */
  answer(answer: Answer, why?: string): Refusal | undefined {
    const asked = this.battle.question ?? raise('an answer came, but nobody is asked')
    const lead = this.asked() === 'person' ? this.aid.leadOf(answer) : undefined
    const refusal = this.take(answer, this.aid.lent !== undefined)
    if (refusal !== undefined) return refusal
    this.aid.follow(lead)
    this.played = { by: asked.by, what: asked.what, answer, ...(why !== undefined && { why }) }
    this.answerSettled()
    return undefined
  }

  /** `joined`: taken back together with the answer before it. */
  take(answer: Answer, joined: boolean): Refusal | undefined {
    const refusal = this.match.answer(answer)
    if (refusal !== undefined) return refusal
    this.strides.took(joined)
    this.seen = undefined
    this.aid.moveOn()
    return undefined
  }

  /** Whoever has settled a question is not asked it again. */
  private answerSettled(): void {
    const { settled = [] } = this.terms
    if (settled.length === 0) return
    for (;;) {
      const { decision } = this.battle
      const answer = this.asked() === 'person' && decision ? settledAnswer(settled, decision) : undefined
      if (answer === undefined || this.take(answer, true) !== undefined) return
    }
  }

  settle(wish: SettleWish): void {
    this.terms = { ...this.terms, settled: settle(this.terms.settled ?? [], wish) }
    this.answerSettled()
  }

  /** Whether the rules, run again, came by every fingerprint of the record. */
  follows({ marks }: BattleRecord): boolean {
    const ours = this.battle.marks
    return marks.every(({ hash, step, at }, i) => ours[i]?.hash === hash && ours[i].step === step && ours[i].at === at)
  }

  /** Sets everybody up by the questions' own defaults, until the first turn begins. */
  makeReady(): void {
    while (this.battle.decision !== undefined && this.kit.view(this.battle.state).round.turn < 1) {
      this.match.answer(this.battle.decision.default)
    }
  }

  lend(until: LoanWish | undefined): void {
    this.aid.lend(until)
  }

  likewise(): void {
    this.aid.likewise()
  }

  undo(): void {
    this.strides.undo()
    this.forgetMoment()
  }

  redo(): void {
    this.strides.redo()
    this.forgetMoment()
  }

  private forgetMoment(): void {
    this.played = undefined
    this.seen = undefined
    this.aid.forgetLead()
  }

  type(faces: readonly number[], isRead = true): string | undefined {
    const { awaited } = this.battle
    if (awaited === undefined) return undefined
    const wrong = this.match.enterDice(faces, isRead)
    if (wrong === undefined) {
      this.dice.see(awaited, faces)
      this.answerSettled()
    }
    return wrong
  }

  /** Muster rolls the dice that are waited for. */
  rollForMe(): void {
    const { awaited } = this.battle
    if (awaited !== undefined) this.type(this.dice.rollFor(awaited), false)
  }

  rollByHand(sides: readonly SideId[]): void {
    this.dice.giveTo(sides)
    this.terms = { ...this.terms, dice: this.dice.source }
  }

  seat(seats: Seats): void {
    this.terms = { ...this.terms, seats }
  }

  /** Made once for each position: a drag asks for it at every step of the pointer. */
  view(): TableView {
    return (this.seen ??= this.kit.view(this.battle.state))
  }

  protected asked(): Seat | undefined {
    const by = this.battle.question?.by
    if (by === undefined) return undefined
    return by === this.aid.lent ? 'computer' : (this.terms.seats[by] ?? 'person')
  }
}
