/** What the rulebook leaves open, and how it is settled: order, actions and movement. */
import { chapter } from '@muster/engine'

export const orderActionsAndMovementRulings = chapter('Rulings: Order, actions and movement', {
  'DD-RUL-22': 'The fastest move first. The example that says otherwise is a mistake.',
  'DD-RUL-23':
    'When its turn by Speed comes, a character may wait for the Speed of one slower ally within 1". It then acts among its side at that Speed, whatever has become of the ally, and keeps its full movement.',
  'DD-RUL-24':
    "Before every turn the fastest character that has not acted is picked again. No character has two turns. Movement and half-Speed costs use the Speed at the start of the character's own turn, and rise at once if its Speed rises.",
  'DD-RUL-25':
    'Movement, combat, free and extra actions are actions. Opportunity attacks, quick spells, incantations, masteries, following up, standing up, preparing, mounting and dropping are not. An attack action is finished after its last attack. A condition gained during an action is not ended by that action.',
  'DD-RUL-26':
    'To shoot or cast, a character first pays half its Speed, and may move the rest before and after. If the attack or spell does not happen, that movement is still lost. Incantations, quick spells and other features need no preparing.',
  'DD-RUL-27':
    '"Moved more than half" counts the inches moved willingly this round, before and after the shot, with a Dash and the mount\'s movement included. Standing up, preparing, mounting and being moved do not count.',
  'DD-RUL-28':
    'A character that acts on a special movement has that Speed for the turn, but may use no more than its land Speed on land. A swimmer that starts ashore must end in the water. A special movement without a number has the land Speed.',
  'DD-RUL-29':
    'Flight is measured horizontally and passes over everything without cost or saves. It must end on a free level surface; no character hovers, and roofed places cannot be entered. A flyer does not slip or sink where it lands.',
  'DD-RUL-30':
    'An opportunity attack comes at the last point still within 1", in any phase, each time an enemy leaves. It costs no action, and its player decides each time. The move goes on if it can: a character knocked prone may stand up and go on, which is the same leaving.',
  'DD-RUL-31':
    'Opportunity attacks use no masteries and no flanking. Stunned, incapacitated and paralyzed characters make none.',
  'DD-RUL-32':
    '"Exactly one enemy" counts all enemy bases within 1" at the moment of leaving, the mover, prone and stunned characters included. A rider and its mount count as one, a summoned weapon does not count. Leaving twice provokes twice.',
  'DD-RUL-33':
    'Flyers and burrowers provoke only where they start. Phasing, climbing and swimming provoke like walking.',
})
