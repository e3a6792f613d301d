/** What a list costs and what is wrong with it, each fault with its rule and its place. */
import { InputError, type ArmyReport, type Complaint } from '@muster/engine'
import { listOf } from '../content/lists/index.ts'
import { readEntry, type Entry, type ReadEntry } from './entry.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet, type EntrySheet } from './sheet.ts'
import { teamComplaints } from './team-faults.ts'

/** Checks a list against a limit of points. Throws an InputError when it is no list at all. */
export const checkArmy = (source: unknown, limit: number = USUAL_LIMIT): ArmyReport => readArmy(source, limit).report

/** A list that was checked, and the entries that could be read. */
export interface ReadArmy {
  readonly report: ArmyReport
  readonly entries: readonly Entry[]
}

export function readArmy(source: unknown, limit: number): ReadArmy {
  const sheet = readSheet(source)
  const list = listOf(sheet.list)
  const read = sheet.entries.map((one) => ({ sheet: one, ...readEntry(list, one) }))
  const priced = read.map(({ sheet: { count }, name, entry }) => ({ name, count, points: entry?.points ?? 0 }))
  const points = priced.reduce((sum, one) => sum + one.points * Math.max(0, one.count), 0)
  const figures = read.reduce((sum, one) => sum + figuresOf(one), 0)
  const entries = read.flatMap(({ entry }) => entry ?? [])
  const team = teamComplaints({ list, sheet, entries, points, figures, limit })
  const complaints = [...read.flatMap(complaintsOf), ...team]
  return { report: { name: sheet.name, points, limit, figures, complaints, entries: priced }, entries }
}

/** A mount is a figure of its own. */
const figuresOf = ({ sheet: { count }, entry }: ReadEntry & { readonly sheet: EntrySheet }): number =>
  Math.max(0, count) * (entry?.mount ? 2 : 1)

const complaintsOf = ({ name, faults }: ReadEntry, index: number): Complaint[] =>
  faults.map(({ rule, place, message }) => ({
    rule,
    where: `entries.${index}.${place}`,
    message: `${name}: ${message}`,
  }))

/** The entries a legal sheet stands for. */
export function entriesOf({ list, entries }: ArmySheet): Entry[] {
  const from = listOf(list)
  return entries.map((sheet) => {
    const { entry } = readEntry(from, sheet)
    if (!entry) throw new InputError(`There is no profile "${sheet.profile}".`, 'profile')
    return entry
  })
}
