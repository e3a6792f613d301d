/**
 * Many battles of one game, by chance and between quick bots, each scenario in turn and each battle with a seed of its
 * own, looked over at every question but those in the middle of a deed for anything impossible; then a count of what was used. `npm run endurance` builds and runs it.
 */
import { existsSync } from 'node:fs'
import { Bot } from '@muster/bots'
import { Battle, randomFrom, SeededDice, worded, type Answer, type BattlePlan, type Json } from '@muster/engine'
import { anyAnswer } from '../../packages/engine/src/testing/random-battle.ts'
import { menagerie } from '../../packages/games/d6s-with-dragons/test/menagerie.ts'
import { faceOff } from '../../packages/games/d6s-with-dragons/test/face-off.ts'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { enduranceOptions, type EnduranceOptions, type Player } from './endurance-options.ts'
import { runCommand } from './options.ts'
import { UsageReport } from './usage-report.ts'
import type { UsageTally } from './usage-tally.ts'

/** More answers than any battle needs: one that takes more never ends. */
const ENDLESS = 20_000
/** Who plays by chance wanders about for long, so such a battle is broken off after so many answers. */
const ENOUGH_BY_CHANCE = 1000
/** A battle with more rounds than this is long. */
const LONG = 30

/** Some content is too dear or too rare for random armies, so most battles of this game are situations. */
type SituationMaker = (turn: number, scenario: string) => Json
const four = (one: SituationMaker): readonly SituationMaker[] => [one, one, one, one]
const SITUATIONS: { readonly [game: string]: readonly SituationMaker[] } = {
  'd6s-with-dragons': [menagerie, ...four(faceOff), menagerie, ...four(faceOff)],
}

/** Battles by chance take long, so their armies are small. */
const LARGEST_BY_CHANCE = 100

interface Setting {
  readonly scenario: string
  readonly player: Player
}

interface Outcome {
  readonly faults: readonly string[]
  readonly rounds: number
  readonly reason: string
}

/** What all battles of a run have in common. */
interface Run extends Pick<EnduranceOptions, 'kit' | 'sizes' | 'only'> {
  readonly tally: UsageTally<unknown>
}

/** Scenario and player change with every seed; size and table more slowly, so that each meets each. */
const turnOf = (seed: number): number => Math.floor(seed / 6)

function planOf({ kit, sizes }: Run, seed: number, { scenario, player }: Setting): BattlePlan {
  const turn = turnOf(seed)
  const size = sizes[turn % sizes.length] ?? 60
  const points = player === 'random' ? Math.min(size, LARGEST_BY_CHANCE) : size
  const armyOf = (index: number) => kit.randomArmy(seed * 2 + index, points)
  const table = turn % 2 === 0 ? undefined : kit.fields[Math.floor(turn / 2) % kit.fields.length]?.field
  return {
    game: kit.game.id,
    scenario,
    options: { limit: Math.max(100, points) },
    field: table ?? kit.generateField(seed, scenario),
    sides: ['a', 'b'].map((id, index) => ({ id, name: index === 0 ? 'North' : 'South', army: armyOf(index) })),
  }
}

/** Ten of eleven battles, or all, or none. Each kind is counted on by itself, so that none of its turns is left out. */
function situationFor({ kit, only }: Run, seed: number, scenario: string): Json | undefined {
  const makers = SITUATIONS[kit.game.id] ?? []
  if (only === 'armies' || makers.length === 0) return undefined
  const cycle = only === 'situations' ? makers.length : makers.length + 1
  const maker = makers[seed % cycle]
  if (maker === undefined) return undefined
  const each = makers.filter((one) => one === maker).length
  const before = makers.slice(0, seed % cycle).filter((one) => one === maker).length
  return maker(Math.floor(seed / cycle) * each + before, scenario)
}

function begin(run: Run, seed: number, setting: Setting): Battle<unknown> {
  const { game } = run.kit
  const situation = situationFor(run, seed, setting.scenario)
  const state = situation === undefined ? game.setUp(planOf(run, seed, setting)) : game.situate(situation)
  run.tally.watch(state)
  const battle = new Battle(game, { state, tape: [] }, new SeededDice(seed), { keep: false, forks: false })
  battle.play.events = []
  return battle
}

