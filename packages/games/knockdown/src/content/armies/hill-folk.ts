/** A troll, those who feed it, and an idol on wheels. */
import { readyArmy } from './muster.ts'

export const hillFolk = readyArmy(
  'hill-folk',
  'The Hill Folk',
  'A troll that heals what you do to it, ogres beside it, and a mob that fills the gaps.',
  400,
  {
    name: 'Mother Grist',
    profile: 'crushing-monster',
    rules: ['regeneration', 'mass-attack'],
    icon: 'troll',
  },
  { name: 'Ogre', profile: 'brute-monster', count: 2, icon: 'ogre' },
  {
    name: 'Chief Snag',
    profile: 'unruly-infantry',
    rank: 'champion',
    gear: ['flail', 'banner', 'armour'],
    icon: 'orc-head',
  },
  { name: 'Mob', profile: 'unruly-infantry', count: 10, gear: ['great-weapon'], icon: 'orc-head' },
  { name: 'Stone Thrower', profile: 'wretched-infantry', count: 6, gear: ['throwing-weapons'], icon: 'goblin-head' },
)
