/** Finding what a person means: an entry, an item of the catalogue, an option, a setting. */
import { closestWord, suggestWord, unknownWordText, type CatalogueItem, type OptionChoice } from '@muster/engine'
import { optionFor } from '@muster/armies'
import type { KeptArmy } from '../../files/kept-army.ts'
import { UserError } from '../../shell/user-error.ts'

/** By its number in the list, or by its name. */
export function entryCalled({ kit, army, file }: KeptArmy, word: string): number {
  const names = kit.builder.entries(army).map(({ name }) => name)
  const number = /^\d+$/.test(word) ? Number(word) - 1 : -1
  const index = number in names ? number : names.findIndex((name) => isSame(name, word))
  if (index >= 0) return index
  if (names.length === 0) throw new UserError('There is nobody in this army yet: use `muster army add`.', file, 'ENTRY')
  throw new UserError(unknownWordText('entry', word, names), file, 'ENTRY')
}

/** By its id or its name. */
export function itemCalled({ kit, army }: KeptArmy, word: string): CatalogueItem {
  const items = kit.builder.catalogue(army).flatMap((group) => group.items)
  const found = items.find(({ id }) => id === word) ?? items.find(({ name }) => isSame(name, word))
  if (found) return found
  const near = closestWord(word, [...items.map(({ id }) => id), ...items.map(({ name }) => name)])
  const guess = near === undefined ? '' : ` Did you mean "${near}"?`
  throw new UserError(
    `There is no "${word}" to add.${guess} \`muster army show FILE --catalogue\` lists everybody.`,
    '',
    'ITEM',
  )
}

/** "Great blade", "Second hand weapon: Blade", "no Shield". */
export function optionCalled(kept: KeptArmy, index: number, word: string): OptionChoice {
  const groups = kept.kit.builder.options(kept.army, index)
  const found = optionFor(groups, word)
  if (found) return found
  const labels = groups.flatMap(({ options }) => options.map(({ label }) => label))
  throw new UserError(
    `There is no option "${word}" for it. ${suggestWord(word, [...new Set(labels)])}`.trim(),
    '',
    'OPTION',
  )
}

export function settingCalled({ kit, army }: KeptArmy, setting: string, value: string) {
  const settings = kit.builder.settings(army)
  const found = settings.find(({ id, label }) => isSame(id, setting) || isSame(label, setting))
  if (!found)
    throw new UserError(
      unknownWordText(
        'setting',
        setting,
        settings.map(({ id }) => id),
      ),
      '',
      'SETTING',
    )
  const wanted = found.values.find(({ id, name }) => isSame(id, value) || isSame(name, value))
  if (!wanted)
    throw new UserError(
      unknownWordText(
        found.label.toLowerCase(),
        value,
        found.values.map(({ id }) => id),
      ),
      '',
      'VALUE',
    )
  return { setting: found.id, value: wanted.id }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase()
