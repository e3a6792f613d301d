/** Drives a battle from answer to answer: given by a person, by a standing answer, or by the computer. */
import {
  UndoableBattle,
  raise,
  type BattleStart,
  type TakenBack,
  refuseFaces,
  type Answer,
  type Battle,
  type BattleRecord,
  type Consequence,
  type FigureId,
  type GameKit,
  type Refusal,
  type SideId,
  type TableView,
} from '@muster/engine'
import { Assistance } from './assistance.ts'
import type { PlayedAnswer } from '../messages/snapshot.ts'
import { withStandingAnswer, standingAnswerTo } from './standing-answers.ts'
import { apply } from '../patch/apply.ts'
import { diff } from '../patch/diff.ts'
import { AgreedUndo } from './agreed-undo.ts'
import { UndoGroups } from './undo-groups.ts'
import { ThrowMoments } from '../history/throw-moments.ts'
import type { Seat, Seats, SessionOptions, Skill } from '../messages/options.ts'
import type { StandingAnswerRequest } from '../messages/requests.ts'
import type { RecordedDice } from './recorded-dice.ts'

export class BattleController<S> {
  readonly match: UndoableBattle<S>
  readonly assistance: Assistance<S>
  /** The last answer that somebody gave; none after an undo. */
  played: PlayedAnswer | undefined
  private cachedView: TableView | undefined
  private lastView: TableView | undefined
  readonly moments: ThrowMoments<S>
  readonly agreed: AgreedUndo<S>
  private readonly undoGroups: UndoGroups<S>

  constructor(
    private readonly kit: GameKit<S>,
    battle: Battle<S>,
    readonly dice: RecordedDice,
    public options: SessionOptions,
    start: BattleStart,
    takenBack: readonly TakenBack[] = [],
  ) {
    this.match = new UndoableBattle(battle)
    this.undoGroups = new UndoGroups(this.match)
    this.agreed = new AgreedUndo(kit, start, battle, dice, takenBack)
    this.assistance = new Assistance(this)
    this.moments = new ThrowMoments(() => this.battle)
    dice.onThrow = (count) => this.moments.keep(count)
  }

  get battle(): Battle<S> {
    return this.match.battle
  }

  /** Undefined where it is allowed; else nothing has changed. */
  answer(answer: Answer, why?: string): Refusal | undefined {
    return this.give(answer, (joined) => this.take(answer, joined), why)
  }

  /** Given only if it does not have this consequence. */
  answerUnless(consequence: Consequence, answer: Answer): Refusal | Consequence | undefined {
    return this.give(answer, (joined) => this.takeUnless(consequence, answer, joined))
  }

  private give<R>(answer: Answer, take: (joined: boolean) => R | undefined, why?: string): R | undefined {
    const question = this.battle.question ?? raise('an answer came, but nobody is asked')
    const leader = this.answeredBy() === 'person' ? this.assistance.leaderOf(answer) : undefined
    const refusal = take(this.assistance.delegatedSide !== undefined)
    if (refusal !== undefined) return refusal
    this.assistance.setLeader(leader)
    this.played = { by: question.by, what: question.what, answer, ...(why !== undefined && { why }) }
    this.giveStandingAnswers()
    return undefined
  }

  /** `joined`: taken back together with the answer before it. */
  take(answer: Answer, joined: boolean): Refusal | undefined {
    return this.taken(() => this.match.answer(answer), joined)
  }

  takeUnless(consequence: Consequence, answer: Answer, joined: boolean): Refusal | Consequence | undefined {
    return this.taken(() => this.match.answerUnless(consequence, answer), joined)
  }

  private taken<R>(give: () => R | undefined, joined: boolean): R | undefined {
    const throws = this.dice.throws.length
    const refusal = give()
    if (refusal !== undefined) return refusal
    this.agreed.forgetRedo()
    this.dice.startTray(throws)
    this.undoGroups.add(joined)
    this.cachedView = undefined
    this.assistance.expire()
    return undefined
  }

  /** Questions with a standing answer are not asked. */
  private giveStandingAnswers(): void {
    const { standingAnswers = [] } = this.options
    if (standingAnswers.length === 0) return
    for (;;) {
      const { decision } = this.battle
      const answer =
        this.answeredBy() === 'person' && decision ? standingAnswerTo(standingAnswers, decision) : undefined
      if (answer === undefined || this.take(answer, true) !== undefined) return
    }
  }

