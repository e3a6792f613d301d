/** What the rulebook leaves open, and how it is settled: magic in general. */
import { chapter } from '@muster/engine'

export const magicInGeneralRulings = chapter('Rulings: Magic in general', {
  'DD-RUL-54': "A caster's Potency goes for all its spells. Where none is printed it is 0.",
  'DD-RUL-55':
    'The boxes of Spellcasting pay for standard spells and for casting, shifting or renewing incantations, and for quick spells listed with them; Quick Cast boxes only for what they name. The kind of a spell decides when it is cast, wherever it is listed. Without slots a lost incantation is lost.',
  'DD-RUL-56':
    "After deployment each caster may have one of its incantations in force, the Lead Player's casters first, with targets by the usual rules. It costs no slot, its saves are rolled at once, and it cannot be countered.",
  'DD-RUL-57':
    'Only a hit by an attack with a to-hit roll tests concentration, wound or not, and only the first in a round; outside melee at once. Damage from areas, falls and auras does not. Concentration also ends when the caster is gone, stunned, incapacitated or paralyzed, starts another incantation, or ends it by choice.',
  'DD-RUL-58':
    'Targets are measured rim to rim and must be seen, unless within 1". "Self or an ally, and more" means one target that may be the caster, and further allies. Range matters only at the casting, except for auras. The caster may choose fewer targets, and is not its own ally.',
  'DD-RUL-59':
    "Spells thrown at an enemy make a block check for each target: Hold Person, Guiding Bolt, Turn Undead, Command, Telekinesis. Shields stop only what rolls to hit. A character in the way becomes the target. Spells on friends, auras, Hunter's Mark, Counterspell and Dispel Magic are not stopped.",
  'DD-RUL-60':
    'In an area, count the cover and characters between its origin and each target, as they stood when the power was used. A die at or below that number spares the target, and the blocker is not affected twice. Things within 1" of the user are left out only if the area starts at its base.',
  'DD-RUL-61':
    'A cone is as wide at each point as it is far from its tip; a line is 1" wide; a sphere is a disc that ignores heights. A user is never in its own cone or line, but may be in its own sphere. A character without sight from the origin is not affected.',
  'DD-RUL-62':
    'Choose the direction, then roll 2d6: that many characters are affected, nearest rims first, friends included, rider and mount separately. Then blocks, saves and damage follow in that order; blocked characters are not replaced.',
  'DD-RUL-63':
    "Auras are measured from the caster's rim, move with the caster, are checked at each roll, and need no sight. The same spell does not stack with itself; different spells do. Bonuses to saves change the Save value.",
})
