/** What the rulebook leaves open, and how it is settled: magic in general. */
import { chapter } from '@muster/engine'

export const magicInGeneralRulings = chapter('Rulings: Magic in general', {
  'DD-RUL-54': "A caster's Potency goes for all its spells. Where none is printed it is 0.",
  'DD-RUL-55':
    'The boxes of Spellcasting pay for standard spells and for casting, shifting or renewing incantations, and for quick spells listed with them; Quick Cast boxes only for what they name. The kind of a spell decides when it is cast, wherever it is listed. Without slots a lost incantation is lost.',
  'DD-RUL-56':
    "After deployment, the Lead Player's casters first, each may have one of its incantations in force, with targets by the usual rules: without a slot, saves at once, and nobody can counter it.",
  'DD-RUL-57':
    'Only a hit by an attack with a roll to hit tests concentration, wound or not, and only the first in a round; outside melee at once. Damage from areas, falls and auras does not. It also ends when the caster is gone, stunned, incapacitated or paralyzed, starts another, or lets go.',
  'DD-RUL-58':
    'Targets are measured rim to rim and must be seen, unless within 1". "Self or an ally, and more" means one that may be the caster and allies beside. Range matters at the casting only, auras apart; fewer targets may be taken; the caster is not its own ally.',
  'DD-RUL-59':
    "Spells thrown at an enemy make a block check for each target: Hold Person, Guiding Bolt, Turn Undead, Command, Telekinesis. Shields stop only what rolls to hit. A character in the way becomes the target. Spells on friends, auras, Hunter's Mark, Counterspell and Dispel Magic are not stopped.",
  'DD-RUL-60':
    'In an area, the cover and characters between its origin and each victim are counted as they stood at first; a die of that or less spares the victim, and the one in the way is not harmed twice. Things within 1" of the user are left out only if the area starts at its base.',
  'DD-RUL-61':
    'A cone is as wide as it is far from its tip; a line is 1" wide; a sphere is a disc, heights apart. Nobody is in their own cone or line, but may be in their own sphere. Without sight from the origin one is safe.',
  'DD-RUL-62':
    'First the direction, then 2d6: so many are reached, nearest rims first, friends too, rider and mount each for itself. Then blocks, saves and damage in that order; the spared are not replaced.',
  'DD-RUL-63':
    "Auras run from the caster's rim and move along, are judged at each roll, and need no sight. The same spell does not add to itself, different ones do. Bonuses to saves change the Save value.",
})
