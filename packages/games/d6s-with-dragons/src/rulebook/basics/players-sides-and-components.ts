/** The rules in our own words: players, sides and components. */
import { chapter } from '@muster/engine'

export const playersSidesAndComponents = chapter('Players, sides and components', {
  'DD-SIDE-01': 'Each player controls characters; there are always exactly two sides, however many players take part.',
  'DD-SIDE-02':
    'With more than two players, all characters on one side count as one team: characters of a partner are allies for every rule.',
  'DD-SIDE-03': 'Usually two people play, one for each side.',
  'DD-SIDE-04': 'Each character is one miniature standing on one base.',
  'DD-SIDE-05': 'Battlefields range from about 2×2 feet (small battles) to 4×4 or 6×4 feet (largest).',
  'DD-SIDE-06': 'Roughly one-third of the battlefield should be filled with terrain of different kinds.',
  'DD-SIDE-07': 'Only six-sided dice are used.',
  'DD-SIDE-08': 'A battle is an encounter; the scenario supplies its special rules (how to set up and how to win).',
  'DD-SIDE-09': 'Each player picks characters for their side; each character has a points cost.',
})
