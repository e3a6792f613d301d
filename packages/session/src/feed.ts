/** What one who looks on has been told of a battle: tells them the rest, as changes of what they know. */
import type { Event, SideId } from '@muster/engine'
import { countUnchanged } from './history/battle-log.ts'
import type {
  DiceThrow,
  LogPart,
  News,
  PlayedAnswer,
  Snapshot,
  SnapshotState,
  ThrowMoment,
  Update,
} from './messages/snapshot.ts'
import type { ShownTable } from './messages/shown.ts'
import { diff } from './patch/diff.ts'

export interface FeedSource {
  /** As a side sees it, or as it is. */
  state(side?: SideId): SnapshotState
  readonly events: readonly Event[]
  /** The lines of the log from this event on. */
  logFrom(event: number): LogPart
  /** How many throws there were since the battle was opened. */
  readonly throwCount: number
  throwsFrom(count: number): readonly DiceThrow[]
  /** The table at each of these throws, as a side saw it, as far as that was kept. */
  tablesFrom(count: number, side?: SideId): readonly ThrownTable[]
  readonly played: PlayedAnswer | undefined
}

/** The table when dice were thrown. */
export interface ThrownTable {
  /** The number of the throw since the battle was opened. */
  readonly throw: number
  readonly events: number
  readonly view: ShownTable
}

/** So many events are put into words when a battle is opened; earlier ones when somebody asks for them. */
const FIRST_EVENTS = 120

export class Feed {
  private told: readonly Event[] | undefined
  private throws = 0
  private played: PlayedAnswer | undefined

  /** `sent`: what they know of it already. */
  constructor(
    private readonly source: FeedSource,
    private readonly side?: SideId,
    private sent?: SnapshotState,
  ) {}

  /** How the battle stands, as the updates so far tell it. */
  get known(): SnapshotState | undefined {
    return this.sent
  }

  /** What changed since the update before; the first has everything. */
  update(): Update {
    const before = this.sent?.view
    const now = this.source.state(this.side)
    const moments = before ? this.moments(before) : []
    const changed = diff(this.sent ?? {}, now)
    this.sent = now
    return { ...this.news(), ...(moments.length > 0 && { moments }), ...(changed && { changed }) }
  }

  /** The whole of it, for whoever keeps nothing. */
  snapshot(): Snapshot {
    return { ...this.source.state(this.side), ...this.news() }
  }

  private moments(before: ShownTable): readonly ThrowMoment[] {
    let last = before
    return this.source.tablesFrom(this.throws, this.side).map(({ throw: count, events, view }) => {
      const changed = diff(last, view)
      last = view
      return { throw: count - this.throws, events, ...(changed && { changed }) }
    })
  }

  private news(): News {
    const { events, throwCount, played } = this.source
    const from = this.told ? countUnchanged(this.told, events) : Math.max(0, events.length - FIRST_EVENTS)
    const thrown = this.source.throwsFrom(this.throws)
    const isNew = played !== undefined && played !== this.played
    this.told = [...events]
    this.throws = throwCount
    this.played = played
    return { log: this.source.logFrom(from), thrown, ...(isNew && { played }) }
  }
}
