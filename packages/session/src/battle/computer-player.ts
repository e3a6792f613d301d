/** The computer player: the one that is handed in, or a bot with a time limit for each answer. */
import type { GameKit } from '@muster/engine'
import { Bot } from '@muster/bots'
import type { Skill } from '../messages/options.ts'
import { timeLimit, type ComputerPlayer, type SessionServices } from '../services.ts'

/** Long enough to think, short enough that nobody looks at a watch. */
const MOST_MILLISECONDS = 700

const SEED = 1

export function computerPlayer<S>(kit: GameKit<S>, skill: Skill, services: SessionServices): ComputerPlayer<S> {
  // Whoever hands it in has made it for this game.
  if (services.computer) return services.computer as unknown as ComputerPlayer<S>
  let isOver = () => false
  const bot = new Bot(kit, { skill, seed: SEED, enough: () => isOver() })
  return {
    decide: (battle) => {
      isOver = timeLimit(services, MOST_MILLISECONDS)
      return bot.decide(battle)
    },
  }
}
