/** `muster army add, remove, count, rename, note, option, setting`: one edit of an army file, which is written anew. */
import type { ArmyEdit } from '@muster/armies'
import type { Command } from 'commander'
import { afterEdit, readKeptArmy, writeKeptArmy, type KeptArmy } from '../../files/kept-army.ts'
import { sheetData, sheetText } from '../../reports/army-sheet.ts'
import { wholeNumber, withJson } from '../../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../../shell/output.ts'
import { entryCalled, itemCalled, optionCalled, settingCalled } from './words.ts'

const COUNT = wholeNumber(1, 400)

export function addEdits(army: Command, perform: Perform): void {
  const edit = (name: string, what: string) =>
    withJson(army.command(name)).description(what).argument('<file>', 'an army file')
  const apply: ApplyEdit = (file, options, makeEdit) => perform(options, () => editFile(file, makeEdit))
  edit('add', 'add somebody of the catalogue to an army file')
    .argument('<item>', 'its id or its name')
    .option('--count <number>', 'how many', COUNT)
    .action((file: string, item: string, options: CommonOptions & { readonly count?: number }) =>
      apply(file, options, (kept) => ({
        is: 'add',
        item: itemCalled(kept, item).id,
        ...(options.count !== undefined && { count: options.count }),
      })),
    )
  edit('remove', 'remove an entry')
    .argument('<entry>', 'its number or its name')
    .action((file: string, entry: string, options: CommonOptions) =>
      apply(file, options, (kept) => ({ is: 'remove', index: entryCalled(kept, entry) })),
    )
  edit('count', 'say how many of an entry there are')
    .argument('<entry>', 'its number or its name')
    .argument('<number>', 'how many', COUNT)
    .action((file: string, entry: string, count: number, options: CommonOptions) =>
      apply(file, options, (kept) => ({ is: 'count', index: entryCalled(kept, entry), count })),
    )
  addNamesAndChoices(edit, apply)
}

type MakeCommand = (name: string, what: string) => Command
type MakeEdit = (kept: KeptArmy) => ArmyEdit
type ApplyEdit = (file: string, options: CommonOptions, makeEdit: MakeEdit) => Promise<void>

/** Names, notes, options and settings. */
function addNamesAndChoices(edit: MakeCommand, apply: ApplyEdit): void {
  edit('rename', 'give an entry a name')
    .argument('<entry>', 'its number or its name')
    .argument('<name>', 'its new name')
    .action((file: string, entry: string, name: string, options: CommonOptions) =>
      apply(file, options, (kept) => ({ is: 'rename', index: entryCalled(kept, entry), name })),
    )
  edit('note', 'write notes about an entry; none to remove them')
    .argument('<entry>', 'its number or its name')
    .argument('[notes]', 'the notes', '')
    .action((file: string, entry: string, notes: string, options: CommonOptions) =>
      apply(file, options, (kept) => ({ is: 'notes', index: entryCalled(kept, entry), notes })),
    )
  edit('option', 'choose an option for an entry; "no …" removes it')
    .argument('<entry>', 'its number or its name')
    .argument('<option>', 'such as "Great blade", "Second hand weapon: Blade" or "no Shield"')
    .action((file: string, entry: string, option: string, options: CommonOptions) =>
      apply(file, options, (kept) => {
        const index = entryCalled(kept, entry)
        return { is: 'option', index, choice: optionCalled(kept, index, option) }
      }),
    )
  edit('setting', 'decide something for the whole army, such as its list')
    .argument('<setting>', 'as `muster army show` names it')
    .argument('<value>', 'its id or its name')
    .action((file: string, setting: string, value: string, options: CommonOptions) =>
      apply(file, options, (kept) => ({ is: 'setting', ...settingCalled(kept, setting, value) })),
    )
}

function editFile(file: string, makeEdit: MakeEdit): Report {
  const before = readKeptArmy(file)
  const after = afterEdit(before, makeEdit(before))
  writeKeptArmy(after)
  return { data: sheetData(after), text: () => sheetText(after) }
}
