/** Levies in ranks, bows behind them, knights on the flank and a ballista. */
import { readyArmy } from './muster.ts'

export const kingsHost = readyArmy(
  'kings-host',
  "The King's Host",
  'Spears in formation, longbows behind them, a few knights and a ballista to crack monsters.',
  400,
  { name: 'Sir Aldous', profile: 'exalted-infantry', rank: 'champion', mounted: true, gear: ['shield'] },
  {
    name: 'Knight',
    profile: 'exalted-infantry',
    mounted: true,
    count: 2,
    icon: 'mounted-knight',
  },
  {
    name: 'Spearman',
    profile: 'levy-infantry',
    count: 6,
    gear: ['spear', 'shield'],
    rules: ['fight-in-formation'],
  },
  { name: 'Standard Bearer', profile: 'levy-infantry', gear: ['banner', 'armour'], icon: 'knight-banner' },
  { name: 'Longbowman', profile: 'levy-infantry', count: 5, gear: ['longbow'], icon: 'high-shot' },
  { name: 'Peasant', profile: 'wretched-infantry', count: 2, icon: 'pitchfork' },
  {
    name: 'Ballista',
    profile: 'ballista',
    crew: [{ name: 'Gunner', profile: 'levy-infantry', count: 3, icon: 'crossbow' }],
  },
)
