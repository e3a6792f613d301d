/** What the rulebook leaves open, and how it is settled: weapons, shields and attack lines. */
import { chapter } from '@muster/engine'

export const weaponsAndAttackLinesRulings = chapter('Rulings: Weapons and attack lines', {
  'DD-RUL-136': 'The +1 Strength of a great weapon is not part of the printed Strength.',
  'DD-RUL-137':
    'An attack without a distance is made in melee. With one distance it reaches that far, all of it short range; with two, short and long range. It has the Strength of its user and 1 Damage unless it says otherwise.',
  'DD-RUL-139': 'Included gear gives its attack even if the profile prints no line for it: an Archer shoots its bow.',
  'DD-RUL-140': 'A throwing weapon has no type, no mastery and no part in dual wielding.',
  'DD-RUL-141':
    'The player chooses the type of each hand and great weapon when the army is built. Bites, claws and other natural attacks have none, and great weapons are never wielded in pairs.',
  'DD-RUL-142':
    'Whoever carries a great weapon cannot use Shield Mastery, whatever else it carries; against shots the shield still counts.',
  'DD-RUL-143': 'Whoever carries a bow has no use of its shield against shots, but may use Shield Mastery in melee.',
})
