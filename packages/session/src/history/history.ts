/** Plays a battle again from its tape up to a given event. */
import {
  Battle,
  playEntry,
  raise,
  startState,
  typedDice,
  type Entry,
  type Event,
  type Game,
  type SavePoint,
  type BattleStart,
} from '@muster/engine'
import { keptThrow, type KeptThrow } from '../messages/snapshot.ts'

/** So many entries apart a place is kept to go back to: any moment is then a short way from one of them. */
const ENTRIES_BETWEEN_SAVE_POINTS = 60

interface SavePointAt<S> {
  readonly place: SavePoint<S>
  readonly entries: number
  readonly events: number
}

interface PlayedEntry {
  readonly entry: Entry
  /** Where the entry is a throw: all that is known of it. */
  readonly thrown?: KeptThrow
}

export class History<S> {
  private readonly battle: Battle<S>
  private savePoints: SavePointAt<S>[] = []
  private played: PlayedEntry[] = []

  constructor(game: Game<S>, start: BattleStart) {
    this.battle = new Battle(game, { state: startState(game, start), tape: [] }, typedDice)
    this.addSavePoint()
  }

  /** Goes to right after so many events had been told: to the question or the roll that followed. */
  goTo(events: number, tape: readonly Entry[]): void {
    this.dropChangedEntries(tape)
    this.rewindBefore(events)
    while (this.battle.events.length < events && this.played.length < tape.length) this.play(tape[this.played.length])
  }

  /** Goes to right before an entry of the tape. */
  goToEntry(place: number, tape: readonly Entry[]): void {
    this.dropChangedEntries(tape)
    if (this.played.length > place) this.rewindTo(this.savePoints.findLastIndex(({ entries }) => entries <= place))
    while (this.played.length < place) this.play(tape[this.played.length])
  }

  savePoint(): SavePoint<S> {
    return this.battle.savePoint()
  }

  get state(): S {
    return this.battle.state
  }

  /** How many answers and rolls have been played. */
  get entries(): number {
    return this.played.length
  }

  /** What has been told by now. */
  get events(): readonly Event[] {
    return this.battle.events
  }

  /** The dice that lay in the tray: all that fell after the same answer, up to now. */
  get thrown(): readonly KeptThrow[] {
    const last = this.played.findLastIndex(({ thrown }) => thrown !== undefined)
    const first = this.played.slice(0, Math.max(0, last)).findLastIndex(({ thrown }) => thrown === undefined)
    return this.played.slice(first + 1, last + 1).flatMap(({ thrown }) => thrown ?? [])
  }

  /** All throws from this entry of the tape on, up to now. */
  throwsFrom(entry: number): readonly KeptThrow[] {
    return this.played.slice(entry).flatMap(({ thrown }) => thrown ?? [])
  }

  /** What was taken back and played otherwise is no longer history. */
  private dropChangedEntries(tape: readonly Entry[]): void {
    const same = this.played.findIndex(({ entry }, place) => entry !== tape[place])
    if (same >= 0) this.rewindTo(this.savePoints.findLastIndex(({ entries }) => entries <= same))
  }

  private rewindBefore(events: number): void {
    if (this.battle.events.length >= events) this.rewindTo(this.savePoints.findLastIndex((one) => one.events < events))
  }

  private rewindTo(place: number): void {
    const to = this.savePoints[Math.max(0, place)]
    if (!to) return
    this.savePoints.length = Math.max(0, place) + 1
    this.played.length = to.entries
    this.battle.rewind(to.place)
  }

  private play(entry: Entry | undefined): void {
    if (entry === undefined) return
    const { awaited } = this.battle
    const wrong = playEntry(this.battle, entry)
    if (wrong !== undefined) raise(wrong)
    this.played.push({ entry, ...('roll' in entry && awaited && { thrown: keptThrow(awaited, entry.faces) }) })
    if (this.played.length - (this.savePoints.at(-1)?.entries ?? 0) >= ENTRIES_BETWEEN_SAVE_POINTS) this.addSavePoint()
  }

  private addSavePoint(): void {
    const { battle, played } = this
    this.savePoints.push({ place: battle.savePoint(), entries: played.length, events: battle.events.length })
  }
}
