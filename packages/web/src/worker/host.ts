/** Holds one battle and leads it on, answer by answer. Runs in the worker; knows no browser. */
import {
  Battle,
  Match,
  WHY_NO_UNDO,
  makeRecord,
  raise,
  resume,
  type Answer,
  type BattlePlan,
  type BattleRecord,
  type Called,
  type Event,
  type GameKit,
  type Refusal,
  type SideId,
  type Start,
  type TableView,
  type Telling,
} from '@muster/engine'
import { Aid } from './aid.ts'
import type { LoanWish } from './loan.ts'
import { BattleLog, tellAnyway } from './log.ts'
import { Moments } from './moments.ts'
import { Names } from './names.ts'
import { opponent, type Opponent } from './opponent.ts'
import type { Advice, Moment } from './replies.ts'
import type { Played, Snapshot } from './snapshot.ts'
import { settle, settledAnswer } from './standing.ts'
import { Strides } from './strides.ts'
import type { Kept, Seats, Terms } from './terms.ts'
import { piecesToPlace } from './trials.ts'
import { WhatIf } from './what-if.ts'
import type { SettleWish } from './wishes.ts'
import { WitnessedDice } from './witness.ts'

export class BattleHost<S> {
  readonly whatIf: WhatIf<S>
  readonly names = new Names()
  private readonly match: Match<S>
  private readonly strides: Strides<S>
  private readonly aid: Aid<S>
  private readonly log: BattleLog<S>
  private readonly rival: Opponent<S>
  private played: Played | undefined
  private seen: TableView | undefined
  private moments: Moments<S> | undefined

  private constructor(
    private readonly kit: GameKit<S>,
    private readonly start: Start,
    battle: Battle<S>,
    private readonly dice: WitnessedDice,
    private terms: Terms,
  ) {
    this.match = new Match(battle)
    this.strides = new Strides(this.match)
    this.aid = new Aid(this)
    this.log = new BattleLog(kit, this.names)
    this.rival = opponent(kit, terms.skill)
    this.whatIf = new WhatIf(kit, this)
  }

  static begin<S>(kit: GameKit<S>, start: { readonly plan: BattlePlan }, terms: Terms): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    return new BattleHost(kit, start, Battle.start(kit.game, start.plan, dice), dice, terms)
  }

  static takeUp<S>(kit: GameKit<S>, { record, terms, thrown = [] }: Kept): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    const host = new BattleHost(kit, record.start, resume(kit.game, record, dice), dice, terms)
    host.dice.lay(thrown)
    return host
  }

  get battle(): Battle<S> {
    return this.match.battle
  }

  /** An answer; refused, the reason in the table's words. */
  answer(answer: Answer, why?: string): Refusal | undefined {
    const asked = this.battle.question ?? raise('an answer came, but nobody is asked')
    const lead = this.asked() === 'person' ? this.aid.leadOf(answer) : undefined
    const refusal = this.take(answer, this.aid.lent !== undefined)
    if (refusal !== undefined) return this.names.refusal(refusal)
    this.aid.follow(lead)
    this.played = { by: asked.by, what: asked.what, answer, ...(why !== undefined && { why: this.names.word(why) }) }
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

  /** Everybody of this battle by name, on the table or not. */
  roster(): readonly Called[] {
    return this.kit.roster?.(this.battle.state) ?? []
  }

  /** An event in words, as seen from here. */
  tell(event: Event): Telling | undefined {
    return tellAnyway(this.kit, this.battle.state, event)
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

  /** The computer answers for the side that is asked. */
  think(): void {
    if (this.asked() !== 'computer') return
    const { answer, why } = this.rival.decide(this.battle)
    const refusal = this.answer(answer, why)
    if (refusal) raise(`the computer gave an answer that is not allowed: ${refusal.message}`)
  }

  /** What the computer would answer, and why: for a person who wants advice. */
  advise(): Advice {
    const { answer, plan } = this.rival.decide(this.battle)
    return { answer, why: this.names.word(plan) }
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
    const wrong = this.match.type(faces, isRead)
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

  /** The table as it was when a line of the log was told. */
  past(line: number): Moment | undefined {
    const events = this.log.eventsAt(line)
    if (events === undefined) return undefined
    this.moments ??= new Moments(this.kit, this.start, this.names)
    return this.moments.after(events, this.battle.tape)
  }

  keep(): Kept {
    const terms = { ...this.terms, dice: this.dice.source }
    return { record: makeRecord(this.battle, this.start), terms, view: this.view(), thrown: this.dice.tray }
  }

  snapshot(): Snapshot {
    const { battle, match, played } = this
    this.seen = undefined
    const pieces = piecesToPlace(this.kit, battle)
    const { figures, units = [], sides, field } = this.view()
    this.names.learn([...this.roster(), ...figures, ...units, ...pieces], sides)
    this.log.follow(battle.state, battle.events)
    this.played = undefined
    const { decision, awaited, result } = battle
    const asked = this.asked()
    return {
      game: battle.game.id,
      view: this.view(),
      log: this.log.collect(),
      thrown: this.dice.collect().map((thrown) => ({ ...thrown, purpose: this.names.purpose(thrown.purpose, this.kit, field.pieces) })),
      canRedo: match.canRedo,
      terms: this.terms,
      pieces,
      ...(decision && { decision: this.names.decision(decision) }),
      ...(asked && { asked }),
      ...(awaited && { awaited: { ...awaited, purpose: this.names.purpose(awaited.purpose, this.kit, field.pieces) } }),
      ...(result && { result }),
      ...(played && { played }),
      ...this.wayBack(asked),
      ...this.aid.told(asked),
    }
  }

  /** What the computer does is not a person's to take back. */
  private wayBack(asked: Snapshot['asked']): Pick<Snapshot, 'noUndo'> {
    const why = asked === 'computer' ? 'asked' : this.match.noUndo
    return why === undefined ? {} : { noUndo: WHY_NO_UNDO[why] }
  }

  /** Made once for each position: a drag asks for it at every step of the pointer. */
  view(): TableView {
    return (this.seen ??= this.kit.view(this.battle.state))
  }

  private asked(): Terms['seats'][string] | undefined {
    const by = this.battle.question?.by
    if (by === undefined) return undefined
    return by === this.aid.lent ? 'computer' : (this.terms.seats[by] ?? 'person')
  }
}
