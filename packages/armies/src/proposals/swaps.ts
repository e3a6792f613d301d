/** The next cheaper and the next stronger of a kind. */
import type { BuilderEntry, CatalogueItem, Json } from '@muster/engine'
import { judged, proposalOf, reportOn, type ArmyKit, type Proposal } from './proposal.ts'

export interface Swaps {
  readonly cheaper?: Proposal
  readonly stronger?: Proposal
}

/** Of the same group, nearest in price; the whole entry is swapped, and gear is chosen anew. */
export function swaps(kit: ArmyKit, army: Json, limit: number, index: number): Swaps {
  const entry = kit.builder.entries(army)[index]
  const group = kit.builder.catalogue(army).find(({ id }) => id === entry?.group)
  if (!entry || !group) return {}
  const now = priceOf(entry, group.items)
  const barred = kit.builder.barred(army)
  const others = group.items.filter(({ id, points }) => id !== entry.item && !barred.has(id) && points !== now)
  const cheaper = nearest(
    others.filter(({ points }) => points < now),
    now,
  )
  const stronger = nearest(
    others.filter(({ points }) => points > now),
    now,
  )
  const offer = (item: CatalogueItem | undefined) => swapFor(kit, army, limit, index, item)
  const [less, more] = [offer(cheaper), offer(stronger)]
  return { ...(less && { cheaper: less }), ...(more && { stronger: more }) }
}

/** Without what was bought for it. */
const priceOf = ({ item, each }: BuilderEntry, items: readonly CatalogueItem[]): number =>
  items.find(({ id }) => id === item)?.points ?? each.total

const nearest = (items: readonly CatalogueItem[], price: number): CatalogueItem | undefined =>
  items.toSorted((a, b) => Math.abs(a.points - price) - Math.abs(b.points - price))[0]

function swapFor(
  kit: ArmyKit,
  army: Json,
  limit: number,
  index: number,
  item: CatalogueItem | undefined,
): Proposal | undefined {
  if (!item) return undefined
  const { id, name, icon } = item
  const before = reportOn(kit, army, limit)
  const done =
    before && judged(kit, army, before, { kind: 'swap', words: name, icon, edits: [{ is: 'swap', index, item: id }] })
  return done && proposalOf(done)
}
