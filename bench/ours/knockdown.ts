/**
 * Whole battles of Knockdown between two quick bots: every ready army of 400 points against every other, on every ready
 * table and in all scenarios.
 */
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan } from '@muster/engine'
import { knockdown as kit } from '@muster/knockdown'
import { perSecond, quick, report } from '../clock.mjs'

const POINTS = 400
const armies = kit.armies.filter(({ points }) => points === POINTS)
const PAIRS = armies.flatMap((a) => armies.filter((b) => b !== a).map((b) => [a, b] as const))

/** Mixes the seed, so that a short run meets all armies, tables and scenarios. */
function planOf(seed: number): BattlePlan {
  const [a, b] = PAIRS[(seed * 11) % PAIRS.length] ?? []
  const field = kit.fields[seed % kit.fields.length]?.field
  const scenario = kit.scenarios[seed % kit.scenarios.length]?.id
  if (!a || !b || !field || !scenario) throw new Error('nothing to play with')
  const sides = [
    { id: 'a', name: a.name, army: a.army },
    { id: 'b', name: b.name, army: b.army },
  ]
  return { game: kit.game.id, field, sides, scenario, options: { limit: POINTS } }
}
for (let seed = 0; seed < PAIRS.length; seed++) {
  for (const fault of kit.checkPlan(planOf(seed))) throw new Error(`${fault.where}: ${fault.message}`)
}

/** After five seconds the compiler still takes a third of the processor's time: eight armies use much code. */
const WARM_UP = quick ? 5000 : 15_000

let seed = 0
let battles = 0
let decisions = 0
function playOne(): void {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  const onAnswer = () => void decisions++
  playBotBattle({ kit, plan: planOf(seed), seed, bots, options: { keep: false, forks: false }, onAnswer })
  seed++
  battles++
}
const rate = perSecond(playOne, { warmUp: WARM_UP })
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
