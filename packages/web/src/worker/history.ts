/** The table as it was: the battle is played once more from its tape, as far as the moment one asks about. */
import { Battle, startState, typedDice, type Entry, type Game, type SavePoint, type Start } from '@muster/engine'

/** So many entries apart a place is kept to go back to: any moment is then a short way from one of them. */
const APART = 60

interface Kept<S> {
  readonly place: SavePoint<S>
  readonly entries: number
  readonly events: number
}

export class History<S> {
  private readonly battle: Battle<S>
  private kept: Kept<S>[] = []
  private fed: Entry[] = []

  constructor(game: Game<S>, start: Start) {
    this.battle = new Battle(game, { state: startState(game, start), tape: [] }, typedDice)
    this.keep()
  }

  /** The state right after so many events had been told: at the question or the roll that followed. */
  after(events: number, tape: readonly Entry[]): S {
    this.forgetUnlike(tape)
    this.goBackTo(events)
    while (this.battle.events.length < events && this.fed.length < tape.length) this.feed(tape[this.fed.length])
    return this.battle.state
  }

  /** What was taken back and played otherwise is no longer history. */
  private forgetUnlike(tape: readonly Entry[]): void {
    const same = this.fed.findIndex((entry, place) => entry !== tape[place])
    if (same >= 0) this.goBack(this.kept.findLastIndex(({ entries }) => entries <= same))
  }

  private goBackTo(events: number): void {
    if (this.battle.events.length >= events)
      this.goBack(this.kept.findLastIndex((one) => one.events < events))
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
    if ('roll' in entry) this.battle.type(entry.faces)
    else this.battle.answer(entry.answer)
    this.fed.push(entry)
    if (this.fed.length - (this.kept.at(-1)?.entries ?? 0) >= APART) this.keep()
  }

  private keep(): void {
    const { battle, fed } = this
    this.kept.push({ place: battle.savePoint(), entries: fed.length, events: battle.events.length })
  }
}
