/**
 * Plays a battle between bots. One that is kept, for somebody to look at, is played in a session like any other; one
 * that is only counted is simulated by the engine alone. The battle is the same.
 */
import { Bot, playBotBattle, type Skill } from '@muster/bots'
import { raise, type Battle, type BattlePlan, type SidePlan } from '@muster/engine'
import { timeLimit, type BattleSave } from '@muster/session'
import type { AnyKit } from '../games/games.ts'
import { beginBotSession } from '../session/command-session.ts'

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

/** Far more than any battle needs: a battle that goes on longer has a bug. */
const MOST_ANSWERS = 100_000

export function playBattle(play: BotBattle): { readonly played: PlayedBattle; save(): BattleSave } {
  const { kit, plan, seed, battle: count, onAnswer } = play
  const seats = seatsOf(plan.sides, play.bots.length, count)
  const startClock = () => play.effort.clock && timeLimit(play.effort.clock, play.effort.clock.limit)
  let isOver = startClock()
  let answers = 0
  const bots = playersOf(play, seats, () => isOver?.() === true)
  const afterAnswer = () => {
    if (++answers > MOST_ANSWERS) throw new Error(`battle ${count} (seed ${seed}) does not end`)
    if (answers % 16 === 0) onAnswer(answers)
    isOver = startClock()
  }
  const { battle, save } = play.keep ? keptBattle(play, bots, afterAnswer) : countedBattle(play, bots, afterAnswer)
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
  return { played, save }
}

interface Fought {
  readonly battle: Battle<unknown>
  save(): BattleSave
}

function keptBattle({ kit, plan, seed }: BotBattle, bots: Players, onAnswer: () => void): Fought {
  const botFor = ({ question }: Battle<unknown>) => bots[question?.by ?? ''] ?? raise('nobody plays this side')
  const session = beginBotSession(kit, plan, seed, { decide: (battle) => botFor(battle).decide(battle) })
  while (session.battle.question !== undefined) {
    session.think()
    onAnswer()
  }
  return { battle: session.battle, save: () => session.save() }
}

function countedBattle({ kit, plan, seed }: BotBattle, bots: Players, onAnswer: () => void): Fought {
  const battle = playBotBattle({ kit, plan, seed, bots, options: { keep: false }, onAnswer })
  return { battle, save: () => raise('a battle that is only counted has no record') }
}

type Players = { readonly [side: string]: Bot<unknown> }

function playersOf(
  { kit, bots, seed, effort }: BotBattle,
  seats: PlayedBattle['seats'],
  enough: () => boolean,
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
