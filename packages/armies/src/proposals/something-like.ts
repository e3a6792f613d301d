/** A random legal army in the style of another: its settings, its groups, its share of leaders, its taste for gear. */
import {
  pickOne,
  randomFrom,
  type BuilderEntry,
  type CatalogueGroup,
  type CatalogueItem,
  type Json,
  type Random,
} from '@muster/engine'
import { edited, type ArmyEdit } from '../army-edit.ts'
import { fillings } from './fillings.ts'
import { reportOn, type ArmyKit } from './proposal.ts'

const MOST_ENTRIES = 12
const MOST_TRIES = 60
/** How often what is left is spent: with more of those who are there, if that fits. */
const MOST_FILLED = 3
/** How often an entry is drawn from those of the army itself. */
const OWN_KIND = 0.5

export function somethingLike(kit: ArmyKit, army: Json, limit: number, seed: number): Json {
  const random = randomFrom(seed)
  const { builder } = kit
  const model = builder.entries(army).filter(({ unreadable }) => unreadable === undefined)
  let drawn = blankLike(kit, army, random)
  const groups = builder.catalogue(army)
  for (
    let tries = 0;
    tries < MOST_TRIES && builder.entries(drawn).length < Math.min(MOST_ENTRIES, model.length + 2);
    tries++
  ) {
    const like = model.length > 0 ? pickOne(random, model) : undefined
    const item = itemLike(groups, builder.barred(army), random, like)
    if (item) drawn = legal(kit, drawn, limit, withItem(kit, drawn, random, item, like, limit)) ?? drawn
  }
  for (let turns = 0; turns < MOST_FILLED; turns++) drawn = fillings(kit, drawn, limit).at(-1)?.army ?? drawn
  return drawn
}

const TITLES = ['Kin of', 'Rivals of', 'Cousins of', 'Heirs of', 'Shadows of', 'Neighbours of'] as const
const MOST_LETTERS = 60

/** With the same settings, and nobody in it. */
function blankLike({ builder }: ArmyKit, army: Json, random: Random): Json {
  const { name } = army as { readonly name?: string }
  const blank = builder.blank(`${pickOne(random, TITLES)} ${name ?? 'nobody'}`.slice(0, MOST_LETTERS))
  return builder.settings(army).reduce((so, { id, value }) => builder.withSetting(so, id, value), blank)
}

/** Often the same, else somebody of the same group; a leader for a leader. */
function itemLike(
  groups: readonly CatalogueGroup[],
  barred: ReadonlyMap<string, string>,
  random: Random,
  like: BuilderEntry | undefined,
): CatalogueItem | undefined {
  const items = (groups.find(({ id }) => id === like?.group) ?? pickOne(random, groups)).items
  const welcome = items.filter(({ id, can }) => !barred.has(id) && can.leads === (like?.can.leads ?? can.leads))
  const same = welcome.find(({ id }) => id === like?.item)
  if (same && random() < OWN_KIND) return same
  return welcome.length > 0 ? pickOne(random, welcome) : undefined
}

/** About as many as there are of the other, with options as often as that has some. */
function withItem(
  kit: ArmyKit,
  army: Json,
  random: Random,
  item: CatalogueItem,
  like: BuilderEntry | undefined,
  limit: number,
): Json {
  const { builder } = kit
  const fresh = builder.entryOf(army, item.id)
  if (fresh === undefined) return army
  let so = edited(builder, army, { is: 'add-entry', entry: fresh })
  const index = builder.entries(so).length - 1
  const taste = Math.min(0.5, 0.12 * (like?.chosen.length ?? 1))
  for (const { id: group, options } of builder.options(so, index)) {
    if (random() >= taste) continue
    const free = options.filter(({ isChosen, barred }) => !isChosen && barred === undefined)
    if (free.length > 0) so = edited(builder, so, optionEdit(index, group, pickOne(random, free).id))
  }
  const entry = builder.entries(so)[index]
  if (!entry) return army
  const left = limit - (reportOn(kit, so, limit)?.points ?? limit) + entry.points
  const wanted = Math.round((like?.count ?? 1) * (0.5 + random()))
  const most = Math.min(entry.counts.most, Math.floor(left / Math.max(1, entry.each.total)))
  return edited(builder, so, { is: 'count', index, count: Math.max(entry.counts.least, Math.min(wanted, most)) })
}

const optionEdit = (index: number, group: string, option: string): ArmyEdit => ({
  is: 'option',
  index,
  choice: { group, option, isChosen: true },
})

/** The army if it is within its points and has no complaint that the smaller one did not have. */
function legal(kit: ArmyKit, before: Json, limit: number, after: Json): Json | undefined {
  const [had, has] = [reportOn(kit, before, limit), reportOn(kit, after, limit)]
  if (!had || !has || has.points > limit) return undefined
  return has.complaints.every(({ rule }) => had.complaints.some((one) => one.rule === rule)) ? after : undefined
}
