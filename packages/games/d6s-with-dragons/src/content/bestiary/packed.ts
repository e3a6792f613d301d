/** A converted creature as the bestiary keeps it: what most creatures do not have is left out. */
import type { Unenforced } from '../../state/power.ts'
import type { Profile } from '../../state/profile.ts'
import { baseOfSize } from '../sizes.ts'

type Numbers = readonly [
  speed: number,
  fight: number,
  attacks: number,
  strength: number,
  armor: number,
  toughness: number,
  health: number,
  fortitude: number,
  reflex: number,
  will: number,
  morale: number,
]
type Rare = 'traits' | 'uses' | 'moves' | 'powers' | 'casting' | 'resists' | 'weakTo' | 'immuneTo'

export interface PackedCreature
  extends
    Pick<Profile, 'id' | 'name' | 'icon' | 'points' | 'size' | 'types' | 'attackList'>,
    Partial<Pick<Profile, Rare>> {
  readonly numbers: Numbers
  /** A name whose words stand in unenforced.json, or what this game does not have: spells, kinds of harm. */
  readonly unenforced?: readonly (string | readonly [name: string, text: string])[]
}

/** What is only a list of names needs no words of ours. */
const LISTS = /^(?:Spells|To what) /

export type OwnWords = { readonly [name: string]: string }

/** What one creature alone does is found by its name and that of the ability. */
export const wordsFor = (words: OwnWords, creature: string, ability: string): string | undefined =>
  words[`${creature}: ${ability}`] ?? words[ability]

export function packed(profile: Profile): PackedCreature {
  const { id, name, icon, points, size, types, attackList, saves, ...rest } = profile
  const { speed, fight, attacks, strength, armor, toughness, health, morale } = rest
  const rare: Partial<Pick<Profile, Rare>> = {
    ...(rest.traits.length > 0 && { traits: rest.traits }),
    ...(Object.keys(rest.uses).length > 0 && { uses: rest.uses }),
    ...(Object.keys(rest.moves).length > 0 && { moves: rest.moves }),
    ...(rest.powers && { powers: rest.powers }),
    ...(rest.casting && { casting: rest.casting }),
    ...(rest.resists.length > 0 && { resists: rest.resists }),
    ...(rest.weakTo.length > 0 && { weakTo: rest.weakTo }),
    ...(rest.immuneTo.length > 0 && { immuneTo: rest.immuneTo }),
  }
  const { fortitude, reflex, will } = saves
  return {
    id,
    name,
    icon,
    points,
    size,
    types,
    numbers: [speed, fight, attacks, strength, armor, toughness, health, fortitude, reflex, will, morale],
    attackList,
    ...rare,
    ...(rest.unenforced && {
      unenforced: rest.unenforced.map((one) => (LISTS.test(one.text) ? ([one.name, one.text] as const) : one.name)),
    }),
  }
}

export function unpacked(creature: PackedCreature, words: OwnWords): Profile {
  const { numbers, unenforced, ...rest } = creature
  const [speed, fight, attacks, strength, armor, toughness, health, fortitude, reflex, will, morale] = numbers
  return {
    traits: [],
    uses: {},
    moves: {},
    resists: [],
    weakTo: [],
    immuneTo: [],
    ...rest,
    speed,
    fight,
    attacks,
    strength,
    armor,
    toughness,
    health,
    morale,
    saves: { fortitude, reflex, will },
    base: baseOfSize(creature.size),
    includedGear: [],
    ...(unenforced && {
      unenforced: unenforced.map((one): Unenforced =>
        typeof one === 'string'
          ? { name: one, text: wordsFor(words, creature.name, one) ?? '' }
          : { name: one[0], text: one[1] },
      ),
    }),
  }
}
