/** Beside the earlier draft: troops, gear, terrain, converted creatures, and the worked examples. */
import { changedRules, droppedRules, newRules, sameRules, type ComparedChapter } from '@muster/engine'

export const troops: ComparedChapter = {
  name: 'Troops and their features',
  rows: [
    changedRules('FD-TROOP-01', 'DD-STAT-13 DD-WAR-03', 'The same numbers and points; Morale 8 is new.'),
    changedRules('FD-TROOP-02', 'DD-STAT-14 DD-WAR-04', 'The same numbers and points; Morale 8 is new.'),
    changedRules('FD-TROOP-03', 'DD-WAR-06', 'The same numbers and points; Morale 7 is new.'),
    changedRules('FD-TROOP-04', 'DD-WAR-07', 'The same numbers and points; Morale 8 is new.'),
    changedRules('FD-TROOP-05', 'DD-WAR-01', 'Fight falls from 4 to 3; Morale 7 is new.'),
    changedRules(
      'FD-TROOP-06',
      'DD-STAT-12 DD-WAR-02',
      'The soldier is now called a warrior; the same numbers and points, and Morale 8 is new.',
    ),
    changedRules(
      'FD-TROOP-07',
      'DD-WAR-08',
      'The same numbers and points, but Aggressive in place of Pack Tactics; Morale 7 is new.',
    ),
    newRules('DD-WAR-05 DD-WAR-12 DD-RUL-154', 'The gnome is new.'),
    changedRules(
      'FD-RUL-72',
      'DD-CLASS-01..04 DD-RUL-101..102',
      'Soldiers were the troops of the one table; now all who cost 16 points or less are warriors, and the others heroes.',
    ),
    sameRules('FD-FEAT-01 FD-RUL-65', 'DD-STAT-15 DD-WAR-09 DD-DEF-03 DD-RUL-119'),
    sameRules('FD-FEAT-02', 'DD-STAT-16 DD-WAR-10..11'),
    sameRules('FD-FEAT-03 FD-RUL-67', 'DD-SMV-04..05'),
    sameRules('FD-RUL-89', 'DD-SMV-08..10'),
    droppedRules(
      'FD-RUL-90..91',
      'Legendary actions and gazes are no rules of either book: both games enforce what a converted creature brings along.',
    ),
    changedRules(
      'FD-FEAT-04 FD-RUL-68',
      'DD-CFT-08',
      'Two of the pack within reach of an enemy were enough; now they must be in one melee with it.',
    ),
    changedRules(
      'FD-FEAT-05 FD-RUL-69 FD-RUL-86',
      'DD-WAR-13..14 DD-RUL-153',
      'It needed advantage; now a flanked target will do as well.',
    ),
    changedRules(
      'FD-FEAT-06..07 FD-RUL-70',
      'DD-WAR-15',
      'It was the reaction of the Movement Phase; now it is a free action, once a round.',
    ),
    newRules('DD-WAR-16', 'Aggressive is new.'),
    newRules('DD-CLASS-09', 'The earlier draft took this for granted.'),
  ],
}

export const gear: ComparedChapter = {
  name: 'Weapons, armor and prices',
  rows: [
    sameRules('FD-GEAR-01..02', 'DD-STAT-17 DD-CLASS-05..06'),
    sameRules('FD-GEAR-04', 'DD-SGR-01 DD-COST-01 DD-LIST-05'),
    sameRules('FD-GEAR-03', 'DD-SGR-02 DD-WPN-09..10 DD-WPN-13 DD-COST-02 DD-LIST-06 DD-RUL-219'),
    sameRules('FD-GEAR-15', 'DD-RUL-136'),
    changedRules(
      'FD-GEAR-05..06 FD-RUL-75',
      'DD-WPN-01',
      'Daggers were a weapon of their own, for melee and for throwing; now they are blades.',
    ),
    changedRules(
      'FD-GEAR-07 FD-RUL-76',
      'DD-SGR-03 DD-WPN-04..07 DD-COST-03 DD-RUL-140',
      'A javelin was for throwing only; now a throwing weapon also serves in melee, at −1 Strength.',
    ),
    sameRules('FD-GEAR-08', 'DD-SGR-04 DD-WPN-11 DD-COST-04'),
    changedRules('FD-GEAR-11', 'DD-SGR-05 DD-DEF-01 DD-COST-05', 'Light armor cost 1 point and now costs 2.'),
    changedRules(
      'FD-GEAR-12 FD-RUL-77',
      'DD-SGR-06 DD-DEF-02 DD-COST-06 DD-RUL-107',
      'Heavy armor cost 2 points and now costs 4.',
    ),
    sameRules('FD-GEAR-13', 'DD-RUL-106 DD-RUL-109'),
    changedRules(
      'FD-GEAR-14',
      'DD-SGR-07 DD-COST-07',
      'For the same point a shield gave its mastery alone; now it also stops shots.',
    ),
    changedRules(
      'FD-GEAR-16 FD-RUL-74',
      'DD-WPN-08 DD-WAR-17 DD-RUL-111',
      'A figure could carry any number of weapons; now each thing is bought once, and only hand weapons may be two.',
    ),
    newRules('DD-WPN-12 DD-RUL-144', 'Fighting with bare hands is new.'),
    newRules(
      'DD-WPN-14..15 DD-RUL-121 DD-RUL-139 DD-RUL-141 DD-RUL-217 DD-RUL-222',
      'Details of weapons and armor that the earlier draft does not need.',
    ),
    newRules('DD-COST-11..17', 'Dearer gear for heroes is new.'),
    newRules('DD-COST-25', 'Prices of an army list are new.'),
  ],
}

