/** Saves: one die, above the Potency and not above the Save value. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../events.ts'
import { figureOf, masterOf } from '../figures.ts'
import type { State } from '../state.ts'
import type { SaveFailed } from '../traits/moments.ts'
import { openMoment, traitsSaying } from '../traits/of.ts'
import type { Save } from '../words.ts'
import { between, rollTest } from './dice.ts'
import { luckToSave } from './luck.ts'
import { saveOf } from './sums.ts'

export interface SaveAsked {
  readonly of: FigureId
  readonly save: Save
  readonly potency: number
  /** Whose power it is against. */
  readonly by?: FigureId | undefined
  /** Against a spell, not some other power. */
  readonly spell?: boolean | undefined
  /** What it is for: `climb`, `bane` … Told, not rolled under. */
  readonly purpose: string
}

export function* makeSave(play: Play<State>, asked: SaveAsked): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, asked.of)
  const value = saveOf(state, figure, asked)
  const isLost = traitsSaying(state, figure, 'failsSave').some((trait) => trait.failsSave?.(state, asked.of, asked))
  const test = yield* rollTest(play, {
    purpose: `save: ${asked.of}`, by: masterOf(state, figure), luck: luckToSave(state, asked),
    succeeds: isLost ? [] : between(asked.potency, value.total), sums: [value, sumOf(part(asked.potency, 'Potency', 'DD-SAVE-02'))],
  })
  tell(play, {
    is: 'saved', figure: asked.of, save: asked.save, potency: asked.potency, by: asked.by, purpose: asked.purpose,
    tests: [test], success: test.success, rules: ['DD-SAVE-04'],
  })
  return test.success || (yield* rescued(play, asked))
}

/** Some powers turn a failed save into a success after the roll. */
function* rescued(play: Play<State>, asked: SaveAsked): Step<boolean> {
  const failed: SaveFailed = { ...asked, saved: false }
  yield* openMoment(play, 'save-failed', failed)
  return failed.saved
}
