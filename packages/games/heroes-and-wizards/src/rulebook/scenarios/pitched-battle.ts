/** The rules in our own words: Pitched Battle. */
import { chapter } from '@muster/engine'

export const pitchedBattle = chapter('Scenario: Pitched Battle', {
  'HW-PITCH-01': 'The side whose slain enemies were worth more points wins.',
  'HW-PITCH-02': 'A slain figure counts its full points value, second weapon and Mighty included.',
  'HW-PITCH-03': 'Each Hero and each Wizard slain counts 50 points more.',
  'HW-PITCH-04':
    "Figures slain by shooting, spells, free attacks and melee all count, for the side whose figure did it. A side's own figures slain by its own Fireball count for nobody.",
  'HW-PITCH-05':
    "A figure slain by its own friend under Paranoia counts for the caster's side, unless it belongs to that side.",
})
