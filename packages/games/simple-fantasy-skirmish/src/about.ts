/** What the start screen says about the game. A file of its own, so that the start screen need not load the rules. */
import type { About } from '@muster/engine'

export const about: About = {
  name: 'Simple Fantasy Skirmish',
  line: 'Small units, big cards and handfuls of dice: a first wargame for children and a grown-up.',
  minutes: 40,
  minutesToLearn: 5,
  icon: 'crossed-swords',
  colour: '#3F7D58',
  designs: true,
  credit: 'After a free rulebook for children; points after Very Simple Generic Miniatures Rules by Andrew Domino.',
}
