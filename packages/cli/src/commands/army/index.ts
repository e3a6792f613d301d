/** `muster army …`: army files, built as the page builds them. */
import type { ArmyReport } from '@muster/engine'
import type { Command } from 'commander'
import { armyText } from '../../files/army-file.ts'
import { readKeptArmy, type KeptArmy } from '../../files/kept-army.ts'
import { mendings, waysText } from '../../reports/army-sheet.ts'
import type { Io } from '../../shell/io.ts'
import { withJson } from '../../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../../shell/output.ts'
import { EXIT } from '../../shell/user-error.ts'
import { addEdits } from './edit.ts'
import { addNewArmy, POINTS } from './new.ts'
import { addSharing } from './share.ts'
import { addShowArmy } from './show.ts'
import { addTryArmy } from './try.ts'
import { addWays } from './ways.ts'

interface CheckOptions extends CommonOptions {
  readonly game?: string
  readonly limit?: number
}

export function addArmy(program: Command, perform: Perform, io: Io): void {
  const army = program.command('army').description('build, check, mend, share and try armies')
  withJson(army.command('check'))
    .description('check an army file: what it costs, everything that is wrong with it, and how to mend it')
    .argument('<file>', 'an army file')
    .option('--game <game>', 'the game it is for, if the file does not say')
    .option('--limit <points>', 'the points limit, if the file does not say', POINTS)
    .action((file: string, options: CheckOptions) => perform(options, () => check(file, options)))
  addNewArmy(army, perform)
  addShowArmy(army, perform)
  addEdits(army, perform)
  addWays(army, perform)
  addSharing(army, perform, io)
  addTryArmy(army, perform, io)
}

function check(file: string, { game, limit }: CheckOptions): Report {
  const kept = readKeptArmy(file, { game, limit })
  const { kit, report } = kept
  const { complaints } = report
  const legal = complaints.length === 0
  const data = { muster: 'army-report', file, game: kit.game.id, legal, ...plain(report), complaints }
  return { data, text: () => [armyText(report), ...mendingTexts(kept)].join('\n'), code: legal ? EXIT.fine : EXIT.no }
}

const mendingTexts = (kept: KeptArmy): readonly string[] =>
  mendings(kept).flatMap(([{ where }, ways]) => (ways.length === 0 ? [] : [`To mend ${where}:\n${waysText(ways)}`]))

const plain = ({ name, points, limit, figures, entries }: ArmyReport): object => ({
  name,
  points,
  limit,
  figures,
  entries: entries.map((one) => ({ name: one.name, count: one.count, points: one.points })),
})
