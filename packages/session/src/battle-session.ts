/** One battle as people play it: plays it, describes it to whoever looks on, and saves it. */
import {
  Battle,
  WHY_NO_UNDO,
  makeRecord,
  raise,
  goOnWith,
  resume,
  type Answer,
  type BattlePlan,
  type NamedFigure,
  type Event,
  type GameKit,
  type Refusal,
  type BattleStart,
  type LogEntry,
  type TableView,
} from '@muster/engine'
import { BattleController } from './battle/battle-controller.ts'
import { lastThrow } from './history/history.ts'
import { BattleLog, logEntryOrName } from './history/battle-log.ts'
import { PastMoments } from './history/past-moments.ts'
import { Names } from './history/names.ts'
import { computerPlayer, type ComputerPlayer } from './battle/computer-player.ts'
import type { Advice, PastMoment } from './messages/replies.ts'
import type { Snapshot } from './messages/snapshot.ts'
import type { BattleSave, SessionOptions } from './messages/options.ts'
import { piecesToPlace } from './what-if/try-answer.ts'
import { WhatIf } from './what-if/what-if.ts'
import type { SessionServices } from './services.ts'
import { RecordedDice } from './battle/recorded-dice.ts'

export class BattleSession<S> {
  readonly play: BattleController<S>
  readonly names = new Names()
  readonly whatIf: WhatIf<S>
  private readonly log: BattleLog<S>
  private readonly computer: ComputerPlayer<S>
  private pastMoments: PastMoments<S> | undefined

  private constructor(
    private readonly kit: GameKit<S>,
    private readonly start: BattleStart,
    battle: Battle<S>,
    dice: RecordedDice,
    options: SessionOptions,
    services: SessionServices,
  ) {
    this.play = new BattleController(kit, battle, dice, options)
    this.log = new BattleLog(kit, this.names)
    this.computer = computerPlayer(kit, options.skill, services)
    this.whatIf = new WhatIf(kit, this, services)
  }

  static begin<S>(
    kit: GameKit<S>,
    start: { readonly plan: BattlePlan },
    options: SessionOptions,
    services: SessionServices,
  ): BattleSession<S> {
    const dice = new RecordedDice(options.dice, services.randomSeed)
    return new BattleSession(kit, start, Battle.start(kit.game, start.plan, dice), dice, options, services)
  }

  /** `opened`: the battle where the record leaves it, if it has been played already. */
  static resume<S>(
    kit: GameKit<S>,
    { record, options, thrown }: BattleSave,
    services: SessionServices,
    opened?: Battle<S>,
  ): BattleSession<S> {
    const dice = new RecordedDice(options.dice, services.randomSeed)
    if (opened) goOnWith(opened, dice)
    const session = new BattleSession(
      kit,
      record.start,
      opened ?? resume(kit.game, record, dice),
      dice,
      options,
      services,
    )
    dice.restore(thrown ?? lastThrow(kit.game, record))
    return session
  }

  /** Refused, the reason in the table's words. */
  answer(answer: Answer, why?: string): Refusal | undefined {
    const refusal = this.play.answer(answer, why === undefined ? undefined : this.names.replaceIds(why))
    return refusal && this.names.refusal(refusal)
  }

  get battle(): Battle<S> {
    return this.play.battle
  }

  view(): TableView {
    return this.play.view()
  }

  /** Everybody of this battle by name, on the table or not. */
  roster(): readonly NamedFigure[] {
    return this.kit.roster?.(this.battle.state) ?? []
  }

  /** An event in words, as seen from here. */
  logEntry(event: Event): LogEntry | undefined {
    return logEntryOrName(this.kit, this.battle.state, event)
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
    return { answer, why: this.names.replaceIds(plan) }
  }

  /** The table as it was when a line of the log was told. */
  pastMoment(line: number): PastMoment | undefined {
    const events = this.log.eventsAt(line)
    if (events === undefined) return undefined
    this.pastMoments ??= new PastMoments(this.kit, this.start, this.names)
    return this.pastMoments.after(events, this.battle.tape)
  }

  save(): BattleSave {
    const { dice, options } = this.play
    const record = makeRecord(this.battle, this.start)
    return { record, options: { ...options, dice: dice.source }, view: this.view(), thrown: dice.tray }
  }

  snapshot(): Snapshot {
    const { battle, play } = this
    const played = play.collectPlayed()
    const pieces = piecesToPlace(this.kit, battle)
    const { figures, units = [], sides, field } = this.view()
    this.names.learn([...this.roster(), ...figures, ...units, ...pieces], sides)
    this.log.update(battle.state, battle.events)
    const { decision, awaited, result } = battle
    const asked = play.answeredBy()
    const purpose = (roll: { readonly purpose: string }) => this.names.purpose(roll.purpose, this.kit, field.pieces)
    return {
      game: battle.game.id,
      view: this.view(),
      log: this.log.collect(),
      thrown: play.dice.collect().map((thrown) => ({ ...thrown, purpose: purpose(thrown) })),
      canRedo: play.match.canRedo,
      options: play.options,
      pieces,
      ...(decision && { decision: this.names.decision(decision) }),
      ...(asked && { answeredBy: asked }),
      ...(awaited && { awaited: { ...awaited, purpose: purpose(awaited) } }),
      ...(result && { result }),
      ...(played && { played }),
      ...this.undoStatus(asked),
      ...play.assistance.status(asked),
    }
  }

  /** What the computer does is not a person's to take back. */
  private undoStatus(asked: Snapshot['answeredBy']): Pick<Snapshot, 'noUndo'> {
    const why = asked === 'computer' ? 'asked' : this.play.match.noUndo
    return why === undefined ? {} : { noUndo: WHY_NO_UNDO[why] }
  }
}
