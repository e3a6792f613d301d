/** The crew of a siege weapon or a chariot: kinds of models, how many of each, and what is bought for them. */
import type { ChoiceGroup, OptionChoice } from '@muster/engine'
import { usualIcon, type CrewSheet, type EntrySheet } from '../army/sheet.ts'
import { profileOf } from '../content/profiles.ts'
import { INFANTRY } from '../state/vocabulary.ts'
import { crewName } from './card.ts'
import { modelGroups, withModelOption } from './model-options.ts'

/** A group of options of one kind of the crew: the group of its model, or who and how many they are. */
interface CrewGroup {
  readonly kind: number
  readonly of: string
  readonly group: ChoiceGroup
}

/** One more kind than there is, where there is room. */
export function crewGroups(entry: EntrySheet): readonly CrewGroup[] {
  const most = profileOf(entry.profile).crew ?? 0
  const size = entry.crew.reduce((sum, { count }) => sum + count, 0)
  const kinds = entry.crew.flatMap((model, kind) =>
    kindGroups(model, kind, Math.max(model.count, most - size + model.count)),
  )
  return size < most ? [...kinds, whoGroup(undefined, entry.crew.length)] : kinds
}

function kindGroups(model: CrewSheet, kind: number, room: number): readonly CrewGroup[] {
  const own = modelGroups(model).filter(({ id }) => id !== 'steed' || model.mounted)
  return [
    whoGroup(model, kind),
    countGroup(model, kind, room),
    ...own.map((group) => ({
      kind,
      of: group.id,
      group: { ...group, id: groupId(kind, group.id), label: `${group.label}: ${model.name}` },
    })),
  ]
}

const groupId = (kind: number, of: string): string => `crew-${kind + 1}-${of}`

const whoGroup = (model: CrewSheet | undefined, kind: number): CrewGroup => ({
  kind,
  of: 'who',
  group: {
    id: groupId(kind, 'who'),
    label: model ? `Crew: ${model.name}` : kind === 0 ? 'Crew' : 'More crew',
    least: 0,
    most: 1,
    options: INFANTRY.map((id) => {
      const { name, sp, str, att, def, w, br } = profileOf(id)
      const text = `SP ${sp}", STR ${str < 0 ? str : `+${str}`}, ATT ${att}, DEF ${def}, W ${w}, BR ${br}.`
      const isChosen = model?.profile === id
      const label = isChosen && model.count > 1 ? `${name} ×${model.count}` : name
      return { id, label, icon: usualIcon(id, false), text, rule: 'KD-ARMY-06', isChosen }
    }),
  },
})

const countGroup = (model: CrewSheet, kind: number, room: number): CrewGroup => ({
  kind,
  of: 'count',
  group: {
    isQuiet: true,
    id: groupId(kind, 'count'),
    label: `How many: ${model.name}`,
    least: 1,
    most: 1,
    options: Array.from({ length: room }, (_, index) => ({
      id: String(index + 1),
      label: `${index + 1} in the crew`,
      text: `${index + 1} of them in the crew of each.`,
      rule: 'KD-CHAR-03',
      isChosen: model.count === index + 1,
    })),
  },
})

/** The crew with an option chosen or removed; undefined if it is no option of the crew. */
export function withCrewOption(entry: EntrySheet, choice: OptionChoice): readonly CrewSheet[] | undefined {
  const found = crewGroups(entry).find(({ group }) => group.id === choice.group)
  if (!found) return undefined
  const { kind, of } = found
  const model = entry.crew[kind]
  if (!model) return [...entry.crew, ...newCrew(entry, choice)]
  if (of === 'who' && !choice.isChosen) return entry.crew.toSpliced(kind, 1)
  return entry.crew.with(kind, { ...model, ...changed(model, of, choice) })
}

function changed(model: CrewSheet, of: string, choice: OptionChoice): Partial<CrewSheet> {
  const { option, isChosen } = choice
  if (of === 'who') return { profile: INFANTRY.find((id) => id === option) ?? model.profile }
  if (of === 'count') return { count: isChosen ? Number(option) : 1 }
  return withModelOption(model, { ...choice, group: of })
}

function newCrew({ name, crew }: EntrySheet, { option }: OptionChoice): readonly CrewSheet[] {
  const profile = INFANTRY.find((id) => id === option)
  if (!profile) return []
  const called = `${crewName(name)}${crew.length > 0 ? ` ${crew.length + 1}` : ''}`
  return [{ name: called.slice(0, 60), profile, mounted: false, rank: 'ordinary', gear: [], rules: [], count: 1 }]
}
