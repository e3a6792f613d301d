/** The battle as it was: played once more from its tape, as far as the moment one asks about. */
import {
  Battle,
  playEntry,
  raise,
  startState,
  typedDice,
  type BattleRecord,
  type Entry,
  type Event,
  type Game,
  type SavePoint,
  type BattleStart,
} from '@muster/engine'
import { thrownFrom, type Thrown } from '../messages/snapshot.ts'

/** So many entries apart a place is kept to go back to: any moment is then a short way from one of them. */
const APART = 60

interface Kept<S> {
  readonly place: SavePoint<S>
  readonly entries: number
  readonly events: number
}

interface Fed {
  readonly entry: Entry
  /** Where the entry is a throw: all that is known of it. */
  readonly thrown?: Thrown
}

export class History<S> {
  private readonly battle: Battle<S>
  private kept: Kept<S>[] = []
  private fed: Fed[] = []

  constructor(game: Game<S>, start: BattleStart) {
    this.battle = new Battle(game, { state: startState(game, start), tape: [] }, typedDice)
    this.keep()
  }

  /** Goes to right after so many events had been told: to the question or the roll that followed. */
  goTo(events: number, tape: readonly Entry[]): void {
    this.forgetUnlike(tape)
    this.goBackTo(events)
    while (this.battle.events.length < events && this.fed.length < tape.length) this.feed(tape[this.fed.length])
  }

  get state(): S {
    return this.battle.state
  }

  /** What has been told by now. */
  get events(): readonly Event[] {
    return this.battle.events
  }

  /** The dice that lay in the tray: all that fell after the same answer, up to now. */
  get thrown(): readonly Thrown[] {
    const last = this.fed.findLastIndex(({ thrown }) => thrown !== undefined)
    const first = this.fed.slice(0, Math.max(0, last)).findLastIndex(({ thrown }) => thrown === undefined)
    return this.fed.slice(first + 1, last + 1).flatMap(({ thrown }) => thrown ?? [])
  }

  /** What was taken back and played otherwise is no longer history. */
  private forgetUnlike(tape: readonly Entry[]): void {
    const same = this.fed.findIndex(({ entry }, place) => entry !== tape[place])
    if (same >= 0) this.goBack(this.kept.findLastIndex(({ entries }) => entries <= same))
  }

  private goBackTo(events: number): void {
    if (this.battle.events.length >= events) this.goBack(this.kept.findLastIndex((one) => one.events < events))
  }

  private goBack(place: number): void {
    const to = this.kept[Math.max(0, place)]
    if (!to) return
    this.kept.length = Math.max(0, place) + 1
    this.fed.length = to.entries
    this.battle.rewind(to.place)
  }

  private feed(entry: Entry | undefined): void {
    if (entry === undefined) return
    const { awaited } = this.battle
    const wrong = playEntry(this.battle, entry)
    if (wrong !== undefined) raise(wrong)
    this.fed.push({ entry, ...('roll' in entry && awaited && { thrown: thrownFrom(awaited, entry.faces) }) })
    if (this.fed.length - (this.kept.at(-1)?.entries ?? 0) >= APART) this.keep()
  }

  private keep(): void {
    const { battle, fed } = this
    this.kept.push({ place: battle.savePoint(), entries: fed.length, events: battle.events.length })
  }
}

/** The dice that lay in the tray when a battle was laid down, where nobody has kept them: a file holds only the tape. */
export function lastThrown<S>(game: Game<S>, { start, tape }: BattleRecord): readonly Thrown[] {
  const history = new History(game, start)
  try {
    history.goTo(Infinity, tape)
  } catch {
    // A tape of other rules: what fell until then is all there is.
  }
  return history.thrown
}
