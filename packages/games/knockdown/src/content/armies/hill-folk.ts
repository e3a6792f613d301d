/** A troll, those who feed it, and an idol on wheels. */
import { readyArmy } from './muster.ts'

export const hillFolk = readyArmy(
  'hill-folk',
  'The Hill Folk',
  'A troll that heals what you do to it, an ogre beside it, and a mob that fills the gaps.',
  400,
  {
    name: 'Mother Grist',
    profile: 'crushing-monster',
    rules: ['regeneration', 'mass-attack'],
    icon: 'troll',
  },
  { name: 'Ogre', profile: 'brute-monster', rules: ['stout', 'frenzied'], icon: 'ogre' },
  {
    name: 'Chief Snag',
    profile: 'unruly-infantry',
    rank: 'champion',
    gear: ['flail', 'banner', 'armour'],
    icon: 'orc-head',
  },
  { name: 'Mob', profile: 'unruly-infantry', count: 13, gear: ['great-weapon', 'armour'], icon: 'orc-head' },
  { name: 'Slinger', profile: 'wretched-infantry', count: 5, gear: ['bow'], icon: 'goblin-head' },
)
