/** Reduces a long list of options to a few buttons; the others go into groups. */
import type { ShownOption } from '@muster/session'
import { capitalize } from '../../words/capitalize.ts'
import type { Combatant } from '../../figures/combatants.ts'

/** Options under one heading, opened by one button. */
export interface OptionGroup {
  readonly name: string
  readonly options: readonly ShownOption[]
}

export interface FoldedOptions {
  readonly shown: readonly ShownOption[]
  readonly groups: readonly OptionGroup[]
}

/** The most options shown as buttons, besides the default. */
export const MOST_SHOWN = 4

/** The options of one figure, without its name in their labels. */
export function ownOptions(
  options: readonly ShownOption[],
  { id, name }: Pick<Combatant, 'id' | 'name'>,
): readonly ShownOption[] {
  return options.filter(({ figure }) => figure === id).map((option) => withoutName(option, name))
}

/** The label without the name of the acting figure. */
export function withoutName(option: ShownOption, name: string | undefined): ShownOption {
  const start = `${name}: `
  return option.label.startsWith(start) ? { ...option, label: capitalize(option.label.slice(start.length)) } : option
}

/** How many letters fit into the bar beside the question, counting the padding of each button. */
const LETTERS = 60
const EDGE = 4
const SHORT = 10
/** The odds below a label make its button broader. */
const ODDS = 12

/** How many of these fit on one line. */
function countThatFit(options: readonly ShownOption[]): number {
  let letters = 0
  const tooMany = options.findIndex(({ label, intent }) => {
    letters += label.length + EDGE + (intent ? ODDS : 0)
    return letters > LETTERS
  })
  return tooMany < 0 ? MOST_SHOWN : Math.min(MOST_SHOWN, tooMany)
}

/** Keeps the order; groups are folded, and surplus options are folded last. */
export function foldOptions(options: readonly ShownOption[]): FoldedOptions {
  if (options.length <= countThatFit(options)) return { shown: options, groups: [] }
  const groups = groupsOf(options)
  const named = groups.length > MOST_SHOWN ? [] : groups
  const grouped = new Set(groups.flatMap((fold) => fold.options))
  const single = options.filter((option) => !grouped.has(option))
  const atHand = single.slice(0, Math.min(countThatFit(single), Math.max(1, MOST_SHOWN - named.length)))
  const shown = new Set([...atHand, ...named.flatMap((fold) => fold.options)])
  const rest = options.filter((option) => !shown.has(option))
  // A button "1 more" would take as much room as a short option itself.
  if (rest.length === 1 && rest.every(({ label }) => label.length <= SHORT))
    return { shown: [...atHand, ...rest], groups: named }
  return { shown: atHand, groups: rest.length === 0 ? named : [...named, { name: '', options: rest }] }
}

function groupsOf(options: readonly ShownOption[]): readonly OptionGroup[] {
  const groups = new Map<string, ShownOption[]>()
  for (const option of options) {
    if (option.group === undefined) continue
    const known = groups.get(option.group)
    if (known) known.push(option)
    else groups.set(option.group, [option])
  }
  return [...groups].filter(([, all]) => all.length > 1).map(([name, all]) => ({ name, options: all }))
}
