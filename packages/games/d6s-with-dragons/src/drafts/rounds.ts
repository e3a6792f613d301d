/** Beside the earlier draft: rounds, the order of movement, and moving. */
import { changedRules, droppedRules, newRules, sameRules, type ComparedChapter } from '@muster/engine'

export const roundsAndPhases: ComparedChapter = {
  name: 'Rounds and phases',
  rows: [
    changedRules(
      'FD-ROUND-01 FD-ROUND-03',
      'DD-RND-01 DD-RND-03',
      'A round had two phases; now a Cleanup Phase, with morale, comes after them.',
    ),
    sameRules('FD-ROUND-02', 'DD-RND-02'),
    sameRules('FD-ROUND-05', 'DD-RND-08 DD-MOR-12'),
    changedRules(
      'FD-ROUND-06',
      'DD-SETUP-18 DD-RUL-21',
      'The Lead Player goes first at equal Speed and equal Fight, and now also in anything else that happens at one moment.',
    ),
    sameRules('FD-ROUND-07 FD-COMB-07', 'DD-RND-05..06'),
    newRules('DD-RND-07 DD-RUL-25', 'Free actions, and a list of what counts as an action, are new.'),
  ],
}

export const movementOrder: ComparedChapter = {
  name: 'Order of movement',
  rows: [
    changedRules(
      'FD-ORD-01 FD-RUL-04',
      'DD-MORD-01..02 DD-RUL-22 DD-RUL-24',
      'The slowest moved first; now the fastest do.',
    ),
    sameRules('FD-ORD-03', 'DD-MORD-03'),
    sameRules('FD-ORD-04 FD-RUL-05', 'DD-MORD-04..05'),
    sameRules('FD-ORD-05', 'DD-MORD-07..08'),
    droppedRules('FD-ORD-02', 'The later draft takes this for granted.'),
    newRules('DD-MORD-06 DD-RUL-23 DD-RUL-229', 'Waiting for a slower friend nearby is new.'),
  ],
}

export const moving: ComparedChapter = {
  name: 'Moving',
  rows: [
    sameRules('FD-MOVE-01', 'DD-MOVE-01'),
    sameRules('FD-MOVE-02 FD-ORD-06', 'DD-MOVE-02'),
    sameRules('FD-MOVE-03', 'DD-MOVE-03'),
    sameRules('FD-MOVE-04', 'DD-MOVE-04'),
    sameRules('FD-MOVE-05', 'DD-MOVE-05'),
    sameRules('FD-FIG-09 FD-RUL-06..07', 'DD-RUL-04'),
    changedRules(
      'FD-MOVE-06..08 FD-RUL-08',
      'DD-TERR-21..22',
      'A figure could pass a gap half as wide as it is high; now one half as wide as its base.',
    ),
    changedRules(
      'FD-MOVE-09..10 FD-RNG-17 FD-RUL-09',
      'DD-MOVE-06..07 DD-RUL-26',
      'Only bows and guns had to be prepared; now every ranged attack and every standard spell has to be.',
    ),
    changedRules(
      'FD-MOVE-11 FD-MOVE-17 FD-RUL-13',
      'DD-RUL-05',
      'Halves are kept in both, but with Speed 0 nobody could prepare; now it costs them nothing.',
    ),
    changedRules(
      'FD-MOVE-12 FD-RUL-10',
      'DD-RNG-06 DD-RUL-27',
      'Preparing served the Combat Phase to come; now the shot is part of the move, and nobody shoots who moves more than half its Speed.',
    ),
    sameRules('FD-MOVE-13..14', 'DD-MOVE-08 DD-COND-31..32'),
    changedRules(
      'FD-MOVE-15 FD-RUL-11',
      'DD-RUL-90',
      'Being prone hinders movement alone in both; being stunned, which is now beside it, is new.',
    ),
    sameRules('FD-MOVE-16', 'DD-MOVE-09'),
    sameRules('FD-MOVE-18 FD-RUL-66', 'DD-TERR-02'),
    droppedRules('FD-MOVE-19', 'The later draft takes this for granted.'),
  ],
}

export const movementActions: ComparedChapter = {
  name: 'Movement actions',
  rows: [
    changedRules(
      'FD-ACT-02',
      'DD-MACT-01 DD-MACT-07',
      'Everybody could Dash, Disengage or Dodge; now they can Dash, Dodge or Hide, and casters cast here.',
    ),
    sameRules('FD-ACT-01 FD-RUL-14', 'DD-MACT-08'),
    sameRules('FD-ACT-03', 'DD-MACT-02'),
    droppedRules('FD-ACT-04 FD-RUL-12', 'The later draft does not say whether a Dash may pay for standing up.'),
    changedRules(
      'FD-ACT-05..06 FD-RUL-15',
      'DD-CACT-03..04 DD-RUL-46',
      'Disengage made the rest of a move safe; now it is a combat maneuver, a safe inch after the melee.',
    ),
    sameRules('FD-ACT-07', 'DD-MACT-03'),
    sameRules('FD-ACT-08', 'DD-MACT-04'),
    changedRules(
      'FD-FEAT-08 FD-RUL-71',
      'DD-MACT-05 DD-COND-23..24 DD-RUL-89',
      'Only Nimble Escape let a figure hide, and shots at it had disadvantage; now anybody may hide, and cannot be shot at from afar.',
    ),
    droppedRules('FD-RUL-87', 'The later draft leaves this case open.'),
  ],
}

export const opportunityAttacks: ComparedChapter = {
  name: 'Threatened space and opportunity attacks',
  rows: [
    sameRules('FD-OPP-01', 'DD-OPP-01'),
    changedRules(
      'FD-OPP-02 FD-OPP-10 FD-OPP-13 FD-RUL-19',
      'DD-OPP-02 DD-OPP-07..09 DD-RUL-32',
      'Every enemy that was left behind could strike; now only one that has nobody else within 1".',
    ),
    sameRules('FD-OPP-03..04', 'DD-OPP-03'),
    droppedRules(
      'FD-OPP-05 FD-REACT-05',
      'Such an attack cost the reaction of the phase; now nothing limits their number.',
    ),
    sameRules('FD-OPP-06 FD-RUL-17', 'DD-OPP-04'),
    sameRules('FD-OPP-07', 'DD-OPP-10'),
    changedRules(
      'FD-OPP-08..09 FD-RUL-18',
      'DD-RUL-30',
      'The mover is struck at the last point within 1" in both; now in any phase, and one that falls prone may stand up and go on.',
    ),
    sameRules('FD-OPP-11', 'DD-OPP-05'),
    sameRules('FD-OPP-12', 'DD-OPP-06'),
    changedRules(
      'FD-OPP-14..15 FD-RUL-20',
      'DD-RUL-31',
      'No mastery is used in either, but flanking counted and now does not.',
    ),
    newRules('DD-RUL-33 DD-RUL-223..224', 'Flyers, burrowers, and movers that are held or knocked down are new.'),
  ],
}