export const terrain: ComparedChapter = {
  name: 'Terrain',
  rows: [
    changedRules(
      'FD-RUL-80',
      'DD-TERR-01 DD-TERR-03 DD-TERR-06..07 DD-TERR-11..20 DD-RUL-92..93',
      'The kinds of terrain had to be ruled; now they have a chapter of their own.',
    ),
    newRules('DD-TERR-04..05 DD-TERR-08..10', 'Slippery ground and deep water are new.'),
    newRules('DD-TERR-23..25', 'Who can fight whom across a difference in height is new.'),
    newRules('DD-RUL-99', 'Webs, structures and siege engines are new.'),
  ],
}

export const converting: ComparedChapter = {
  name: 'Converting creatures of the fifth edition',
  rows: [
    sameRules('FD-CONV-01', 'DD-CONV-01'),
    changedRules(
      'FD-ATK-10 FD-CONV-02 FD-RUL-82',
      'DD-CONV-02..03 DD-RUL-210 DD-RUL-244',
      'The last row was 23 and more, for 4; now it goes on by threes.',
    ),
    changedRules(
      'FD-CONV-09 FD-RUL-63',
      'DD-RUL-209',
      'Bonuses of −4 and lower gave 1, and a save against DC 10 or less could not fail; now no bonus gives less than 2, and such a DC has Potency 0.',
    ),
    sameRules('FD-CONV-03', 'DD-RUL-213'),
    sameRules('FD-CONV-04', 'DD-CONV-04'),
    sameRules('FD-CONV-05', 'DD-CONV-05'),
    sameRules('FD-CONV-06', 'DD-CONV-06'),
    sameRules('FD-CONV-07', 'DD-CONV-07'),
    changedRules(
      'FD-CONV-08 FD-RUL-64',
      'DD-RUL-207..208',
      'The quotient was compared with the rows as it is; now it is rounded to a whole number first.',
    ),
    sameRules('FD-RUL-85', 'DD-RUL-211'),
    newRules('DD-CONV-08', 'Morale is new, and with it where it comes from.'),
    newRules(
      'DD-RUL-212 DD-RUL-239..243 DD-RUL-245',
      'Distances, several attacks, damage of two kinds and sizes are now settled.',
    ),
  ],
}

export const examples: ComparedChapter = {
  name: 'Worked examples',
  rows: [
    changedRules('FD-EX-01', 'DD-EX-07', 'The same four figures: the dwarves moved first, and now the elves do.'),
    changedRules('FD-EX-02', 'DD-EX-20', 'The same sums: she shot in the Combat Phase, and now at once.'),
    changedRules('FD-EX-03', 'DD-EX-10', 'The same hobgoblin hit on 1 to 4, and now hits on 2 to 5.'),
    sameRules('FD-EX-04 FD-EX-10', 'DD-EX-12'),
    sameRules('FD-EX-05', 'DD-EX-13'),
    sameRules('FD-EX-06', 'DD-EX-14'),
    sameRules('FD-EX-07', 'DD-EX-02'),
    droppedRules('FD-EX-08..09', 'The later draft works no creature out.'),
    newRules(
      'DD-EX-01 DD-EX-03..06 DD-EX-08..09 DD-EX-11 DD-EX-15..19 DD-EX-21..22',
      'Examples of rules that are new, and further examples of those that are not.',
    ),
  ],
}
