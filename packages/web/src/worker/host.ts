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
  type Event,
  type GameKit,
  type Refusal,
  type SideId,
  type Start,
  type TableView,
  type Telling,
} from '@muster/engine'
import { History } from './history.ts'
import { BattleLog, tellAnyway } from './log.ts'
import { Names } from './names.ts'
import { opponent, type Opponent } from './opponent.ts'
import type { Played, Snapshot } from './snapshot.ts'
import { settle, settledAnswer } from './standing.ts'
import type { Kept, Seats, Terms } from './terms.ts'
import { piecesToPlace } from './trials.ts'
import { WhatIf } from './what-if.ts'
import type { SettleWish } from './wishes.ts'
import { WitnessedDice } from './witness.ts'

export class BattleHost<S> {
  readonly whatIf: WhatIf<S>
  readonly names = new Names()
  private readonly match: Match<S>
  private readonly log: BattleLog<S>
  private readonly rival: Opponent<S>
  private played: Played | undefined
  private seen: TableView | undefined
  private history: History<S> | undefined

  private constructor(
    private readonly kit: GameKit<S>,
    private readonly start: Start,
    battle: Battle<S>,
    private readonly dice: WitnessedDice,
    private terms: Terms,
  ) {
    this.match = new Match(battle)
    this.log = new BattleLog(kit, this.names)
    this.rival = opponent(kit, terms.skill)
    this.whatIf = new WhatIf(kit, this)
  }

  static begin<S>(kit: GameKit<S>, start: { readonly plan: BattlePlan }, terms: Terms): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    return new BattleHost(kit, start, Battle.start(kit.game, start.plan, dice), dice, terms)
  }

  static takeUp<S>(kit: GameKit<S>, { record, terms }: Kept): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    return new BattleHost(kit, record.start, resume(kit.game, record, dice), dice, terms)
  }

  get battle(): Battle<S> {
    return this.match.battle
  }

  /** An answer; refused, the reason in the table's words. */
  answer(answer: Answer, why?: string): Refusal | undefined {
    const asked = this.battle.question ?? raise('an answer came, but nobody is asked')
    const refusal = this.match.answer(answer)
    if (refusal === undefined) {
      this.played = { by: asked.by, what: asked.what, answer, ...(why !== undefined && { why: this.names.word(why) }) }
      this.answerSettled()
    }
    return refusal && this.names.refusal(refusal)
  }

  /** Whoever has settled a question is not asked it again. */
  private answerSettled(): void {
    const { settled = [] } = this.terms
    if (settled.length === 0) return
    for (;;) {
      const { decision } = this.battle
      const answer = this.asked() === 'person' && decision ? settledAnswer(settled, decision) : undefined
      if (answer === undefined || this.match.answer(answer) !== undefined) return
    }
  }

  settle(wish: SettleWish): void {
    this.terms = { ...this.terms, settled: settle(this.terms.settled ?? [], wish) }
    this.answerSettled()
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

  undo(): void {
    this.played = undefined
    this.match.undo()
  }

  redo(): void {
    this.played = undefined
    this.match.redo()
  }

  type(faces: readonly number[]): string | undefined {
    const { awaited } = this.battle
    if (awaited === undefined) return undefined
    const wrong = this.match.type(faces)
    if (wrong === undefined) {
      this.dice.see(awaited, faces)
      this.answerSettled()
    }
    return wrong
  }

  /** Muster rolls the dice that are waited for. */
  rollForMe(): void {
    const { awaited } = this.battle
    if (awaited !== undefined) this.type(this.dice.rollFor(awaited))
  }

  rollByHand(sides: readonly SideId[]): void {
    this.dice.giveTo(sides)
    this.terms = { ...this.terms, dice: this.dice.source }
  }

  seat(seats: Seats): void {
    this.terms = { ...this.terms, seats }
  }

  /** The table as it was when a line of the log was told. */
  past(line: number): TableView | undefined {
    const events = this.log.eventsAt(line)
    if (events === undefined) return undefined
    this.history ??= new History(this.kit.game, this.start)
    return this.kit.view(this.history.after(events, this.battle.tape))
  }

  keep(): Kept {
    const terms = { ...this.terms, dice: this.dice.source }
    return { record: makeRecord(this.battle, this.start), terms, view: this.view() }
  }

  snapshot(): Snapshot {
    const { battle, match, played } = this
    this.seen = undefined
    const pieces = piecesToPlace(this.kit, battle)
    this.names.learn([...this.view().figures, ...(this.view().units ?? []), ...pieces])
    this.log.follow(battle.state, battle.events)
    this.played = undefined
    const { decision, awaited, result } = battle
    const asked = this.asked()
    return {
      game: battle.game.id,
      view: this.view(),
      log: this.log.collect(),
      thrown: this.dice.collect().map((thrown) => ({ ...thrown, purpose: this.names.word(thrown.purpose) })),
      canRedo: match.canRedo,
      terms: this.terms,
      pieces,
      ...(decision && { decision: this.names.decision(decision) }),
      ...(asked && { asked }),
      ...(awaited && { awaited: { ...awaited, purpose: this.names.word(awaited.purpose) } }),
      ...(result && { result }),
      ...(played && { played }),
      ...(match.noUndo !== undefined && { noUndo: WHY_NO_UNDO[match.noUndo] }),
    }
  }

  /** Made once for each position: a drag asks for it at every step of the pointer. */
  view(): TableView {
    return (this.seen ??= this.kit.view(this.battle.state))
  }

  private asked(): Terms['seats'][string] | undefined {
    const by = this.battle.question?.by
    return by === undefined ? undefined : (this.terms.seats[by] ?? 'person')
  }
}
