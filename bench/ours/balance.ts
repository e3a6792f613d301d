/**
 * Every ready army of one size against every other, played by quick bots in every scenario on random tables, each
 * battle a second time with the seats swapped. A draw counts as half a win. `npm run balance` builds and runs it.
 */
import { parseArgs } from 'node:util'
import { Bot, playBotBattle } from '@muster/bots'
import type { BattlePlan, ReadyArmy } from '@muster/engine'
import { KITS, type AnyKit } from '../../packages/cli/src/games/games.ts'

/** An army that wins more or less than this share of its battles is out of balance. */
const MOST = 0.65
const LEAST = 0.35

class Score {
  won = 0
  battles = 0

  add(won: number): void {
    this.won += won
    this.battles += 1
  }

  get share(): number {
    return this.battles === 0 ? 0 : this.won / this.battles
  }
}

/** Scores by whatever they are kept for: an army, an army in a scenario, an army against another. */
class Scores {
  private readonly all = new Map<string, Score>()

  of(...about: readonly string[]): Score {
    const key = about.join(' | ')
    const score = this.all.get(key) ?? new Score()
    this.all.set(key, score)
    return score
  }
}

interface Meeting {
  readonly kit: AnyKit
  readonly scenario: string
  readonly seed: number
  readonly armies: readonly [ReadyArmy, ReadyArmy]
}

/** How much of the battle the first army won: 1, 0, or a half in a draw. */
function play({ kit, scenario, seed, armies }: Meeting): number {
  const [first] = armies
  const plan: BattlePlan = {
    game: kit.game.id,
    scenario,
    field: kit.generateField(seed, scenario),
    sides: armies.map(({ name, army }, index) => ({ id: index === 0 ? 'a' : 'b', name, army })),
    options: { ...kit.readyPlan(seed).options, ...armies[0].needs, ...armies[1].needs, limit: first.points },
  }
  const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'quick', seed: seed + 1 }) }
  const { result } = playBotBattle({ kit, plan, seed, bots, options: { keep: false, forks: false } })
  return result?.winner === undefined ? 0.5 : Number(result.winner === 'a')
}

function meet(scores: Scores, meeting: Meeting): void {
  const [a, b] = meeting.armies
  const won = play(meeting)
  for (const [army, other, share] of [
    [a, b, won],
    [b, a, 1 - won],
  ] as const) {
    scores.of(army.id).add(share)
    scores.of(army.id, meeting.scenario).add(share)
    scores.of(army.id, 'against', other.id).add(share)
  }
}

const percent = ({ share }: Score): string => `${Math.round(share * 100)}`.padStart(3)

function report(scores: Scores, kit: AnyKit, armies: readonly ReadyArmy[]): boolean {
  const ids = armies.map(({ id }) => id).toSorted((a, b) => scores.of(b).share - scores.of(a).share)
  const long = Math.max(...ids.map((id) => id.length))
  const scenarios = kit.scenarios.map(({ id }) => id)
  console.log(`Won of 100; then in ${scenarios.join(', ')}; then against each in this order.`)
  for (const id of ids) {
    const apart = scenarios.map((scenario) => percent(scores.of(id, scenario)))
    const against = ids.map((other) => (other === id ? '  ·' : percent(scores.of(id, 'against', other))))
    const { share, battles } = scores.of(id)
    const mark = share > MOST ? ' too strong' : share < LEAST ? ' too weak' : ''
    const line = [id.padEnd(long), percent(scores.of(id)), `of ${battles}`, '|', ...apart, '|', ...against]
    console.log(line.join(' ') + mark)
  }
  return ids.every((id) => scores.of(id).share <= MOST && scores.of(id).share >= LEAST)
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'd6s-with-dragons' },
      points: { type: 'string' },
      battles: { type: 'string', default: '1' },
      from: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const kit = KITS.find(({ game }) => game.id === values.game)
  if (!kit) throw new Error(`There is no game "${values.game}".`)
  const armies = kit.armies.filter(({ points }) => values.points === undefined || points === Number(values.points))
  const only = values.only?.split(',')
  const scores = new Scores()
  for (const [index, a] of armies.entries()) {
    for (const b of armies.slice(index + 1)) {
      if (only && !only.includes(a.id) && !only.includes(b.id)) continue
      for (const { id: scenario } of kit.scenarios.filter(({ sides }) => sides.includes(2))) {
        for (let count = 0; count < Number(values.battles); count++) {
          const seed = Number(values.from) + count
          meet(scores, { kit, scenario, seed, armies: [a, b] })
          meet(scores, { kit, scenario, seed, armies: [b, a] })
        }
      }
    }
    process.stderr.write(`\r${index + 1} of ${armies.length} armies `)
  }
  process.stderr.write('\n')
  const isFair = report(scores, kit, armies)
  console.log(isFair ? 'Fair: everybody wins between 35 and 65 of 100.' : 'Not fair yet.')
  process.exitCode = isFair ? 0 : 1
}

main()
