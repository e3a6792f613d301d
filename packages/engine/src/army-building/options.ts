/** Options of an entry, priced and judged by trying them: what choosing one would cost, and what the rules would say. */
import type { BuilderOption, ChosenOption, OptionChoice, OptionGroup } from '../kit/army-builder.ts'

/** What a game says of a group of options: the rest is found by trying. */
export interface ChoiceGroup extends Omit<OptionGroup, 'options'> {
  readonly options: readonly Omit<BuilderOption, 'points' | 'barred'>[]
  /** What is chosen here shows in the numbers already, and is no chip of its row. */
  readonly isQuiet?: true
}

export interface TriedEntry {
  readonly points: number
  readonly faults: readonly string[]
}

export interface Judge {
  readonly groups: readonly ChoiceGroup[]
  readonly now: TriedEntry
  after(choice: OptionChoice): TriedEntry
}

export const judgedGroups = (judge: Judge): readonly OptionGroup[] =>
  judge.groups.map(({ isQuiet: _quiet, ...group }) => ({
    ...group,
    options: group.options.map((option) => judged(judge, group.id, option)),
  }))

type BareOption = ChoiceGroup['options'][number]

/** Barred is what adds a complaint that was not there before. */
function judged(judge: Judge, group: string, option: BareOption): BuilderOption {
  const { points, faults } = judge.after({ group, option: option.id, isChosen: !option.isChosen })
  if (option.isChosen) return { ...option, points: judge.now.points - points }
  const barred = faults.find((fault) => !judge.now.faults.includes(fault))
  return { ...option, points: points - judge.now.points, ...(barred !== undefined && { barred }) }
}

export const chosenIn = (judge: Judge): readonly ChosenOption[] =>
  judge.groups.flatMap(({ id: group, options, isQuiet }) =>
    isQuiet
      ? []
      : options
          .filter(({ isChosen }) => isChosen)
          .map((option) => ({
            group,
            option: option.id,
            isChosen: true,
            label: option.label,
            ...(option.icon !== undefined && { icon: option.icon }),
            points: judged(judge, group, option).points,
          })),
  )
