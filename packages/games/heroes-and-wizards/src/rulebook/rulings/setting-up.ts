/** What the rulebook leaves open, and how it is settled: setting up. */
import { chapter } from '../chapter.ts'

export const settingUpRulings = chapter('Rulings: Setting up', {
  'HW-RUL-26': 'In what order is a battle set up? Lists, objectives (campaign), scenario die, prisoner (Rescue), items and spells, terrain, edges, prison or gem, deployment roll, deployment, because objectives come "before each battle", terrain before the choice of edge, and the hill is terrain.',
  'HW-RUL-27': 'Who is the "one player", and how much terrain? The first seat unless the players agree otherwise; any number of pieces wholly on the table; areas may not overlap areas, but a wall or hedge may run through a wood or over a hill (not into a building), and a single tree may stand on any area but a wood or building, because the rulebook leaves it to the player and the choice of edge balances it.',
  'HW-RUL-28': 'Which edge has the terrain setter, and with more sides? Opposite the chosen one; with three or four sides the others choose free edges in seat order and the setter takes a leftover of his choice, because armies face each other.',
  'HW-RUL-29': 'Where exactly may figures stand, if only the 18" between the armies is given? Two sides: every base wholly 9" or more behind the centre line (48" table: 15" deep zones); three or more: within 12" of the own edge and 18" from every enemy placed, because equal shares make the 18" independent of who places first and keep hill and gem out of reach.',
  'HW-RUL-30': '"Low roller": of which roll? A roll of one die each made only for this, nothing added; tied lowest roll again, because no other roll exists at that time.',
  'HW-RUL-31': 'What is "a particular type"? One entry of the army list (same name and profile); each Hero and Wizard is an entry of one, because each has its own stats and item or spells.',
  'HW-RUL-32': 'Unequal numbers of types, reserves? When one player has placed everything the other places the rest; no reserves; a figure for which no legal place is left stays out of the battle and does not count as slain, because all figures take part from the start if they can.',
  'HW-RUL-33': 'Which kinds of terrain exist? Rough ground, wood (rough and cover), wall and hedge (obstacle and cover, lines without thickness), single tree (cover only), building (impassable, blocks sight and shots), hill or open area (no effect), because these are the kinds the rulebook names plus the two the scenarios need.',
})
