/** What the rulebook leaves open, and how it is settled: features of warriors, captains and heroes. */
import { chapter } from '@muster/engine'

export const featuresOfHeroesRulings = chapter('Rulings: Features of warriors and heroes', {
  'DD-RUL-151':
    'Second Wind rolls one to-wound roll again, with its second die where it has one, right after it has shown a wound. The new result stands. A roll already repeated may be repeated once more so, and any harm will do, not only that of attacks.',
  'DD-RUL-152':
    'Action Surge is used in its own move for a second movement action, or at its place in a melee for a second combat action, or for a first one if its action is gone. Shooting or casting again must be prepared again.',
  'DD-RUL-153': 'Sneak Attack needs advantage that is not cancelled, or a flanked target; both together give no more.',
  'DD-RUL-154':
    'Camouflage spares the cover, not the distance: within 6" a hidden gnome is seen like anybody, farther away it cannot be shot at.',
  'DD-RUL-155':
    'For Trample the inches moved in this Movement Phase count, with a rider or without, for all hits with horn or hooves in the rest of the round, opportunity attacks too.',
  'DD-RUL-156': 'Each row of boxes stands for itself; a row that names two spells is shared by both.',
  'DD-RUL-158':
    'The Potency of a caster serves all its spells. Where none is printed it is 0, for spells and for every other save.',
  'DD-RUL-159':
    "Relentless Endurance is its player's choice. The box is spent whatever the die shows; on a success exactly 1 Health is left, and the rest of the same hit does no harm either.",
  'DD-RUL-160':
    'Enmity takes no action: it is declared during his own move or when his combat action begins. It is neither an attack nor a mastery.',
  'DD-RUL-161': "Half of the king's Speed is 2.5\". An Avenger's move comes at once, before anything else goes on.",
  'DD-RUL-162':
    'Divine Smite is not declared: it is used when a melee weapon attack has hit, before the to-wound dice, if no mastery was used or declared in this round. Never with an opportunity attack.',
  'DD-RUL-176': 'A leader lends its Morale with all that an upgrade adds to it.',
})
