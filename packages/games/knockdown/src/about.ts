/** What the home screen says about the game. A file of its own, so that the home screen need not fetch the rules. */
import type { About } from '@muster/engine'

export const about: About = {
  name: 'Knockdown',
  line: 'Skirmishes of single models: knocked down is not yet slain, and chariots ride over both.',
  minutes: 60,
  minutesToLearn: 10,
  icon: 'knocked-out-stars',
  colour: '#8C4E3A',
  designs: true,
  credit: 'After a free rulebook without title or author; "Knockdown" is our working name for it.',
}
