/** The battle's events in words. A line is worded when somebody first asks for it. */
import type { Event, GameKit, LogEntry } from '@muster/engine'
import type { LogLine, LogPart } from '../messages/snapshot.ts'
import type { ShownLogEntry } from '../messages/shown.ts'
import type { Names } from './names.ts'

interface WordedEvent {
  readonly event: Event
  readonly entry: ShownLogEntry | undefined
}

export class BattleLog<S> {
  private readonly worded: (WordedEvent | undefined)[] = []

  constructor(
    private readonly kit: GameKit<S>,
    private readonly names: Names,
  ) {}

  /** The lines of these events, as seen from this state. */
  part(state: S, events: readonly Event[], from: number, to = events.length): LogPart {
    this.worded.length = Math.min(this.worded.length, events.length)
    return { from, lines: events.slice(from, to).flatMap((event, i) => this.line(state, event, from + i) ?? []) }
  }

  private line(state: S, event: Event, at: number): LogLine | undefined {
    const known = this.worded[at]
    const entry = known && isSame(known.event, event) ? known.entry : this.word(state, event)
    this.worded[at] = { event, entry }
    return entry && { ...entry, event: at }
  }

  private word(state: S, event: Event): ShownLogEntry | undefined {
    return this.names.word(logEntryOrName(this.kit, state, event))
  }
}

/** How many events are the same: after an undo a step is told anew, so equal events count, not only the same. */
export function countUnchanged(before: readonly Event[], after: readonly Event[]): number {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && isSame(before[same], after[same])) same++
  return same
}

export const isSame = (a: Event | undefined, b: Event | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** A game may not know how to word an event, of an old battle perhaps; that is no reason to stop: its bare name must do. */
export function logEntryOrName<S>(kit: GameKit<S>, state: S, event: Event): LogEntry | undefined {
  try {
    return kit.logEntry(state, event)
  } catch {
    return { text: event.is.replaceAll('-', ' '), figures: [], weight: 'plain' }
  }
}
