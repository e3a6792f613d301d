/** The battle report, and looking back from it. */
import { listed, counted } from '@muster/engine'
import { kinds } from '../lists.ts'

export const log = {
  earlierLines: 'Earlier lines',
  filter: 'Which lines',
  filters: { all: 'Everything', major: 'Main events', dice: 'Dice rolls' },
  figure: 'one figure',
  only: (name: string) => `Only ${name}`,
  search: 'Search the log',
  /** "Skeleton ×16 and Bone Giant move." */
  together: (names: readonly string[], does: string) => `${listed(kinds(names))} ${does}.`,
  onAndOn: (text: string, times: number) => `${text.replace(/\.$/, '')}, then ${counted(times - 1, 'time')} more.`,
  oneByOne: 'Show them one by one',
  checking: 'The log follows when the battle has been checked.',
  empty: 'Nothing has happened yet.',
  nothing: 'Nothing of that kind has happened yet.',
  lookBack: 'Show the table as it was',
  onTable: 'Show on the table',
  whyNamed: (text: string) => `why? ${text}`,
  takenBack: (answers: number) => `Taken back by agreement: ${counted(answers, 'answer')}.`,
  lookingBack: 'Looking back',
  play: 'Play',
  speed: (speed: number) => `Speed: ${speed === 0.5 ? 'half' : `${speed} times`}`,
  slider: 'Moment of the battle',
  rounds: 'Rounds',
  round: (turn: number) => `Round ${turn}`,
  branch: 'Play on from here',
  branchHint: 'A new battle begins at this moment. This one stays as it is.',
  backToNow: 'Back to now',
  earlier: 'Earlier',
  later: 'Later',
} as const
