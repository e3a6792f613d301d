/**
 * A battle the rules of today no longer follow. Its events tell it to the end; the table is shown as it was kept, else
 * as far as the rules and the record go together.
 */
import { InputError, verify, type BattleRecord, type Event, type GameKit, type Telling } from '@muster/engine'
import { words } from '../words.ts'
import { cutAt } from './cut.ts'
import { BattleHost } from './host.ts'
import { Names } from './names.ts'
import type { Kept, Snapshot } from './protocol.ts'

export interface OldBattle {
  readonly kept: Kept
  readonly snapshot: Snapshot
}

export function lookAtOld(kit: GameKit<unknown>, kept: Kept): { host: BattleHost<unknown>; old: OldBattle } {
  const { record } = kept
  const verdict = verify(kit.game, record)
  const [step, message] = verdict.holds ? [0, ''] : [verdict.step, verdict.message]
  const host = soundPart(kit, kept, step)
  if (!host) throw new InputError(words.untrueRecord(step, message))
  const shown = host.snapshot()
  const { decision: _, asked: __, awaited: ___, ...rest } = shown
  const view = kept.view ?? shown.view
  const names = new Names()
  names.learn([...shown.view.figures, ...view.figures])
  const lines = record.events.flatMap((event) => tellSafely(host, event) ?? []).map((line) => names.telling(line))
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

/** A game may have forgotten how to word an old event; then its bare name must do. */
function tellSafely(host: BattleHost<unknown>, event: Event): Telling | undefined {
  try {
    return host.tell(event)
  } catch {
    return { text: event.is.replaceAll('-', ' '), figures: [], weight: 'plain' }
  }
}
