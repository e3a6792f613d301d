/** Battles between ready armies, two quick bots in turn: what is played for a seed, and how many of them a second. */
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan, GameKit, ReadyArmy } from '@muster/engine'
import { perSecond, quick, report } from '../clock.mjs'

type Pair = readonly [a: ReadyArmy, b: ReadyArmy]
type Pairs = readonly Pair[]

/** Every army against every other, from both sides of the table. */
export const pairsOf = (armies: readonly ReadyArmy[]): Pairs =>
  armies.flatMap((a) => armies.filter((b) => b !== a).map((b) => [a, b] as const))

export const sidesOf = ([a, b]: Pair): BattlePlan['sides'] => [
  { id: 'a', name: a.name, army: a.army },
  { id: 'b', name: b.name, army: b.army },
]

/** Mixes the seed, so that a short run meets all armies, tables and scenarios. */
function planOf<S>(kit: GameKit<S>, pairs: Pairs, seed: number): BattlePlan {
  const pair = pairs[(seed * 11) % pairs.length]
  const field = kit.fields[seed % kit.fields.length]?.field
  const scenario = kit.scenarios[seed % kit.scenarios.length]?.id
  if (!pair || !field || !scenario) throw new Error('nothing to play with')
  return { game: kit.game.id, field, sides: sidesOf(pair), scenario, options: { limit: pair[0].points } }
}

/** Measures battles on every ready table and in all scenarios of a game. */
export function measurePairs<S>(kit: GameKit<S>, pairs: Pairs): void {
  for (let seed = 0; seed < pairs.length; seed++) checkPlan(kit, planOf(kit, pairs, seed))
  measureBattles(kit, (seed) => planOf(kit, pairs, seed), LONG_WARM_UP)
}

export function checkPlan<S>(kit: GameKit<S>, plan: BattlePlan): void {
  for (const fault of kit.checkPlan(plan)) throw new Error(`${fault.where}: ${fault.message}`)
}

/** After five seconds the compiler still takes a third of the processor's time: many armies use much code. */
const LONG_WARM_UP = { warmUp: quick ? 5000 : 15_000 }

/** Whole battles, from the first question to the last, without a log. */
export function measureBattles<S>(kit: GameKit<S>, planOf: (seed: number) => BattlePlan, times = {}): void {
  let seed = 0
  let decisions = 0
  const options = { keep: false, forks: false }
  const onAnswer = () => void decisions++
  const rate = perSecond(() => {
    const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
    playBotBattle({ kit, plan: planOf(seed), seed, bots, options, onAnswer })
    seed++
  }, times)
  report({ battles: rate, decisions: (rate * decisions) / seed, decisionsInABattle: decisions / seed })
}
