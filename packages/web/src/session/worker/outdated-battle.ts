/**
 * A battle the rules of today no longer follow. Its events tell it to the end; the table is shown as it was kept, and
 * at every earlier moment as long as the rules still tell what the record tells.
 */
import { InputError, verify, type BattleRecord, type RecordFault, type GameKit } from '@muster/engine'
import { words } from '../../words/words.ts'
import { cutAt } from '../history/cut-record.ts'
import { BattleHost } from '../battle/battle-host.ts'
import { BattleLog } from '../history/battle-log.ts'
import { OldMoments } from '../history/moments.ts'
import { Names } from '../history/names.ts'
import type { Moment } from '../messages/replies.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { Kept } from '../messages/options.ts'

export class OldBattle {
  readonly snapshot: Snapshot
  private readonly names = new Names()
  private readonly log: BattleLog<unknown>
  private moments: OldMoments<unknown> | undefined

  constructor(
    private readonly kit: GameKit<unknown>,
    readonly kept: Kept,
    readonly host: BattleHost<unknown>,
    untrue: string,
  ) {
    const { record } = kept
    const { decision: _, asked: __, awaited: ___, ...rest } = host.snapshot()
    const view = kept.view ?? rest.view
    this.names.learn([...host.roster(), ...rest.view.figures, ...view.figures, ...(view.units ?? [])], view.sides)
    this.log = new BattleLog(kit, this.names)
    this.log.follow(host.battle.state, record.events ?? host.battle.events)
    this.snapshot = {
      ...rest,
      view,
      pieces: [],
      log: this.log.collect(),
      thrown: [],
      canRedo: false,
      noUndo: words.untrue(untrue),
      untrue,
      ...(record.result && { result: record.result }),
    }
  }

  past(line: number): Moment | undefined {
    const events = this.log.eventsAt(line)
    if (events === undefined) return undefined
    const isLast = line + 1 === this.snapshot.log.lines.length
    if (isLast) return { view: this.snapshot.view, thrown: [] }
    this.moments ??= new OldMoments(this.kit, this.kept.record, this.names)
    return this.moments.after(events)
  }
}

export function lookAtOld(kit: GameKit<unknown>, kept: Kept): OldBattle {
  const { at, step, message } = parting(kit, kept.record)
  const host = soundPart(kit, kept, step)
  if (!host) throw new InputError(words.untrueRecord(at, message))
  return new OldBattle(kit, kept, host, message)
}

/** Where the rules and the record part, and what is wrong there. */
function parting(kit: GameKit<unknown>, record: BattleRecord): RecordFault {
  try {
    const verdict = verify(kit.game, record)
    return verdict.holds ? { at: record.tape.length, step: record.marks.length, message: '' } : verdict
  } catch (error) {
    return { at: 0, step: 0, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The battle up to the step where the two part; undefined where not even its beginning can be set up any more. */
function soundPart(kit: GameKit<unknown>, kept: Kept, step: number): BattleHost<unknown> | undefined {
  const tries: readonly BattleRecord[] = [
    cutAt(kept.record, kept.record.marks[step - 1]?.at ?? 0),
    cutAt(kept.record, 0),
  ]
  for (const record of tries) {
    try {
      return BattleHost.takeUp(kit, { ...kept, record })
    } catch {
      // Then from farther back.
    }
  }
  return undefined
}
