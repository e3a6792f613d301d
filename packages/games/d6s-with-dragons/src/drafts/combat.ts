/** Beside the earlier draft: the Combat Phase, attacks, shots and flanking. */
import { changedRules, droppedRules, newRules, sameRules, type ComparedChapter } from '@muster/engine'

export const combatPhase: ComparedChapter = {
  name: 'Combat Phase',
  rows: [
    changedRules(
      'FD-COMB-01',
      'DD-MEL-01 DD-MEL-03',
      'All figures shared one order, the highest Fight first; now each melee has its own.',
    ),
    sameRules('FD-COMB-02', 'DD-MEL-04'),
    sameRules('FD-COMB-03 FD-RUL-22', 'DD-MEL-05'),
    changedRules(
      'FD-COMB-04 FD-RUL-39',
      'DD-RUL-39',
      'Range and flanking never change the order; lasting changes of Fight, such as a spell, now do.',
    ),
    changedRules(
      'FD-COMB-05',
      'DD-RND-09 DD-MACT-06 DD-ATK-02 DD-ATK-04',
      'Shots were combat actions, in the order of Fight; now they are movement actions.',
    ),
    droppedRules('FD-COMB-06', 'The later draft takes this for granted.'),
    sameRules('FD-COMB-08 FD-MAN-01', 'DD-MEL-06 DD-CACT-01..02'),
    changedRules(
      'FD-COMB-09',
      'DD-MEL-08 DD-FOL-01..06 DD-RUL-44..45',
      'Nobody moved in the Combat Phase; now whoever has no enemy left in its melee may follow up by 1".',
    ),
    newRules('DD-SPLIT-01..07 DD-RUL-34..37', 'Splitting the Combat Phase into melees is new.'),
    newRules(
      'DD-MEL-07 DD-MEL-09 DD-RUL-231 DD-RUL-236',
      'Steps and cases of a melee that the earlier draft does not have.',
    ),
  ],
}

export const attacks: ComparedChapter = {
  name: 'Attacks and the to-hit roll',
  rows: [
    sameRules('FD-ATK-01', 'DD-ATK-01'),
    changedRules(
      'FD-ATK-02',
      'DD-ATK-03 DD-RUL-218',
      'One action could mix shots and blows; now the weapon may change, but not from one kind to the other.',
    ),
    sameRules('FD-ATK-03 FD-RUL-23', 'DD-ATK-06'),
    changedRules(
      'FD-ATK-04..05 FD-MEL-01',
      'DD-ATK-05 DD-FLK-01 DD-RUL-137..138',
      'Any weapon could have a reach of its own; now melee is within 1", and only some printed attacks reach farther.',
    ),
    sameRules('FD-ATK-07 FD-RUL-24', 'DD-RUL-14'),
    changedRules(
      'FD-ATK-08',
      'DD-ATK-07..10 DD-DEF-11',
      'Armor took away the highest faces that hit, and now takes the lowest: Fight 5 against Armor 1 hit on 1 to 4, and now hits on 2 to 5.',
    ),
    changedRules(
      'FD-ATK-09 FD-RUL-26',
      'DD-RUL-19',
      'No face is special in either, but Fight 7 could not miss Armor 1; now a 1 does.',
    ),
    sameRules('FD-ATK-11 FD-DMG-01', 'DD-ATK-11 DD-DMG-01..03'),
  ],
}

export const shooting: ComparedChapter = {
  name: 'Shooting',
  rows: [
    changedRules(
      'FD-RNG-01 FD-RUL-28',
      'DD-RNG-01..02 DD-RNG-07..08 DD-RUL-06 DD-RUL-246',
      'Any free line from base to base was enough to see; now the eye looks at six points of the target, and heights count.',
    ),
    sameRules('FD-RNG-02 FD-RUL-35', 'DD-RNG-04'),
    sameRules('FD-RNG-03', 'DD-RNG-05'),
    sameRules('FD-RNG-04 FD-RUL-34', 'DD-RNG-03'),
  ],
}

export const blockChecks: ComparedChapter = {
  name: 'Block checks',
  rows: [
    changedRules(
      'FD-RNG-15 FD-RUL-30',
      'DD-BLK-01 DD-RNG-09',
      'A shot that had hit was checked; now the check comes before the to-hit roll.',
    ),
    changedRules(
      'FD-RNG-05 FD-RUL-27',
      'DD-BLK-02..04 DD-RUL-07..09',
      'What the line between the two centres crossed was in the way; now everything in the triangle from the shooter to both sides of the target.',
    ),
    sameRules('FD-RNG-06 FD-RUL-29', 'DD-BLK-09 DD-RUL-10'),
    changedRules(
      'FD-RNG-07 FD-RNG-10',
      'DD-BLK-10..11 DD-BLK-15 DD-RUL-12',
      'Each thing in the way had a die of its own that stopped the shot on 1 or 2; now one die serves for all, and its number says which of them stops it.',
    ),
    changedRules(
      'FD-RNG-08 FD-RUL-33',
      'DD-BLK-08 DD-RUL-225',
      'A mount had a die of its own; now it is one more blocker.',
    ),
    changedRules(
      'FD-RNG-09 FD-RNG-14 FD-RUL-31 FD-RUL-83',
      'DD-BLK-05 DD-BLK-12 DD-RUL-11',
      'A last die could send the shot into somebody who fights the target; now all near the target, friend or foe, are one more blocker together.',
    ),
    sameRules('FD-RNG-11..12', 'DD-BLK-16'),
    changedRules(
      'FD-RNG-13 FD-RUL-32',
      'DD-BLK-13 DD-RUL-13',
      'A figure in the way was hit at once; now the shot must still roll to hit it.',
    ),
    sameRules('FD-RNG-16', 'DD-BLK-17'),
    changedRules(
      'FD-MAST-15 FD-RUL-51',
      'DD-BLK-06..07 DD-BLK-14 DD-DEF-04 DD-DEF-06..07 DD-RUL-143 DD-RUL-216',
      'A shield made a shot that hit roll again, but not for one with any ranged weapon; now it is one more blocker, but not for one with a bow.',
    ),
  ],
}

export const meleeAndFlanking: ComparedChapter = {
  name: 'Melee and flanking',
  rows: [
    changedRules(
      'FD-MEL-03 FD-MEL-05 FD-RUL-38',
      'DD-FLK-02..03 DD-RUL-38',
      'Any friend that reached the target from the other side flanked it; now it must be in the same melee.',
    ),
    sameRules('FD-MEL-04 FD-RUL-37', 'DD-FLK-04'),
    droppedRules('FD-MEL-06', 'Now it follows from flanking being a matter of one melee.'),
    droppedRules(
      'FD-MEL-02 FD-RUL-36',
      'To strike at somebody unseen had disadvantage; now only conditions such as blinded or invisible do that.',
    ),
  ],
}
