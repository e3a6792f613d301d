/** `muster army try`: battles against the ready armies of its size, and what they say. */
import { playTrial, type BattleCounts, type TrialSummary } from '@muster/armies'
import type { Command } from 'commander'
import { readKeptArmy, type KeptArmy } from '../../files/kept-army.ts'
import type { Io } from '../../shell/io.ts'
import { SEED, wholeNumber, withJson } from '../../shell/options.ts'
import { columns, type CommonOptions, type Perform, type Report } from '../../shell/output.ts'
import { Progress } from '../../shell/progress.ts'
import { inFile } from '../../shell/user-error.ts'

interface TryOptions extends CommonOptions {
  readonly battles: number
  readonly seed: number
}

const USUAL_BATTLES = 50

export function addTryArmy(army: Command, perform: Perform, io: Io): void {
  withJson(army.command('try'))
    .description('let quick bots play an army against ready armies of its size, and sum it up')
    .argument('<file>', 'an army file')
    .option('--battles <number>', 'how many battles', wholeNumber(1, 10_000), USUAL_BATTLES)
    .option('--seed <number>', 'seed of tables and dice', SEED, 1)
    .action((file: string, options: TryOptions) => perform(options, () => trialReport(file, options, io)))
}

function trialReport(file: string, { battles, seed, json = false }: TryOptions, io: Io): Report {
  const kept = readKeptArmy(file)
  const summary = inFile(file, () => playAll(kept, { battles, seed }, new Progress(io, !json, battles, 'battle')))
  return {
    data: { muster: 'army-trial', file, game: kept.kit.game.id, name: kept.report.name, seed, ...summary },
    text: () => trialText(kept, summary),
  }
}

function playAll(
  { kit, army, limit }: KeptArmy,
  terms: Pick<TryOptions, 'battles' | 'seed'>,
  progress: Progress,
): TrialSummary {
  const trial = playTrial(kit, { army, limit, ...terms })
  for (let done = 1; ; done++) {
    const next = trial.next()
    if (next.done) {
      progress.done()
      return next.value
    }
    progress.at(done)
  }
}

const share = (part: number): string => `${Math.round(part * 100)} %`
const countsText = ({ won, drawn, lost }: BattleCounts): string => `won ${won}, drawn ${drawn}, lost ${lost}`

function trialText({ report }: KeptArmy, summary: TrialSummary): string {
  const { battles, least, most, byOpponent, byScenario, entries, weaknesses } = summary
  const rows = entries.map(({ name, count, slain, lost, slainPoints, worth }) => [
    `${count} × ${name}`,
    `slew ${slain.toFixed(1)} (${slainPoints.toFixed(0)} points)`,
    `lost ${lost.toFixed(1)}`,
    `${worth.toFixed(2)} for each point`,
  ])
  return [
    `${report.name} in ${battles} battles: ${countsText(summary)}; it wins ${share(summary.share)} of them (${share(least)} to ${share(most)}).`,
    `Against:\n${columns(
      byOpponent.map((one) => [one.name, countsText(one)]),
      '  ',
    )}`,
    `In:\n${columns(
      byScenario.map((one) => [one.name, countsText(one)]),
      '  ',
    )}`,
    `In each battle, on average:\n${columns(rows, '  ')}`,
    ...weaknesses.map(({ words }) => words),
  ].join('\n')
}
