/** What each entry of an army did in a battle: whom it slew, and how many of it were lost. */
import type { Battle, BuilderEntry, FigureId, GameKit, Json, SideId } from '@muster/engine'
import { entriesIn } from '@muster/engine'

export interface EntryDeeds {
  readonly slain: number
  readonly slainPoints: number
  readonly lost: number
  readonly lostPoints: number
}

interface Armies {
  readonly side: SideId
  readonly army: Json
  readonly against: Json
}

const NONE: EntryDeeds = { slain: 0, slainPoints: 0, lost: 0, lostPoints: 0 }

export function deedsIn(
  kit: GameKit<unknown>,
  battle: Battle<unknown>,
  { side, army, against }: Armies,
): readonly EntryDeeds[] {
  const own = new EntryFinder(kit, army)
  const others = new EntryFinder(kit, against)
  const figures = new Map(everybody(kit, battle.state).map((figure) => [figure.id, figure]))
  const deeds = own.entries.map(() => NONE)
  const attackers = new Map<FigureId, FigureId>()
  for (const event of battle.events) {
    const { by, at } = event as { readonly by?: unknown; readonly at?: unknown }
    if (typeof by === 'string' && typeof at === 'string') attackers.set(at, by)
    for (const { figure, count = 1, by: slayer = attackers.get(figure) } of kit.casualties(event)) {
      const fallen = figures.get(figure)
      const hero = slayer === undefined ? undefined : figures.get(slayer)
      if (fallen?.side === side) note(deeds, own.find(fallen.name), (so, each) => lost(so, count, each), own)
      else if (fallen && hero?.side === side) {
        const worth = others.find(fallen.name)?.each.total ?? 0
        note(deeds, own.find(hero.name), (so) => slew(so, count, worth), own)
      }
    }
  }
  return deeds
}

const everybody = (kit: GameKit<unknown>, state: unknown) => kit.roster?.(state) ?? kit.view(state).figures

function note(
  deeds: EntryDeeds[],
  entry: BuilderEntry | undefined,
  change: (so: EntryDeeds, each: number) => EntryDeeds,
  { entries }: EntryFinder,
): void {
  if (!entry) return
  const index = entries.indexOf(entry)
  deeds[index] = change(deeds[index] ?? NONE, entry.each.total)
}

const lost = (so: EntryDeeds, count: number, each: number): EntryDeeds => ({
  ...so,
  lost: so.lost + count,
  lostPoints: so.lostPoints + count * each,
})

const slew = (so: EntryDeeds, count: number, worth: number): EntryDeeds => ({
  ...so,
  slain: so.slain + count,
  slainPoints: so.slainPoints + count * worth,
})

/**
 * Finds the entry of a figure by its name; a crew belongs to the entry that it is listed in. Of several entries with
 * one name, the number that tells them apart on the table says which it is.
 */
class EntryFinder {
  readonly entries: readonly BuilderEntry[]
  private readonly byName = new Map<string, BuilderEntry>()

  constructor({ builder }: GameKit<unknown>, army: Json) {
    this.entries = builder.entries(army)
    const met = new Map<string, number>()
    for (const [index, raw] of entriesIn(army, builder.entriesField).entries()) {
      const entry = this.entries[index]
      if (!entry) continue
      for (const name of new Set([entry.name, ...namesIn(raw as Json)])) {
        const number = (met.get(name) ?? 0) + 1
        met.set(name, number)
        this.byName.set(`${name} ${number}`, entry)
        if (number === 1) this.byName.set(name, entry)
      }
    }
  }

  find(name: string): BuilderEntry | undefined {
    return this.byName.get(name)
  }
}

/** Every name in an entry, its own first. */
function namesIn(data: Json): readonly string[] {
  if (Array.isArray(data)) return (data as readonly Json[]).flatMap(namesIn)
  if (typeof data !== 'object' || data === null) return []
  const { name, ...rest } = data as { readonly [field: string]: Json }
  return [...(typeof name === 'string' ? [name] : []), ...Object.values(rest).flatMap(namesIn)]
}
