/** One battle as people play it: plays it, describes it to whoever looks on, and saves it. */
import {
  Battle,
  WHY_NO_UNDO,
  makeRecord,
  raise,
  goOnWith,
  resume,
  startState,
  typedDice,
  type Answer,
  type NamedFigure,
  type Event,
  type GameKit,
  type BattleStart,
  type Consequence,
  type Decision,
  type SideId,
  type TableView,
  type TakenBack,
  type Text,
} from '@muster/engine'
import { BattleController } from './battle/battle-controller.ts'
import { LastThrow, type VerifiedBattle } from './history/last-throw.ts'
import { BattleLog } from './history/battle-log.ts'
import { PastMoments } from './history/past-moments.ts'
import { Names } from './history/names.ts'
import { computerPlayer } from './battle/computer-player.ts'
import type { Advice, PastMoment } from './messages/replies.ts'
import type { CautiousAnswer } from './messages/requests.ts'
import type { ShownDecision, ShownRefusal } from './messages/shown.ts'
import type { DiceThrow, LogPart, PlayedAnswer, Snapshot, SnapshotState } from './messages/snapshot.ts'
import { Feed, type FeedSource, type ThrownTable } from './feed.ts'
import { seenOptions, viewFor } from './view-for.ts'
import type { BattleSave, SessionOptions, Skill } from './messages/options.ts'
import { withAdvisedDefault, type AdvisedDecision } from './what-if/advised-default.ts'
import { awaitedDice } from './history/awaited-dice.ts'
import { piecesToPlace } from './what-if/pieces-to-place.ts'
import { WhatIf } from './what-if/what-if.ts'
import { timeLimit, type ComputerPlayer, type SessionServices } from './services.ts'
import { BattleReview } from './review/battle-review.ts'
import type { Review } from './messages/review.ts'
import { RecordedDice } from './battle/recorded-dice.ts'

/** How long looking back may keep others waiting. */
const REVIEW_MILLISECONDS = 40

/** So many events are put into words at a time for whoever reads the log from its beginning. */
const EARLIER_EVENTS = 400

export class BattleSession<S> implements FeedSource {
  readonly play: BattleController<S>
  readonly whatIf: WhatIf<S>
  private readonly feed = new Feed(this)
  private readonly log: BattleLog<S>
  private computer: ComputerPlayer<S>
  private pastMoments: PastMoments<S> | undefined
  private reviewing: { readonly events: number; readonly review: BattleReview<S> } | undefined

  private constructor(
    private readonly kit: GameKit<S>,
    private readonly start: BattleStart,
    battle: Battle<S>,
    dice: RecordedDice,
    options: SessionOptions,
    private readonly services: SessionServices,
    readonly names: Names,
    takenBack: readonly TakenBack[] = [],
  ) {
    this.play = new BattleController(kit, battle, dice, options, start, takenBack)
    this.log = new BattleLog(kit, this.names)
    this.computer = computerPlayer(kit, options.skill, services)
    this.whatIf = new WhatIf(kit, this, services)
  }

  static begin<S>(
    kit: GameKit<S>,
    start: BattleStart,
    options: SessionOptions,
    services: SessionServices,
    names = new Names(),
  ): BattleSession<S> {
    const dice = new RecordedDice(options.dice, services.randomSeed)
    const battle = new Battle(kit.game, { state: startState(kit.game, start), tape: [] }, dice)
    return new BattleSession(kit, start, battle, dice, options, services, names)
  }

  /** `verified`: the battle where the record leaves it, if it has been played already. */
  static resume<S>(
    kit: GameKit<S>,
    { record, options, thrown }: BattleSave,
    services: SessionServices,
    verified?: VerifiedBattle<S>,
    names = new Names(),
  ): BattleSession<S> {
    const dice = new RecordedDice(options.dice, services.randomSeed)
    const last = new LastThrow()
    const battle = verified?.battle ?? resume(kit.game, record, typedDice, undefined, last.watch)
    dice.restore(thrown ?? verified?.tray ?? last.tray)
    goOnWith(battle, dice)
    return new BattleSession(kit, record.start, battle, dice, options, services, names, record.takenBack)
  }

  /** Refused, the reason in the table's words. */
  answer(answer: Answer, why?: Text): ShownRefusal | undefined {
    const refusal = this.play.answer(answer, this.names.word(why))
    return this.names.word(refusal)
  }

  /** Not given where it has this consequence: a person is asked first. */
  answerUnless({ unless, answer }: CautiousAnswer): ShownRefusal | Consequence | undefined {
    return this.names.word(this.play.answerUnless(unless, answer))
  }

  get battle(): Battle<S> {
    return this.play.battle
  }

  view(): TableView {
    return this.play.view()
  }

  /** What is asked, in the table's words. */
  get decision(): ShownDecision | undefined {
    const { decision } = this.battle
    return decision && this.names.word(decision)
  }

  /** Everybody of this battle by name, on the table or not. */
  roster(): readonly NamedFigure[] {
    return this.kit.roster?.(this.battle.state) ?? []
  }

  /** How well the computer plays from now on. */
  setSkill(skill: Skill): void {
    this.play.setSkill(skill)
    this.computer = computerPlayer(this.kit, skill, this.services)
  }

  /** The computer answers for the side that is asked. */
  think(): void {
    if (this.play.answeredBy() !== 'computer') return
    const { answer, why } = this.computer.decide(this.battle)
    const refusal = this.answer(answer, why)
    if (refusal) raise(`the computer gave an answer that is not allowed: ${refusal.message}`)
  }

