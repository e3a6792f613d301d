/** Beside the earlier draft: damage, reactions, masteries, maneuvers and saves. */
import { changedRules, droppedRules, newRules, sameRules, type ComparedChapter } from '@muster/engine'

export const damage: ComparedChapter = {
  name: 'Damage and wounds',
  rows: [
    sameRules('FD-DMG-02', 'DD-DMG-04..05'),
    sameRules('FD-DMG-03 FD-RUL-40', 'DD-DMG-06 DD-RUL-17'),
    sameRules('FD-DMG-04..13', 'DD-TBL-01..10'),
    changedRules(
      'FD-DMG-14 FD-RUL-41',
      'DD-TBL-11 DD-RUL-18',
      'Numbers beyond the table were read at its edge; now the difference of Strength and Toughness carries it on.',
    ),
    sameRules('FD-DMG-15 FD-RUL-42', 'DD-DMG-07'),
    newRules('DD-DMG-08..13 DD-RUL-20', 'Resistance, weakness, immunity and Temporary Health are new.'),
  ],
}

export const masteries: ComparedChapter = {
  name: 'Reactions and masteries',
  rows: [
    droppedRules('FD-REACT-01..04 FD-REACT-07..08 FD-ACT-09 FD-RUL-43..44', 'Reactions, one in each phase, are gone.'),
    changedRules(
      'FD-REACT-06 FD-MAST-19 FD-RUL-53 FD-RUL-78',
      'DD-MEL-02 DD-MAST-05..07 DD-RUL-40',
      'A mastery was a reaction, used when its moment came; now one a round is declared before the melee begins.',
    ),
    sameRules('FD-MAST-01..02 FD-MAST-05 FD-RUL-45', 'DD-MAST-01..03'),
    sameRules('FD-MAST-03..04 FD-GEAR-09', 'DD-MAST-04 DD-WPN-02..03'),
    changedRules(
      'FD-MAST-06..07 FD-RUL-46',
      'DD-MAST-08..09 DD-RUL-41',
      'With a spear the whole action came first and cost nothing; now one attack does, at −1 Fight.',
    ),
    changedRules(
      'FD-MAST-08..09 FD-RUL-47',
      'DD-MAST-10',
      'A hit with a blade gave one more attack at −2 Strength; now the attack has −1 Fight, and a hit makes its target vexed.',
    ),
    changedRules(
      'FD-MAST-10..11 FD-RUL-48',
      'DD-MAST-11..13 DD-RUL-42',
      'A miss with a bludgeon still did damage at −2 Strength; now the attack ignores Armor, and its hit has −2 Strength.',
    ),
    changedRules(
      'FD-MAST-18 FD-RUL-52',
      'DD-MAST-14',
      'A hit with an exotic weapon knocks down in both; now it costs −1 Fight.',
    ),
    changedRules(
      'FD-MAST-12..13 FD-GEAR-10 FD-RUL-49 FD-RUL-73',
      'DD-MAST-15..16 DD-RUL-43',
      'The extra attack with a second weapon cost nothing; now both attacks have −1 Fight and the extra one −1 Strength.',
    ),
    changedRules(
      'FD-MAST-14 FD-RUL-50',
      'DD-MAST-17..18 DD-MAST-20 DD-DEF-05',
      'A shield made the attacker roll one hit again; now it saps one enemy, and its bearer has −1 Fight for the phase.',
    ),
    sameRules('FD-MAST-16', 'DD-MAST-19 DD-DEF-08..09 DD-RUL-142'),
    droppedRules('FD-MAST-17', 'Now it follows from the limits of bows and great weapons.'),
    newRules('DD-FLK-05..06', 'A summary of what masteries cost.'),
  ],
}

export const maneuversAndSaves: ComparedChapter = {
  name: 'Maneuvers, grapples and saves',
  rows: [
    changedRules(
      'FD-MAN-02 FD-RUL-54',
      'DD-CACT-10 DD-SIZE-10',
      'Smaller meant a smaller base; now it means a smaller size.',
    ),
    sameRules('FD-MAN-03 FD-MAN-05 FD-RUL-55', 'DD-CACT-06 DD-CACT-09'),
    changedRules(
      'FD-MAN-04 FD-MAN-11 FD-RUL-59',
      'DD-CACT-08 DD-RUL-47',
      'A push ends at bases and at the edge in both; now it can also send its target down a drop or into water.',
    ),
    sameRules('FD-MAN-07', 'DD-CACT-07 DD-COND-15..16'),
    sameRules('FD-MAN-08', 'DD-COND-17..18'),
    sameRules('FD-MAN-09 FD-RUL-58', 'DD-CACT-05 DD-COND-19'),
    changedRules(
      'FD-MAN-10 FD-RUL-57',
      'DD-COND-20..22 DD-RUL-48',
      'A grapple ends as before, and now also when the grappler is incapacitated.',
    ),
    droppedRules('FD-RUL-60 FD-RUL-84', 'Several figures could hold one; now only one can.'),
    droppedRules('FD-RUL-88', 'Now each maneuver says that it is for enemies.'),
    changedRules(
      'FD-MAN-06 FD-RUL-56',
      'DD-SAVE-01..05',
      'The Difficulty was taken from the save; now Potency, its new name, takes the lowest faces instead.',
    ),
  ],
}
