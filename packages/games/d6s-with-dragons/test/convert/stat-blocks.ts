/** Invented stat blocks in the public form of Open5e, and converted creatures as figures of a situation. */
import type { Json } from '@muster/engine'
import { readStatBlock, type StatBlock } from '@muster/stat-blocks'
import { convert } from '../../src/convert/convert.ts'
import type { Choices } from '../../src/convert/choices.ts'

type Texts = { readonly [name: string]: string }

export interface Written {
  readonly name?: string
  readonly size?: string
  readonly type?: string
  readonly hp?: number
  readonly ac?: number
  readonly speed?: { readonly [name: string]: number }
  readonly scores?: { readonly [name: string]: number }
  readonly saves?: { readonly [name: string]: number }
  readonly challenge?: number
  readonly actions?: Texts
  readonly bonus?: Texts
  readonly reactions?: Texts
  readonly legendary?: Texts
  readonly traits?: Texts
  readonly blindsight?: number
  readonly truesight?: number
}

const TEN = { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 }
const entries = (all: Texts = {}, type?: string) =>
  Object.entries(all).map(([name, desc]) => ({ name, desc, ...(type && { action_type: type }) }))

export const block = (it: Written): StatBlock =>
  readStatBlock(
    JSON.stringify({
      name: it.name ?? 'Gnarl',
      size: it.size ?? 'large',
      type: it.type ?? 'monstrosity',
      armor_class: it.ac ?? 13,
      hit_points: it.hp ?? 30,
      speed: it.speed ?? { walk: 30 },
      ability_scores: { ...TEN, ...it.scores },
      saving_throws: it.saves ?? {},
      challenge_rating: it.challenge ?? 1,
      traits: entries(it.traits),
      blindsight_range: it.blindsight,
      truesight_range: it.truesight,
      actions: [
        ...entries(it.actions),
        ...entries(it.bonus, 'BONUS_ACTION'),
        ...entries(it.reactions, 'REACTION'),
        ...entries(it.legendary, 'LEGENDARY_ACTION'),
      ],
    }),
  )

/** What a situation says of a converted creature: its powers, features, attacks and boxes; the rest is a warrior's. */
export function converted(it: Written, changes: Partial<Choices> = {}): { readonly [field: string]: Json } {
  const {
    powers = [],
    traits,
    uses,
    attackList,
    moves,
    resists,
    immuneTo,
    casting,
  } = convert(block(it), changes).profile
  const weapons = attackList.map(({ range, ...weapon }) => ({
    ...weapon,
    ...(range && { range: [range.short, range.long] }),
  }))
  const said = {
    powers,
    traits,
    uses,
    attackList: weapons,
    moves,
    resists,
    immuneTo,
    gear: '',
    ...(casting && { casting }),
  }
  return JSON.parse(JSON.stringify(said)) as { readonly [field: string]: Json }
}
