/** The rules in our own words: armies, heroes and wizards. */
import { chapter } from '@muster/engine'

export const armiesHeroesAndWizards = chapter('Armies, Heroes and Wizards', {
  'HW-ARMY-01': 'The players agree one points limit for the battle, the same for each side; default 250.',
  'HW-ARMY-02':
    'The points values of all figures of an army, Heroes and Wizards included, together may not exceed the limit; spending less is allowed.',
  'HW-ARMY-03':
    'An army is a list of types; a type is a name, one legal profile, a base, and a number of figures (1 or more); there is no minimum, maximum, or faction.',
  'HW-ARMY-04':
    'An army may include at most 1 Hero for each full 250 points of the limit (249: none, 250-499: 1, 500-749: 2).',
  'HW-ARMY-05':
    'An army may include at most 1 Wizard for each full 250 points of the limit, counted apart from Heroes.',
  'HW-ARMY-06': 'Heroes and Wizards are not compulsory, and one may not be traded for the other.',
  'HW-ARMY-07': 'An army must contain at least one figure.',
  'HW-HERO-01': 'A Hero or Wizard may have any legal combination of stats, two weapons and Mighty included.',
  'HW-HERO-02':
    'Heroes and Wizards pay for their stats like any figure; being a Hero or Wizard, the magic item, and the spells are free.',
  'HW-HERO-03': 'Each Hero rolls one die on the Magic Items list and has that item for the battle.',
  'HW-HERO-04':
    'Each Wizard rolls two dice, one after the other, on the Magic Spells list and knows those spells for the battle.',
  'HW-HERO-05': 'A Wizard with two different spells may cast one spell per turn, choosing which each time.',
  'HW-HERO-06':
    'A Wizard that rolled the same spell twice knows only that spell and may cast it up to twice per turn, at the same target or at two.',
  'HW-HERO-07':
    'Items and spells are rolled before terrain is set up and are known to all players; two Heroes may have the same item, two Wizards the same spells.',
  'HW-HERO-08': 'A Hero is not a Wizard and has no spells (unless its item gives one); a Wizard has no magic item.',
  'HW-HERO-09': 'Heroes and Wizards are slain by one unsaved hit like any figure.',
  'HW-HERO-10': 'A magic item is lost with its Hero; nobody takes it over.',
  'HW-HERO-11':
    'Set-up dice come in this order: sides in seat order; within a side its Heroes in list order (item die, and at once the spell die if it is the Obsidian Amulet), then its Wizards in list order (two spell dice each); a prisoner last in its kind.',
})
