/** The computer player: the bot with a time limit for each answer. */
import type { Answer, Battle, GameKit, Text } from '@muster/engine'
import { Bot } from '@muster/bots'
import type { Skill } from '../messages/options.ts'
import { timeLimit, type SessionServices } from '../services.ts'

export interface ComputerPlayer<S> {
  decide(battle: Battle<S>): { readonly answer: Answer; readonly why: Text; readonly plan: Text }
}

/** Long enough to think, short enough that nobody looks at a watch. */
const MOST_MILLISECONDS = 700

const SEED = 1

export function computerPlayer<S>(kit: GameKit<S>, skill: Skill, services: SessionServices): ComputerPlayer<S> {
  let isOver = () => false
  const bot = new Bot(kit, { skill, seed: SEED, enough: () => isOver() })
  return {
    decide: (battle) => {
      isOver = timeLimit(services, MOST_MILLISECONDS)
      return bot.decide(battle)
    },
  }
}
