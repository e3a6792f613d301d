/**
 * Taking back by agreement. Once dice have fallen or the other side has been asked, a player cannot take back an answer
 * alone; those who share a screen or roll dice of their own may agree to it. The record says that they did.
 */
import {
  playEntry,
  raise,
  typedDice,
  type Battle,
  type BattleStart,
  type Entry,
  type GameKit,
  type TakenBack,
} from '@muster/engine'
import { History } from '../history/history.ts'
import type { RecordedDice } from './recorded-dice.ts'
import type { SessionOptions } from '../messages/options.ts'

interface Undone {
  readonly entries: readonly Entry[]
  /** Absent where a player took it back alone. */
  readonly note?: TakenBack
}

export class AgreedUndo<S> {
  private history: History<S> | undefined
  private undone: Undone[] = []

  constructor(
    private readonly kit: GameKit<S>,
    private readonly start: BattleStart,
    private readonly battle: Battle<S>,
    private readonly dice: RecordedDice,
    /** What was taken back so far. */
    public notes: readonly TakenBack[],
  ) {}

  /** Whether the players of this battle can agree at all: two people here, or dice on a real table. */
  static isPossible({ seats, dice }: SessionOptions): boolean {
    return dice === 'typed' || Object.values(seats).every((seat) => seat === 'person')
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** Something new was answered: what was taken back before is gone. */
  forgetRedo(): void {
    this.undone = []
  }

  /** The place of the last answer of a person, or of the last dice that were typed in; undefined where there is none. */
  lastStep(options: SessionOptions): number | undefined {
    return this.steps(options).at(-1)
  }

  /** The first step of the turn that the last one belongs to. */
  startOfTurn(options: SessionOptions): number | undefined {
    const steps = this.steps(options)
    const last = steps.at(-1)
    if (last === undefined) return undefined
    const turn = this.turnAt(last)
    let [least, most] = [0, steps.length - 1]
    // Turns only go up, so the first step of one is found by halving.
    while (least < most) {
      const middle = (least + most) >> 1
      if (this.turnAt(steps[middle] ?? 0) < turn) least = middle + 1
      else most = middle
    }
    return steps[least]
  }

  /** Where one can go back to: answers of people and typed dice. Dice that Muster rolls would only fall anew. */
  private steps({ seats, dice }: SessionOptions): readonly number[] {
    const isStep = (entry: Entry): boolean =>
      'roll' in entry ? dice === 'typed' : (seats[entry.by] ?? 'person') === 'person'
    return this.battle.tape.flatMap((entry, place) => (isStep(entry) ? [place] : []))
  }

  /** As if nothing had happened since this entry of the tape. */
  takeBackTo(place: number): void {
    const entries = this.rewindTo(place)
    if (entries.length === 0) return
    const answers = entries.filter((entry) => 'what' in entry).length
    const note = { at: place, events: this.battle.events.length, answers }
    this.notes = [...this.notes, note]
    this.undone.push({ entries, note })
  }

  /** Takes back what a player had taken back alone before, so that it can be redone after what is agreed on. */
  setAsideFrom(place: number): void {
    const entries = this.rewindTo(place)
    if (entries.length > 0) this.undone.push({ entries })
  }

  /** Returns the entries that are gone. */
  private rewindTo(place: number): readonly Entry[] {
    const entries = this.battle.tape.slice(place)
    if (entries.length === 0) return []
    this.goTo(place)
    this.battle.rewind(this.historyNow.savePoint())
    return entries
  }

  /** The same answers again, with the dice that fell then. */
  redo(): void {
    const undone = this.undone.pop()
    if (!undone) return
    this.battle.dice = typedDice
    for (const entry of undone.entries) {
      const wrong = playEntry(this.battle, entry)
      if (wrong !== undefined) raise(wrong)
    }
    this.battle.dice = this.dice
    this.notes = this.notes.filter((note) => note !== undone.note)
  }

  private get historyNow(): History<S> {
    return (this.history ??= new History(this.kit.game, this.start))
  }

  private goTo(place: number): void {
    this.historyNow.goToEntry(place, this.battle.tape)
  }

  private turnAt(place: number): number {
    this.goTo(place)
    return this.kit.view(this.historyNow.state).round.turn
  }
}
