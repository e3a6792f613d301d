/** Everything that can be bought for a unit: what it gives, what it improves, what it needs, and the rule that says so. */
import type { PenaltyId, TraitId, UnitType, Upgrade } from '../state/card.ts'
import type { CardBox } from './design.ts'

export interface Buy {
  readonly name: string
  /** One plain line for the designer. */
  readonly line: string
  readonly rule: string
  /** Values set before improvements; of two the better stays. */
  readonly gives?: { readonly [box in CardBox]?: number }
  readonly improves?: readonly CardBox[]
  /** Boxes emptied last, even if a Trait gave them a number. */
  readonly empties?: readonly CardBox[]
}

export const TYPE_PARTS: { readonly [type in UnitType]: Buy & { readonly cost: number } } = {
  troops: {
    name: 'Troops',
    line: 'Plain fighters, and plenty of them.',
    rule: 'SF-DES-03',
    cost: 1,
    gives: { 'melee-attack': 4, 'melee-skill': 4, 'magic-save': 6 },
  },
  elites: {
    name: 'Elites',
    line: 'Fewer, but better with a blade and with their hands.',
    rule: 'SF-DES-04',
    cost: 2,
    gives: { 'melee-attack': 3, 'melee-skill': 3, 'magic-save': 6 },
  },
  champion: {
    name: 'Champion',
    line: 'One hero with a name, alone or at the head of a unit.',
    rule: 'SF-CHAMP-03',
    cost: 4,
    gives: { 'melee-attack': 3, 'melee-skill': 3, 'magic-save': 5 },
  },
}

const LIGHT = { 'melee-save': 6, 'ranged-save': 6 } as const
const HEAVY = { 'melee-save': 4, 'ranged-save': 4 } as const

export const UPGRADE_PARTS: { readonly [id in Upgrade]: Buy & { readonly cost: number } } = {
  ranged: {
    name: 'Bows or slings',
    line: 'Shoots 12 inches.',
    rule: 'SF-DES-05',
    cost: 1,
    gives: { 'ranged-attack': 5, 'ranged-skill': 5 },
  },
  'light-armour': {
    name: 'Light Armour',
    line: 'Leather and small shields.',
    rule: 'SF-DES-07',
    cost: 1,
    gives: LIGHT,
  },
  tough: { name: 'Tough', line: 'A thick hide, as good as light armour.', rule: 'SF-DES-07', cost: 1, gives: LIGHT },
  'heavy-armour': {
    name: 'Heavy Armour',
    line: 'Mail, plate and big shields.',
    rule: 'SF-DES-08',
    cost: 2,
    gives: HEAVY,
  },
  resilient: {
    name: 'Resilient',
    line: 'Stone skin or bare bones, as good as heavy armour.',
    rule: 'SF-DES-08',
    cost: 2,
    gives: HEAVY,
  },
  fast: { name: 'Fast', line: 'Riders, wolves or wings: moves 9 inches.', rule: 'SF-DES-12', cost: 2 },
}

export interface TraitPart extends Buy {
  /** One of these must be there already. */
  readonly needs?: readonly TraitId[]
  /** Upgrades it cannot be combined with. */
  readonly bars?: readonly Upgrade[]
  readonly isAdvanced?: true
  readonly isForChampions?: true
}

export const TRAIT_COST = 2

export const TRAIT_PARTS: { readonly [id in TraitId]: TraitPart } = {
  assassin: {
    name: 'Assassin',
    line: 'Ranged Attack better by 1.',
    rule: 'SF-TRAIT-05',
    improves: ['ranged-attack'],
    needs: ['sharpshooter'],
  },
  'battle-mage': {
    name: 'Battle Mage',
    line: 'Magic Attack and Magic Save better by 1.',
    rule: 'SF-TRAIT-06',
    improves: ['magic-attack', 'magic-save'],
    needs: ['magic-user', 'ethereal', 'paralyzing'],
  },
  'combat-master': {
    name: 'Combat Master',
    line: 'Melee Attack and Skill, and both armour Saves, better by 1.',
    rule: 'SF-TRAIT-07',
    improves: ['melee-attack', 'melee-skill', 'melee-save', 'ranged-save'],
  },
  'magic-lore': {
    name: 'Magic Lore',
    line: 'Magic Save and Magic Skill better by 1.',
    rule: 'SF-TRAIT-08',
    improves: ['magic-save', 'magic-skill'],
  },
  'magic-defense': {
    name: 'Magic Defense',
    line: 'A shield of magic: both armour Saves 4.',
    rule: 'SF-TRAIT-09',
    gives: HEAVY,
    needs: ['battle-mage'],
  },
  'magic-user': {
    name: 'Magic User',
    line: 'Magic Attack, Save and Skill 5; wears no armour.',
    rule: 'SF-TRAIT-10',
    gives: { 'magic-attack': 5, 'magic-save': 5, 'magic-skill': 5 },
    bars: ['light-armour', 'heavy-armour'],
  },
  reflexes: {
    name: 'Reflexes',
    line: 'Quick and quiet: both armour Saves, Melee and Ranged Skill better by 1.',
    rule: 'SF-TRAIT-11',
    improves: ['melee-save', 'melee-skill', 'ranged-save', 'ranged-skill'],
    bars: ['heavy-armour', 'resilient'],
  },
  sharpshooter: {
    name: 'Sharpshooter',
    line: 'Ranged Attack and Ranged Skill better by 1.',
    rule: 'SF-TRAIT-12',
    improves: ['ranged-attack', 'ranged-skill'],
  },
  ethereal: {
    name: 'Ethereal',
    line: 'A ghost: hard to hurt with plain weapons, walks through walls, fights only up close.',
    rule: 'SF-ATR-02',
    gives: { ...HEAVY, 'magic-attack': 5 },
    empties: ['magic-save', 'ranged-attack'],
    isAdvanced: true,
  },
  fearsome: { name: 'Fearsome', line: '1 advantage point when it charges.', rule: 'SF-ATR-06', isAdvanced: true },
  leadership: {
    name: 'Leadership',
    line: 'The unit it leads has 1 advantage point.',
    rule: 'SF-ATR-07',
    isAdvanced: true,
    isForChampions: true,
  },
  paralyzing: {
    name: 'Paralyzing',
    line: 'A stare out to 6 inches: whoever is hit loses its turn.',
    rule: 'SF-ATR-09',
    gives: { 'magic-attack': 5 },
    empties: ['magic-save'],
    isAdvanced: true,
  },
  steadfast: { name: 'Steadfast', line: '1 advantage point when it is charged.', rule: 'SF-ATR-12', isAdvanced: true },
  terrifying: {
    name: 'Terrifying',
    line: '1 advantage point in every melee.',
    rule: 'SF-ATR-13',
    needs: ['fearsome'],
    isAdvanced: true,
  },
  vampiric: {
    name: 'Vampiric',
    line: '1 advantage point in the round after it drew blood.',
    rule: 'SF-ATR-14',
    empties: ['magic-save'],
    isAdvanced: true,
  },
}

export const PENALTY_COST = 0.5

export const PENALTY_PARTS: { readonly [id in PenaltyId]: Buy } = {
  shambling: { name: 'Shambling', line: 'Moves 3 inches at most.', rule: 'SF-PEN-02' },
  stupid: { name: 'Stupid', line: 'Cannot make Skill rolls.', rule: 'SF-PEN-03' },
  rookies: { name: 'Rookies', line: 'No advantage from cover or height.', rule: 'SF-PEN-04' },
  panicable: { name: 'Panicable', line: 'The last one runs away.', rule: 'SF-PEN-05' },
}
