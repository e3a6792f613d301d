/** A battle as it is kept: its start once, and after each change a row of what came since. Undo is a row, too. */
import type { BattleRecord, Entry, Event, StepMark } from '@muster/engine'
import { apply } from '../patch/apply.ts'
import { diff } from '../patch/diff.ts'
import type { Patch } from '../patch/patch.ts'
import type { BattleSave } from '../messages/options.ts'

/** What never changes. */
export type KeptStart = Pick<BattleRecord, 'muster' | 'format' | 'game' | 'version' | 'start'>

/** What is new since the row before: each list is cut to `from` and gets what is listed here. */
export interface KeptRow {
  readonly tape: KeptPart<Entry>
  readonly marks: KeptPart<StepMark>
  readonly events: KeptPart<Event>
  /** What changed of the rest: options, table, tray and result. */
  readonly rest?: Patch
}

/** A battle as its rows tell it. */
export interface KeptBattle {
  readonly start: KeptStart
  readonly rows: readonly KeptRow[]
}

export interface KeptPart<T> {
  readonly from: number
  readonly new: readonly T[]
}

interface KeptState {
  readonly tape: readonly Entry[]
  readonly marks: readonly StepMark[]
  readonly events: readonly Event[]
  readonly rest: object
}

const NOTHING: KeptState = { tape: [], marks: [], events: [], rest: {} }

export const keptStart = ({ muster, format, game, version, start }: BattleRecord): KeptStart => ({
  muster,
  format,
  game,
  version,
  start,
})

function stateOf({
  record: { tape, marks, events = [], result, takenBack },
  options,
  view,
  thrown,
}: BattleSave): KeptState {
  const rest = { options, view, thrown, ...(result && { result }), ...(takenBack && { takenBack }) }
  return { tape, marks, events, rest }
}

/** What must be added to what was kept before; undefined where nothing has changed. */
export function nextRow(before: BattleSave | undefined, now: BattleSave): KeptRow | undefined {
  const [old, next] = [before ? stateOf(before) : NOTHING, stateOf(now)]
  const rest = diff(old.rest, next.rest)
  const row = {
    tape: partSince(old.tape, next.tape),
    marks: partSince(old.marks, next.marks),
    events: partSince(old.events, next.events),
    ...(rest && { rest }),
  }
  const isSame = [
    [row.tape, old.tape],
    [row.marks, old.marks],
    [row.events, old.events],
  ].every(([part, list]) => isUnchanged(part as KeptPart<unknown>, list as readonly unknown[]))
  return isSame && !rest ? undefined : row
}

const isUnchanged = (part: KeptPart<unknown>, before: readonly unknown[]): boolean =>
  part.new.length === 0 && part.from === before.length

/** After an undo a step is played anew: what is equal counts as the same. */
function partSince<T>(before: readonly T[], after: readonly T[]): KeptPart<T> {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && (before[from] === after[from] || JSON.stringify(before[from]) === JSON.stringify(after[from])))
    from++
  return { from, new: after.slice(from) }
}

export function restoreBattle({ start, rows }: KeptBattle): BattleSave {
  const [tape, marks, events]: [Entry[], StepMark[], Event[]] = [[], [], []]
  let rest: unknown = {}
  for (const row of rows) {
    add(tape, row.tape)
    add(marks, row.marks)
    add(events, row.events)
    rest = apply(rest, row.rest)
  }
  const { options, view, thrown, ...more } = rest as BattleSave & Pick<BattleRecord, 'result' | 'takenBack'>
  const { result, takenBack } = more
  const record: BattleRecord = {
    ...start,
    tape,
    marks,
    events,
    ...(result && { result }),
    ...(takenBack && { takenBack }),
  }
  return { record, options, ...(view && { view }), ...(thrown && { thrown }) }
}

function add<T>(list: T[], part: KeptPart<T>): void {
  list.length = part.from
  list.push(...part.new)
}
