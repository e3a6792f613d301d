/** What a hit or a failed save brings besides wounds: falling prone, being held. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { tell, type TestRoll } from '../../events/index.ts'
import { figureOf, isStanding, ONE_INCH } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { SIZES } from '../../state/vocabulary.ts'
import type { ForcedSave, HitEffect } from '../../state/weapons.ts'
import { fallProne } from '../damage/prone.ts'
import { seize } from '../grapples/grapples.ts'
import { isWithin } from '../measuring/distance.ts'
import { makeSave } from '../stats/saves.ts'

export function* inflict(play: Play<State>, by: FigureId, at: FigureId, effect: HitEffect): Step {
  const { is, largest, against, escape = 0 } = effect
  const [holder, target] = [figureOf(play.state, by), figureOf(play.state, at)]
  if (!isStanding(target) || (largest && SIZES.indexOf(target.profile.size) > SIZES.indexOf(largest))) return
  if (against && (yield* resists(play, by, at, is, against))) return
  if (is === 'prone') fallProne(play, at, ['FD-MOVE-13'])
  else if (holder.holds === undefined && isStanding(holder) && isWithin(holder, target, ONE_INCH))
    seize(play, by, at, ['FD-MAN-07', 'FD-CONV-02'], escape)
}

/** Whether it saves; without a Difficulty it does, and no die is rolled. */
export function* resists(
  play: Play<State>,
  by: FigureId,
  at: FigureId,
  what: string,
  { save, difficulty }: ForcedSave,
): Step<boolean> {
  const test: TestRoll | undefined =
    difficulty === undefined
      ? undefined
      : yield* makeSave(play, at, save, sumOf(part(difficulty, 'Difficulty', 'FD-CONV-02')))
  const rules = difficulty === undefined ? ['FD-CONV-09'] : ['FD-MAN-06', 'FD-CONV-02']
  tell(play, { is: 'resisted', by, at, what, success: test?.success ?? true, ...(test && { test }), rules })
  return test?.success ?? true
}
