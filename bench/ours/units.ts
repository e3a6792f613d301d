/**
 * Whole battles of Simple Fantasy Skirmish between two quick bots: every ready army against every other of its kind, in
 * turn basic and advanced, on every ready table and in all four scenarios. Ten models move at once.
 */
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan } from '@muster/engine'
import { simpleFantasySkirmish as kit } from '@muster/simple-fantasy-skirmish'
import { perSecond, report } from '../clock.mjs'

const MODES = ['basic', 'advanced'] as const

const pairsOf = (mode: string) => {
  const armies = kit.armies.filter(({ needs }) => (needs?.['mode'] ?? 'basic') === mode)
  return armies.flatMap((a) => armies.filter((b) => b !== a).map((b) => [a, b] as const))
}
const PAIRS = { basic: pairsOf('basic'), advanced: pairsOf('advanced') }

/** Mixes the seed, so that a short run meets all armies, tables and scenarios. */
function planOf(seed: number): BattlePlan {
  const mode = MODES[seed % MODES.length] ?? 'basic'
  const turn = Math.floor(seed / MODES.length)
  const [a, b] = PAIRS[mode][(turn * 7) % PAIRS[mode].length] ?? []
  const field = kit.fields[turn % kit.fields.length]?.field
  const scenario = mode === 'basic' ? 'deathmatch' : kit.scenarios[turn % kit.scenarios.length]?.id
  if (!a || !b || !field || !scenario) throw new Error('nothing to play with')
  const sides = [
    { id: 'a', name: a.name, army: a.army },
    { id: 'b', name: b.name, army: b.army },
  ]
  return { game: kit.game.id, field, sides, scenario, options: { mode, rounds: 12 } }
}
for (let seed = 0; seed < 24; seed++) {
  for (const fault of kit.checkPlan(planOf(seed))) throw new Error(`${fault.where}: ${fault.message}`)
}

let seed = 0
let battles = 0
let decisions = 0
const rate = perSecond(() => {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  const onAnswer = () => void decisions++
  playBotBattle({ kit, plan: planOf(seed), seed, bots, options: { keep: false, forks: false }, onAnswer })
  seed++
  battles++
})
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
