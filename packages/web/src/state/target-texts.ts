/** What is said about each target of a question that is answered on the table. */
import type { FigureId } from '@muster/engine'
import { combatantNamed, gapBetween } from '../figures/combatants.ts'
import { optionChoice } from './option-choice.ts'
import type { TableState } from './table-state.ts'
import { tellingChance } from './telling-chance.ts'
import { words } from '../words/words.ts'

export type TargetTexts = { readonly [figure: FigureId]: string }

/** "target, 8.7 inches, in the open, slay 11 %, chosen", for every model of every target. */
export function targetTexts(state: TableState): TargetTexts {
  const choice = optionChoice(state)
  if (!choice) return {}
  const { view } = state.snapshot
  const by = combatantNamed(view, choice.by)
  return Object.fromEntries(
    choice.targets.flatMap(({ id, at }) => {
      const target = combatantNamed(view, at)
      if (!target) return []
      const { line, chances = [] } = state.targetOdds[id] ?? {}
      const text = words.screenReader.target({
        gap: by && gapBetween(by, target),
        obstacles: line && [...new Set(line.met.map(({ name }) => name))],
        chance: tellingChance(chances),
        isChosen: at === choice.chosen?.at,
      })
      return target.models.map((model) => [model.id, text] as const)
    }),
  )
}
