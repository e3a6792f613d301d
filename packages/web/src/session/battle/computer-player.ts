/** The computer player: the bot with a time limit for each answer. */
import type { Answer, Battle, GameKit } from '@muster/engine'
import { Bot } from '@muster/bots'
import type { Skill } from '../messages/options.ts'

export interface ComputerPlayer<S> {
  decide(battle: Battle<S>): { readonly answer: Answer; readonly why: string; readonly plan: string }
}

/** Long enough to think, short enough that nobody looks at a watch. */
const MOST_MILLISECONDS = 700

export function computerPlayer<S>(kit: GameKit<S>, skill: Skill, seed = 1): ComputerPlayer<S> {
  let until = 0
  const bot = new Bot(kit, { skill, seed, enough: () => performance.now() > until })
  return {
    decide: (battle) => {
      until = performance.now() + MOST_MILLISECONDS
      return bot.decide(battle)
    },
  }
}
