/** Mephits: little elementals with one breath, that burst when they are slain. */
import { breath } from '../breath.ts'
import { deathBurst } from '../death-burst.ts'

export const MEPHITS = {
  'magma-death-burst': deathBurst('magma-death-burst', { strength: 4, save: 'reflex', weaker: 2 }),
  'steam-death-burst': deathBurst('steam-death-burst', { strength: 3, save: 'reflex', weaker: 1, type: 'fire' }),
  'ice-death-burst': deathBurst('ice-death-burst', { strength: 3, save: 'fortitude', weaker: 1 }),
  'fire-breath': breath('fire-breath', { inches: 3, type: 'fire', strength: 4, save: 'fortitude', weaker: 2 }),
  'steam-breath': breath('steam-breath', {
    inches: 3,
    type: 'fire',
    strength: 3,
    save: 'reflex',
    weaker: 1,
    knocksProne: true,
  }),
  'frost-breath': breath('frost-breath', { inches: 3, type: 'cold', strength: 4, save: 'fortitude', weaker: 2 }),
}
