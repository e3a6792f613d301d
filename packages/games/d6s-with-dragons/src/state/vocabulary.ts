/** The vocabulary of d6s with Dragons: every list gives its type. */
import type { PowerId } from './power.ts'

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

/** The words of the spell Command. */
export const COMMANDS = ['approach', 'drop', 'flee', 'grovel', 'halt'] as const
export type CommandWord = (typeof COMMANDS)[number]

export const SAVES = ['fortitude', 'reflex', 'will'] as const
export type Save = (typeof SAVES)[number]
export const SAVE_NAMES: { readonly [save in Save]: string } = {
  fortitude: 'Fortitude',
  reflex: 'Reflex',
  will: 'Will',
}

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

/** Things that can be bought for a character; a printed profile may include some. */
export const GEAR_ITEMS = ['hand', 'great', 'throwing', 'bow', 'light', 'heavy', 'shield'] as const
export type GearItem = (typeof GEAR_ITEMS)[number]

export const ENCOUNTERS = ['confrontation', 'raid', 'sacred-objects'] as const
export type EncounterId = (typeof ENCOUNTERS)[number]

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export const SECTORS = ['left', 'centre', 'right'] as const
export type Sector = (typeof SECTORS)[number]

export const MASTERY_IDS = ['spear', 'blade', 'bludgeon', 'exotic', 'dual-wielding', 'shield'] as const
export type MasteryId = (typeof MASTERY_IDS)[number]

/** Features of the Elemental Acolytes and their cults alone. */
export const ACOLYTE_FEATURE_IDS = [
  'abduct',
  'blackjack',
  'quick-grapple',
  'rampage',
  'stench',
  'paralyzing-claw',
  'spawn',
  'aquatic-charge',
  'blood-frenzy',
  'ocean-spear',
  'confer-fire-resistance',
  'magma-death-burst',
  'steam-death-burst',
  'ice-death-burst',
  'fire-breath',
  'steam-breath',
  'frost-breath',
  'blurred-form',
  'vortex',
  'consume-life',
  'vanish',
] as const
export type AcolyteFeatureId = (typeof ACOLYTE_FEATURE_IDS)[number]

/** What a profile may have printed on it. */
export const FEATURE_IDS = [
  'sturdy',
  'wilderness-stride',
  'magic-resistance',
  'camouflage',
  'pack-tactics',
  'sneak-attack',
  'nimble-escape',
  'aggressive',
  'frightful-presence',
  'flyby',
  'invisibility',
  'legendary-resistance',
  'mind-blank',
  'siege-monster',
  'caster-mastery',
  'truesight',
  'colossus-slayer',
  'leader',
  'advanced-leader',
  'leader-of-beasts',
  'leader-of-fiends',
  'leader-of-undead',
  'leader-of-dragons',
  'leader-of-fey',
  'leader-of-elementals',
  'leader-of-constructs',
  'leader-of-celestials',
  'leader-of-aberrations',
  'leader-of-monstrosities',
  'leader-of-oozes',
  'leader-of-plants',
  'leader-of-giants',
  'leader-of-orcs-and-goblins',
  'regeneration',
  'troll-regeneration',
  'fire-aura',
  'aura-of-protection',
  'second-wind',
  'action-surge',
  'avenger',
  'relentless-endurance',
  'enmity',
  'divine-smite',
  'thundercloud',
  'hammer-throw',
  'icicle-arrow',
  'trash-lob',
  'harpoons',
  ...ACOLYTE_FEATURE_IDS,
  'war-cry',
  'divine-sense',
  'protection-mastery',
  'bound',
  'disciple-of-life',
  'natural-explorer',
  'vehicle',
  'easy-target',
] as const
export type FeatureId = (typeof FEATURE_IDS)[number]

export const INCANTATION_IDS = [
  'abjure-foes',
  'bane',
  'beacon-of-hope',
  'bless',
  'calm-emotions',
  'control-weather',
  'fly',
  'fog-cloud',
  'gaseous-form',
  'haste',
  'heroism',
  'hold-person',
  'hunters-mark',
  'invisibility',
  'protection-from-energy',
  'protection-from-evil-and-good',
  'spiritual-weapon',
] as const
export const QUICK_SPELL_IDS = [
  'counterspell',
  'healing-word',
  'lesser-restoration',
  'misty-step',
  'shield',
  'shining-smite',
] as const
export const STANDARD_SPELL_IDS = [
  'command',
  'cone-of-cold',
  'cure-wounds',
  'dispel-magic',
  'guiding-bolt',
  'lightning-bolt',
  'preserve-life',
  'revivify',
  'sacred-weapon',
  'telekinesis',
  'teleport',
  'turn-undead',
] as const

/** By their kind and then by name. */
export const SPELL_IDS = [...INCANTATION_IDS, ...QUICK_SPELL_IDS, ...STANDARD_SPELL_IDS] as const
export type SpellId = (typeof SPELL_IDS)[number]

/** What everybody bears, and what comes with a type of creature or of a spell besides the spell itself. */
export const COMMON_ABILITIES = [
  'armor-worn',
  'heavy-armor',
  'weapon',
  'thrown-in-melee',
  'long-range',
  'flanking',
  'shielding',
  'dodging',
  'shooting-under-threat',
  'ridden',
  'riding',
  'leaving-play',
  'concentrating',
  'beast',
  'celestial',
  'construct',
  'construct-mind',
  'dwarf',
  'undead',
  'fog',
  'gale',
  'raised-shield',
  'protected-by-aura',
  'roused',
] as const

/** Riders of weapons. */
export const RIDERS = [
  'knocks-down',
  'poisons',
  'grabs',
  'tramples',
  'vexes',
  'grapples',
  'paralyzes',
  'catches-in-vortex',
  'inflicts',
  'charges',
] as const
export type RiderId = (typeof RIDERS)[number]

export type AbilityId =
  | PowerId
  | FeatureId
  | ConditionName
  | SpellId
  | MasteryId
  | RiderId
  | (typeof COMMON_ABILITIES)[number]