  setStandingAnswer(wish: StandingAnswerRequest): void {
    this.options = { ...this.options, standingAnswers: withStandingAnswer(this.options.standingAnswers ?? [], wish) }
    this.giveStandingAnswers()
  }

  /** Whether the rules, run again, came by every fingerprint of the record. */
  matches({ marks }: BattleRecord): boolean {
    const ours = this.battle.marks
    return marks.every(({ hash, step, at }, i) => ours[i]?.hash === hash && ours[i].step === step && ours[i].at === at)
  }

  /** Sets everybody up by the questions' own defaults, until the first turn begins. */
  deployAll(): void {
    while (this.battle.decision !== undefined && this.kit.view(this.battle.state).round.turn < 1) {
      this.match.answer(this.battle.decision.default)
    }
    this.cachedView = undefined
  }

  undo(): void {
    this.undoGroups.undo()
    this.forgetLastAnswer()
  }

  /** Opens a figure's move again and leaves what was done since; nothing changes where that depends on the move. */
  reopen(figure: FigureId): 'needed' | undefined {
    const place = this.match.reopen(figure)
    if (place === undefined) return 'needed'
    this.undoGroups.remove(place)
    this.forgetLastAnswer()
    return undefined
  }

  redo(): void {
    if (this.match.canRedo) this.undoGroups.redo()
    else {
      this.agreed.redo()
      this.match.reset()
    }
    this.forgetLastAnswer()
  }

  get canRedo(): boolean {
    return this.match.canRedo || this.agreed.canRedo
  }

  /** Takes back what nobody can take back alone, if these players can agree to it. */
  undoByAgreement(what: 'step' | 'turn'): void {
    if (!AgreedUndo.isPossible(this.options)) return
    const place = what === 'turn' ? this.agreed.startOfTurn(this.options) : this.agreed.lastStep(this.options)
    if (place === undefined) return
    const { length } = this.battle.tape
    while (this.match.canRedo) this.undoGroups.redo()
    this.agreed.setAsideFrom(length)
    this.agreed.takeBackTo(place)
    this.match.reset()
    this.undoGroups.reset()
    this.forgetLastAnswer()
  }

  /** Whether there is anything that can be taken back by agreement. */
  get canAgree(): boolean {
    return AgreedUndo.isPossible(this.options) && this.agreed.lastStep(this.options) !== undefined
  }

  private forgetLastAnswer(): void {
    this.played = undefined
    this.cachedView = undefined
    this.assistance.clearLeader()
  }

  enterDice(faces: readonly number[], isRead = true): string | undefined {
    const { awaited } = this.battle
    if (awaited === undefined) return undefined
    const wrong = refuseFaces(awaited, faces)
    if (wrong !== undefined) return wrong
    // Recorded first: dice that Muster rolls because of these fall after them.
    this.dice.record(awaited, faces)
    this.match.enterDice(faces, isRead)
    this.agreed.forgetRedo()
    this.cachedView = undefined
    if (this.options.ready) this.deployAll()
    this.giveStandingAnswers()
    return undefined
  }

  /** Muster rolls the dice that are waited for. */
  rollForMe(): void {
    const { awaited } = this.battle
    if (awaited !== undefined) this.enterDice(this.dice.rollFor(awaited), false)
  }

  rollByHand(sides: readonly SideId[]): void {
    this.dice.setByHand(sides)
    this.options = { ...this.options, dice: this.dice.source }
  }

  seat(seats: Seats): void {
    this.options = { ...this.options, seats }
  }

  setSkill(skill: Skill): void {
    this.options = { ...this.options, skill }
  }

  /**
   * Made once for each position, because a drag asks for it at every step of the pointer. What is as it was before stays
   * the same object: whoever looks for changes need not compare it again.
   */
  view(): TableView {
    if (this.cachedView) return this.cachedView
    const { lastView } = this
    const view = this.kit.view(this.battle.state)
    this.cachedView = this.lastView = lastView ? (apply(lastView, diff(lastView, view)) as TableView) : view
    return this.cachedView
  }

  answeredBy(): Seat | undefined {
    const by = this.battle.question?.by
    if (by === undefined) return undefined
    return by === this.assistance.delegatedSide ? 'computer' : (this.options.seats[by] ?? 'person')
  }
}
