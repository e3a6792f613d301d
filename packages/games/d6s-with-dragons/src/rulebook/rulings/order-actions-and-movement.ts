/** What the rulebook leaves open, and how it is settled: order, actions and movement. */
import { chapter } from '@muster/engine'

export const orderActionsAndMovementRulings = chapter('Rulings: Order, actions and movement', {
  'DD-RUL-22': 'The fastest move first. The example that says otherwise is a mistake.',
  'DD-RUL-23':
    'When its turn by Speed comes, a character may wait for the Speed of one slower ally within 1". It then acts among its side at that Speed, whatever has become of the ally, and keeps its full movement.',
  'DD-RUL-24':
    "Before every turn the fastest of those still to act is looked for anew. Nobody has two turns. Movement and half-Speed costs go by the Speed at the start of one's own turn, and rise at once if it rises.",
  'DD-RUL-25':
    'Actions are movement, combat, free and extra actions. Opportunity attacks, quick spells, incantations, masteries, following up, standing up, preparing, mounting and dropping are not. An attack action is finished after its last attack; what was gained while an action was under way outlasts it.',
  'DD-RUL-26':
    'To shoot or cast, half the Speed is paid first, and the rest may be moved before and after. If nothing comes of it, the movement is lost. Incantations, quick spells and other features need no preparing.',
  'DD-RUL-27':
    "Having moved more than half counts the inches gone willingly this round, before and after the shot, a Dash and a mount's steps included; not standing up, preparing, mounting, or being moved.",
  'DD-RUL-28':
    'Who acts on a special movement has that Speed for the turn, of which no more than its land Speed may be used on land. A swimmer that starts ashore must end in the water. Without a number a special movement has the land Speed.',
  'DD-RUL-29':
    'Flight is measured level, goes over everything at no cost and without saves, and must end on a free level surface; nobody hovers, and roofed places cannot be entered. A flyer on its feet does not slip or sink where it stops.',
  'DD-RUL-30':
    'An opportunity attack comes at the last point still within 1", in any phase, as often as somebody leaves; it costs no action, and its player decides each time. The move goes on if it can: one knocked down may stand up and go on, which is the same leaving.',
  'DD-RUL-31':
    'Opportunity attacks know no masteries and no flanking. The stunned, incapacitated and paralyzed make none.',
  'DD-RUL-32':
    'For "exactly one enemy" all enemy bases within 1" count at the moment of leaving, the mover, the prone and the stunned among them; a rider with its mount is one, a summoned weapon none. Leaving twice provokes twice.',
  'DD-RUL-33':
    'Flyers and burrowers provoke only where they start. Phasing, climbing and swimming provoke like walking.',
})
