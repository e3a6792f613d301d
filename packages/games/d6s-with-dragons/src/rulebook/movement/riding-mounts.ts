/** The rules in our own words: riding mounts. */
import { chapter } from '@muster/engine'

export const ridingMounts = chapter('Riding mounts', {
  'DD-RIDE-01': 'A character with a mount begins the encounter riding it.',
  'DD-RIDE-02': "A rider has no movement of its own; it uses the mount's.",
  'DD-RIDE-03': 'The mount has its own action each round.',
  'DD-RIDE-04': "A mount's Speed is 2 lower while it is ridden.",
  'DD-RIDE-05': 'The mount may spend half its movement to let its rider dismount willingly.',
  'DD-RIDE-06': 'A rider that dismounted then has half of its own movement for that round.',
  'DD-RIDE-07': 'A character may mount a free mount, or one with room for it, for half its movement.',
  'DD-RIDE-08': "Unless the scenario says otherwise the mount must be one listed in that rider's gear options.",
  'DD-RIDE-09': "A ridden mount makes no morale checks; it follows the outcome of its rider's check.",
  'DD-RIDE-10': 'When a mount is eliminated its rider is placed prone within the space of the mount.',
  'DD-RIDE-11':
    'If a rider would be knocked prone its player chooses: the rider is knocked off, or the mount is knocked prone instead.',
  'DD-RIDE-12': 'If the mount is knocked prone the rider stays on it.',
  'DD-RIDE-13': 'A pair whose mount is prone cannot move until the mount stands up.',
  'DD-RIDE-14':
    'If the players agree: a passenger may join a rider: it follows the rules for riders but has no action in any round in which it is a passenger.',
})
