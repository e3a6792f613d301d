/** A fight that is shown blow by blow. */
import { counted } from '@muster/engine'

const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const fight = {
  /** On a banner: how many models there are, and how many are left. */
  modelsLeft: (models: number, left: number) => (left === models ? String(models) : `${models} → ${left}`),
  title: 'The fight',
  /** Before it is known how it goes. */
  strikes: (by: string, at: string) => `${by} against ${at}`,
  many: (name: string, others: number) => (others === 0 ? name : `${name} and ${counted(others, 'other')}`),
  rolls: 'Dice are rolled.',
  pause: 'Pause',
  goOn: 'Go on',
  next: 'Next blow',
  now: 'now',
  more: (count: number) => `then ${counted(count, 'more blow')}`,
  pace: 'Pace of fights',
  paces: { 'each-blow': 'Each blow', 'each-melee': 'Each melee', 'at-once': 'At once' },
  paceLines: {
    'each-blow': 'About two seconds a blow. Any key goes on.',
    'each-melee': 'Only how each melee ends.',
    'at-once': 'Only the outcome.',
  },
  stillLine: 'Nothing moves by itself: any key goes on.',
  /** On the table, beside those who fell. */
  fall: (count: number) => (count === 1 ? 'falls' : `${count} fall`),
  /** The last step under the dice. */
  rollsMade: (made: number, all: number) => `${made} of ${all} rolls`,
  outcome: (falls: number) =>
    falls === 0 ? 'nobody falls' : `${NUMBERS[falls] ?? falls} ${falls === 1 ? 'falls' : 'fall'}`,
  passes: 'pass',
  fails: 'fail',
} as const
