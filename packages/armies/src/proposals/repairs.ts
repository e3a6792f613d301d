/** Ways to mend what is wrong with an army: edits that are tried, and judged by the game's own check. */
import type { ArmyReport, Complaint, Json } from '@muster/engine'
import { candidatesFor } from './candidates.ts'
import { leavingOut } from './leaving-out.ts'
import { judged, proposalOf, reportOn, type ArmyKit, type Candidate, type Judged, type Proposal } from './proposal.ts'

const MOST_OFFERED = 3
/** Whoever has not found enough by then is told of what was found. */
const MOST_TRIED = 250

/**
 * Up to three edits that remove the complaint and bring in no other, each of another kind, the one that changes least
 * first. Where no single edit does, entries are left out until it is gone.
 */
export function repairs(kit: ArmyKit, army: Json, limit: number, complaint: Complaint): readonly Proposal[] {
  const before = reportOn(kit, army, limit)
  if (!before) return []
  const helps = ({ report }: Judged): boolean => mends(before, report, complaint)
  const cheapened = isAboutLimit(kit, army, before, complaint) ? before.points - limit : -Infinity
  const candidates = candidatesFor(kit, army, entryOf(kit.builder, complaint))
    .filter(({ points }) => points === undefined || -points >= cheapened)
    .toSorted((a, b) => changeOf(a) - changeOf(b))
  const found = new Map<string, Judged>()
  for (const candidate of candidates.slice(0, MOST_TRIED)) {
    if (found.size === MOST_OFFERED) break
    const after = found.has(candidate.kind) ? undefined : judged(kit, army, before, candidate)
    if (after && helps(after)) found.set(candidate.kind, after)
  }
  if (found.size > 0) return [...found.values()].map(proposalOf)
  const without = leavingOut(kit, army, before, helps)
  return without ? [proposalOf(without)] : []
}

const changeOf = ({ change, points = 0 }: Candidate): number => change ?? Math.abs(points)

/** A complaint that is gone when any number of points is allowed: whatever mends it makes the army cheaper. */
function isAboutLimit(kit: ArmyKit, army: Json, before: ArmyReport, { rule }: Complaint): boolean {
  const unlimited = before.points > before.limit ? reportOn(kit, army, Number.MAX_SAFE_INTEGER) : undefined
  return unlimited !== undefined && countOf(unlimited, rule) < countOf(before, rule)
}

/**
 * Complaints are counted by their rules: the numbers in their messages change, and so do the places of entries. One
 * that is still made in the same words is not mended, though another by its rule may be.
 */
function mends(before: ArmyReport, after: ArmyReport, { rule, message }: Complaint): boolean {
  const rules = new Set(after.complaints.map((one) => one.rule))
  const isWorse = [...rules].some((one) => countOf(after, one) > countOf(before, one))
  return (
    !isWorse &&
    countOf(after, rule) < countOf(before, rule) &&
    countOf(after, rule, message) < countOf(before, rule, message)
  )
}

const countOf = ({ complaints }: ArmyReport, rule: string, message?: Complaint['message']): number =>
  complaints.filter((one) => one.rule === rule && (message === undefined || one.message === message)).length

/** The entry that a complaint is about; undefined if it is about the whole army. */
export function entryOf({ entriesField }: ArmyKit['builder'], { where }: Complaint): number | undefined {
  const [field, index] = where.split('.')
  return field === entriesField && index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined
}
