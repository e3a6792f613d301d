/** All ready armies, each of 150 points. */
import type { ReadyArmy } from '@muster/engine'
import { readyArmy } from './ready.ts'

const stoneHall = readyArmy(
  'stone-hall',
  'The Stone Hall',
  'Few dwarves in heavy armor who feel neither its weight nor most of your blows.',
  { name: 'Shield Dwarf', profile: 'dwarf', count: 6, weapons: ['hand-bludgeon'], armor: 'heavy', shield: true },
  { name: 'Axe Dwarf', profile: 'dwarf', count: 4, weapons: ['great-blade'], armor: 'heavy', icon: 'battle-axe' },
  { name: 'Spear Dwarf', profile: 'dwarf', count: 4, weapons: ['hand-spear'], armor: 'heavy', icon: 'stone-spear' },
)

const greenwood = readyArmy(
  'greenwood',
  'The Greenwood',
  'Elves who strike twice and shoot twice, and walk through woods as on a road.',
  { name: 'Elf Archer', profile: 'elf', count: 6, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
  { name: 'Elf Blade', profile: 'elf', count: 5, weapons: ['hand-blade', 'hand-blade'], armor: 'light' },
  { name: 'Elf Spear', profile: 'elf', count: 3, weapons: ['hand-spear'], armor: 'light', shield: true },
)

const goblinTide = readyArmy(
  'goblin-tide',
  'The Goblin Tide',
  'A crowd that is never alone: where two goblins reach you, you are flanked.',
  { name: 'Spear Goblin', profile: 'goblin', count: 26, weapons: ['hand-spear'] },
  { name: 'Net Goblin', profile: 'goblin', count: 14, weapons: ['hand-exotic'], icon: 'harpoon-chain' },
  { name: 'Goblin Archer', profile: 'goblin', count: 14, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
)

const kingsLevy = readyArmy(
  'kings-levy',
  "The King's Levy",
  'Levies with spears in front, soldiers with shields beside them, bows behind.',
  { name: 'Spear Levy', profile: 'human-levy', count: 22, weapons: ['hand-spear'], shield: true },
  { name: 'Soldier', profile: 'human-soldier', count: 8, weapons: ['hand-blade'], armor: 'light', shield: true },
  { name: 'Bow Levy', profile: 'human-levy', count: 7, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
)

const orcWarband = readyArmy(
  'orc-warband',
  'The Orc Warband',
  'Strong arms and no finesse: whatever they hit stays down.',
  { name: 'Orc', profile: 'orc', count: 14, weapons: ['hand-blade'], armor: 'light' },
  { name: 'Orc Brute', profile: 'orc', count: 8, weapons: ['great-bludgeon'], armor: 'light', icon: 'brute' },
  { name: 'Orc Hurler', profile: 'orc', count: 6, weapons: ['hand-spear', 'javelin'], icon: 'thrown-spear' },
)

const shireWatch = readyArmy(
  'shire-watch',
  'The Shire Watch',
  'Halflings who slip away, hide, and throw from where nobody looks.',
  { name: 'Shire Guard', profile: 'halfling', count: 13, weapons: ['hand-spear'], armor: 'light', shield: true },
  { name: 'Shire Bow', profile: 'halfling', count: 6, weapons: ['hand-blade', 'bow'], icon: 'high-shot' },
  { name: 'Shire Knife', profile: 'halfling', count: 6, weapons: ['hand-blade', 'daggers'], icon: 'thrown-knife' },
)

export const readyArmies: readonly ReadyArmy[] = [stoneHall, greenwood, goblinTide, kingsLevy, orcWarband, shireWatch]
