/** Ways to spend what is left: somebody new, better gear, more of those who are there. */
import type { ArmyReport, Json } from '@muster/engine'
import { itemsFor } from '../catalogue/kept-catalogue.ts'
import { judged, proposalOf, reportOn, type ArmyKit, type Candidate, type Judged, type Proposal } from './proposal.ts'
import { moreWords } from './words.ts'

/** One of each kind, if there is one that fits; nothing is worse afterwards than it was before. */
export function fillings(kit: ArmyKit, army: Json, limit: number): readonly Proposal[] {
  const before = reportOn(kit, army, limit)
  if (!before || before.points >= limit) return []
  const left = limit - before.points
  return [newcomers(kit, army, left), betterGear(kit, army, left), more(kit, army, left)].flatMap((candidates) => {
    const best = firstFitting(kit, army, before, candidates.slice(0, MOST_TRIED))
    return best ? [proposalOf(best)] : []
  })
}

function firstFitting(
  kit: ArmyKit,
  army: Json,
  before: ArmyReport,
  candidates: readonly Candidate[],
): Judged | undefined {
  for (const candidate of candidates) {
    const after = judged(kit, army, before, candidate)
    if (after && after.points > 0 && after.report.points <= before.limit && isNoWorse(before, after.report))
      return after
  }
  return undefined
}

/** The first that is legal is taken; few of the best are not. */
const MOST_TRIED = 40

const isNoWorse = (before: ArmyReport, after: ArmyReport): boolean =>
  after.complaints.every(({ rule }) => before.complaints.some((one) => one.rule === rule)) &&
  after.complaints.length <= before.complaints.length

/** The dearest of those that are not in the army yet. */
function newcomers({ builder }: ArmyKit, army: Json, left: number): readonly Candidate[] {
  const had = new Set(builder.entries(army).map(({ item }) => item))
  const fresh = (id: string) => builder.entryOf(army, id) as { readonly count?: number } | undefined
  return itemsFor(builder, army)
    .filter(({ id, points }) => !had.has(id) && points <= left)
    .map((item) => ({ ...item, cost: item.points * (fresh(item.id)?.count ?? 1) }))
    .filter(({ cost }) => cost > 0 && cost <= left)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ id, name, icon }) => ({ kind: 'newcomer', words: name, icon, edits: [{ is: 'add' as const, item: id }] }))
}

/** The dearest option that all of an entry can have. */
function betterGear({ builder }: ArmyKit, army: Json, left: number): readonly Candidate[] {
  return builder
    .entries(army)
    .flatMap(({ name, count }, index) =>
      builder.options(army, index).flatMap(({ id: group, options }) =>
        options
          .filter(({ isChosen, barred, points }) => !isChosen && barred === undefined && points > 0)
          .map(({ id: option, label, icon, points }) => ({
            cost: points * count,
            kind: 'gear',
            words: `${label} for ${name}`,
            ...(icon !== undefined && { icon }),
            edits: [{ is: 'option' as const, index, choice: { group, option, isChosen: true } }],
          })),
      ),
    )
    .filter(({ cost }) => cost <= left)
    .toSorted((a, b) => b.cost - a.cost)
}

/** Nobody wants seventy more rats: as many again as there are, or a handful. */
const MOST_MORE = 5

function more({ builder }: ArmyKit, army: Json, left: number): readonly Candidate[] {
  return builder
    .entries(army)
    .map(({ name, icon, count, counts, each }, index) => {
      const affordable = each.total > 0 ? Math.floor(left / each.total) : 0
      const most = Math.min(counts.most - count, affordable, Math.max(count, MOST_MORE))
      return { name, icon, index, count, most, cost: most * each.total }
    })
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ name, icon, index, count, most }) => ({
      kind: 'more',
      words: moreWords(most, name),
      icon,
      edits: [{ is: 'count' as const, index, count: count + most }],
    }))
}
