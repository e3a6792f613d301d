/** The rules in our own words: measuring. */
import { chapter } from '@muster/engine'

export const measuring = chapter('Measuring', {
  'DD-MEAS-01':
    'Either player may measure any distance at any time; measuring is never restricted and never commits anyone.',
  'DD-MEAS-02':
    "Range and reach run from any point on the rim of the attacker's base to any point on the rim of the target's base (shortest edge-to-edge distance).",
  'DD-MEAS-03':
    'If the players agree: before committing a move a player may state what they believe about a distance and the opponent may confirm or dispute it by measuring; the move may then be changed.',
})
