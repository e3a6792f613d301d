/** Battles by seed and what became of them: run in Node and in the browser, they must agree. */
import { Bot, playBotBattle } from '@muster/bots'
import { playRandomly } from '@muster/engine/random-battle'
import { heroesAndWizards } from '@muster/heroes-and-wizards'

/** The fingerprint after each step of a random battle and of one between bots. */
export function fingerprints(seed: number): string[] {
  const kit = heroesAndWizards
  const plan = kit.readyPlan(seed)
  const random = playRandomly({ game: kit.game, plan, seed })
  const bot = (side: number) => new Bot(kit, { skill: 'quick', seed: seed + side })
  const bots = Object.fromEntries(plan.sides.map(({ id }, index) => [id, bot(index)]))
  const duel = playBotBattle({ kit, plan, seed, bots })
  return [...random.marks, ...duel.marks].map(({ hash }) => hash)
}
