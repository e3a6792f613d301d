/** The size of the figure that stands for a creature. */
import type { CreatureSize, StatBlock } from '../stat-block.ts'
import { idFrom } from './id.ts'

/** Public data prints "small" for peoples that come in two sizes; these are small indeed. */
const SMALL_PEOPLES = ['goblin', 'halfling', 'gnome', 'kobold', 'mephit', 'pixie']
const TINY = new Set([
  'bat',
  'cat',
  'crab',
  'frog',
  'hawk',
  'homunculus',
  'imp',
  'lizard',
  'octopus',
  'owl',
  'piranha',
  'pseudodragon',
  'quasit',
  'rat',
  'raven',
  'scorpion',
  'seahorse',
  'spider',
  'sprite',
  'stirge',
  'toad',
  'venomous-snake',
  'weasel',
  'will-o-wisp',
])

export interface LikelySize {
  readonly value: CreatureSize
  readonly why: string
}

export function likelySize({ name, size, type }: Pick<StatBlock, 'name' | 'size' | 'type'>): LikelySize {
  const kind = idFrom(name)
  if (TINY.has(kind)) return { value: 'tiny', why: 'plainly tiny' }
  const isPerson = size === 'small' && type === 'humanoid' && !SMALL_PEOPLES.some((people) => kind.includes(people))
  return isPerson
    ? { value: 'medium', why: 'people that come in two sizes, printed as small' }
    : { value: size, why: 'as printed' }
}
