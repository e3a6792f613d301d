/** A crowd of raiders around an ogre, wolves ahead of them, and a chariot. */
import { readyArmy } from './muster.ts'

export const wildHorde = readyArmy(
  'wild-horde',
  'The Wild Horde',
  'Many cheap raiders, fast wolves, an ogre that shrugs off arrows and a chariot that rides them down.',
  400,
  { name: 'Gorruk', profile: 'frenzied-infantry', rank: 'hero', gear: ['great-weapon', 'armour'], rules: ['frenzied'] },
  { name: 'Raider', profile: 'unruly-infantry', count: 2, gear: ['shield', 'armour'], icon: 'orc-head' },
  { name: 'Berserker', profile: 'frenzied-infantry', count: 5, gear: ['great-weapon', 'armour'], icon: 'battle-axe' },
  { name: 'Goblin Archer', profile: 'wretched-infantry', count: 9, gear: ['bow'], icon: 'goblin-head' },
  { name: 'Drummer', profile: 'unruly-infantry', gear: ['musician-instruments', 'armour'], icon: 'goblin-head' },
  { name: 'Wolf', profile: 'running-creature', count: 2, icon: 'wolf-head' },
  { name: 'Ogre', profile: 'brute-monster', rules: ['mass-attack', 'stout'], icon: 'ogre' },
  {
    name: 'War Chariot',
    profile: 'small-chariot',
    crew: [{ name: 'Charioteer', profile: 'unruly-infantry', count: 2, gear: ['spear'] }],
  },
)
