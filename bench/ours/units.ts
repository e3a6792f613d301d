/**
 * Whole battles of Simple Fantasy Skirmish between two quick bots: every ready army against every other of its kind, in
 * turn basic and advanced, on every ready table and in all four scenarios. Ten models move at once.
 */
import type { BattlePlan } from '@muster/engine'
import { simpleFantasySkirmish as kit } from '@muster/simple-fantasy-skirmish'
import { checkPlan, measureBattles, pairsOf, sidesOf } from './ready-battles.ts'

const MODES = ['basic', 'advanced'] as const

const pairsIn = (mode: string) => pairsOf(kit.armies.filter(({ needs }) => (needs?.['mode'] ?? 'basic') === mode))
const PAIRS = { basic: pairsIn('basic'), advanced: pairsIn('advanced') }

/** Mixes the seed, so that a short run meets all armies, tables and scenarios. */
function planOf(seed: number): BattlePlan {
  const mode = MODES[seed % MODES.length] ?? 'basic'
  const turn = Math.floor(seed / MODES.length)
  const pair = PAIRS[mode][(turn * 7) % PAIRS[mode].length]
  const field = kit.fields[turn % kit.fields.length]?.field
  const scenario = mode === 'basic' ? 'deathmatch' : kit.scenarios[turn % kit.scenarios.length]?.id
  if (!pair || !field || !scenario) throw new Error('nothing to play with')
  return { game: kit.game.id, field, sides: sidesOf(pair), scenario, options: { mode, rounds: 12 } }
}
for (let seed = 0; seed < 24; seed++) checkPlan(kit, planOf(seed))

measureBattles(kit, planOf)