function play(run: Run, seed: number, setting: Setting): Outcome {
  const { kit, tally } = run
  const battle = begin(run, seed, setting)
  const answer = setting.player === 'random' ? byChance(seed) : byBot(kit, seed)
  const faults: string[] = []
  const most = setting.player === 'random' ? ENOUGH_BY_CHANCE : Infinity
  for (let asked = 0; battle.question !== undefined && faults.length === 0 && asked < most; asked++) {
    if (!isMidway(battle)) faults.push(...kit.invariantErrors(battle.state))
    const given = answer(battle)
    const refusal = tally.during(battle, () => battle.answer(given))
    if (refusal) faults.push(`an answer to "${battle.question.what}" was refused: ${worded(refusal.message)}`)
    if (asked === ENDLESS) faults.push('it does not end')
  }
  if (faults.length === 0) faults.push(...kit.invariantErrors(battle.state))
  tally.atTheEnd(battle.state)
  return { faults, rounds: kit.view(battle.state).round.turn, reason: battle.result?.reason ?? 'broken off' }
}

/**
 * A question may interrupt a move that leads through a friend, and what is wrong for good is found when the next plain
 * question is asked.
 */
const isMidway = ({ game, question }: Battle<unknown>): boolean =>
  question !== undefined && game.isInterim?.(question.what, question.what) === true

function byChance(seed: number): (battle: Battle<unknown>) => Answer {
  const random = randomFrom(seed ^ 0x5bd1e995)
  return (battle) => anyAnswer(battle, random)
}

function byBot(kit: AnyKit, seed: number): (battle: Battle<unknown>) => Answer {
  const bot = new Bot(kit, { skill: 'quick', seed })
  return (battle) => bot.decide(battle).answer
}

/** A failing battle must not end the run. */
function tried(run: Run, seed: number, setting: Setting): Outcome {
  try {
    return play(run, seed, setting)
  } catch (error) {
    return { faults: [String(error instanceof Error ? error.stack : error)], rounds: 0, reason: 'broken' }
  }
}

/** Leaves out numbers and names, so that like endings are counted together. */
const kindOf = (reason: string): string => reason.replaceAll(/\b(?:North|South)\b/g, 'One side').replaceAll(/\d+/g, 'n')

function spread(rounds: readonly number[]): string {
  const sorted = rounds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  const within = sorted.filter((one) => one <= LONG).length
  return `rounds ${at(0)} to ${at(1)}, half of them by ${at(0.5)}, 19 of 20 by ${at(0.95)}; ${within} within ${LONG}`
}

/** Every scenario in turn, by every kind of player. */
const settingsOf = ({ scenarios, players }: EnduranceOptions): readonly Setting[] =>
  scenarios.flatMap((scenario) => players.map((player) => ({ scenario, player })))

/** @returns How many battles were faulty. */
function endure(run: Run, setting: Setting, seeds: readonly number[]): number {
  const { scenario, player } = setting
  const outcomes = seeds.map((seed) => {
    const outcome = tried(run, seed, setting)
    if (outcome.faults.length > 0) console.log(`  ${scenario}, ${player}, seed ${seed}: ${outcome.faults.join('; ')}`)
    process.stderr.write('.')
    return outcome
  })
  const endings = new Map<string, number>()
  for (const { reason } of outcomes) endings.set(kindOf(reason), (endings.get(kindOf(reason)) ?? 0) + 1)
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).length
  const rounds = spread(outcomes.map((one) => one.rounds))
  process.stderr.write('\n')
  console.log(`${scenario}, ${player}: ${seeds.length} battles, ${faulty} faulty; ${rounds}`)
  for (const [reason, count] of [...endings].sort((a, b) => b[1] - a[1])) console.log(`  ${count} × ${reason}`)
  return faulty
}

function main(): void {
  const options = enduranceOptions(process.argv.slice(2))
  const { kit, sizes, only, seeds, into, add, write, command } = options
  const report = new UsageReport(kit)
  if (into !== undefined && existsSync(into)) report.read(into)
  for (const file of add) report.read(file)
  if (seeds.length > 0) report.begin(command)
  const run: Run = { kit, sizes, only, tally: report.tally }
  const settings = settingsOf(options)
  for (const [index, setting] of settings.entries()) {
    const share = seeds.filter((seed) => seed % settings.length === index)
    if (share.length > 0) report.add(share.length, endure(run, setting, share))
  }
  if (into !== undefined) report.keep(into)
  if (write) report.write()
  report.print()
  process.exitCode = report.isFaultless ? 0 : 1
}

runCommand(main)
