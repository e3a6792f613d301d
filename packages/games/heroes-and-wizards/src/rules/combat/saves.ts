/** Hits and saves: a hit that is not ignored slays. There are no wounds. */
import {
  orLess,
  part,
  named,
  rollFor,
  type FigureId,
  type Part,
  type Play,
  type Step,
  type TestResult,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { FailedSave, HitKind } from '../../state/vocabulary.ts'
import { statFor } from './stats.ts'

export interface Hit {
  readonly by: FigureId
  readonly at: FigureId
  readonly how: HitKind
  /** What is taken from the Armour, and why. */
  readonly lowered: readonly Part[]
  /** The save must roll strictly under the Armour. */
  readonly under?: boolean
}

/** One hit and its save. True: the figure is slain, and the caller removes it at the end of the batch. */
export function* takeHit(play: Play<State>, hit: Hit): Step<boolean> {
  const { by, at, how } = hit
  const target = figureOf(play.state, at)
  const save = yield* rollSave(play, target, hit)
  const failed: FailedSave = { by, at, how, ignored: save.success, tests: [save] }
  if (!save.success) yield* play.state.abilities.open(play, 'save-failed', failed)
  const rules = ['HW-SAVE-01', how === 'shot' ? 'HW-SHOOT-05' : how === 'melee' ? 'HW-MELEE-05' : 'HW-DICE-02']
  tell(play, { is: failed.ignored ? 'hit-ignored' : 'slain', figure: at, by, how, tests: failed.tests, rules })
  return !failed.ignored
}

/** Armour or less on one die; with Armour at 0 there is nothing to roll for. */
function* rollSave(play: Play<State>, target: Figure, { lowered, under = false }: Hit): Step<TestResult> {
  const armour = statFor(play, target, 'armour', { lowered: under ? [...lowered, ROLLED_UNDER] : lowered })
  return yield* play.test(rollFor('save', named(target.id)), {
    by: target.side,
    succeeds: orLess(armour.total),
    sums: [armour],
  })
}

const ROLLED_UNDER = part(-1, 'Roll under it', 'HW-SPELL-11')
