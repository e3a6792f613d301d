/** What the rulebook leaves open, and how it is settled: reading the text and measuring. */
import { chapter } from '@muster/engine'

export const readingTheTextAndMeasuringRulings = chapter('Rulings: Reading the text and measuring', {
  'DD-RUL-01':
    "Where the book's summary and its chapters differ, the chapters count. So a stunned character keeps its passive features and makes no opportunity attacks, slippery ground tests when the Movement Phase begins, nobody is counted twice as a blocker, and Dominated is a condition.",
  'DD-RUL-02':
    '"Within" is the shortest level distance between the rims of two bases: exactly that far is within, a thousandth of an inch is forgiven, and bases that overlap are 0" apart. "Adjacent" means within 1".',
  'DD-RUL-03': 'The "engagement zone" of an enemy is its threatened space.',
  'DD-RUL-04':
    'A move is measured along the path of the centre of the base, in any shape and to any fraction; turning is free. The base stays on the table, may touch but not overlap enemies, and overlaps allies only in passing, when nothing can be done. Where a base is not round its shorter side is its width.',
  'DD-RUL-05':
    'Halves are never rounded: half of 5" is 2.5". Half of Speed 0 is 0, so a character with Speed 0 prepares at no cost and may shoot or cast, but gains nothing by a Dash.',
  'DD-RUL-100':
    'What a character stands on, and what each part of its path costs, goes by the centre of its base. How near it is to water, an edge or an objective goes by its rim: 2" from the water is within 2" of it, and a swimmer\'s inches ashore are counted until its rim meets the water. On top of something solid the whole base must find room.',
})
