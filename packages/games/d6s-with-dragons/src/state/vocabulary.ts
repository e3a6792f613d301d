/** The vocabulary of d6s with Dragons. Imports nothing; every list gives its type. */
export const SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const
export type Size = (typeof SIZES)[number]

/** Most have no rule of their own, but a leader or a spell may ask for them. */
export const TYPES = [
  'aberration',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'undead',
  'structure',
  'human',
  'dwarf',
  'elf',
  'gnome',
  'goblin',
  'goblinoid',
  'halfling',
  'lycanthrope',
  'merfolk',
  'orc',
] as const
export type CreatureType = (typeof TYPES)[number]

export const SAVES = ['fortitude', 'reflex', 'will'] as const
export type Save = (typeof SAVES)[number]

export const CONDITIONS = [
  'blinded',
  'charmed',
  'dominated',
  'frightened',
  'grappled',
  'hidden',
  'incapacitated',
  'invisible',
  'paralyzed',
  'poisoned',
  'prone',
  'sapped',
  'stunned',
  'vexed',
] as const
export type ConditionName = (typeof CONDITIONS)[number]

export const DAMAGE_TYPES = [
  'acid',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'poison',
  'psychic',
  'radiant',
  'thunder',
] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

export const WEAPON_TYPES = ['blade', 'bludgeon', 'spear', 'exotic'] as const
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** `hand` and `great` have a type and its mastery; `natural` attacks are printed on a profile. */
export const WEAPON_KINDS = ['hand', 'great', 'throwing', 'bow', 'natural', 'unarmed'] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

export const ARMOURS = ['none', 'light', 'heavy'] as const
export type ArmorWorn = (typeof ARMOURS)[number]

export const ENCOUNTERS = ['confrontation', 'raid', 'sacred-objects'] as const
export type EncounterId = (typeof ENCOUNTERS)[number]

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export const SECTORS = ['left', 'centre', 'right'] as const
export type Sector = (typeof SECTORS)[number]
