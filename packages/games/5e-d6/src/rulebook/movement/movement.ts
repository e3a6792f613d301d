/** The rules in our own words: movement. */
import { chapter } from '@muster/engine'

export const movement = chapter('Movement', {
  'FD-MOVE-01': 'In its turn to move, a figure may move a total path length of up to its Speed in inches.',
  'FD-MOVE-02': 'A figure need not move at all, or may move less than its Speed.',
  'FD-MOVE-03': 'A figure may move through allied figures.',
  'FD-MOVE-04': "A figure may not end its turn with its base overlapping an ally's base (touching is not overlapping).",
  'FD-MOVE-05':
    "A figure may not move through enemy figures: its base may never overlap an enemy's base at any point of the path.",
  'FD-MOVE-06': "A figure may pass through a tight space whose width is at least half the figure's height.",
  'FD-MOVE-07': 'A figure may not pass through a space narrower than half its height.',
  'FD-MOVE-08':
    'A figure may not end its turn inside a tight space (one its base does not fit into); it must end in open space.',
  'FD-MOVE-09':
    'To shoot a bow or a gun in the Combat Phase, a figure must spend movement equal to half its Speed on preparing to shoot, in the Movement Phase of the same round.',
  'FD-MOVE-10': 'Ranged weapons other than bows and guns (daggers, javelins) need no preparation.',
  'FD-MOVE-11': 'Half of an odd Speed is not rounded (Speed 5: 2.5").',
  'FD-MOVE-12':
    "Preparing may be done at any point of the figure's own turn to move and serves only the Combat Phase of the same round; being attacked, knocked prone or pushed does not undo it.",
  'FD-MOVE-13': 'A prone figure cannot move willingly.',
  'FD-MOVE-14':
    'In its turn to move, a prone figure may spend movement equal to half its Speed to stand up, which ends prone.',
  'FD-MOVE-15':
    'Being prone has no other effect: a prone figure may prepare to shoot, attack, make opportunity attacks, take actions and use reactions without modifiers, and attacks on it are unmodified.',
  'FD-MOVE-16':
    'Standing up and preparing to shoot can both be paid for in the same turn (half Speed each, together the full Speed), leaving no movement.',
  'FD-MOVE-17': 'A figure whose Speed is 0 can neither stand up nor prepare to shoot.',
  'FD-MOVE-18': 'Every inch moved through difficult terrain costs 1 extra inch.',
  'FD-MOVE-19':
    "Forced movement (a shove) and teleportation are not moves of the figure's own turn and cost it no movement.",
})
