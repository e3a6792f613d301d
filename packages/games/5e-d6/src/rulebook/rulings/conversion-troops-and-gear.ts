/** What the rulebook leaves open, and how it is settled: conversion, troops and gear. */
import { chapter } from '@muster/engine'

export const conversionTroopsAndGearRulings = chapter('Rulings: Conversion, troops and gear', {
  'FD-RUL-63':
    'Bonuses of −3 to −1 give 2, lower ones 1. AC 5 or less is hit automatically too. A save against DC 10 or less succeeds automatically. A figure without an Armor value that puts on armor uses the value of that armor alone.',
  'FD-RUL-64': 'A quotient takes the nearest row unrounded, the lower one when exactly half-way.',
  'FD-RUL-65': 'Sturdy counts for the movement order: an armored dwarf stays at Speed 5.',
  'FD-RUL-67': 'Climb: vertical movement at normal Speed, and no combat action if the move ends on a vertical face.',
  'FD-RUL-68':
    'Pack Tactics: two or more allied figures with it that have the enemy within reach treat it as flanked, +1 Fight, not added to ordinary flanking. Goblins and orcs count together; the attacker is one of the two.',
  'FD-RUL-69':
    'Sneak Attack needs advantage on that roll after all sources are counted, whether or not the reroll was used. Flanking is not advantage.',
  'FD-RUL-70':
    'Nimble Escape is used in the own turn to move, before the step that leaves a threatened space. It spends the reaction of the phase, keeps the action, and is not to be had after an opportunity attack in the same phase.',
  'FD-RUL-71':
    'Only Nimble Escape gives Hide. A hidden figure counts as invisible towards enemies more than 6" away when some cover or concealment lies between them, adjacent pieces included. It lasts until it next finishes an action, movement actions included.',
  'FD-RUL-72': 'Soldiers are all figures of the table of troops, not only the Human Soldier.',
  'FD-RUL-74':
    'A figure carries any number of weapons, one suit of armor and one shield at most. The free hand weapon may be replaced once, by a great weapon for 1 or by daggers for 0. A shield does not hinder two hand weapons.',
  'FD-RUL-75':
    'Daggers have no type, so no mastery and no dual wielding. They have −1 Strength in both uses and serve as a melee weapon for opportunity attacks.',
  'FD-RUL-76': 'A javelin is never used in melee; its thrower keeps the hand weapon.',
  'FD-RUL-77': 'Light armor bought and then replaced by heavy costs 2 in all, as heavy outright does.',
  'FD-RUL-78': 'A figure has one reaction a phase: Shield Mastery or a weapon mastery, whichever is used first.',
  'FD-RUL-79': 'Stray marks in the table of troops mean nothing, and Attack stat and Attacks are the same.',
  'FD-RUL-81': '5e d6 is a game of its own beside d6s with Dragons, with its own rules.',
  'FD-RUL-82': 'Dodge and Shield Mastery do nothing against an automatic hit: there is no roll.',
  'FD-RUL-89':
    'Flight of a converted creature, as in d6s with Dragons: where its flying Speed is its fastest it moves at that Speed, also in the movement order, over figures and terrain alike, and ends its move on open ground. It leaves threatened spaces like anybody else.',
  'FD-RUL-90':
    'Legendary actions of a converted creature: three a round, each right after the turn to move of an enemy. It moves, then strikes once as in an opportunity attack, without using its reaction or its action; or it uses a power that a save averts. What can be taken once until its next turn is taken once a round. Those that cast spells or teleport are kept as text.',
  'FD-RUL-91':
    'A gaze or another power that costs a bonus action is used in the creature’s own turn to move, once a round, and costs neither its action nor movement. What restrains at a distance, and what turns to stone, throws to the ground.',
})
