/**
 * A battle the rules of today no longer follow. Its events tell it to the end; the table is shown as it was kept, and
 * at every earlier moment as long as the rules still tell what the record tells.
 */
import { InputError, verify, type BattleRecord, type RecordFault, type GameKit } from '@muster/engine'
import { texts } from '../texts.ts'
import { cutAt } from './cut-record.ts'
import { BattleSession } from '../battle-session.ts'
import { BattleLog } from '../history/battle-log.ts'
import { OutdatedMoments } from '../history/past-moments.ts'
import { Names } from '../history/names.ts'
import type { SessionServices } from '../services.ts'
import type { PastMoment } from '../messages/replies.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { BattleSave } from '../messages/options.ts'

export class OutdatedBattle {
  readonly snapshot: Snapshot
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
    const { decision: _, answeredBy: __, awaited: ___, ...rest } = playable.snapshot()
    const view = save.view ?? rest.view
    this.names.learn([...playable.roster(), ...rest.view.figures, ...view.figures, ...(view.units ?? [])], view.sides)
    this.log = new BattleLog(kit, this.names)
    this.log.update(playable.battle.state, record.events ?? playable.battle.events)
    this.snapshot = {
      ...rest,
      view,
      pieces: [],
      log: this.log.collect(),
      thrown: [],
      canRedo: false,
      noUndo: why,
      outdated: why,
      ...(record.result && { result: record.result }),
    }
  }

  pastMoment(line: number): PastMoment | undefined {
    const events = this.log.eventsAt(line)
    if (events === undefined) return undefined
    const isLast = line + 1 === this.snapshot.log.lines.length
    if (isLast) return { view: this.snapshot.view, thrown: [] }
    this.pastMoments ??= new OutdatedMoments(this.kit, this.save.record, this.names)
    return this.pastMoments.after(events)
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
