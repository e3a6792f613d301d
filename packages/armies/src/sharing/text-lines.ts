/** An army in lines of text, as far as the words of its catalogue say it. */
import type { ArmyBuilder, BuilderEntry, SingleFigure } from '@muster/engine'
import type { SharedArmy } from './link.ts'
import { wordsOfEntries, type EntryWords } from './option-words.ts'
import { NOTE, type TextKit } from './text-kit.ts'

/** The head, the settings, and the entries in their order, with a heading where the group changes. */
export function linesOf(kit: TextKit, { army, limit }: SharedArmy): readonly string[] {
  const { builder } = kit
  const report = kit.checkArmy(army, limit)
  const groups = builder.catalogue(army)
  const entries = builder.entries(army)
  const words = wordsOfEntries(builder, army)
  return [
    report.name,
    `${kit.about.name}, ${limit === undefined ? `${report.points} points` : `${report.points} of ${limit} points`}`,
    ...builder.settings(army).map(settingLine),
    ...entries.flatMap((entry, index) => [
      ...(entry.group === entries[index - 1]?.group
        ? []
        : ['', `${groups.find(({ id }) => id === entry.group)?.name ?? 'Others'}:`]),
      ...entryLines(entry, words[index] ?? { item: entry.profile, options: [] }),
    ]),
  ]
}

const settingLine = ({ label, value, values }: ReturnType<ArmyBuilder['settings']>[number]): string =>
  `${label}: ${values.find(({ id }) => id === value)?.name ?? value}`

/** "3 Fanatic, called “Ash”, with Great blade (27)", and its notes below. */
function entryLines(entry: BuilderEntry, words: EntryWords): readonly string[] {
  const { name, count, points, notes, figures = [] } = entry
  const line = [
    `${count} ${words.item}`,
    ...(name === words.item ? [] : [`called “${name}”`]),
    ...(words.options.length > 0 ? [`with ${words.options.join('; ')}`] : []),
  ].join(', ')
  return [`${line} (${points})`, ...linesIn(notes).map((one) => `${NOTE}${one}`), ...figures.flatMap(figureLines)]
}

const figureLines = ({ name, notes }: SingleFigure, place: number): readonly string[] => [
  ...(name === undefined ? [] : [`  Figure ${place + 1}: ${name}`]),
  ...linesIn(notes).map((one) => `  Note ${place + 1}: ${one}`),
]

const linesIn = (notes: string | undefined): readonly string[] => notes?.split('\n') ?? []
