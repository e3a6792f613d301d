import { counted } from '@muster/engine'

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The first screen. */
export const home = {
  waiting: 'A battle is waiting.',
  loading: 'Loading the table …',
  pitch: (game: string, a: string, b: string, minutes: number) =>
    `${game}: ${a} against ${b}, ready on the table. You have ${a}. About ${counted(minutes, 'minute')}.`,
  /** A battle with a story. */
  story: (line: string, side: string, minutes: number) =>
    `${line} You have ${side}. About ${counted(minutes, 'minute')}.`,
  playNow: 'Play now',
  playGame: (game: string) => `Play now: ${game}`,
  take: (side: string) => `Take ${side}`,
  twoHere: 'Two at one screen',
  watch: 'Watch the computer play',
  choose: 'Choose armies and table',
  games: (count: number) => (count === 1 ? 'One game, one table' : `${COUNTS[count] ?? count} games, one table`),
  free: 'Free, with the rules enforced and explained.',
  /** Of a first battle and of a usual one. */
  minutes: (first: number, usual: number) => (first === usual ? `${usual} min` : `${first} to ${usual} min`),
  learn: (n: number) => `learn in ${n} min`,
  setUp: 'Set up',
  goOn: 'Go on playing',
  noBattles: 'Battles you begin are kept here, in this browser.',
  unreadable: 'A battle that cannot be read',
  oldForm: 'Stored by an older version of Muster. This one cannot open it, but you can save it as a file.',
  saveAsFile: 'Save as a file',
  /** `fromRound`: the round of another battle from which it was played on. */
  battle: (sides: readonly string[], fromRound?: number) =>
    `${sides.join(' – ')}${fromRound === undefined ? '' : `, from round ${fromRound}`}`,
  continue: 'Go on',
  continueWith: (title: string) => `Go on with ${title}`,
  lookAt: 'Look at it',
  remove: 'Delete',
  removeNamed: (title: string) => `Delete ${title}`,
  removed: (title: string) => `${title} was deleted.`,
  restore: 'Put it back',
  load: 'Open a battle file',
  loadHint: 'A battle saved as a file, here or on another machine.',
  toMove: (side: string) => `${side} is to play.`,
  today: (time: string) => `today at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
  toDark: 'Dark theme',
  toLight: 'Light theme',
  credits: 'Icons by the authors of game-icons.net (CC BY 3.0).',
} as const