  /** What the computer would answer, and why: for a person who wants advice. */
  advise(): Advice {
    const { answer, plan } = this.computer.decide(this.battle)
    return this.names.word({ answer, why: plan })
  }

  /** The table as it was when an event was told. */
  pastMoment(event: number): PastMoment | undefined {
    if (event < 0 || event >= this.events.length) return undefined
    this.pastMoments ??= new PastMoments(this.kit, this.start, this.names)
    return this.pastMoments.after(event + 1, this.battle.tape)
  }

  /** Looks back at the battle for a moment; asked again, it goes on where it stopped. */
  review(): Review {
    const { events } = this
    if (this.reviewing?.events !== events.length) this.reviewing = { events: events.length, review: this.newReview() }
    const { deeds, ...review } = this.reviewing.review.work(timeLimit(this.services, REVIEW_MILLISECONDS))
    const named = deeds?.map((deed) => ({ ...deed, name: this.names.figure(deed.figure) }))
    return { ...review, ...(named && { deeds: named }) }
  }

  private newReview(): BattleReview<S> {
    const { kit, start, battle } = this
    const logPart = (from: number, to: number): LogPart => this.log.part(battle.state, this.events, from, to)
    return new BattleReview(kit, start, { battle, logPart }, this.ownSide())
  }

  /** The side of whoever sits here; with nobody or several, the first. */
  private ownSide(): SideId {
    const { seats } = this.play.options
    const sides = this.view().sides.map(({ id }) => id)
    return sides.find((side) => (seats[side] ?? 'person') === 'person') ?? sides[0] ?? raise('a battle without sides')
  }

  save(): BattleSave {
    const { dice, options } = this.play
    const { notes } = this.play.agreed
    const record = { ...makeRecord(this.battle, this.start), ...(notes.length > 0 && { takenBack: notes }) }
    return { record, options: { ...options, dice: dice.source }, view: this.view(), thrown: dice.tray }
  }

  get events(): readonly Event[] {
    return this.battle.events
  }

  get played(): PlayedAnswer | undefined {
    return this.play.played
  }

  get throwCount(): number {
    return this.play.dice.throws.length
  }

  throwsFrom(count: number): readonly DiceThrow[] {
    return this.play.dice.throws.slice(count).map((one) => this.names.diceThrow(one, this.kit))
  }

  tablesFrom(count: number, side?: SideId): readonly ThrownTable[] {
    return this.play.moments.from(count).map(({ state, ...moment }) => {
      const view = side === undefined ? this.kit.view(state) : viewFor(this.kit, state, side)
      this.names.learn([...view.figures, ...(view.units ?? [])], view.sides)
      return { ...moment, view: this.names.word(view) }
    })
  }

  logFrom(event: number): LogPart {
    return this.log.part(this.battle.state, this.events, event)
  }

  /** Lines of the log that were told before this event, for whoever looks that far back. */
  logBefore(event: number): LogPart {
    return this.log.part(this.battle.state, this.events, Math.max(0, event - EARLIER_EVENTS), event)
  }

  /** The whole of it, with what has happened since this was last asked for. */
  snapshot(): Snapshot {
    return this.feed.snapshot()
  }

  state(side?: SideId): SnapshotState {
    const { battle, play } = this
    const pieces = piecesToPlace(this.kit, battle)
    const view = this.viewFor(side)
    this.names.learn([...this.roster(), ...view.figures, ...(view.units ?? []), ...pieces], view.sides)
    const { awaited, result } = battle
    const asked = play.answeredBy()
    const { decision, advisedMove } = this.shownDecision(side, asked)
    return {
      game: battle.game.id,
      view: this.names.word(view),
      canRedo: play.canRedo,
      options: seenOptions(play.options),
      pieces: decision ? this.names.word(pieces) : [],
      ...(decision && { decision: this.names.word(decision) }),
      ...(advisedMove && { advisedMove: this.names.word(advisedMove) }),
      ...(asked && { answeredBy: asked }),
      ...(awaited && {
        awaited: awaitedDice(awaited, this.kit, this.names, battle.tape.slice(battle.tape.length - battle.stepLength)),
      }),
      ...(result && { result }),
      ...(result && this.kit.campaign && { lost: this.kit.campaign.lost(battle.state) }),
      ...this.undoStatus(asked),
      ...(play.agreed.notes.length > 0 && { takenBack: play.agreed.notes }),
      ...play.assistance.status(asked),
    }
  }

  /** The table as a side sees it; with no side, as it is. */
  viewFor(side?: SideId): TableView {
    return side === undefined ? this.view() : viewFor(this.kit, this.battle.state, side)
  }

  /** A person finds the computer's advice on the Enter key. */
  private shownDecision(side: SideId | undefined, asked: Snapshot['answeredBy']): Partial<AdvisedDecision> {
    const decision = this.decisionFor(side)
    if (!decision) return {}
    return asked === 'person' ? withAdvisedDefault(this.kit, this.battle, decision) : { decision }
  }

  /** A question is shown only to the side that is asked. */
  private decisionFor(side: SideId | undefined): Decision | undefined {
    const { decision } = this.battle
    return side === undefined || decision?.by === side ? decision : undefined
  }

  /** What the computer does is not a person's to take back. */
  private undoStatus(asked: Snapshot['answeredBy']): Pick<Snapshot, 'noUndo' | 'canAgree' | 'reopenable'> {
    const why = asked === 'computer' ? 'asked' : this.play.match.noUndo
    return why === undefined
      ? { reopenable: this.play.match.reopenable }
      : { noUndo: WHY_NO_UNDO[why], ...(this.play.canAgree && { canAgree: true }) }
  }
}
