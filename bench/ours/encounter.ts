/**
 * The battles of d6s with Dragons that are measured: every ready army of 150 points against every other, in turn on
 * every ready table and in all three encounters, two quick bots.
 */
import { Bot, playDuel } from '@muster/bots'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { Battle, BattleOptions, BattlePlan } from '@muster/engine'

export const kit = d6sWithDragons
type State = Parameters<typeof kit.view>[0]
const POINTS = 150

const armies = kit.armies.filter(({ points }) => points === POINTS)
const pairs = armies.flatMap((a) => armies.filter((b) => b !== a).map((b) => [a, b] as const))

/** Neighbouring seeds differ in everything: a short run meets all armies, tables and encounters too. */
export function planOf(seed: number): BattlePlan {
  const [a, b] = pairs[(seed * 11) % pairs.length] ?? []
  const field = kit.fields[seed % kit.fields.length]?.field
  const scenario = kit.scenarios[seed % kit.scenarios.length]?.id
  if (!a || !b || !field || !scenario) throw new Error('nothing to play with')
  const sides = [{ id: 'a', name: a.name, army: a.army }, { id: 'b', name: b.name, army: b.army }]
  return { game: kit.game.id, field, sides, scenario, options: { limit: POINTS } }
}

export function playEncounter(seed: number, options: BattleOptions, onAnswer?: () => void): Battle<State> {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  return playDuel({ kit, plan: planOf(seed), seed, bots, options, ...(onAnswer && { onAnswer }) })
}
