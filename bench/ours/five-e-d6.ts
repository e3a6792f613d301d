/** Whole battles of 5e d6 between two quick bots on every ready table: the two armies of 150 points offered first. */
import { fiveED6 as kit } from '@muster/5e-d6'
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan } from '@muster/engine'
import { perSecond, quick, report } from '../clock.mjs'

const [north, south] = kit.armies
if (!north || !south) throw new Error('there are no ready armies')

const fields = kit.fields.map(({ field }) => field)

const planOf = (seed: number): BattlePlan => ({
  game: kit.game.id,
  field: fields[seed % fields.length] as BattlePlan['field'],
  sides: [
    { id: 'a', name: 'North', army: north.army },
    { id: 'b', name: 'South', army: south.army },
  ],
  scenario: 'ten-rounds',
  options: { limit: north.points },
})

/** As for Knockdown: after five seconds the compiler still takes a third of the processor's time. */
const WARM_UP = quick ? 5000 : 15_000

let seed = 0
let battles = 0
let decisions = 0
function playOne(): void {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  const options = { keep: false, forks: false }
  playBotBattle({ kit, plan: planOf(seed), seed, bots, options, onAnswer: () => decisions++ })
  seed++
  battles++
}
const rate = perSecond(playOne, { warmUp: WARM_UP })
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
