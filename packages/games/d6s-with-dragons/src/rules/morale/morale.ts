/** Morale checks, and the first part of the Cleanup Phase: characters of a Broken side hold or flee. */
import { named, rollFor, type FigureId, type Play, type RuleId, type SideId, type Step } from '@muster/engine'
import { checkEncounter } from '../../encounters/index.ts'
import { survivorsOf } from '../../encounters/encounter.ts'
import { tell, type MoraleChecked } from '../../events/index.ts'
import { figureOf, isInPlay, controllerOf, otherSide, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { removeTogether } from '../damage/eliminate.ts'
import { moraleFor } from '../stats/leadership.ts'

export { moraleFor } from '../stats/leadership.ts'

/** Two dice, added: equal to or below Morale succeeds. They are not rolled where the result is certain. */
export function* checkMorale(
  play: Play<State>,
  id: FigureId,
  cause: MoraleChecked['cause'],
  rules: readonly RuleId[],
): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, id)
  const need = moraleFor(state, figure)
  const isOpen = need.total >= 2 && need.total < 12
  const purpose = rollFor('morale', named(id))
  const faces = isOpen ? yield* play.rollTotal(purpose, controllerOf(state, figure), 2, TOTALS[need.total]) : []
  const held = isOpen ? faces.reduce((sum, face) => sum + face, 0) <= need.total : need.total >= 12
  tell(play, { is: 'morale-checked', figure: id, cause, faces, need, success: held, rules: ['DD-MOR-05', ...rules] })
  return held
}

/** The totals of two dice up to each number. */
const TOTALS: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, most) =>
  Array.from({ length: Math.max(0, most - 1) }, (_total, i) => i + 2),
)

/** How many of the 36 rolls of two dice total at most this. */
const THROWS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]

export const chanceToHold = (state: State, figure: Figure): number =>
  (THROWS[Math.max(0, Math.min(12, moraleFor(state, figure).total))] ?? 0) / 36

/** Half of its starting number or fewer are left. Checked only in the Cleanup Phase. */
export const isBroken = (state: State, side: SideId): boolean =>
  2 * survivorsOf(state, side) <= sideOf(state, side).starting

/** Everybody checks but a mount that is ridden: it flees with its rider. */
const checks = (figure: Figure, side: SideId): boolean =>
  figure.side === side && isInPlay(figure) && figure.riders.length === 0

export function* morale(play: Play<State>): Step {
  const { state } = play
  const failed: FigureId[] = []
  for (const side of [state.lead, otherSide(state, state.lead)]) {
    if (!isBroken(state, side)) continue
    const left = survivorsOf(state, side),
      { starting } = sideOf(state, side)
    tell(play, { is: 'side-broken', side, left, starting, rules: ['DD-MOR-02', 'DD-RUL-50'] })
    failed.push(...(yield* checkAll(play, side)))
  }
  yield* removeTogether(
    play,
    failed.flatMap((id) => withMount(state, id)),
    'fled',
  )
  if (failed.length > 0) checkEncounter(play)
  state.stage = 'round-end'
}

/** All roll while all leaders are still there; those who fail are removed together afterwards. */
function* checkAll(play: Play<State>, side: SideId): Step<FigureId[]> {
  const failed: FigureId[] = []
  const all = play.state.figures.filter((figure) => checks(figure, side)).map(({ id }) => id)
  const since = play.milestones?.since()
  for (const id of all) {
    play.milestones?.reach(since, `${id} after ${failed.join()}`)
    if (!(yield* checkMorale(play, id, 'broken', ['DD-MOR-03']))) failed.push(id)
  }
  return failed
}

/** A rider takes its mount along. */
function withMount(state: State, id: FigureId): readonly FigureId[] {
  const { mount } = figureOf(state, id)
  return mount !== undefined && figureOf(state, mount).riders[0] === id ? [id, mount] : [id]
}
