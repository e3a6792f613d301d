/** What can be chosen for a unit: the parts of the designer. */
import type { ChoiceGroup, DesignPart, OptionChoice, RawEntry } from '@muster/engine'
import { designOf, type UnitEntry } from '../army/army-list.ts'
import { ARMOUR, DESIGN_PARTS, itemChoiceOf, itemFrom, toDesign } from '../designer/forms.ts'

/** The numbers of a printed card are as they are. Items are for Champions, and for whoever has some already. */
export function choices(unit: UnitEntry): readonly ChoiceGroup[] {
  if (unit.printed) return []
  const { chosen } = toDesign(designOf(unit))
  const isOffered = ({ id }: DesignPart): boolean => id !== 'items' || unit.type === 'champion' || unit.items.length > 0
  return DESIGN_PARTS.filter(isOffered).map(({ id, label, least, most, choices: all }) => ({
    id,
    label,
    least,
    most: Math.min(most, all.length),
    ...(id === 'type' && { isQuiet: true as const }),
    options: all.map((choice) => ({
      id: choice.id,
      label: choice.label,
      text: choice.line,
      rule: choice.rule,
      isChosen: chosen[id]?.includes(choice.id) === true,
    })),
  }))
}

const FEWEST = 2

/** A Champion is one model, everybody else at least two. */
function withType(raw: RawEntry, { count }: UnitEntry, type: string): RawEntry {
  return { ...raw, type, count: type === 'champion' ? 1 : Math.max(FEWEST, count) }
}

export function choose(unit: UnitEntry, { group, option, isChosen }: OptionChoice, raw: RawEntry): RawEntry {
  const toggled = (had: readonly string[]): readonly string[] => {
    const rest = had.filter((id) => id !== option)
    return isChosen ? [...rest, option] : rest
  }
  if (group === 'type') return withType(raw, unit, isChosen ? option : 'troops')
  if (group === 'armour')
    return { ...raw, upgrades: toggled(unit.upgrades.filter((id) => !isChosen || !ARMOUR.includes(id))) }
  if (group === 'training') return { ...raw, upgrades: toggled(unit.upgrades) }
  if (group === 'penalties') return { ...raw, penalties: toggled(unit.penalties) }
  if (group !== 'items') return { ...raw, traits: toggled(unit.traits) }
  const others = unit.items.filter((item) => itemChoiceOf(item) !== option)
  const item = itemFrom(option)
  return { ...raw, items: (isChosen && item ? [...others, item] : others) as unknown as RawEntry[] }
}
