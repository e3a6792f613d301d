/** Saving throws: one die, and the target number is the save minus the Difficulty. */
import {
  luckFrom,
  named,
  rollFor,
  sumOf,
  type FigureId,
  type Luck,
  type Play,
  type Step,
  type Sum,
} from '@muster/engine'
import type { TestRoll } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Save } from '../../state/vocabulary.ts'
import { numberFor } from './numbers.ts'
import { rollTest } from './test.ts'

const NO_DIFFICULTY = sumOf()

const luckOf = (state: State, figure: Figure, save: Save): Luck =>
  luckFrom(state.abilities.onRoll(state, figure, 'save', { figure: figure.id, save }))

export function makeSave(play: Play<State>, id: FigureId, save: Save, difficulty: Sum = NO_DIFFICULTY): Step<TestRoll> {
  const figure = figureOf(play.state, id)
  return rollTest(play, {
    purpose: rollFor(save, () => named(id)),
    by: figure.side,
    sums: [numberFor(play, figure, save, undefined), difficulty],
    luck: luckOf(play.state, figure, save),
  })
}

/** The share of rolls that succeed. */
export function chanceToSave(state: State, figure: Figure, save: Save, difficulty = 0): number {
  const need = Math.max(0, Math.min(6, state.abilities.total(state, figure, save, undefined) - difficulty))
  const plain = need / 6
  const { net } = luckOf(state, figure, save)
  if (net === 0) return plain
  return net > 0 ? 1 - (1 - plain) * (1 - plain) : plain * plain
}
