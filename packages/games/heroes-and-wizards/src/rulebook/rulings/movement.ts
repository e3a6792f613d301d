/** What the rulebook leaves open, and how it is settled: movement. */
import { chapter } from '../chapter.ts'

export const movementRulings = chapter('Rulings: Movement', {
  'HW-RUL-38': "How is a move measured and ordered? Length of the path of the base's centre, any number of bends, no turning cost; each figure moves once, wholly, before the next, in the order its player likes, because figures move singly and have no facing.",
  'HW-RUL-39': 'May figures move through each other? Through friends yes, through enemies no; a base must fit through gaps between enemies and buildings along its whole way; touching in passing follows HW-RUL-40, because the gem rule treats friends as no hindrance and enemies as one.',
  'HW-RUL-40': "How is a charge made? Simply by ending the move in base contact; any distance within the move, from any direction, seen or not, no bonus, no declaration, no reaction; the first contact with an enemy ends a non-flyer's move there (it may touch several enemies at that point); passing an enemy at a gap is free, because the rulebook has no charge rule and no zone of control.",
  'HW-RUL-41': 'What does Fly give beyond 18"? It ignores rough terrain and obstacles and passes over figures and buildings, ending in a legal place; otherwise it is an ordinary figure on the ground (can be attacked, is bound by combat, withdraws 9"), because Fly costs one point more than 18" and must buy something.',
  'HW-RUL-42': 'When is a figure in rough terrain? Path pieces whose centre points lie inside the outline cost double, measured exactly to fractions; no tripling where areas meet, because "each inch traversed" speaks of the path.',
  'HW-RUL-43': "How do obstacles work geometrically? A wall or hedge is a polyline without thickness; the cost of half the Movement score (the stat, not what is left) falls due each time the centre crosses it, besides the path's length; bases may touch but not rest across the line; going round its end is free; enemies touching the line from both sides at one spot are in contact and fight over it, because this gives fights over walls without special cases.",
  'HW-RUL-44': 'May figures leave the table? No, bases stay wholly on it; only the freed prisoner may leave, because only Rescue speaks of leaving.',
  'HW-RUL-45': 'Half of 9 or 15? 4.5" and 7.5", never rounded, because a ruler can show them.',
  'HW-RUL-46': '"Moved more than half its move": distance or cost, which moves? Movement spent this turn, with rough and obstacle costs, in the Movement phase, a withdrawal, Blood Lust and Paranoia together, against half the Movement score; Teleport does not count, because those costs are movement and a teleported figure does not walk.',
})
