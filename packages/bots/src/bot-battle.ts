/** Whole battles between bots: for tests, the bench and the command line. */
import {
  Battle,
  raise,
  SeededDice,
  worded,
  type BattleOptions,
  type BattlePlan,
  type GameKit,
  type SideId,
} from '@muster/engine'
import type { Bot } from './bot.ts'

export interface BotBattle<S> {
  readonly kit: GameKit<S>
  readonly plan: BattlePlan
  readonly seed: number
  readonly bots: { readonly [side: SideId]: Bot<S> }
  readonly options?: BattleOptions
  /** Called after every answer. */
  onAnswer?(battle: Battle<S>): void
}

export function playBotBattle<S>({ kit, plan, seed, bots, options, onAnswer }: BotBattle<S>): Battle<S> {
  const battle = Battle.start(kit.game, plan, new SeededDice(seed), options)
  while (battle.question !== undefined) {
    const bot = bots[battle.question.by] ?? raise(`nobody plays side "${battle.question.by}"`)
    const { answer } = bot.decide(battle)
    const refusal = battle.answer(answer)
    if (refusal) raise(`the bot gave an answer that is not allowed: ${worded(refusal.message)}`)
    onAnswer?.(battle)
  }
  return battle
}
