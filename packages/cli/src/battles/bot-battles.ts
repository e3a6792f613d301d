/** Battles between bots, one by one, and their summary. */
import { basename } from 'node:path'
import { Bot, playBotBattle, type Skill } from '@muster/bots'
import { counted, makeRecord, type BattlePlan, type BattleRecord, type SidePlan } from '@muster/engine'
import { hasCampaign, resultCommand, type AnyKit } from '../games/games.ts'
import { columns } from '../shell/output.ts'

export interface PlayedBattle {
  readonly muster: 'played'
  readonly battle: number
  readonly seed: number
  /** The side that won; null in a draw. */
  readonly winner: string | null
  /** Which bot won, counted from 1 in the order of --bots. */
  readonly bot: number | null
  readonly reason: string
  readonly scores: readonly { readonly side: string; readonly score: number }[]
  readonly scenario: string
  readonly turns: number
  readonly answers: number
  readonly rolls: number
  readonly names: { readonly [side: string]: string }
  /** Which bot played which side. */
  readonly seats: { readonly [side: string]: number }
  readonly file?: string
}

export interface BotEffort {
  readonly plans?: number
  readonly samples?: number
  readonly clock?: { readonly limit: number; now(): number }
}

export interface BotBattle {
  readonly kit: AnyKit
  readonly plan: BattlePlan
  readonly bots: readonly Skill[]
  readonly seed: number
  /** Counted from 1. */
  readonly battle: number
  readonly keep: boolean
  readonly effort: BotEffort
  onAnswer(answers: number): void
}

/** Limits a bot's time for a decision; it is started again before each decision. */
class DecisionClock {
  private ends = Infinity
  constructor(private readonly effort: BotEffort) {}

  start(): void {
    if (this.effort.clock) this.ends = this.effort.clock.now() + this.effort.clock.limit
  }

  readonly enough = (): boolean => (this.effort.clock?.now() ?? 0) >= this.ends
}

/** Far more than any battle needs: a battle that goes on longer has a bug. */
const MOST_ANSWERS = 100_000

export function playBattle(play: BotBattle): { readonly played: PlayedBattle; record(): BattleRecord } {
  const { kit, plan, seed, battle: count, keep, onAnswer } = play
  const seats = seatsOf(plan.sides, play.bots.length, count)
  const clock = new DecisionClock(play.effort)
  let answers = 0
  clock.start()
  const battle = playBotBattle({
    kit,
    plan,
    seed,
    bots: playersOf(play, seats, clock),
    options: { keep },
    onAnswer: () => {
      if (++answers > MOST_ANSWERS) throw new Error(`battle ${count} (seed ${seed}) does not end`)
      if (answers % 16 === 0) onAnswer(answers)
      clock.start()
    },
  })
  const { winner = null, reason = '', scores = [] } = battle.result ?? {}
  const { round, scenario } = kit.view(battle.state)
  const played: PlayedBattle = {
    muster: 'played',
    battle: count,
    seed,
    winner,
    bot: winner === null ? null : (seats[winner] ?? null),
    reason,
    scores,
    scenario: scenario.name,
    turns: round.turn,
    answers,
    rolls: battle.tape.length - answers,
    seats,
    names: Object.fromEntries(plan.sides.map(({ id, name }) => [id, name])),
  }
  return { played, record: () => makeRecord(battle, { plan }) }
}

type Players = { readonly [side: string]: Bot<unknown> }

function playersOf(
  { kit, bots, seed, effort }: BotBattle,
  seats: PlayedBattle['seats'],
  { enough }: DecisionClock,
): Players {
  const { clock, ...numbers } = effort
  return Object.fromEntries(
    Object.entries(seats).map(([side, bot], i) => {
      const skill = bots[bot - 1] ?? 'quick'
      const own = Math.imul(seed + 1, 0x9e3779b1) ^ i
      return [side, new Bot(kit, { skill, seed: own, ...numbers, ...(clock && { enough }) })]
    }),
  )
}

/** Bots change sides after every battle, so that a better side does not look like a better bot. */
function seatsOf(sides: readonly SidePlan[], bots: number, battle: number): { readonly [side: string]: number } {
  return Object.fromEntries(sides.map(({ id }, i) => [id, ((i + battle - 1) % bots) + 1]))
}

/** `record.json` for one battle; `record-001.json` and on for several. */
export function numberedFile(file: string, index: number, battles: number): string {
  if (battles === 1) return file
  const number = String(index + 1).padStart(String(battles).length, '0')
  const [ending = ''] = /(\.\w+)?\.gz$|\.\w+$/.exec(basename(file)) ?? []
  return `${file.slice(0, file.length - ending.length)}-${number}${ending}`
}

interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

function spreadOf(values: readonly number[]): Spread {
  let [sum, least, most] = [0, Infinity, -Infinity]
  for (const value of values) {
    sum += value
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return { mean: sum / values.length, least, most }
}

interface SummaryInput {
  readonly game: string
  readonly seed: number
  readonly seconds: number
  readonly bots: readonly Skill[]
  readonly played: readonly PlayedBattle[]
}

export type Summary = ReturnType<typeof summaryData>

/** The side's name, if it was the same in every battle. */
function nameOf(side: string, played: readonly PlayedBattle[]): string {
  const names = new Set(played.map(({ names: all }) => all[side] ?? ''))
  return names.size === 1 ? [...names].join() : ''
}

export function summaryData({ game, seed, seconds, bots, played }: SummaryInput) {
  const count = (holds: (one: PlayedBattle) => boolean) => played.filter(holds).length
  return {
    muster: 'play',
    game,
    battles: played.length,
    seed,
    draws: count(({ winner }) => winner === null),
    seconds,
    bots: bots.map((skill, i) => ({ bot: i + 1, skill, wins: count(({ bot }) => bot === i + 1) })),
    sides: Object.keys(played[0]?.seats ?? {}).map((side) => ({
      side,
      name: nameOf(side, played),
      wins: count(({ winner }) => winner === side),
    })),
    turns: spreadOf(played.map(({ turns }) => turns)),
    answers: spreadOf(played.map(({ answers }) => answers)),
    rolls: spreadOf(played.map(({ rolls }) => rolls)),
    files: played.flatMap(({ file }) => file ?? []),
  }
}

export function summaryText(summary: Summary): string {
  const { battles, bots, sides, draws, seconds, files } = summary
  const [first] = files
  const share = (wins: number) => `${wins} (${Math.round((wins * 100) / battles)} %)`
  const long = ({ mean, least, most }: Spread) =>
    least === most ? String(least) : `${mean.toFixed(1)} (${least} to ${most})`
  return [
    `${counted(battles, 'battle')} of ${summary.game} in ${seconds.toFixed(1)} s, seeds from ${summary.seed}.`,
    columns(
      [
        ...bots.map(({ bot, skill, wins }) => [`bot ${bot} (${skill}) won`, share(wins)]),
        ...sides.map(({ side, name, wins }) => [`side ${side}${name && ` (${name})`} won`, share(wins)]),
        ['drawn', share(draws)],
        ['turns', long(summary.turns)],
        ['answers', long(summary.answers)],
        ['rolls', long(summary.rolls)],
      ],
      '  ',
    ),
    ...files.slice(0, 20).map((file) => `Wrote ${file}.`),
    ...(files.length > 20 ? [`Wrote ${files.length - 20} more.`] : []),
    ...(first !== undefined && hasCampaign(summary.game)
      ? [`Was it fought in a campaign? Enter it there: ${resultCommand(first)}`]
      : []),
  ].join('\n')
}
