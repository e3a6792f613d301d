/** Ways to mend what is wrong with an army: edits that are tried, and judged by the game's own check. */
import type { ArmyReport, Complaint, Json } from '@muster/engine'
import { candidatesFor } from './candidates.ts'
import { firstOfEachKind, judged, proposalOf, reportOn, type ArmyKit, type Judged, type Proposal } from './proposal.ts'

const MOST_OFFERED = 3

/** Up to three edits that remove the complaint and bring in no other, the one that changes least first. */
export function repairs(kit: ArmyKit, army: Json, limit: number, complaint: Complaint): readonly Proposal[] {
  const before = reportOn(kit, army, limit)
  if (!before) return []
  const helpful = candidatesFor(kit, army, entryOf(kit.builder, complaint)).flatMap((candidate) => {
    const after = judged(kit, army, before, candidate)
    return after && mends(before, after.report, complaint) ? [after] : []
  })
  return firstOfEachKind(helpful.toSorted(byChange)).slice(0, MOST_OFFERED).map(proposalOf)
}

const byChange = (one: Judged, other: Judged): number => one.change - other.change

/** Complaints are counted by their rules: the numbers in their messages change, and so do the places of entries. */
function mends(before: ArmyReport, after: ArmyReport, { rule }: Complaint): boolean {
  const rules = new Set(after.complaints.map((one) => one.rule))
  const isWorse = [...rules].some((one) => countOf(after, one) > countOf(before, one))
  return !isWorse && countOf(after, rule) < countOf(before, rule)
}

const countOf = ({ complaints }: ArmyReport, rule: string): number =>
  complaints.filter((one) => one.rule === rule).length

/** The entry that a complaint is about; undefined if it is about the whole army. */
export function entryOf({ entriesField }: ArmyKit['builder'], { where }: Complaint): number | undefined {
  const [field, index] = where.split('.')
  return field === entriesField && index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined
}
