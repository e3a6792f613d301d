/**
 * A battle the rules of today no longer follow. Its events tell it to the end; the table is shown as it was kept, else
 * as far as the rules and the record go together.
 */
import { InputError, verify, type BattleRecord, type GameKit } from '@muster/engine'
import { words } from '../words.ts'
import { cutAt } from './cut.ts'
import { BattleHost } from './host.ts'
import { Names } from './names.ts'
import type { Snapshot } from './snapshot.ts'
import type { Kept } from './terms.ts'

export interface OldBattle {
  readonly kept: Kept
  readonly snapshot: Snapshot
}

export function lookAtOld(kit: GameKit<unknown>, kept: Kept): { host: BattleHost<unknown>; old: OldBattle } {
  const { record } = kept
  const { step, message } = parting(kit, record)
  const host = soundPart(kit, kept, step)
  if (!host) throw new InputError(words.untrueRecord(step, message))
  const shown = host.snapshot()
  const { decision: _, asked: __, awaited: ___, ...rest } = shown
  const view = kept.view ?? shown.view
  const names = new Names()
  names.learn([...host.roster(), ...shown.view.figures, ...view.figures, ...(view.units ?? [])], view.sides)
  const lines = record.events.flatMap((event) => host.tell(event) ?? []).map((line) => names.telling(line))
  const snapshot: Snapshot = {
    ...rest,
    view,
    pieces: [],
    log: { from: 0, lines },
    thrown: [],
    canRedo: false,
    noUndo: words.untrue(message),
    untrue: message,
    ...(record.result && { result: record.result }),
  }
  return { host, old: { kept, snapshot } }
}

/** The step where the rules and the record part, and what is wrong there. */
function parting(kit: GameKit<unknown>, record: BattleRecord): { readonly step: number; readonly message: string } {
  try {
    const verdict = verify(kit.game, record)
    return verdict.holds ? { step: record.marks.length, message: '' } : verdict
  } catch (error) {
    return { step: 0, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The battle up to the step where the two part; undefined where not even its beginning can be set up any more. */
function soundPart(kit: GameKit<unknown>, kept: Kept, step: number): BattleHost<unknown> | undefined {
  const tries: readonly BattleRecord[] = [cutAt(kept.record, kept.record.marks[step - 1]?.at ?? 0), cutAt(kept.record, 0)]
  for (const record of tries) {
    try {
      return BattleHost.takeUp(kit, { ...kept, record })
    } catch {
      // Then from farther back.
    }
  }
  return undefined
}
