/** `muster army mend` and `muster army fill`: the ways that are offered, or one of them taken. */
import { fillings, type Proposal } from '@muster/armies'
import type { Command } from 'commander'
import { readKeptArmy, withArmy, writeKeptArmy, type KeptArmy } from '../../files/kept-army.ts'
import { mendings, sheetData, sheetText, waysData, waysText } from '../../reports/army-sheet.ts'
import { wholeNumber, withJson } from '../../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../../shell/output.ts'
import { UserError } from '../../shell/user-error.ts'

const NUMBER = wholeNumber(1, 3)

export function addWays(army: Command, perform: Perform): void {
  withJson(army.command('mend'))
    .description('offer ways to mend the first complaint, or take one of them')
    .argument('<file>', 'an army file')
    .argument('[way]', 'the number of the way to take', NUMBER)
    .action((file: string, way: number | undefined, options: CommonOptions) =>
      perform(options, () => offer(file, way, firstMending, 'There is nothing to mend.')),
    )
  withJson(army.command('fill'))
    .description('offer ways to spend what is left, or take one of them')
    .argument('<file>', 'an army file')
    .argument('[way]', 'the number of the way to take', NUMBER)
    .action((file: string, way: number | undefined, options: CommonOptions) =>
      perform(options, () =>
        offer(file, way, ({ kit, army: list, limit }) => fillings(kit, list, limit), 'Nothing fits into what is left.'),
      ),
    )
}

const firstMending = (kept: KeptArmy): readonly Proposal[] => mendings(kept)[0]?.[1] ?? []

function offer(
  file: string,
  way: number | undefined,
  waysOf: (kept: KeptArmy) => readonly Proposal[],
  none: string,
): Report {
  const kept = readKeptArmy(file)
  const ways = waysOf(kept)
  if (way === undefined) return { data: waysData(file, ways), text: () => (ways.length > 0 ? waysText(ways) : none) }
  const chosen = ways[way - 1]
  if (!chosen)
    throw new UserError(ways.length === 0 ? none : `There is no way ${way}: there are ${ways.length}.`, file, 'WAY')
  const after = withArmy(kept, chosen.army)
  writeKeptArmy(after)
  return { data: sheetData(after), text: () => sheetText(after) }
}
