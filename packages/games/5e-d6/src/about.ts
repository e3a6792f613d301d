/** What the home screen says about the game. A file of its own, so that the home screen need not fetch the rules. */
import type { About } from '@muster/engine'

export const about: About = {
  name: '5e d6',
  line: 'Small fantasy battles with six-sided dice: the slowest move first, the best fighters strike first.',
  minutes: 40,
  minutesToLearn: 8,
  icon: 'winged-sword',
  colour: '#3F6B57',
  credit: 'After 5e d6 (working title), Release 0, CC BY 4.0; with material from the SRD 5.2, CC BY 4.0.',
}
