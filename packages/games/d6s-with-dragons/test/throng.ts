/** A situation with a throng of one army list against that of another: every profile armed, close together. */
import { pickOne, randomFrom, type Json, type Random } from '@muster/engine'
import type { ArmyList, Listing } from '../src/content/army-list.ts'
import { upgraded } from '../src/content/army-list.ts'
import { WEAPON_TYPES } from '../src/state/vocabulary.ts'

type Words = { [key: string]: Json }

/** Included gear, and about half of what it could buy. */
function gearOf({ profile: { includedGear }, prices }: Listing, random: Random): string[] {
  const type = () => pickOne(random, WEAPON_TYPES)
  const words = { hand: type(), great: `great ${type()}`, light: 'light armor', heavy: 'heavy armor' } as const
  const has = (item: keyof Listing['prices']) =>
    includedGear.some((one) => one === item) || (prices[item] !== undefined && random() < 0.5)
  const armor = has('heavy') ? ['heavy'] : has('light') ? ['light'] : []
  const items = [...(['hand', 'great', 'throwing', 'bow', 'shield'] as const).filter(has), ...armor]
  return items.map((item) => (words as { readonly [item: string]: string })[item] ?? item)
}

function wordsOf(listing: Listing, random: Random): Words {
  const upgrades = listing.upgrades.filter(() => random() < 0.5)
  const { traits, uses, morale, saves, casting, attackList } = upgraded(listing.profile, upgrades)
  return {
    of: listing.profile.id,
    gear: gearOf(listing, random),
    traits: [...traits],
    uses: { ...uses } as Words,
    morale,
    saves: [saves.fortitude, saves.reflex, saves.will],
    ...(casting && { casting: JSON.parse(JSON.stringify(casting)) as Json }),
    ...(upgrades.some((one) => one.attackList) && {
      attackList: attackList.map(({ range, ...more }) => ({
        ...more,
        ...(range && { range: [range.short, range.long] }),
      })) as unknown as Json,
    }),
  }
}

/** So many of a side, in two rows 3" apart. */
const MOST = 8

function company(side: 'a' | 'b', { listings }: ArmyList, random: Random): Words[] {
  const figures: Words[] = []
  for (let index = 0; index < MOST; index++) {
    const listing = pickOne(random, listings)
    const row = index % 2 === 0 ? 10.4 : 7.4
    const at = [2.5 + (index >> 1) * 3.2 + (index % 2) * 1.5, side === 'a' ? row : 24 - row]
    figures.push({ id: `${listing.profile.name} ${side}${index}`, side, at, ...wordsOf(listing, random) })
  }
  return figures
}

/** The throngs stand 3" apart when the first round begins. */
export function throng(seed: number, a: ArmyList, b: ArmyList): Json {
  const random = randomFrom(seed)
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter: 'confrontation',
    width: 24,
    depth: 24,
    figures: [...company('a', a, random), ...company('b', b, random)],
    pieces: [
      {
        id: 'tarn',
        kind: 'deep-water',
        area: [
          [14, 10],
          [18, 10],
          [18, 14],
          [14, 14],
        ],
      },
      {
        id: 'ice',
        kind: 'slippery',
        area: [
          [4, 11],
          [7, 11],
          [7, 13],
          [4, 13],
        ],
      },
      {
        id: 'wood',
        kind: 'wood',
        area: [
          [8, 4],
          [12, 4],
          [12, 8],
          [8, 8],
        ],
      },
    ],
  }
}
