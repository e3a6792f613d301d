/**
 * The battles of d6s with Dragons that are measured, two quick bots in turn on every ready table and in all three
 * encounters: the two warbands offered first (14 characters against 13), or every ready army of 150 or of 350 points
 * against every other of its size (7 to 52 characters a side).
 */
import { Bot, playBotBattle } from '@muster/bots'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { Battle, BattleOptions, BattlePlan, ReadyArmy } from '@muster/engine'
import { perSecond, quick, report } from '../clock.mjs'

export const kit = d6sWithDragons
type State = Parameters<typeof kit.view>[0]

const armiesOf = (size: number): readonly ReadyArmy[] => kit.armies.filter(({ points }) => points === size)
type Pairs = readonly (readonly [a: ReadyArmy, b: ReadyArmy])[]
const pairsOf = (some: readonly ReadyArmy[]): Pairs =>
  some.flatMap((a) => some.filter((b) => b !== a).map((b) => [a, b] as const))
export const ALL_ARMIES = pairsOf(armiesOf(150))
export const LARGE_ARMIES = pairsOf(armiesOf(350))
export const FIRST_TWO = pairsOf(armiesOf(150).slice(0, 2))

/** Mixes the seed, so that a short run meets all armies, tables and encounters. */
function planOf(seed: number, pairs: Pairs): BattlePlan {
  const [a, b] = pairs[(seed * 11) % pairs.length] ?? []
  const field = kit.fields[seed % kit.fields.length]?.field
  const scenario = kit.scenarios[seed % kit.scenarios.length]?.id
  if (!a || !b || !field || !scenario) throw new Error('nothing to play with')
  const sides = [
    { id: 'a', name: a.name, army: a.army },
    { id: 'b', name: b.name, army: b.army },
  ]
  return { game: kit.game.id, field, sides, scenario, options: { limit: a.points } }
}

export function playEncounter(
  seed: number,
  pairs: Pairs,
  options: BattleOptions,
  onAnswer?: () => void,
): Battle<State> {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  return playBotBattle({ kit, plan: planOf(seed, pairs), seed, bots, options, ...(onAnswer && { onAnswer }) })
}

/** This game has the most code, so the compiler needs a longer warm-up. */
const WARM_UP = quick ? 5000 : 15_000

/** Whole battles, from the coin flip to the last question, without a log. */
export function measureBattles(pairs: Pairs): void {
  let seed = 0
  let battles = 0
  let decisions = 0
  const rate = perSecond(
    () => {
      playEncounter(seed++, pairs, { keep: false, forks: false }, () => decisions++)
      battles++
    },
    { warmUp: WARM_UP },
  )
  report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
}
