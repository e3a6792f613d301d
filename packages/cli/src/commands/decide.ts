/** `muster decide FILE`: prints the current question, the player it is for, and the possible answers. */
import type { Command } from 'commander'
import { openBattle } from '../files/battle-file.ts'
import { withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { statusData, statusText } from '../reports/battle-status.ts'

interface DecideOptions extends CommonOptions {
  readonly reach?: boolean
}

export function addDecide(program: Command, perform: Perform): void {
  withJson(program.command('decide'))
    .description('show what a battle waits for: who decides what, and how to answer')
    .argument('<file>', 'a battle record or a situation')
    .option('--reach', 'also work out where each figure can move')
    .action((file: string, options: DecideOptions) => perform(options, () => decide(file, options.reach === true)))
}

function decide(file: string, reach: boolean): Report {
  const open = openBattle(file)
  return {
    data: { muster: 'decision', file, game: open.kit.game.id, status: statusData(open, reach) },
    text: () => statusText(open, file, reach),
  }
}
