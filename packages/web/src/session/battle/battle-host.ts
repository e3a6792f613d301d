/** One battle in the worker: plays it, describes it to the page and saves it. Uses no browser API. */
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
} from '@muster/engine'
import { BattleController } from './battle-controller.ts'
import { lastThrow } from '../history/history.ts'
import { BattleLog, logEntryOrName } from '../history/battle-log.ts'
import { PastMoments } from '../history/past-moments.ts'
import { Names } from '../history/names.ts'
import { computerPlayer, type ComputerPlayer } from './computer-player.ts'
import type { Advice, PastMoment } from '../messages/replies.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { BattleSave, SessionOptions } from '../messages/options.ts'
import { piecesToPlace } from '../what-if/try-answer.ts'
import { WhatIf } from '../what-if/what-if.ts'
import { RecordedDice } from './recorded-dice.ts'

export class BattleHost<S> extends BattleController<S> {
  readonly names = new Names()
  readonly whatIf: WhatIf<S>
  private readonly log: BattleLog<S>
  private readonly computer: ComputerPlayer<S>
  private pastMoments: PastMoments<S> | undefined

  private constructor(
    kit: GameKit<S>,
    private readonly start: BattleStart,
    battle: Battle<S>,
    dice: RecordedDice,
    options: SessionOptions,
  ) {
    super(kit, battle, dice, options)
    this.log = new BattleLog(kit, this.names)
    this.computer = computerPlayer(kit, options.skill)
    this.whatIf = new WhatIf(kit, this)
  }

  static begin<S>(kit: GameKit<S>, start: { readonly plan: BattlePlan }, options: SessionOptions): BattleHost<S> {
    const dice = new RecordedDice(options.dice)
    return new BattleHost(kit, start, Battle.start(kit.game, start.plan, dice), dice, options)
  }

  /** `opened`: the battle where the record leaves it, if it has been played already. */
  static resume<S>(kit: GameKit<S>, { record, options, thrown }: BattleSave, opened?: Battle<S>): BattleHost<S> {
    const dice = new RecordedDice(options.dice)
    if (opened) goOnWith(opened, dice)
    const host = new BattleHost(kit, record.start, opened ?? resume(kit.game, record, dice), dice, options)
    host.dice.restore(thrown ?? lastThrow(kit.game, record))
    return host
  }

  /** Refused, the reason in the table's words. */
  override answer(answer: Answer, why?: string): Refusal | undefined {
    const refusal = super.answer(answer, why === undefined ? undefined : this.names.replaceIds(why))
    return refusal && this.names.refusal(refusal)
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
    if (this.answeredBy() !== 'computer') return
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
    const options = { ...this.options, dice: this.dice.source }
    return { record: makeRecord(this.battle, this.start), options, view: this.view(), thrown: this.dice.tray }
  }

  snapshot(): Snapshot {
    const { battle, match, played } = this
    this.cachedView = undefined
    const pieces = piecesToPlace(this.kit, battle)
    const { figures, units = [], sides, field } = this.view()
    this.names.learn([...this.roster(), ...figures, ...units, ...pieces], sides)
    this.log.update(battle.state, battle.events)
    this.played = undefined
    const { decision, awaited, result } = battle
    const asked = this.answeredBy()
    const purpose = (roll: { readonly purpose: string }) => this.names.purpose(roll.purpose, this.kit, field.pieces)
    return {
      game: battle.game.id,
      view: this.view(),
      log: this.log.collect(),
      thrown: this.dice.collect().map((thrown) => ({ ...thrown, purpose: purpose(thrown) })),
      canRedo: match.canRedo,
      options: this.options,
      pieces,
      ...(decision && { decision: this.names.decision(decision) }),
      ...(asked && { answeredBy: asked }),
      ...(awaited && { awaited: { ...awaited, purpose: purpose(awaited) } }),
      ...(result && { result }),
      ...(played && { played }),
      ...this.undoStatus(asked),
      ...this.assistance.status(asked),
    }
  }

  /** What the computer does is not a person's to take back. */
  private undoStatus(asked: Snapshot['answeredBy']): Pick<Snapshot, 'noUndo'> {
    const why = asked === 'computer' ? 'asked' : this.match.noUndo
    return why === undefined ? {} : { noUndo: WHY_NO_UNDO[why] }
  }
}
