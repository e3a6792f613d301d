/** Rulings in our own words: moving and ground. */
import { chapter } from '@muster/engine'

export const movementRulings = chapter('Rulings: moving and ground', {
  'SF-RUL-17': 'In formation all models form one chain; separate pairs are not enough.',
  'SF-RUL-18':
    'A scattered unit that moves must end in formation if it can, and otherwise with its gaps as small as possible. It may attack either way.',
  'SF-RUL-19': 'Models may pass through friends but not end on them; they cannot pass through enemies.',
  'SF-RUL-20':
    'Every move except a charge must end at least one base away from enemies. A unit that enemies came closer to need not move away.',
  'SF-RUL-21': "The usual Move is 6: the book's examples say so.",
  'SF-RUL-22': 'Half speed applies to the whole move.',
  'SF-RUL-23':
    'A wood slows models that start or end in it; walls, climbs and floors slow models that cross them. Each model is checked, then the rule of halves decides.',
  'SF-RUL-24':
    "A model's head is at 28 mm. A low wall is up to that height and a high one is more; a height advantage needs at least that much.",
  'SF-RUL-25': 'A move goes up one floor at most.',
  'SF-RUL-26': 'A way up is what the map marks as one: stairs, ladder or ramp. Using it still slows.',
  'SF-RUL-27':
    'Count the models whose own path reaches a place beyond the obstacle within half speed. If they are at least half, all models may stand beyond, none farther forward than the foremost of them; otherwise none may.',
  'SF-RUL-28':
    'The middle of the unit moves no farther than allowed. Single models may stand anywhere in formation, on ground they can stand on, and not on each other.',
  'SF-RUL-98':
    'A model is in a wood when the middle of its base is. It touches a wall when the gap is at most a twentieth of an inch.',
})
