/**
 * Splits what one answer brought into blows, to be shown one after the other: each with its dice, with the lines of the
 * log that tell it, and with the table after it.
 */
import type { Blow, FigureId, FigureView } from '@muster/engine'
import type { DiceThrow, LogLine, ShownTable, Snapshot } from '@muster/session'
import { toldInOrder, type Told, type ToldThrow } from './told-in-order.ts'

export interface ShownBlow {
  /** Who strikes whom; absent for dice that are rolled for something else. */
  readonly blow?: Blow
  readonly throws: readonly DiceThrow[]
  /** Lines that stand in the log before its dice are rolled. */
  readonly opening: readonly LogLine[]
  /** Lines that tell how it went. */
  readonly lines: readonly LogLine[]
  /** The table before it and after it. */
  readonly before: ShownTable
  readonly after: ShownTable
  readonly falls: readonly FigureView[]
}

interface Draft {
  blow: Blow | undefined
  readonly throws: ToldThrow[]
  readonly opening: LogLine[]
  readonly lines: LogLine[]
}

/** Nothing where no dice were rolled and nobody struck. `before`: the table as it was shown last. */
export function blowsOf(before: ShownTable, snapshot: Snapshot): readonly ShownBlow[] {
  const drafts = gather(toldInOrder(before, snapshot))
  if (!drafts.some(({ blow, throws }) => blow !== undefined || throws.length > 0)) return []
  const tables = drafts.map(({ throws }, place) => (place === 0 ? undefined : throws[0]?.table))
  const shown: ShownBlow[] = []
  let table = before
  drafts.forEach(({ blow, throws, opening, lines }, place) => {
    const start = throws[0]?.table ?? table
    const isKnown = place + 1 === drafts.length || tables[place + 1] !== undefined
    const next = tables.slice(place + 1).find((one) => one !== undefined) ?? snapshot.view
    const falls = missingIn(next, start).filter((figure) => isKnown || isTold(figure, drafts, place, tables))
    table = isKnown ? next : without(start, falls)
    const dice = throws.map(({ thrown }) => thrown)
    shown.push({ ...(blow && { blow }), throws: dice, opening, lines, before: start, after: table, falls })
  })
  return shown
}

/** Whether a figure falls in this blow, and not in one of those after it until the table is known again. */
function isTold(
  { id, unit }: FigureView,
  drafts: readonly Draft[],
  place: number,
  tables: readonly unknown[],
): boolean {
  const isMeant = (line: LogLine): boolean => line.figures.some((one) => one === id || one === unit)
  const tells = (draft: Draft | undefined): boolean => draft !== undefined && linesOf(draft).some(isMeant)
  const until = tables.findIndex((table, later) => later > place && table !== undefined)
  const later = drafts.slice(place + 1, until < 0 ? undefined : until)
  return tells(drafts[place]) && !later.some(tells)
}

const linesOf = ({ opening, lines }: Pick<Draft, 'opening' | 'lines'>): readonly LogLine[] => [...opening, ...lines]

function missingIn(after: ShownTable, { figures }: ShownTable): readonly FigureView[] {
  const left = new Set(after.figures.map(({ id }) => id))
  return figures.filter(({ id }) => !left.has(id))
}

/** The same table without some figures. */
export function without(table: ShownTable, figures: readonly Pick<FigureView, 'id'>[]): ShownTable {
  if (figures.length === 0) return table
  const gone = new Set<FigureId>(figures.map(({ id }) => id))
  return { ...table, figures: table.figures.filter(({ id }) => !gone.has(id)) }
}

function gather(items: readonly Told[]): readonly Draft[] {
  const drafts: Draft[] = []
  let waiting: ToldThrow[] = []
  for (const item of items) {
    if ('thrown' in item) {
      waiting.push(item)
      continue
    }
    const last = drafts.at(-1)
    const draft = last && continues(last, item.line, waiting.length > 0) ? last : newDraft(drafts)
    draft.throws.push(...waiting)
    if (draft.throws.length > 0) draft.lines.push(item.line)
    else draft.opening.push(item.line)
    if (item.line.blow && (item.line.blow.part !== 'outcome' || !draft.blow)) draft.blow = item.line.blow
    waiting = []
  }
  if (waiting.length > 0) newDraft(drafts).throws.push(...waiting)
  return drafts
}

function newDraft(drafts: Draft[]): Draft {
  const draft: Draft = { blow: undefined, throws: [], opening: [], lines: [] }
  drafts.push(draft)
  return draft
}

/** Whether a line, with the dice that were rolled for it, still tells of the same blow. */
function continues({ blow }: Draft, line: LogLine, isRolledFor: boolean): boolean {
  if (line.blow) return blow?.by === line.blow.by && (blow.part === 'aim' || line.blow.part === 'outcome')
  if (blow) return line.figures.length === 0 ? !isRolledFor : line.figures.some((id) => isIn(blow, id))
  return !isRolledFor
}

const isIn = ({ by, at }: Blow, id: FigureId): boolean => id === by || at.includes(id)
