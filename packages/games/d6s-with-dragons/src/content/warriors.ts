/** The plain warriors: eight peoples, 16 points or less, each with a hand weapon to begin with. */
import { circle, millimetres } from '@muster/table'
import type { Profile } from '../profile.ts'

const MEDIUM = circle(millimetres(25))
const SMALL = circle(millimetres(20))

/** What most of them share. */
const PLAIN = {
  speed: 6, fight: 4, attacks: 1, strength: 3, armor: 0, toughness: 4, health: 1,
  saves: { fortitude: 3, reflex: 3, will: 3 }, morale: 8, size: 'medium', base: MEDIUM,
  traits: [], uses: {}, moves: {}, attackList: [], resists: [], weakTo: [], immuneTo: [],
} as const satisfies Partial<Profile>

export const WARRIORS: readonly Profile[] = [
  {
    ...PLAIN, id: 'human-levy', name: 'Human Levy', icon: 'pitchfork', points: 2,
    fight: 3, strength: 2, toughness: 3, morale: 7, types: ['human', 'humanoid'],
  },
  { ...PLAIN, id: 'human-warrior', name: 'Human Warrior', icon: 'barbute', points: 4, types: ['human', 'humanoid'] },
  {
    ...PLAIN, id: 'dwarf-warrior', name: 'Dwarf Warrior', icon: 'dwarf-helmet', points: 8,
    speed: 5, toughness: 7, types: ['dwarf', 'humanoid'], traits: ['sturdy'],
  },
  {
    ...PLAIN, id: 'elf-warrior', name: 'Elf Warrior', icon: 'elf-helmet', points: 8,
    attacks: 2, types: ['elf', 'humanoid'], traits: ['wilderness-stride'],
  },
  {
    ...PLAIN, id: 'gnome-warrior', name: 'Gnome Warrior', icon: 'bad-gnome', points: 4,
    speed: 5, toughness: 3, size: 'small', base: SMALL, types: ['gnome', 'humanoid'],
    traits: ['magic-resistance', 'camouflage'],
  },
  {
    ...PLAIN, id: 'goblin-warrior', name: 'Goblin Warrior', icon: 'goblin-head', points: 2,
    strength: 2, toughness: 2, morale: 7, size: 'small', base: SMALL, types: ['goblin', 'humanoid'],
    traits: ['pack-tactics'], moves: { climb: 6 },
  },
  {
    ...PLAIN, id: 'halfling-warrior', name: 'Halfling Warrior', icon: 'robin-hood-hat', points: 4,
    speed: 5, toughness: 3, size: 'small', base: SMALL, types: ['halfling', 'humanoid'],
    traits: ['sneak-attack', 'nimble-escape'],
  },
  {
    ...PLAIN, id: 'orc-warrior', name: 'Orc Warrior', icon: 'orc-head', points: 4,
    strength: 5, toughness: 3, saves: { fortitude: 4, reflex: 3, will: 2 }, morale: 7, types: ['orc', 'humanoid'],
    traits: ['aggressive'],
  },
]
