/** The largest matching of two sides: pairs of one character from each side, nobody twice. */
import type { FigureId } from '@muster/engine'

/** Who may be paired with whom, best first. */
export type Joins = ReadonlyMap<FigureId, readonly FigureId[]>

/** Maps each matched character of the other side to its partner. `without` is left out. */
export function largestMatching(side: readonly FigureId[], joins: Joins, without?: FigureId): Map<FigureId, FigureId> {
  const partners = new Map<FigureId, FigureId>()
  for (const id of side) findPartner(id, joins, partners, new Set(without === undefined ? [] : [without]))
  return partners
}

/** Takes a free partner, or one whose own partner can find another. */
function findPartner(id: FigureId, joins: Joins, partners: Map<FigureId, FigureId>, tried: Set<FigureId>): boolean {
  for (const other of joins.get(id) ?? []) {
    if (tried.has(other)) continue
    tried.add(other)
    const rival = partners.get(other)
    if (rival !== undefined && !findPartner(rival, joins, partners, tried)) continue
    partners.set(other, id)
    return true
  }
  return false
}
