/** `muster army show`: the entries of an army file, the options of one, or whom it could add. */
import { searchCatalogue } from '@muster/armies'
import { counted, type CatalogueGroup, type OptionGroup } from '@muster/engine'
import type { Command } from 'commander'
import { readKeptArmy, type KeptArmy } from '../../files/kept-army.ts'
import { sheetData, sheetText } from '../../reports/army-sheet.ts'
import { withJson } from '../../shell/options.ts'
import { columns, type CommonOptions, type Perform, type Report } from '../../shell/output.ts'
import { entryCalled } from './words.ts'

interface ShowOptions extends CommonOptions {
  readonly catalogue?: boolean
  readonly find?: string
}

export function addShowArmy(army: Command, perform: Perform): void {
  withJson(army.command('show'))
    .description('show an army entry by entry, the options of one entry, or whom it could add')
    .argument('<file>', 'an army file')
    .argument('[entry]', 'the number or the name of an entry: its options')
    .option('--catalogue', 'whom it could add')
    .option('--find <words>', 'of those, the ones that fit: "fly", "<10"')
    .action((file: string, entry: string | undefined, options: ShowOptions) =>
      perform(options, () => show(file, entry, options)),
    )
}

function show(file: string, entry: string | undefined, { catalogue = false, find }: ShowOptions): Report {
  const kept = readKeptArmy(file)
  if (entry !== undefined) return optionsReport(kept, entryCalled(kept, entry))
  if (catalogue || find !== undefined) return catalogueReport(kept, find ?? '')
  return { data: sheetData(kept), text: () => sheetText(kept) }
}

function optionsReport({ kit, army, file }: KeptArmy, index: number): Report {
  const groups = kit.builder.options(army, index)
  const name = kit.builder.entries(army)[index]?.name ?? ''
  const data = { muster: 'army-options', file, entry: name, groups }
  return {
    data,
    text: () => (groups.length === 0 ? `There is nothing to choose for ${name}.` : groups.map(groupText).join('\n')),
  }
}

function groupText({ label, least, most, options }: OptionGroup): string {
  const rows = options.map(({ isChosen, label: name, points, text, barred }) => [
    isChosen ? '×' : ' ',
    name,
    points < 0 ? `−${-points}` : `+${points}`,
    barred ?? text,
  ])
  const wanted = least === 1 ? 'one of these' : most === 1 ? 'one at most' : `up to ${most}`
  return `${label} (${wanted}):\n${columns(rows, '  ')}`
}

function catalogueReport({ kit, army, file }: KeptArmy, query: string): Report {
  const groups = searchCatalogue(kit.builder.catalogue(army), { query })
  const whyNot = kit.builder.barred(army)
  const data = {
    muster: 'army-catalogue',
    file,
    groups: groups.map(({ id, name, limit = null, items }) => ({
      id,
      name,
      limit,
      items: items.map(({ id: item, name: called, points, kind }) => ({
        id: item,
        name: called,
        points,
        kind,
        barred: whyNot.get(item) ?? null,
      })),
    })),
  }
  return {
    data,
    text: () =>
      groups.length === 0 ? 'Nobody fits that.' : groups.map((group) => catalogueText(group, whyNot)).join('\n'),
  }
}

function catalogueText({ name, limit, items }: CatalogueGroup, whyNot: ReadonlyMap<string, string>): string {
  const rows = items.map(({ id, name: called, points, stats }) => [
    id,
    called,
    counted(points, 'point'),
    whyNot.get(id) ?? stats.map(({ label, value }) => `${label} ${value}`).join(', '),
  ])
  return `${name}${limit === undefined ? '' : ` (${limit})`}:\n${columns(rows, '  ')}`
}
