/** Few, slow and hard to kill: dwarves in armour around a catapult. */
import { readyArmy } from './muster.ts'

export const stoneGate = readyArmy(
  'stone-gate',
  'The Stone Gate',
  'Dwarves who do not run, arquebuses that care for no armour, and a catapult for whoever stands close together.',
  400,
  {
    name: 'Thane Brokk',
    profile: 'unyielding-infantry',
    rank: 'hero',
    gear: ['great-weapon', 'armour'],
    rules: ['slayer', 'stout', 'weaponmaster'],
    icon: 'dwarf-king',
  },
  {
    name: 'Gate Guard',
    profile: 'unyielding-infantry',
    count: 6,
    gear: ['shield', 'armour'],
    rules: ['fight-in-formation', 'stout'],
  },
  {
    name: 'Axe',
    profile: 'unyielding-infantry',
    count: 3,
    gear: ['great-weapon', 'armour'],
    rules: ['stout'],
    icon: 'battle-axe',
  },
  { name: 'Arquebusier', profile: 'levy-infantry', count: 4, gear: ['arquebus'], rules: ['aim'], icon: 'musket' },
  {
    name: 'Stone Thrower',
    profile: 'catapult',
    crew: [{ name: 'Loader', profile: 'levy-infantry', count: 3, gear: ['pistol'], icon: 'dwarf-face' }],
  },
)
