/** What the home screen says about the game. A file of its own, so that the home screen need not fetch the rules. */
import type { About } from '@muster/engine'

export const about: About = {
  name: 'Heroes & Wizards',
  line: 'Fast battles of single figures: one hit kills, and magic turns the day.',
  minutes: 45,
  firstMinutes: 25,
  minutesToLearn: 10,
  icon: 'wizard-staff',
  colour: '#6B4E8C',
  credit: 'After a free rulebook of two pages, without title or author.',
  campaign: 'Secret objectives, and territories won and lost from battle to battle.',
}
