/** The lists of the rulebook that everything else refers to by id. This file imports nothing. */

export const INFANTRY = [
  'levy-infantry',
  'wretched-infantry',
  'unruly-infantry',
  'unyielding-infantry',
  'frenzied-infantry',
  'exalted-infantry',
] as const
export const CREATURES = ['crawling-creature', 'running-creature'] as const
export const MONSTERS = [
  'brute-monster',
  'predator-monster',
  'crushing-monster',
  'behemoth-monster',
  'ravaging-monster',
  'aberrant-monster',
] as const
export const SIEGE_WEAPONS = ['catapult', 'ballista', 'multi-arrow-ballista'] as const
export const CHARIOTS = ['small-chariot', 'large-chariot', 'huge-chariot'] as const

export const PROFILE_IDS = [...INFANTRY, ...CREATURES, ...MONSTERS, ...SIEGE_WEAPONS, ...CHARIOTS] as const
export type ProfileId = (typeof PROFILE_IDS)[number]
export type SiegeWeaponId = (typeof SIEGE_WEAPONS)[number]

/** Cavalry is what a mounted Infantry profile becomes. */
export type Kind = 'infantry' | 'cavalry' | 'creature' | 'monster' | 'siege' | 'chariot'

export const RANKS = ['ordinary', 'champion', 'hero'] as const
export type Rank = (typeof RANKS)[number]

export const GEAR = [
  'armour',
  'shield',
  'flail',
  'extra-hand-weapon',
  'whip',
  'spear',
  'great-weapon',
  'polearm',
  'throwing-weapons',
  'bow',
  'longbow',
  'crossbow',
  'pistol',
  'arquebus',
  'musician-instruments',
  'banner',
] as const
export type GearId = (typeof GEAR)[number]

export const SPECIAL_RULES = [
  'aim',
  'fight-in-formation',
  'flying',
  'frenzied',
  'frightening',
  'mass-attack',
  'natural-ranged-attack',
  'pathfinder',
  'regeneration',
  'slayer',
  'stout',
  'weaponmaster',
] as const
export type SpecialRuleId = (typeof SPECIAL_RULES)[number]

export const SCENARIOS = ['battle', 'annihilation', 'objectives', 'conquest'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** The steps of a battle: set-up once, then rounds of priority, turns and resolution. */
export const STAGES = [
  'roll-off',
  'edges',
  'deploy',
  'crew',
  'priority',
  'turn',
  'break-tests',
  'end-round',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/** `waiting` to be deployed, `standing` on the table, `aboard` a chariot; `out` for want of room. */
export const WHEREABOUTS = ['waiting', 'standing', 'aboard', 'slain', 'fled', 'out'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

/** What an activated model does; the last two are what a crew does with its siege weapon. */
export const ACTIONS = ['run', 'charge', 'shoot', 'disengage', 'haul', 'fire'] as const
export type Action = (typeof ACTIONS)[number]
