/** A repair where no single edit is enough: entries are left out, as few as help. */
import type { ArmyReport, BuilderEntry, Json } from '@muster/engine'
import { judged, type ArmyKit, type Judged } from './proposal.ts'
import { leaveOutWords } from './words.ts'

/** An army without some entries, given by their places. */
type Attempt = (without: ReadonlySet<number>) => Judged | undefined

/** The cheapest of what is found in three orders: the last added go first, the dearest, or the cheapest. */
export function leavingOut(
  kit: ArmyKit,
  army: Json,
  before: ArmyReport,
  helps: (after: Judged) => boolean,
): Judged | undefined {
  const entries = kit.builder.entries(army)
  const places = [...entries.keys()]
  const pointsAt = (place: number): number => entries[place]?.points ?? 0
  const orders = [
    places.toReversed(),
    places.toSorted((a, b) => pointsAt(b) - pointsAt(a)),
    places.toSorted((a, b) => pointsAt(a) - pointsAt(b)),
  ]
  const attempt: Attempt = (without) => {
    const after = judged(kit, army, before, leftOut(entries, without))
    return after && helps(after) ? after : undefined
  }
  return orders
    .flatMap((order) => fewestOf(order, attempt) ?? [])
    .toSorted((a, b) => Math.abs(a.points) - Math.abs(b.points))[0]
}

/** Leaves out one after the other until it helps, then takes back everybody who need not have gone. */
function fewestOf(order: readonly number[], attempt: Attempt): Judged | undefined {
  const gone = order.findIndex((_, index) => attempt(new Set(order.slice(0, index + 1))) !== undefined)
  if (gone < 0) return undefined
  const needed = new Set(order.slice(0, gone + 1))
  for (const place of order.slice(0, gone)) {
    needed.delete(place)
    if (!attempt(needed)) needed.add(place)
  }
  return attempt(needed)
}

/** From the last to the first, so that the places of those before stay as they are. */
const leftOut = (entries: readonly BuilderEntry[], without: ReadonlySet<number>) => ({
  kind: 'several',
  words: leaveOutWords([...without].toSorted((a, b) => a - b).flatMap((place) => entries[place]?.name ?? [])),
  edits: [...without].toSorted((a, b) => b - a).map((index) => ({ is: 'remove' as const, index })),
})
