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
  /** A name whose words stand in unenforced.json, or spells that this game does not have. */
  readonly unenforced?: readonly (string | readonly [name: string, text: string])[]
}

const OWN_WORDS = ['Spellcasting', 'Divine Aid']

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
      unenforced: rest.unenforced.map((one) =>
        OWN_WORDS.includes(one.name) ? ([one.name, one.text] as const) : one.name,
      ),
    }),
  }
}

export function unpacked(creature: PackedCreature, words: { readonly [name: string]: string }): Profile {
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
        typeof one === 'string' ? { name: one, text: words[one] ?? '' } : { name: one[0], text: one[1] },
      ),
    }),
  }
}
