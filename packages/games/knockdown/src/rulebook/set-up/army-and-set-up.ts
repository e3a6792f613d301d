/** The rules in our own words: army and set-up. */
import { chapter } from '@muster/engine'

export const armyAndSetUp = chapter('Army and set-up', {
  'KD-ARMY-01':
    'Each player builds an army of any models; the sum of all prices may not exceed the agreed points limit, and need not reach it.',
  'KD-ARMY-02': 'A normal game is played with 400 points a side; any other limit can be agreed.',
  'KD-ARMY-03':
    'Any mix of profiles is allowed; nothing but the limit on Champions and Heroes sets a minimum or maximum.',
  'KD-ARMY-04':
    'It must be plain to all players what each model is: profile, gear and special rules of both armies are open information.',
  'KD-ARMY-05':
    'Price of an ordinary model = (profile price, plus the Cavalry surcharge if mounted) × (2 for a Champion, 3 for a Hero, else 1) + gear + special rules.',
  'KD-ARMY-06':
    'A siege weapon or chariot price pays for the chassis only; each crew model is bought separately at its own price.',
  'KD-ARMY-07':
    'Unless the scenario says otherwise the table is 48" by 48", and each side deploys in a zone 12" deep along one of two opposite edges, every base wholly inside it.',
  'KD-ARMY-08':
    'Default order of deployment: each player rolls a D6 (ties again); the winner picks a table edge, the loser deploys the whole army first, then the winner.',
  'KD-ARMY-09':
    'Two or more players may take part; every model of another player is an enemy (unless teams are agreed), every model of your own is friendly.',
})
