/** Riders of the plain: chariots, horse archers, and a volley from behind. */
import { readyArmy } from './muster.ts'

export const sunChariots = readyArmy(
  'sun-chariots',
  'Chariots of the Sun',
  'Two great chariots ride down whoever does not step aside, and a rack of arrows clears their way.',
  400,
  {
    name: 'The Sun Car',
    profile: 'huge-chariot',
    crew: [
      {
        name: 'Prince Azar',
        profile: 'levy-infantry',
        rank: 'hero',
        gear: ['spear', 'shield', 'bow'],
        rules: ['aim'],
        icon: 'crown',
      },
      { name: 'Guardsman', profile: 'levy-infantry', count: 2, gear: ['spear'], icon: 'spartan-helmet' },
    ],
  },
  {
    name: 'War Car',
    profile: 'large-chariot',
    crew: [
      {
        name: 'Lancer',
        profile: 'levy-infantry',
        count: 3,
        gear: ['spear', 'throwing-weapons'],
        icon: 'spartan-helmet',
      },
    ],
  },
  {
    name: 'Horse Archer',
    profile: 'unruly-infantry',
    mounted: true,
    count: 5,
    gear: ['bow'],
    icon: 'mounted-knight',
  },
  { name: 'Javelin', profile: 'wretched-infantry', count: 4, gear: ['throwing-weapons'], icon: 'high-shot' },
  {
    name: 'Rack of Arrows',
    profile: 'multi-arrow-ballista',
    crew: [{ name: 'Bowman', profile: 'levy-infantry', count: 3, icon: 'high-shot' }],
  },
)
