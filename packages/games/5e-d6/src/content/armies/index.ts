/** All ready armies, for 150 points each. */
import type { ReadyArmy } from '@muster/engine'
import { readyArmy } from './ready.ts'

const stoneHall = readyArmy(
  'stone-hall',
  'The Stone Hall',
  'Few dwarves who feel neither the weight of their armor nor most of your blows, and those who dig beside them.',
  {
    name: 'Axe Dwarf',
    profile: 'dwarf',
    count: 7,
    weapons: ['hand-blade', 'hand-blade'],
    armor: 'heavy',
    icon: 'dwarf-helmet',
  },
  { name: 'Tunnel Kin', profile: 'halfling', count: 9, weapons: ['hand-exotic'], armor: 'light' },
  { name: 'Miner', profile: 'human-levy', count: 14, weapons: ['hand-bludgeon'] },
)

const greenwood = readyArmy(
  'greenwood',
  'The Greenwood',
  'A few elves who strike twice and walk through woods as on a road, and the folk who follow them.',
  { name: 'Elf Blade', profile: 'elf', count: 3, weapons: ['hand-blade'], armor: 'heavy' },
  { name: 'Woodsman', profile: 'human-soldier', count: 8, weapons: ['hand-blade', 'hand-blade'], armor: 'heavy' },
  { name: 'Wood Folk', profile: 'human-levy', count: 32, weapons: ['hand-spear'] },
)

const goblinTide = readyArmy(
  'goblin-tide',
  'The Goblin Tide',
  'A crowd that is never alone: where two goblins reach you, you are flanked.',
  { name: 'Spear Goblin', profile: 'goblin', count: 20, weapons: ['hand-spear'], icon: 'stone-spear' },
  {
    name: 'Net Goblin',
    profile: 'goblin',
    count: 15,
    weapons: ['hand-exotic'],
    armor: 'light',
    shield: true,
    icon: 'harpoon-chain',
  },
  { name: 'Goblin Archer', profile: 'goblin', count: 10, weapons: ['daggers', 'bow'], icon: 'high-shot' },
)

const kingsLevy = readyArmy(
  'kings-levy',
  "The King's Levy",
  'Levies with spears in a long line, soldiers in heavy armor beside them, and bows behind.',
  { name: 'Spear Levy', profile: 'human-levy', count: 12, weapons: ['hand-spear'] },
  { name: 'Soldier', profile: 'human-soldier', count: 13, weapons: ['hand-blade'], armor: 'heavy', shield: true },
  { name: 'Bow Levy', profile: 'human-levy', count: 7, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
)

const orcWarband = readyArmy(
  'orc-warband',
  'The Orc Warband',
  'Strong arms and no finesse: whatever they hit stays down.',
  {
    name: 'Orc',
    profile: 'orc',
    count: 11,
    weapons: ['hand-blade', 'javelin'],
    armor: 'light',
    shield: true,
  },
  {
    name: 'Orc Brute',
    profile: 'orc',
    count: 3,
    weapons: ['great-bludgeon', 'javelin'],
    armor: 'heavy',
    icon: 'brute',
  },
  { name: 'Orc Bow', profile: 'orc', count: 7, weapons: ['hand-spear', 'bow'], icon: 'high-shot' },
)

const shireWatch = readyArmy(
  'shire-watch',
  'The Shire Watch',
  'Halflings who slip away and hide, farmhands with clubs, and a few dwarves from over the hill.',
  { name: 'Hill Dwarf', profile: 'dwarf', count: 4, weapons: ['hand-spear'], armor: 'heavy' },
  { name: 'Shire Guard', profile: 'halfling', count: 14, weapons: ['hand-blade'], shield: true },
  { name: 'Farmhand', profile: 'human-levy', count: 20, weapons: ['hand-bludgeon'] },
)

export const readyArmies: readonly ReadyArmy[] = [stoneHall, greenwood, goblinTide, kingsLevy, orcWarband, shireWatch]
