/** A dragon, and the knights who serve it. */
import { readyArmy } from './muster.ts'

export const dragonCourt = readyArmy(
  'dragon-court',
  'The Dragon Court',
  'A dragon that flies where it likes, and proud knights who finish what it begins.',
  400,
  {
    name: 'Vermithrax',
    profile: 'ravaging-monster',
    rules: ['flying', 'frightening', 'natural-ranged-attack'],
    icon: 'spiked-dragon-head',
  },
  {
    name: 'Court Knight',
    profile: 'exalted-infantry',
    mounted: true,
    gear: ['shield', 'spear'],
    icon: 'mounted-knight',
  },
  { name: 'Sworn Sword', profile: 'exalted-infantry', count: 4, gear: ['great-weapon', 'armour'] },
  { name: 'Crossbow', profile: 'levy-infantry', count: 6, gear: ['crossbow'], icon: 'crossbow' },
  { name: 'Herald', profile: 'levy-infantry', gear: ['banner'], icon: 'knight-banner' },
)
