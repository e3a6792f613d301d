/** The dead: crowds that cost nothing, things that crawl, and something with too many arms. */
import { readyArmy } from './muster.ts'

export const rottingMarch = readyArmy(
  'rotting-march',
  'The Rotting March',
  'Crowds that cost nearly nothing, crawling things to hold you, and one horror with too many arms.',
  400,
  {
    name: 'The Pale Captain',
    profile: 'exalted-infantry',
    rank: 'hero',
    gear: ['flail', 'shield', 'armour'],
    rules: ['stout', 'weaponmaster'],
    icon: 'crowned-skull',
  },
  { name: 'Dead', profile: 'wretched-infantry', count: 5, gear: ['shield', 'armour'], icon: 'shambling-zombie' },
  { name: 'Gravedigger', profile: 'wretched-infantry', count: 4, gear: ['polearm'], icon: 'grim-reaper' },
  { name: 'Bell Ringer', profile: 'wretched-infantry', gear: ['musician-instruments'], icon: 'ringing-bell' },
  { name: 'Crawler', profile: 'crawling-creature', count: 2, rules: ['pathfinder'] },
  { name: 'Bone Archer', profile: 'wretched-infantry', count: 8, gear: ['bow'], icon: 'high-shot' },
  {
    name: 'The Many-Armed',
    profile: 'aberrant-monster',
    rules: ['frightening', 'regeneration'],
    icon: 'kraken-tentacle',
  },
)
