/** The lists of the rulebook that everything else refers to by id. This file imports nothing. */

export const TROOPS = ['dwarf', 'elf', 'goblin', 'halfling', 'human-levy', 'human-soldier', 'orc'] as const
export type TroopId = (typeof TROOPS)[number]

export const SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const
export type Size = (typeof SIZES)[number]

export const FEATURES = [
  'sturdy',
  'wilderness-stride',
  'climb',
  'pack-tactics',
  'sneak-attack',
  'nimble-escape',
  'flight',
] as const
export type FeatureId = (typeof FEATURES)[number]

/** The weapon types, each with a mastery of its own. */
export const WEAPON_TYPES = ['blade', 'bludgeon', 'spear', 'exotic'] as const
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** Every weapon that troops buy: a hand or great weapon is bought as one of the four types. */
export const WEAPONS = [
  'hand-blade',
  'hand-bludgeon',
  'hand-spear',
  'hand-exotic',
  'great-blade',
  'great-bludgeon',
  'great-spear',
  'great-exotic',
  'daggers',
  'javelin',
  'bow',
] as const
export type WeaponId = (typeof WEAPONS)[number]

export const ARMORS = ['none', 'light', 'heavy'] as const
export type ArmorWorn = (typeof ARMORS)[number]

export const SAVES = ['fortitude', 'reflex', 'will'] as const
export type Save = (typeof SAVES)[number]

export const SAVE_NAMES: { readonly [save in Save]: string } = {
  fortitude: 'Fortitude',
  reflex: 'Reflex',
  will: 'Will',
}

export const MASTERIES = [
  'spear-mastery',
  'blade-mastery',
  'bludgeon-mastery',
  'exotic-mastery',
  'dual-wielding-mastery',
  'shield-mastery',
] as const
export type MasteryId = (typeof MASTERIES)[number]

export const REACTIONS = [...MASTERIES, 'opportunity-attack', 'nimble-escape'] as const
export type ReactionId = (typeof REACTIONS)[number]

export const MANEUVERS = ['grapple', 'shove', 'trip'] as const
export type Maneuver = (typeof MANEUVERS)[number]

export const SCENARIOS = ['to-the-last', 'ten-rounds'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

export const EDGES = ['north', 'south'] as const
export type Edge = (typeof EDGES)[number]

/** The steps of a battle: set-up once, then rounds of a Movement Phase and a Combat Phase. */
export const STAGES = [
  'lead-roll',
  'edge',
  'deploy',
  'movement',
  'first-strikes',
  'combat',
  'end-round',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/** `waiting` to be deployed, `standing` on the table; `out` for want of room. */
export const WHEREABOUTS = ['waiting', 'standing', 'eliminated', 'out'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]
