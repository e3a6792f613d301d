/** All abilities by their ids, and which of them a figure has printed or wears. */
import { AbilitySet, borne } from '@muster/engine'
import { ITEMS, type ItemId } from '../state/items.ts'
import type { Figure } from '../state/state.ts'
import type { AbilityId, HeroAbility, HeroTypes } from '../state/vocabulary.ts'
import { armbandOfToughness } from './armband-of-toughness.ts'
import { battleAxeOfSlaughter } from './battle-axe-of-slaughter.ts'
import { battleSword } from './battle-sword.ts'
import { cursed } from './cursed.ts'
import { magicArmour } from './magic-armour.ts'
import { mighty } from './mighty.ts'
import { obsidianAmulet } from './obsidian-amulet.ts'
import { quickSword } from './quick-sword.ts'
import { twoWeapons } from './two-weapons.ts'

export const ABILITIES: { readonly [id in AbilityId]: HeroAbility } = {
  mighty,
  'two-weapons': twoWeapons,
  cursed,
  'armband-of-toughness': armbandOfToughness,
  'battle-axe-of-slaughter': battleAxeOfSlaughter,
  'battle-sword': battleSword,
  'magic-armour': magicArmour,
  'obsidian-amulet': obsidianAmulet,
  'quick-sword': quickSword,
}

type PrintedSet = AbilitySet<HeroTypes>

const setOf = (isMighty: boolean, hasTwoWeapons: boolean, item: ItemId | undefined): PrintedSet => {
  const ids: (AbilityId | undefined)[] = [
    isMighty ? 'mighty' : undefined,
    hasTwoWeapons ? 'two-weapons' : undefined,
    item,
  ]
  return new AbilitySet(ids.flatMap((id) => (id === undefined ? [] : [borne<HeroTypes>(ABILITIES[id])])))
}

/** With each item, and without one. */
const setsOf = (isMighty: boolean, hasTwoWeapons: boolean): ReadonlyMap<ItemId | undefined, PrintedSet> =>
  new Map([undefined, ...ITEMS].map((item) => [item, setOf(isMighty, hasTwoWeapons, item)]))

/** Every set there can be, made once: the figures of all battles share them. */
const SETS = [setsOf(false, false), setsOf(true, false), setsOf(false, true), setsOf(true, true)] as const

/** What is bought with the figure, and the magic item it wears. */
export function printedOn({ profile, item }: Figure): PrintedSet {
  const sets = SETS[((profile.mighty ? 1 : 0) + (profile.twoWeapons ? 2 : 0)) as 0 | 1 | 2 | 3]
  return sets.get(item) as PrintedSet
}
