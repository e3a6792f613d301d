/** How armies of d6s with Dragons are built. */
import { builderFrom, type ArmyBuilder, type ChoiceGroup, type OptionChoice, type RawEntry } from '@muster/engine'
import { costOf } from '../army/costs.ts'
import { USUAL_LIMIT } from '../army/sheet.ts'
import { includedWords } from '../content/gear-words.ts'
import { card } from './card.ts'
import { barred, fresh, outline } from './catalogue.ts'
import { COLUMNS } from './columns.ts'
import { contextOf, readEdited, type BuilderContext, type EditedEntry } from './context.ts'
import { duels } from './duels.ts'
import { carriedWords, gearGroups, otherGroups, withGear, withOther } from './gear-options.ts'
import { settings, withSetting } from './settings.ts'
import { isWeaponGroup, weaponGroups, withWeapon, type CarriedWords } from './weapon-options.ts'

const carriedBy = ({ sheet, entry: { listing } }: EditedEntry): CarriedWords => ({
  listing,
  words: carriedWords(sheet.gear ?? includedWords(listing.profile)),
})

const choices = (context: BuilderContext, edited: EditedEntry): readonly ChoiceGroup[] => [
  ...weaponGroups(context, carriedBy(edited)),
  ...gearGroups(context, carriedBy(edited)),
  ...otherGroups(edited),
]

function choose(_context: BuilderContext, edited: EditedEntry, choice: OptionChoice, raw: RawEntry): RawEntry {
  if (isWeaponGroup(choice.group)) return { ...raw, gear: withWeapon(carriedBy(edited), choice) }
  if (choice.group === 'gear' || choice.group === 'armor') return { ...raw, gear: withGear(carriedBy(edited), choice) }
  return withOther(raw, edited, choice)
}

function price(_context: BuilderContext, { sheet, entry }: EditedEntry) {
  const { listing, gear, upgrades } = entry
  const mount = sheet.mount === undefined ? undefined : { mount: sheet.mount, barding: sheet.barding }
  return costOf(listing, { gear, upgrades, mount })
}

export const builder: ArmyBuilder = builderFrom<BuilderContext, EditedEntry>({
  entriesField: 'entries',
  columns: COLUMNS,
  usualLimits: [USUAL_LIMIT, 100, 300, 350],
  blank: (name) => ({ name, entries: [] }),
  settings,
  withSetting,
  context: contextOf,
  outline,
  barred,
  fresh,
  read: readEdited,
  card,
  price,
  faults: (_context, { faults }) => faults.map(({ message }) => message),
  choices,
  choose,
  duels,
})
