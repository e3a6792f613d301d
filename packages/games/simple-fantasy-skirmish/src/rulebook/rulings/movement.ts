/** Rulings in our own words: moving and ground. */
import { chapter } from '@muster/engine'

export const movementRulings = chapter('Rulings: moving and ground', {
  'SF-RUL-17': 'In formation all models hang together in one chain, not in pairs.',
  'SF-RUL-18':
    'A scattered unit that moves must end together if it can, else as close as it can. It may attack either way.',
  'SF-RUL-19': 'Friends may be passed but not stood upon; enemies bar the way.',
  'SF-RUL-20': 'Every move that is no charge keeps a base away from enemies. Who was crowded by them need not move.',
  'SF-RUL-21': "The usual Move is 6: the book's examples say so.",
  'SF-RUL-22': 'Half speed is for the whole move.',
  'SF-RUL-23':
    'Woods slow those who start or end in them; walls, climbs and floors those who cross them. Each model is looked at, then halves decide.',
  'SF-RUL-24': 'A head is 28 mm: low is up to that, higher is more, and height counts from that on.',
  'SF-RUL-25': 'One floor a move.',
  'SF-RUL-26': 'A way up is what the map marks: stairs, ladder, ramp. It still slows.',
  'SF-RUL-27':
    'Count who reaches a place beyond within half speed by their own way. With half of them all may stand beyond, none farther forward than the foremost; otherwise none may.',
  'SF-RUL-28':
    'The middle goes no farther than allowed; where the single models stand is free, in formation, on good ground, not on each other.',
  'SF-RUL-98': 'In a wood: the middle of the base is. At a wall: it touches, to within a twentieth of an inch.',
})
