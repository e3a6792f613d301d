/**
 * A battle the rules of today no longer follow. Its events tell it to the end; the table is shown as it was kept, and
 * at every earlier moment as long as the rules still tell what the record tells.
 */
import { InputError, verify, type BattleRecord, type Event, type RecordFault, type GameKit } from '@muster/engine'
import { texts } from '../texts.ts'
import { cutAt } from './cut-record.ts'
import { BattleSession } from '../battle-session.ts'
import { BattleLog } from '../history/battle-log.ts'
import { OutdatedMoments } from '../history/past-moments.ts'
import { Names } from '../history/names.ts'
import type { SessionServices } from '../services.ts'
import type { PastMoment } from '../messages/replies.ts'
import type { FeedSource, ThrownTable } from '../feed.ts'
import type { DiceThrow, LogPart, SnapshotState } from '../messages/snapshot.ts'
import type { BattleSave } from '../messages/options.ts'

export class OutdatedBattle implements FeedSource {
  readonly throwCount = 0
  readonly played = undefined
  readonly events: readonly Event[]
  private readonly now: SnapshotState
  private readonly names = new Names()
  private readonly log: BattleLog<unknown>
  private pastMoments: OutdatedMoments<unknown> | undefined

  constructor(
    private readonly kit: GameKit<unknown>,
    readonly save: BattleSave,
    /** The part of it that the rules still follow. */
    readonly playable: BattleSession<unknown>,
    why: string,
  ) {
    const { record } = save
    const { decision: _, answeredBy: __, awaited: ___, ...rest } = playable.state()
    const view = save.view ?? rest.view
    this.names.learn([...playable.roster(), ...rest.view.figures, ...view.figures, ...(view.units ?? [])], view.sides)
    this.log = new BattleLog(kit, this.names)
    this.events = record.events ?? playable.events
    const { result } = record
    this.now = {
      ...rest,
      view: this.names.word(view),
      pieces: [],
      canRedo: false,
      noUndo: why,
      outdated: why,
      ...(result && { result }),
    }
  }

  throwsFrom(): readonly DiceThrow[] {
    return []
  }

  tablesFrom(): readonly ThrownTable[] {
    return []
  }

  state(): SnapshotState {
    return this.now
  }

  logFrom(event: number): LogPart {
    return this.log.part(this.playable.battle.state, this.events, event)
  }

  logBefore(event: number): LogPart {
    return this.log.part(this.playable.battle.state, this.events, 0, event)
  }

  pastMoment(event: number): PastMoment | undefined {
    if (event < 0 || event >= this.events.length) return undefined
    if (event + 1 === this.events.length) return { view: this.now.view, thrown: [] }
    this.pastMoments ??= new OutdatedMoments(this.kit, this.save.record, this.names)
    return this.pastMoments.after(event + 1)
  }
}

export function openOutdated(kit: GameKit<unknown>, save: BattleSave, services: SessionServices): OutdatedBattle {
  const { at, step, message } = firstDifference(kit, save.record)
  const playable = playablePart(kit, save, step, services)
  if (!playable) throw new InputError(texts.recordRefused(at, message))
  return new OutdatedBattle(kit, save, playable, texts.outdated(message))
}

/** Where the rules and the record part, and what is wrong there. */
function firstDifference(kit: GameKit<unknown>, record: BattleRecord): RecordFault {
  try {
    const verdict = verify(kit.game, record)
    return verdict.holds ? { at: record.tape.length, step: record.marks.length, message: '' } : verdict
  } catch (error) {
    return { at: 0, step: 0, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The battle up to the step where the two part; undefined where not even its beginning can be set up any more. */
function playablePart(
  kit: GameKit<unknown>,
  save: BattleSave,
  step: number,
  services: SessionServices,
): BattleSession<unknown> | undefined {
  const tries: readonly BattleRecord[] = [
    cutAt(save.record, save.record.marks[step - 1]?.at ?? 0),
    cutAt(save.record, 0),
  ]
  for (const record of tries) {
    try {
      return BattleSession.resume(kit, { ...save, record }, services)
    } catch {
      // Then from farther back.
    }
  }
  return undefined
}
