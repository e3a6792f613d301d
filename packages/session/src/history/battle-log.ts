/** The battle's events in words. Lines are worded once, when they happen, and taken back with an undo. */
import type { Event, GameKit, LogEntry } from '@muster/engine'
import type { Names } from './names.ts'

interface LoggedEvent {
  readonly event: Event
  readonly entry: LogEntry | undefined
}

export class BattleLog<S> {
  private lines: LoggedEvent[] = []
  private sent = 0

  constructor(
    private readonly kit: GameKit<S>,
    private readonly names: Names,
  ) {}

  /** Words what is new, and forgets what has been taken back. */
  update(state: S, events: readonly Event[]): void {
    const same = this.countUnchanged(events)
    this.sent = Math.min(this.sent, this.entries(same).length)
    this.lines.length = same
    for (const event of events.slice(same)) {
      const entry = logEntryOrName(this.kit, state, event)
      this.lines.push({ event, entry: entry && this.names.logEntry(entry) })
    }
  }

  /** The lines the page has not seen, and from where they replace what it has. */
  collect(): { readonly from: number; readonly lines: readonly LogEntry[] } {
    const all = this.entries(this.lines.length)
    const from = this.sent
    this.sent = all.length
    return { from, lines: all.slice(from) }
  }

  /** How many events had been told when this line was the last. */
  eventsAt(line: number): number | undefined {
    let seen = -1
    const place = this.lines.findIndex(({ entry }) => entry !== undefined && ++seen === line)
    return place < 0 ? undefined : place + 1
  }

  /** After an undo a step is told anew, so its events are equal but not the same: compared by value. */
  private countUnchanged(events: readonly Event[]): number {
    const most = Math.min(this.lines.length, events.length)
    let same = 0
    while (same < most && isSame(this.lines[same]?.event, events[same])) same++
    return same
  }

  private entries(count: number): LogEntry[] {
    return this.lines.slice(0, count).flatMap(({ entry }) => (entry ? [entry] : []))
  }
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
