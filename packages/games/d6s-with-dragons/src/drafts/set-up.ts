/** Beside the earlier draft: sides, sizes, dice and measuring. */
import { changedRules, droppedRules, newRules, sameRules, type ComparedChapter } from '@muster/engine'

export const sidesAndTheTable: ComparedChapter = {
  name: 'Sides, points and the table',
  rows: [
    changedRules('FD-SETUP-01', 'DD-SIDE-01..03', 'One player led each force; now several players may share a side.'),
    sameRules('FD-SETUP-02', 'DD-SIDE-09 DD-CLASS-07'),
    changedRules(
      'FD-SETUP-03 FD-RUL-03',
      'DD-SIDE-05 DD-SETUP-03..04 DD-SETUP-08..09 DD-SETUP-11..16 DD-LIST-01..02 DD-ENC-02 DD-RUL-97',
      'Each force was placed in one go, with 100 points as a rule; now the sides pick three sectors in turn, with 150.',
    ),
    changedRules(
      'FD-SETUP-04 FD-RUL-02',
      'DD-SETUP-17 DD-RND-04 DD-ENC-03..04 DD-RUL-98',
      'A battle went on until a force had nobody left; now the encounter says how it ends: Confrontation, the nearest to the old way, when a side is down to a quarter.',
    ),
    changedRules(
      'FD-ROUND-04 FD-RUL-01',
      'DD-SETUP-05',
      'Dice made the Lead Player of the first round; now a coin does.',
    ),
    newRules(
      'DD-SIDE-06 DD-SIDE-08 DD-SETUP-01..02 DD-SETUP-06..07',
      'That a scenario is chosen and the Lead Player lays out the terrain is new.',
    ),
    newRules('DD-SIDE-04 DD-SIDE-07', 'The earlier draft took this for granted.'),
    droppedRules('FD-RUL-79 FD-RUL-81', 'Notes on how the text of the earlier draft is read.'),
    newRules('DD-RUL-01', 'A note on how the text of the later draft is read.'),
  ],
}

export const figuresAndSizes: ComparedChapter = {
  name: 'Figures, sizes and bases',
  rows: [
    changedRules(
      'FD-FIG-01..02',
      'DD-SIZE-04',
      'A Small figure could stand on 20 to 25 mm; now Tiny and Small figures stand on 20 mm.',
    ),
    changedRules(
      'FD-FIG-03',
      'DD-SIZE-01..02 DD-SIZE-05',
      'A Medium figure could stand on 25 to 32 mm; now it stands on 25 mm, a little more or less.',
    ),
    changedRules(
      'FD-FIG-04..06',
      'DD-SIZE-06..08',
      'Each of the large sizes had one round base; now each has several, some of them rectangles or ovals.',
    ),
    changedRules(
      'FD-FIG-08',
      'DD-SIZE-03 DD-SIZE-09',
      'The heights are the same, but they were for tight spaces; now they say what a figure can vault and see over.',
    ),
    droppedRules('FD-FIG-07 FD-RUL-21', 'The sizes of the troops had to be ruled; now each profile prints its own.'),
    newRules('DD-STAT-01..11', 'Each number of a profile is now explained; Morale is a new one.'),
    newRules('DD-TYPE-01..09', 'Types of creature, such as Beast or Undead, are new.'),
    newRules('DD-FEA-01..05', 'How a profile prints its features is new.'),
  ],
}

export const diceAndMeasuring: ComparedChapter = {
  name: 'Dice, advantage and measuring',
  rows: [
    sameRules('FD-ADV-01', 'DD-DICE-03 DD-DICE-08'),
    sameRules('FD-ADV-02', 'DD-DICE-04'),
    sameRules('FD-ADV-03 FD-RUL-61', 'DD-DICE-05 DD-RUL-15'),
    sameRules('FD-ADV-04', 'DD-DICE-06'),
    changedRules(
      'FD-RUL-62',
      'DD-RUL-16',
      'A die could be rerolled once more because of a shield; now only because of a power that is paid for with a use.',
    ),
    sameRules('FD-ADV-05', 'DD-DICE-07'),
    droppedRules('FD-ADV-06', 'Said of all saves together; now single rules say when a save has advantage.'),
    newRules('DD-DICE-01..02', 'The earlier draft took this for granted.'),
    newRules('DD-DICE-09..10', 'Features that can be used only a few times in a battle are new.'),
    sameRules('FD-ATK-06 FD-RUL-16 FD-RUL-25', 'DD-MEAS-02 DD-RUL-02 DD-RUL-215'),
    newRules('DD-MEAS-01 DD-MEAS-03', 'When players may measure is now said outright.'),
    newRules('DD-RUL-100', 'New with ground that is not even: what goes by the centre of a base and what by its rim.'),
  ],
}
