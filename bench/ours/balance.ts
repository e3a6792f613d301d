/**
 * Every ready army of one size against every other, played by quick bots in every scenario on random tables, each
 * battle a second time with the seats swapped; or a battle with a story. `npm run balance` builds and runs it.
 */
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan, ReadyArmy, ReadyBattle } from '@muster/engine'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { balanceOptions, type BalanceOptions } from './balance-options.ts'
import { printBalance, printStory, writeBalance, writeStory } from './balance-report.ts'
import { runCommand } from './options.ts'
import { Scores } from './scores.ts'

/** How much of the battle the first side won: 1, 0, or a half in a draw. */
function play(kit: AnyKit, plan: BattlePlan, seed: number): number {
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  const { result } = playBotBattle({ kit, plan, seed, bots, options: { keep: false, forks: false } })
  return result?.winner === undefined ? 0.5 : Number(result.winner === plan.sides[0]?.id)
}

type Pair = readonly [ReadyArmy, ReadyArmy]

function planOf(kit: AnyKit, [first, second]: Pair, scenario: string, seed: number): BattlePlan {
  return {
    game: kit.game.id,
    scenario,
    field: kit.generateField(seed, scenario),
    sides: [first, second].map(({ name, army }, index) => ({ id: index === 0 ? 'a' : 'b', name, army })),
    options: { ...kit.readyPlan(seed).options, ...first.needs, ...second.needs, limit: first.points },
  }
}

function meet(scores: Scores, kit: AnyKit, pair: Pair, scenario: string, seed: number): void {
  const [a, b] = pair
  const won = play(kit, planOf(kit, pair, scenario, seed), seed)
  for (const [army, other, share] of [
    [a, b, won],
    [b, a, 1 - won],
  ] as const) {
    scores.of(army.id).add(share)
    scores.of(army.id, scenario).add(share)
    scores.of(army.id, 'against', other.id).add(share)
  }
}

/** Each with each, or only those with somebody named. */
const pairsOf = (armies: readonly ReadyArmy[], only: readonly string[] | undefined): readonly Pair[] =>
  armies.flatMap((a, index) =>
    armies
      .slice(index + 1)
      .filter((b) => !only || only.includes(a.id) || only.includes(b.id))
      .map((b): Pair => [a, b]),
  )

function compareArmies({ kit, armies, points, only, seeds, into, write }: BalanceOptions): boolean {
  const size = points === undefined ? 'all ready armies' : `${points} points a side`
  const scores = scoresFor(into, `${kit.game.id}, ${size}`)
  const scenarios = kit.scenarios.filter(({ sides }) => sides.includes(2))
  const pairs = pairsOf(armies, only)
  for (const seed of seeds) {
    scores.begin(seed)
    for (const [index, [a, b]] of pairs.entries()) {
      for (const { id } of scenarios) {
        meet(scores, kit, [a, b], id, seed)
        meet(scores, kit, [b, a], id, seed)
      }
      process.stderr.write(`\rseed ${seed}: ${index + 1} of ${pairs.length} pairs `)
    }
    if (into !== undefined) scores.write(into)
  }
  process.stderr.write('\n')
  const what = points === undefined ? undefined : `--points ${points}`
  const results = { kit, armies, scores, command: commandFor(kit, scores, what) }
  if (write) writeBalance(results, size)
  return printBalance(results)
}

function tellStory({ kit, seeds, into, write }: BalanceOptions, story: ReadyBattle): boolean {
  const scores = scoresFor(into, `${kit.game.id}, ${story.id}`)
  for (const seed of seeds) {
    scores.begin(seed)
    const plan = story.plan(seed)
    const won = play(kit, plan, seed)
    for (const [index, { name }] of plan.sides.entries()) scores.of(name).add(index === 0 ? won : 1 - won)
  }
  if (into !== undefined) scores.write(into)
  const results = { kit, scores, command: commandFor(kit, scores, `--battle ${story.id}`) }
  if (write) writeStory(results, story)
  return printStory(scores)
}

function scoresFor(into: string | undefined, about: string): Scores {
  const scores = new Scores(about)
  if (into !== undefined) scores.read(into)
  return scores
}

/** Plays the same battles in one go. */
function commandFor(kit: AnyKit, { seeds }: Scores, what: string | undefined): string {
  const seed = `--from ${seeds[0]} --battles ${seeds.length}`
  return ['npm run balance -- --game', kit.game.id, ...(what ? [what] : []), seed, '--write'].join(' ')
}

function main(): void {
  const options = balanceOptions(process.argv.slice(2))
  const isFair = options.story === undefined ? compareArmies(options) : tellStory(options, options.story)
  process.exitCode = isFair ? 0 : 1
}

runCommand(main)
