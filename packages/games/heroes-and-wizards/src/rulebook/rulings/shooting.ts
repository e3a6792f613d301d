/** What the rulebook leaves open, and how it is settled: shooting. */
import { chapter } from '../chapter.ts'

export const shootingRulings = chapter('Rulings: Shooting', {
  'HW-RUL-67': 'How is simultaneous shooting run? Sides in initiative order declare all their shots openly; when all have declared, shots are rolled one by one in that order; slain figures are marked and removed together at the end of the phase, because nobody may profit from shooting first.',
  'HW-RUL-68': 'What does "between the shooter and the target" mean? Lying on the segment that joins the nearest points of the two bases (on the line of centres); range is its length, because one line then settles range, cover, woods and sight.',
  'HW-RUL-69': 'What blocks a shot altogether? Buildings (the line runs through the inside for more than 0.001") and more than 2" of woods; nothing else: hills, figures, rough ground never do, because the rulebook lists what intervenes and the closest-target rule already protects Heroes behind others.',
  'HW-RUL-70': 'In what order are hit, cover and save rolled? Hit first, then cover piece by piece from the shooter until one stops it, then Armour, because the rulebook has a missile that flies on after each piece.',
  'HW-RUL-71': 'What is one piece, and when is it between? One placed wall, hedge, tree or wood, counted once; a line piece counts if crossed or touched, end points included; an area piece (tree, wood) counts if more than 0.001" of the line lies in it, because dice are per piece and bases touch walls exactly.',
  'HW-RUL-72': 'Does a shooter right behind a wall ignore it? No, because it is between and the rulebook makes no exception.',
  'HW-RUL-73': 'Woods: cover or block, each or together? The inches of line inside all woods are added up (only between the bases); more than 2" forbids the shot; otherwise each wood on the line is one piece of cover, because trees are named as cover and the limit as "woods" in general.',
  'HW-RUL-74': 'May a figure in combat shoot out of it? No, because it is being fought; its opponents are no legal targets either.',
  'HW-RUL-75': '"Closest target" among whom? Among the enemies of all sides that this shooter may legally shoot at (in range, line not blocked, not in combat), at declaration, cover ignored; equal distance within 0.001" is enough; each shooter for itself, because a target is something one could shoot at.',
  'HW-RUL-76': 'How many shots, must one shoot? One per figure per turn, optional, because nothing gives more.',
})
