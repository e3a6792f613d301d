/** Battles between players who give any legal answer: the fuzzers every game inherits. */
import { worded } from '../common/text.ts'
import { Battle, type BattleOptions } from '../play/battle.ts'
import type { Answer } from '../decisions/decision.ts'
import { SeededDice, type Dice } from '../play/dice.ts'
import type { BattlePlan, Game } from '../play/game.ts'
import { raise } from '../common/ids.ts'
import { randomFrom, type Random } from '../common/random.ts'

/** More questions than any battle needs: one that asks more will never end. */
const ENDLESS = 20_000

export interface RandomBattle<S> {
  readonly game: Game<S>
  readonly plan: BattlePlan
  readonly seed: number
  readonly options?: BattleOptions
  /** Seeded by default. */
  readonly dice?: Dice
  /** Called at every question, before it is answered. */
  atQuestion?(battle: Battle<S>, answer: Answer): void
}

/** Plays to the end. An answer that its own question refuses, or an endless battle, is an error. */
export function playRandomly<S>({ game, plan, seed, options, dice, atQuestion }: RandomBattle<S>): Battle<S> {
  const battle = Battle.start(game, plan, dice ?? new SeededDice(seed), options)
  const random = randomFrom(seed ^ 0x5bd1e995)
  for (let asked = 0; battle.question !== undefined; asked++) {
    if (asked === ENDLESS) raise(`the battle with seed ${seed} does not end`)
    const answer = anyAnswer(battle, random)
    atQuestion?.(battle, answer)
    const refusal = battle.answer(answer)
    if (refusal)
      raise(
        `seed ${seed}: a sampled answer to "${battle.question.what}" was refused: ${worded(refusal.message)} ${JSON.stringify(answer)}`,
      )
  }
  return battle
}

/** Mostly any legal answer, now and then the default, so that both are tried. */
export function anyAnswer<S>(battle: Battle<S>, random: Random): Answer {
  const question = battle.question ?? raise('nobody is being asked')
  return random() < 0.15 ? question.describe().default : question.sample(random)
}
