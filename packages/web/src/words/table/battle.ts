/** Texts of the battle screen: the question bar and the panels. */
import { listed, counted, type TableView } from '@muster/engine'
import { average, inches, percent, facesInRuns } from '../numbers.ts'

/** Figures of one side that an answer may cost: how many, and how many fall on average. */
interface EndangeredGroup {
  readonly count: number
  readonly falls: number
}

export const battle = {
  question: 'What is asked',
  home: 'To the first screen',
  again: 'Play it again',
  board: 'The table',
  boardHelp:
    'Tab goes through the figures that may act, arrow keys move, Enter confirms, Esc puts back, question mark lists all keys.',
  /** `of` is 0 if the game has no last round. */
  round: ({ turn, of, called = 'Turn' }: TableView['round']) =>
    turn < 1 ? 'Set-up' : of > 0 ? `${called} ${turn} of ${of}` : `Round ${turn}`,
  order: 'Order of play',
  upNext: 'Next',
  inTurn: 'Who acts next',
  others: (count: number) => `and ${count} more`,
  log: 'Battle log',
  why: 'why?',
  ruleName: (id: string, chapter: string) => `${chapter}, ${id}`,
  allAnswers: 'All answers',
  settle: 'Don’t ask each time',
  habits: { always: 'Always do it', never: 'Never, this battle' },
  settled: (name: string, answer: 'always' | 'never') =>
    `${name}: ${answer} from now on, without asking. You can change this in the menu.`,
  settledAnswers: (names: readonly string[]) => `Not asked: ${names.join(', ')}`,
  settleHint: 'You can change this in the menu.',
  /** Models a unit loses on average. */
  unitRisk: (name: string, losses: number) => `${name}: about ${average(losses)} lost`,
  /** Without a name it is about the target that the button names. `fate`: what becomes of those who are lost. */
  risk: (name: string | undefined, falls: number, hurt: number, fate = 'falls') =>
    [
      ...(name === undefined ? [] : [name]),
      [
        ...(falls > 0 ? [`${fate} ${percent(falls)}`] : []),
        ...(hurt > 0 || falls === 0 ? [`hurt ${percent(hurt)}`] : []),
      ].join(', '),
    ].join(' '),
  /** Of several who may fall, how many do on average: the enemies, and those of whoever is asked. */
  severalRisks: (enemies: EndangeredGroup, own: EndangeredGroup) => {
    const groups = [
      ...(enemies.count > 0 ? [`${average(enemies.falls)} of ${counted(enemies.count, 'enemy', 'enemies')}`] : []),
      ...(own.count > 0 ? [`${average(own.falls)} of ${own.count} own`] : []),
    ]
    return `About ${groups.join(' and ')} fall`
  },
  noTarget: (name: string, manner: string | undefined) => `${name} is no target of ${manner ?? 'this'}.`,
  notWorkedOut: 'too many ways to work out',
  /** Odds that depend on later choices. */
  assumed: 'usual choices',
  chance: (label: string, chance: number) => `${label} ${percent(chance)}`,
  thinking: (side: string) => `Waiting for ${side}`,
  checking: 'Checking the battle',
  checkingLine: 'Every answer and every die is played again. You can look at the table meanwhile.',
  undo: 'Undo',
  redo: 'Redo',
  cannotUndo: (why: string) => `Undo is not possible: ${why}`,
  passedPhases: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} over: nobody could act there.`,
  cannotReopen: 'What was done since depends on that move. Undo goes back step by step.',
  agree: (why: string) => `${why} Do you all agree to take it back?`,
  agreeStep: 'The last step',
  agreeTurn: 'The whole turn',
  agreeNot: 'No',
  putBack: 'Put back',
  /** Where nothing has been moved that could be put back. */
  goBack: 'Go back',
  moveHere: 'Move here',
  moveBinding: 'Move here? It cannot be taken back.',
  accept: 'Accept',
  confirmPlaces: 'Place them here',
  placeForMe: 'Place for me',
  /** How to change what the rules propose. */
  byHand: {
    place: 'Drag them where you want them, or leave them here.',
    pair: 'Drag from one to another to change it.',
    aim: 'Drag it where it should land.',
  },
  aimHere: 'Aim here',
  done: 'Done',
  doneWith: (count: number) => (count === 0 ? 'Done: none' : `Done: ${count}`),
  /** The button that opens the remaining answers. */
  moreAnswers: (count: number) => `${count} more`,
  /** A button that asks for a target first. */
  manner: (name: string) => `${name}…`,
  atWhom: (name: string, manner: string) => `${name}, ${manner}: at whom?`,
  actsHow: (name: string) => `${name}: what does it do?`,
  nextFigure: 'Next figure',
  previousFigure: 'Previous figure',
  endsBattle: 'This ends the battle. Are you sure?',
  harmsOwn: (names: readonly string[]) =>
    names.length === 0 ? 'This may harm your own side. Do it?' : `This may harm your own ${listed(names)}. Do it?`,
  allTheSame: 'Do it all the same',
  touchOne: 'Touch a figure on the table, or choose from the list.',
  /** The legal alternative. */
  nearest: { way: 'As far as possible', place: 'The nearest place', links: 'Fix it' },
  spent: (spent: number, left: number) => ({ spent: `${inches(spent)} spent`, left: `${inches(left)} left` }),
  touches: (names: readonly string[]) => `Touches ${names.join(', ')}`,
  provokes: (names: readonly string[]) => `${names.join(', ')} may strike`,
  noDice: 'No dice yet',
  dice: 'Dice',
  total: 'Total',
  rolledFaces: (faces: readonly number[]) => `rolled ${faces.join(', ')}`,
  passed: 'passed',
  failed: 'failed',
  needs: (faces: readonly number[]) => `${listed(facesInRuns(faces), 'or')} needed`,
  pairs: 'Who goes for whom',
  nobody: 'nobody',
  points: (n: number) => counted(n, 'point'),
  acted: 'has acted',
  mayAct: 'may act',
  objective: (name: string, holder: string | undefined) => (holder ? `${name}, held by ${holder}` : name),
  tools: { measure: 'Measure', zones: 'Zones', sight: 'Sight', out: 'Out', in: 'In', all: 'All', near: 'Near' },
  toolbar: 'Tools',
  menu: 'Menu',
  help: 'Help and keys',
  map: 'Map of the table',
  more: 'More',
  less: 'Less',
  pause: 'Pause',
  goOn: 'Go on',
  cannot: 'Not possible',
} as const
