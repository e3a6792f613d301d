/** The rules in our own words: setting up a game. */
import { chapter } from '@muster/engine'

export const settingUpAGame = chapter('Setting up a game', {
  'DD-SETUP-01':
    'First, choose a scenario; Sacred Objects is the standard first scenario and its instructions are the default.',
  'DD-SETUP-02': 'If another scenario is played its own instructions replace those of Sacred Objects.',
  'DD-SETUP-03':
    'Second, both sides agree how many points each may spend: 150 for Sacred Objects, unless they prefer another number.',
  'DD-SETUP-04': 'A skirmish takes some 100 to 350 points a side. Anything above that is a larger battle.',
  'DD-SETUP-05': 'Third, a coin flip decides the first Lead Player.',
  'DD-SETUP-06': 'Fourth, the Lead Player lays the terrain, so that about a third of the table is covered.',
  'DD-SETUP-07':
    "The Lead Player's layout includes difficult terrain (slows movement), obstacles (block movement and attacks) and cover (makes ranged attacks harder).",
  'DD-SETUP-08': 'The scenario sets the battlefield size; Sacred Objects uses 2 by 2 feet (24" × 24").',
  'DD-SETUP-09': 'The Lead Player names two starting edges, which must be opposite each other.',
  'DD-SETUP-10':
    'In Sacred Objects the Lead Player places three Light Objects (treasures) on 20 mm bases on the central line between the two starting edges, equally spaced.',
  'DD-SETUP-11':
    'Fifth, the non-Lead Player chooses which starting edge to deploy from; their zone reaches from that edge to 6" from it.',
  'DD-SETUP-12': 'The Lead Player\'s zone is the strip up to 6" from the opposite starting edge.',
  'DD-SETUP-13': 'Each deployment zone is divided into three sectors: left, centre and right.',
  'DD-SETUP-14':
    'Players alternate, the non-Lead Player first: each turn the player picks one of their own sectors and deploys there as many of their characters as they like.',
  'DD-SETUP-15': 'A player may not pick a sector they have already picked (so each player has exactly three picks).',
  'DD-SETUP-16': "Deploying means placing a character's miniature on the battlefield.",
  'DD-SETUP-17': "Steps 6 and 7: play rounds until the scenario's end condition is met.",
  'DD-SETUP-18': 'In the first round ties in acting order favour the Lead Player chosen at setup.',
})
