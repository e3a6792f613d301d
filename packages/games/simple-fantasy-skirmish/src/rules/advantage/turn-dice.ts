/**
 * Turning dice: after a roll is seen and before it is counted, the side with advantage points may spend them one at a
 * time, each turning one die to any face it has. Asked only where some die does not yet show what its turner wishes.
 */
import {
  picked,
  refuse,
  wrongKind,
  named,
  text,
  type Answer,
  type QuestionDetails,
  type Option,
  type Play,
  type Question,
  type Random,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import { readTurn, turnId } from '../../state/option-id.ts'
import type { State } from '../../state/state.ts'
import { spendable, type AdvantagePool } from './advantage.ts'
import { isMade, succeeds, type Die } from '../dice/dice.ts'

export interface DiceToTurn {
  readonly what: 'turn-attack-dice' | 'turn-save-dice' | 'turn-skill-dice'
  readonly dice: readonly Die[]
  readonly pool: AdvantagePool | undefined
  /** How many points a player in a hurry would spend on these dice; all of them if left out. */
  usual?(points: number): number
}

const WORDS = { 'turn-attack-dice': 'attack', 'turn-save-dice': 'save', 'turn-skill-dice': 'skill' } as const

/** Whether a question asks which die to turn. */
export const isAboutTurning = (what: string): boolean => Object.hasOwn(WORDS, what)

export function* turnDice(play: Play<State>, turning: DiceToTurn): Step {
  const { pool, dice } = turning
  if (!pool) return
  while (spendable(play.state, pool) > 0) {
    const question = turnQuestion(play.state, turning, pool)
    if (!question) return
    const turn = turnOf(dice, picked(yield* play.ask(question)))
    if (!turn) return
    pool.points--
    const { die, face } = turn
    const from = die.face
    die.face = face
    const rules = rulesOf(play.state, pool, die)
    tell(play, { is: 'die-turned', side: pool.side, unit: die.unit, from, to: face, left: pool.points, rules })
  }
}

const isOwn = (state: State, pool: AdvantagePool, die: Die): boolean => unitOf(state, die.unit).side === pool.side

const rulesOf = (state: State, pool: AdvantagePool, die: Die): readonly string[] => [
  isOwn(state, pool, die) ? 'SF-ADV-04' : 'SF-ADV-03',
  'SF-RUL-58',
]

/** A player never turns their own successful die, nor an enemy's failed one. */
const isWelcome = (state: State, pool: AdvantagePool, die: Die): boolean => succeeds(die) === isOwn(state, pool, die)

function turnQuestion(state: State, turning: DiceToTurn, pool: AdvantagePool): Question | undefined {
  const { dice, what } = turning
  if (dice.every((die) => isWelcome(state, pool, die))) return undefined
  const ask: QuestionDetails = {
    by: pool.side,
    what,
    rule: 'SF-ADV-08',
    about: pool.unit,
    prompt: promptOf(pool, what),
    decline: 'keep',
    reaction: `Turn ${WORDS[what]} dice with advantage points`,
  }
  return {
    is: 'question',
    by: pool.side,
    what,
    describe: () => {
      const options = optionsOf(state, dice, pool)
      const usual = { pick: [usualTurn(state, turning, pool)] }
      return { ...ask, kind: 'choose', options, least: 1, most: 1, default: usual }
    },
    check: (answer) => refuseTurn(ask, dice, answer),
    sample: (random) => ({ pick: [sampleTurn(random, dice)] }),
  }
}

const promptOf = ({ points }: AdvantagePool, what: DiceToTurn['what']): string =>
  `You have ${points} advantage ${points === 1 ? 'point' : 'points'}. Turn one of the ${WORDS[what]} dice?`

function refuseTurn(ask: QuestionDetails, dice: readonly Die[], answer: Answer) {
  if (!('pick' in answer)) return wrongKind(ask, 'a die and its new face')
  const word = picked(answer)
  if (answer.pick.length === 1 && (word === 'keep' || turnOf(dice, word))) return undefined
  return refuse('SF-RUL-58', 'not-an-option', 'A die can be turned to any other face it has: say which, and to what.')
}

/** The die that an option turns, and to which face, if it may be turned to that. */
function turnOf(dice: readonly Die[], id = '') {
  const { die: index = -1, face = 0 } = readTurn(id) ?? {}
  const die = dice[index]
  return die && Number.isInteger(face) && face >= 1 && face <= die.sides && face !== die.face
    ? { die, face }
    : undefined
}

/** Helpful turns first, then to leave the dice, then every other face. Of equal dice the first one stands for all. */
function optionsOf(state: State, dice: readonly Die[], pool: AdvantagePool): Option[] {
  const helpful: Option[] = []
  const others: Option[] = []
  dice.forEach((die, index) => {
    const isRepeated = dice.findIndex((other) => isLike(die, other)) < index
    const best = isWelcome(state, pool, die) ? undefined : bestFace(state, pool, die)
    for (let face = 1; face <= die.sides; face++) {
      const option = optionOf(die, index, face)
      if (face === best) helpful.push(isRepeated ? { ...option, group: 'Another die' } : option)
      else if (face !== die.face) others.push({ ...option, group: 'Another face' })
    }
  })
  return [...helpful, { id: 'keep', label: 'Leave the dice as they are' }, ...others]
}

const isLike = (a: Die, b: Die): boolean =>
  a.unit === b.unit && a.face === b.face && a.sides === b.sides && a.need === b.need && a.enchanted === b.enchanted

const optionOf = ({ unit, face: from, need }: Die, index: number, face: number): Option => ({
  id: turnId({ die: index, face }),
  label: text`${named(unit)}: turn the ${from} to ${face}`,
  figure: unit,
  hint: isMade(face, need) ? `Then it succeeds: it needs ${need}.` : `Then it fails: it needs ${need}.`,
})

/** The surest face: the highest for an own die, a 1 for an enemy's. */
const bestFace = (state: State, pool: AdvantagePool, die: Die): number => (isOwn(state, pool, die) ? die.sides : 1)

/** The die that most needs it: one of an Enchanted Weapon first, since its hits may not be saved at all. */
function usualTurn(state: State, { dice, usual }: DiceToTurn, pool: AdvantagePool): string {
  if (usual && usual(pool.points) <= 0) return 'keep'
  const unwelcome = dice.filter((die) => !isWelcome(state, pool, die))
  const die = unwelcome.find(({ enchanted }) => enchanted) ?? unwelcome[0]
  if (!die) return 'keep'
  return turnId({ die: dice.findIndex((other) => isLike(die, other)), face: bestFace(state, pool, die) })
}

function sampleTurn(random: Random, dice: readonly Die[]): string {
  const index = Math.floor(random() * dice.length)
  const die = dice[index]
  if (!die || random() < 0.2) return 'keep'
  const face = 1 + Math.floor(random() * die.sides)
  return face === die.face ? 'keep' : turnId({ die: index, face })
}
