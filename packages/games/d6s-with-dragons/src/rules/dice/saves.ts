/** Saves: one die, above the Potency and not above the Save value. */
import { part, sumOf, named, rollFor, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { FailedSave, SaveAsked } from '../../state/acts.ts'
import { question, says } from '../../state/ability.ts'
import { between, rollTest } from './dice.ts'
import { luckToSave } from './luck.ts'
import { saveOf } from '../stats/sums.ts'

/** This kind of save cannot succeed. */
export const failsSave = question<SaveAsked, boolean>('fails the save')

export function* makeSave(play: Play<State>, asked: SaveAsked): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, asked.of)
  const value = state.abilities.sum(state, figure, 'save', asked)
  const test = yield* rollTest(play, {
    purpose: rollFor('save', named(asked.of)),
    by: controllerOf(state, figure),
    luck: luckToSave(state, asked),
    succeeds: savingFaces(state, asked, value.total),
    sums: [value, sumOf(part(asked.potency, 'Potency', 'DD-SAVE-02'))],
  })
  tell(play, {
    is: 'saved',
    figure: asked.of,
    save: asked.save,
    potency: asked.potency,
    by: asked.by,
    purpose: asked.purpose,
    tests: [test],
    success: test.success,
    rules: ['DD-SAVE-04'],
  })
  return test.success || (yield* rescued(play, asked))
}

function savingFaces(state: State, asked: SaveAsked, value: number): readonly number[] {
  const isLost = says(state, figureOf(state, asked.of), failsSave, asked)
  return isLost ? [] : between(asked.potency, value)
}

/** With advantage and disadvantage, but without powers that turn a failed save into a success. */
export function chanceToSave(state: State, asked: SaveAsked): number {
  const faces = savingFaces(state, asked, saveOf(state, figureOf(state, asked.of), asked))
  const once = faces.length / 6
  const { net } = luckToSave(state, asked)
  return net === 0 ? once : net > 0 ? 1 - (1 - once) ** 2 : once ** 2
}

/** Some powers turn a failed save into a success after the roll. */
function* rescued(play: Play<State>, asked: SaveAsked): Step<boolean> {
  const failed: FailedSave = { ...asked, saved: false }
  yield* play.state.abilities.open(play, 'save-failed', failed)
  return failed.saved
}
