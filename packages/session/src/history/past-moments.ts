/** The table as it was at a line of the log, with the dice thrown then. */
import type { BattleRecord, Entry, GameKit, BattleStart } from '@muster/engine'
import { texts } from '../texts.ts'
import { History } from './history.ts'
import { isSame } from './battle-log.ts'
import type { Names } from './names.ts'
import type { PastMoment } from '../messages/replies.ts'

export class PastMoments<S> {
  private readonly history: History<S>

  constructor(
    private readonly kit: GameKit<S>,
    start: BattleStart,
    private readonly names: Names,
  ) {
    this.history = new History(kit.game, start)
  }

  after(events: number, tape: readonly Entry[]): PastMoment {
    const { history, names } = this
    history.goTo(events, tape)
    const view = this.kit.view(history.state)
    const thrown = history.thrown.map((one) => names.diceThrow(one, this.kit))
    return { view: names.word(view), thrown, entries: history.entries }
  }
}

/** Moments of a record under rules that have changed: true ones as long as the rules still tell what it tells. */
export class OutdatedMoments<S> {
  private readonly moments: PastMoments<S>
  private readonly validEvents: number

  constructor(
    kit: GameKit<S>,
    private readonly record: BattleRecord,
    names: Names,
  ) {
    this.moments = new PastMoments(kit, record.start, names)
    this.validEvents = countValidEvents(kit, record)
  }

  after(events: number): PastMoment {
    const { entries: _, ...moment } = this.moments.after(Math.min(events, this.validEvents), this.record.tape)
    return events <= this.validEvents ? moment : { ...moment, thrown: [], inexactBecause: texts.inexact }
  }
}

/** How many events the rules of today tell as the record does, up to a question or a roll. */
function countValidEvents<S>(kit: GameKit<S>, { start, tape, events = [] }: BattleRecord): number {
  const history = new History(kit.game, start)
  let sound = 0
  try {
    for (;;) {
      history.goTo(sound + 1, tape)
      const told = history.events
      if (told.length === sound || !told.slice(sound).every((event, i) => isSame(event, events[sound + i])))
        return sound
      sound = told.length
    }
  } catch {
    // The rules stumble over the tape: what they told before that still holds.
    return sound
  }
}
