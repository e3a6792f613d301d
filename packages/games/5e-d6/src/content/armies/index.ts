/** All ready armies, for 150 points each: few enough figures for an evening, well equipped, with somebody to remember. */
import type { ReadyArmy } from '@muster/engine'
import { readyArmy } from './ready.ts'

const kingsLevy = readyArmy(
  'kings-levy',
  "The King's Levy",
  'A captain and a priest lead soldiers with great swords, spears beside them and bows behind.',
  { name: 'Captain', profile: 'warrior-veteran' },
  { name: 'Priest', profile: 'priest' },
  { name: 'Soldier', profile: 'human-soldier', count: 7, weapons: ['great-blade'], armor: 'light' },
  { name: 'Spear Levy', profile: 'human-levy', count: 4, weapons: ['hand-spear'], armor: 'light', shield: true },
  {
    name: 'Bow Levy',
    profile: 'human-levy',
    count: 2,
    weapons: ['hand-blade', 'bow'],
    armor: 'light',
    icon: 'high-shot',
  },
)

const orcWarband = readyArmy(
  'orc-warband',
  'The Orc Warband',
  'Strong arms and no finesse: whatever they hit stays down. Two heads of one ettin agree on that.',
  { name: 'Ettin', profile: 'ettin' },
  { name: 'Orc', profile: 'orc', count: 4, weapons: ['hand-blade', 'javelin'], armor: 'light' },
  { name: 'Orc Brute', profile: 'orc', count: 3, weapons: ['great-bludgeon'], armor: 'light', icon: 'brute' },
  { name: 'Orc Bow', profile: 'orc', count: 2, weapons: ['hand-spear', 'bow'], icon: 'high-shot' },
  { name: 'Wolf', profile: 'wolf', count: 3 },
)

const greenwood = readyArmy(
  'greenwood',
  'The Greenwood',
  'Elves who strike twice and walk through woods as on a road, a centaur with a pike, and the wood itself.',
  { name: 'Centaur', profile: 'centaur-trooper' },
  { name: 'Dryad', profile: 'dryad' },
  { name: 'Elf Blade', profile: 'elf', count: 4, weapons: ['great-blade'], armor: 'heavy' },
  { name: 'Elf Archer', profile: 'elf', count: 2, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
  { name: 'Satyr', profile: 'satyr', count: 2 },
  { name: 'Wolf', profile: 'wolf' },
  { name: 'Bear', profile: 'black-bear', count: 2 },
)

const goblinTide = readyArmy(
  'goblin-tide',
  'The Goblin Tide',
  'Where two goblins reach you, you are flanked. Their boss has brought spiders, wolves and his big cousin.',
  { name: 'Bugbear', profile: 'bugbear-stalker' },
  { name: 'Goblin Boss', profile: 'goblin-boss' },
  { name: 'Giant Spider', profile: 'giant-spider', count: 2 },
  { name: 'Spear Goblin', profile: 'goblin', count: 5, weapons: ['hand-spear'], armor: 'light', icon: 'stone-spear' },
  {
    name: 'Net Goblin',
    profile: 'goblin',
    count: 3,
    weapons: ['hand-exotic'],
    armor: 'light',
    shield: true,
    icon: 'harpoon-chain',
  },
  { name: 'Goblin Archer', profile: 'goblin', count: 2, weapons: ['daggers', 'bow'], icon: 'high-shot' },
  { name: 'Wolf', profile: 'wolf', count: 4 },
)

const stoneHall = readyArmy(
  'stone-hall',
  'The Stone Hall',
  'A few dwarves who feel neither the weight of their armor nor most of your blows, and what lives in their forge.',
  { name: 'Forge Guardian', profile: 'azer-sentinel' },
  { name: 'Axe Dwarf', profile: 'dwarf', count: 4, weapons: ['hand-blade', 'hand-blade'], armor: 'light' },
  {
    name: 'Hall Guard',
    profile: 'dwarf',
    count: 3,
    weapons: ['hand-spear', 'javelin'],
    armor: 'heavy',
    shield: true,
    icon: 'dwarf-helmet',
  },
  { name: 'Hammer Dwarf', profile: 'dwarf', count: 2, weapons: ['great-bludgeon'], armor: 'light' },
  { name: 'Badger', profile: 'giant-badger', count: 4 },
)

const shireWatch = readyArmy(
  'shire-watch',
  'The Shire Watch',
  'Halflings who slip away and hide, dwarves from over the hill, and a druid with friends in the meadow.',
  { name: 'Druid', profile: 'druid' },
  { name: 'Hill Dwarf', profile: 'dwarf', count: 3, weapons: ['great-spear'], armor: 'light' },
  { name: 'Shire Guard', profile: 'halfling', count: 4, weapons: ['hand-blade'], armor: 'light', shield: true },
  {
    name: 'Shire Archer',
    profile: 'halfling',
    count: 4,
    weapons: ['hand-blade', 'bow'],
    armor: 'light',
    icon: 'high-shot',
  },
  { name: 'Giant Goat', profile: 'giant-goat' },
  { name: 'Bear', profile: 'black-bear', count: 3 },
)

export const readyArmies: readonly ReadyArmy[] = [kingsLevy, orcWarband, greenwood, goblinTide, stoneHall, shireWatch]
