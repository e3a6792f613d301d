/** What the rulebook leaves open, and how it is settled: threat, opportunity attacks and measuring. */
import { chapter } from '@muster/engine'

export const threatOpportunityAttacksAndMeasuringRulings = chapter(
  'Rulings: Threat, opportunity attacks and measuring',
  {
    'FD-RUL-16':
      'Every limit includes itself, and a thousandth of an inch is forgiven. Distances run from base edge to base edge, in plan.',
    'FD-RUL-17':
      'Only enemies provoke, and the attack is optional. Prone figures and figures that have used their action may make it.',
    'FD-RUL-18':
      'The mover is attacked at the last point of its path still within 1" of that enemy: reach, flanking and sight are judged there. If it survives it finishes its path.',
    'FD-RUL-19':
      'Each enemy left behind has its own chance. Those left at the same point attack in the order their owner chooses, until the mover is eliminated.',
    'FD-RUL-20':
      'An opportunity attack follows all melee rules, but it is one attack only and no mastery is used with or against it.',
    'FD-RUL-21':
      'Goblin and Halfling are Small (20 mm, 25 mm allowed); Dwarf, Elf, Humans and Orc are Medium (25 mm, up to 32 mm allowed).',
    'FD-RUL-25': 'Distance runs between the nearest points of the two bases; bases that touch are 0" apart.',
    'FD-RUL-34':
      'A shooter is threatened when any living enemy is within 1" of it; several of them are one source of disadvantage.',
  },
)
