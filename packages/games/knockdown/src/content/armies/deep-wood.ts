/** Beasts: fast hunters around a behemoth. */
import { readyArmy } from './muster.ts'

export const deepWood = readyArmy(
  'deep-wood',
  'Beasts of the Deep Wood',
  'Packs that run you down, the hunters who drive them, and one beast that nothing stops.',
  400,
  {
    name: 'The Herdsman',
    profile: 'frenzied-infantry',
    rank: 'champion',
    gear: ['whip', 'extra-hand-weapon', 'bow'],
    rules: ['aim', 'pathfinder'],
    icon: 'deer-head',
  },
  { name: 'Old Tusker', profile: 'behemoth-monster', rules: ['mass-attack'], icon: 'mammoth' },
  { name: 'Great Cat', profile: 'predator-monster', icon: 'saber-toothed-cat-head' },
  { name: 'Hound', profile: 'running-creature', count: 8, icon: 'wolf-head' },
  { name: 'Spitter', profile: 'running-creature', count: 4, rules: ['natural-ranged-attack'], icon: 'snake' },
  { name: 'Hunter', profile: 'unruly-infantry', count: 5, gear: ['bow', 'shield'], icon: 'high-shot' },
)
