/**
 * Turning dice: after a roll is seen and before it is counted, the side with advantage points may spend them one at a
 * time, each turning one die to any face it has. Offered are the turns that change what comes of the roll, and nothing
 * is asked where there is none.
 */
import {
  picked,
  refuse,
  wrongKind,
  named,
  text,
  textOf,
  type Answer,
  type QuestionDetails,
  type Option,
  type Play,
  type Question,
  type Random,
  type Step,
  type TurnableDie,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import { readTurn, turnId } from '../../state/option-id.ts'
import type { State } from '../../state/state.ts'
import { spendable, type AdvantagePool } from './advantage.ts'
import { facesFrom, isMade, succeeds, type Die } from '../dice/dice.ts'

export interface DiceToTurn {
  readonly what: 'turn-attack-dice' | 'turn-save-dice' | 'turn-skill-dice'
  readonly dice: readonly Die[]
  readonly pool: AdvantagePool | undefined
  /** How many points a player in a hurry would spend on these dice; all of them if left out. */
  usual?(points: number): number
  /** Whether it makes a difference that one die succeeds instead of failing, or the other way round; always if left out. */
  matters?(die: Die): boolean
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

/** A die is worth a point if it does not show what its turner wishes, and something comes of it. */
const isWorthTurning = (state: State, { matters }: DiceToTurn, pool: AdvantagePool, die: Die): boolean =>
  !isWelcome(state, pool, die) && (matters?.(die) ?? true)

function turnQuestion(state: State, turning: DiceToTurn, pool: AdvantagePool): Question | undefined {
  const { dice, what } = turning
  if (!dice.some((die) => isWorthTurning(state, turning, pool, die))) return undefined
  const ask: QuestionDetails = {
    by: pool.side,
    what,
    rule: 'SF-ADV-08',
    about: pool.unit,
    prompt: () => promptOf(pool, what),
    decline: 'keep',
    reaction: `Turn ${WORDS[what]} dice with advantage points`,
  }
  return {
    is: 'question',
    by: pool.side,
    what,
    describe: () => {
      const options = optionsOf(state, turning, pool)
      const usual = { pick: [usualTurn(state, turning, pool)] }
      const shown = dice.map((die) => turnableDie(state, die))
      return {
        ...ask,
        prompt: textOf(ask.prompt),
        kind: 'choose',
        options,
        least: 1,
        most: 1,
        default: usual,
        dice: shown,
      }
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

/** Each die that is worth turning, to its surest face: any other face would do the same at best. */
function optionsOf(state: State, turning: DiceToTurn, pool: AdvantagePool): Option[] {
  const turns = turning.dice.flatMap((die, index) =>
    isWorthTurning(state, turning, pool, die) ? [optionOf(die, index, bestFace(state, pool, die))] : [],
  )
  return [...turns, { id: 'keep', label: 'Leave the dice as they are' }]
}

const isLike = (a: Die, b: Die): boolean =>
  a.unit === b.unit && a.face === b.face && a.sides === b.sides && a.need === b.need && a.enchanted === b.enchanted

const optionOf = ({ unit, face: from, need }: Die, index: number, face: number): Option => ({
  id: turnId({ die: index, face }),
  label: text`${named(unit)}: turn the ${from} to ${face}`,
  figure: unit,
  hint: isMade(face, need) ? `Then it succeeds: it needs ${need}.` : `Then it fails: it needs ${need}.`,
  turns: { die: index, to: face },
})

const turnableDie = (state: State, { unit, sides, need, face, rolled }: Die): TurnableDie => ({
  of: unit,
  by: unitOf(state, unit).side,
  sides,
  face,
  rolled,
  succeeds: facesFrom(need, sides),
})

/** The surest face: the highest for an own die, a 1 for an enemy's. */
const bestFace = (state: State, pool: AdvantagePool, die: Die): number => (isOwn(state, pool, die) ? die.sides : 1)

/** The die that most needs it: one of an Enchanted Weapon first, since its hits may not be saved at all. */
function usualTurn(state: State, turning: DiceToTurn, pool: AdvantagePool): string {
  const { dice, usual } = turning
  if (usual && usual(pool.points) <= 0) return 'keep'
  const worth = dice.filter((die) => isWorthTurning(state, turning, pool, die))
  const die = worth.find(({ enchanted }) => enchanted) ?? worth[0]
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
