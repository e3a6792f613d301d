/** Answers that are not allowed, given in battles between random players: each must be refused and change nothing. */
import { anyAnswer } from '@muster/engine/random-battle'
import {
  Battle,
  InputError,
  pickOne,
  randomFrom,
  readAnswer,
  SeededDice,
  worded,
  type Answer,
  type BattlePlan,
  type GameKit,
  type Random,
  type Refusal,
} from '@muster/engine'
import { mutateJson } from './mutate.ts'
import { seedOf, type Outcome, type Target } from './target.ts'

/** A battle is replaced after this many cases, so that all scenarios, armies and tables are used. */
const CASES_A_BATTLE = 60
/** Most illegal answers come after some legal ones, so that they are spread over the battle. */
const MOST_LEGAL = 6

export function answerTarget<S>(kit: GameKit<S>, seed: number): Target {
  const game = kit.game.id
  let battle: Battle<S> | undefined
  let next = 0

  const attempt = (number: number): Outcome => {
    const random = randomFrom(seedOf(seed, 'answer', game, number))
    if (battle === undefined || number % CASES_A_BATTLE === 0 || battle.question === undefined) {
      battle = begin(kit, seedOf(seed, game, number))
    }
    next = number + 1
    advance(battle, random)
    return battle.question === undefined ? { refused: false } : tryAnswer(kit, battle, random)
  }

  return {
    kind: 'answer',
    game,
    attempt: async (number) => {
      // The cases of one battle build on each other: a case asked for alone plays the ones before it first.
      if (number !== next) {
        battle = undefined
        for (let earlier = number - (number % CASES_A_BATTLE); earlier < number; earlier++) attempt(earlier)
      }
      return attempt(number)
    },
  }
}

function begin<S>(kit: GameKit<S>, seed: number): Battle<S> {
  const plan: BattlePlan = kit.readyPlan(seed)
  return Battle.start(kit.game, plan, new SeededDice(seed), { forks: false, keep: false })
}

function advance<S>(battle: Battle<S>, random: Random): void {
  const times = Math.floor(random() * MOST_LEGAL)
  for (let i = 0; i < times && battle.question !== undefined; i++) battle.answer(anyAnswer(battle, random))
}

/** A legal answer spoilt, an answer of another kind, or a legal answer to some other question. */
function spoiltAnswer<S>(battle: Battle<S>, random: Random): unknown {
  const legal = anyAnswer(battle, random)
  return random() < 0.2 ? pickOne(random, OTHER_KINDS) : mutateJson(random, legal)
}

const OTHER_KINDS: readonly unknown[] = [
  { pick: [] },
  { pick: ['done', 'done'] },
  { pick: ['constructor'] },
  { pick: ['no|yes'] },
  { figure: 'nobody', path: [] },
  { figure: '__proto__', path: [{ x: 0, y: 0 }] },
  { spots: [] },
  { links: [] },
  { links: [{ from: 'toString', to: 'toString' }] },
  { at: { x: 0, y: 0 } },
  { at: { x: 2 ** 40, y: -(2 ** 40) } },
  {},
  [],
  'done',
  7,
  null,
]

function tryAnswer<S>(kit: GameKit<S>, battle: Battle<S>, random: Random): Outcome {
  const spoilt = spoiltAnswer(battle, random)
  const { question } = battle
  const before = { hash: battle.hash(), entries: battle.tape.length }
  const about = `${question?.by} is asked "${question?.what}"; answer ${JSON.stringify(spoilt)?.slice(0, 1500)}`
  const problem = (what: string): Outcome => ({ refused: true, problem: `${about}\n${what}` })
  let answer: Answer
  try {
    answer = readAnswer(spoilt)
  } catch (error) {
    return error instanceof InputError ? { refused: true } : problem(`reading it throws ${text(error)}`)
  }
  try {
    const refusal = battle.answer(answer)
    if (refusal === undefined) return { refused: false }
    if (battle.hash() !== before.hash || battle.tape.length !== before.entries || battle.question !== question) {
      return problem('the refused answer changed the battle')
    }
    const wrong = faultOf(kit, battle, refusal)
    return wrong === undefined ? { refused: true } : problem(wrong)
  } catch (error) {
    return problem(`answering throws ${text(error)}`)
  }
}

const text = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** A refusal says why, by which rule of the rulebook, and what it offers instead is legal. */
function faultOf<S>(kit: GameKit<S>, battle: Battle<S>, refusal: Refusal): string | undefined {
  const { message, rule, nearest, offers = [] } = worded(refusal)
  if (message.trim() === '' || /undefined|NaN|\[object/.test(message)) return `the refusal says "${message}"`
  if (!kit.rulebook.some(({ id }) => id === rule))
    return `the refusal cites ${rule}, which the rulebook does not have: ${message}`
  for (const offered of [...(nearest ? [nearest] : []), ...offers.map(({ answer }) => answer)]) {
    const again = battle.question?.check(offered)
    if (again) return `${message}\nit offers ${JSON.stringify(offered)}, which is refused: ${worded(again.message)}`
  }
  return undefined
}
