/** Beasts: fast hunters around a behemoth. */
import { readyArmy } from './muster.ts'

export const deepWood = readyArmy(
  'deep-wood',
  'Beasts of the Deep Wood',
  'No gear and no orders: packs that run you down and one beast that nothing stops.',
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
  { name: 'Great Cat', profile: 'predator-monster', rules: ['pathfinder'], icon: 'saber-toothed-cat-head' },
  { name: 'Hound', profile: 'running-creature', count: 9, rules: ['pathfinder'], icon: 'wolf-head' },
  { name: 'Spitter', profile: 'running-creature', count: 7, rules: ['natural-ranged-attack'], icon: 'snake' },
  { name: 'Slug', profile: 'crawling-creature', icon: 'snail' },
)
