/** What the rulebook leaves open, and how it is settled: melee, saves, credit. */
import { chapter } from '../chapter.ts'

export const meleeSavesCreditRulings = chapter('Rulings: Melee, saves, credit', {
  'HW-RUL-77': "When do simultaneous hits apply? All attacks of all figures are assigned first (sides in initiative order, openly, attacks may be split); then rolled in that order, each attack's saves at once; slain figures are marked, still make their own attacks, and are removed together at the end of the phase, because simultaneous means nobody strikes first.",
  'HW-RUL-78': 'Must a figure attack? No; but it fights only enemies it touches at the start of the phase, because the rulebook obliges nobody.',
  'HW-RUL-79': 'What happens to attacks on a figure already marked as slain? They are rolled to hit (and for cover) all the same, no save is rolled for that figure, and nothing is redirected; the same procedure serves free attacks and immediate attacks as one small batch, removed at its end, because the dice then do not depend on luck in the order and an Axe hit can still sweep others.',
  'HW-RUL-80': 'Do Armour penalties add up? Yes, all of them, because they come from different things.',
  'HW-RUL-81': 'Who slew a figure hit by several? The attacker of the first hit, in the order rolled, that was not ignored, because later hits find it slain.',
})
