/** One battle in its worker: led on as its course goes, told to the page in words, and kept. Knows no browser. */
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
import { Course } from './battle-controller.ts'
import { lastThrown } from '../history/history.ts'
import { BattleLog, tellAnyway } from '../history/battle-log.ts'
import { Moments } from '../history/moments.ts'
import { Names } from '../history/names.ts'
import { opponent, type Opponent } from './computer-player.ts'
import type { Advice, Moment } from '../messages/replies.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { Kept, Terms } from '../messages/options.ts'
import { piecesToPlace } from '../what-if/try-answer.ts'
import { WhatIf } from '../what-if/what-if.ts'
import { WitnessedDice } from './recorded-dice.ts'

export class BattleHost<S> extends Course<S> {
  readonly names = new Names()
  readonly whatIf: WhatIf<S>
  private readonly log: BattleLog<S>
  private readonly rival: Opponent<S>
  private moments: Moments<S> | undefined

  private constructor(
    kit: GameKit<S>,
    private readonly start: BattleStart,
    battle: Battle<S>,
    dice: WitnessedDice,
    terms: Terms,
  ) {
    super(kit, battle, dice, terms)
    this.log = new BattleLog(kit, this.names)
    this.rival = opponent(kit, terms.skill)
    this.whatIf = new WhatIf(kit, this)
  }

  static begin<S>(kit: GameKit<S>, start: { readonly plan: BattlePlan }, terms: Terms): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    return new BattleHost(kit, start, Battle.start(kit.game, start.plan, dice), dice, terms)
  }

  /** `opened`: the battle where the record leaves it, if it has been played already. */
  static takeUp<S>(kit: GameKit<S>, { record, terms, thrown }: Kept, opened?: Battle<S>): BattleHost<S> {
    const dice = new WitnessedDice(terms.dice)
    if (opened) goOnWith(opened, dice)
    const host = new BattleHost(kit, record.start, opened ?? resume(kit.game, record, dice), dice, terms)
    host.dice.lay(thrown ?? lastThrown(kit.game, record))
    return host
  }

  /** Refused, the reason in the table's words. */
  override answer(answer: Answer, why?: string): Refusal | undefined {
    const refusal = super.answer(answer, why === undefined ? undefined : this.names.word(why))
    return refusal && this.names.refusal(refusal)
  }

  /** Everybody of this battle by name, on the table or not. */
  roster(): readonly NamedFigure[] {
    return this.kit.roster?.(this.battle.state) ?? []
  }

  /** An event in words, as seen from here. */
  tell(event: Event): LogEntry | undefined {
    return tellAnyway(this.kit, this.battle.state, event)
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
    const purpose = (roll: { readonly purpose: string }) => this.names.purpose(roll.purpose, this.kit, field.pieces)
    return {
      game: battle.game.id,
      view: this.view(),
      log: this.log.collect(),
      thrown: this.dice.collect().map((thrown) => ({ ...thrown, purpose: purpose(thrown) })),
      canRedo: match.canRedo,
      terms: this.terms,
      pieces,
      ...(decision && { decision: this.names.decision(decision) }),
      ...(asked && { asked }),
      ...(awaited && { awaited: { ...awaited, purpose: purpose(awaited) } }),
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
}
