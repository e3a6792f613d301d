/** What came of the battles that bots played: wins, draws, lengths. */
import type { Skill } from '@muster/bots'
import { counted } from '@muster/engine'
import type { PlayedBattle } from '../battles/bot-battles.ts'
import { hasCampaign, resultCommand } from '../games/games.ts'
import { columns } from '../shell/output.ts'

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
