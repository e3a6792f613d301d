/** Who holds whom, and how a grapple ends. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { question, says } from '../../state/ability.ts'
import { figureOf, isStanding, ONE_INCH, sizesAbove } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isWithin } from '../measuring/distance.ts'

/** Somebody holds it. */
export const isGrappled = question<undefined, boolean>('is grappled')

const NOBODY: readonly Figure[] = []

/** Those who hold it. Mostly there are none: then nobody is looked at. */
export const holdersOf = (state: State, figure: Figure): readonly Figure[] =>
  says(state, figure, isGrappled, undefined)
    ? state.figures.filter(({ holds, where }) => holds === figure.id && where === 'standing')
    : NOBODY

export const heldBy = (state: State, { holds }: Figure): Figure | undefined =>
  holds === undefined ? undefined : figureOf(state, holds)

/** What an inch of open ground costs: one more while it drags somebody who is not two sizes smaller. */
export function openCost(state: State, figure: Figure): number {
  const held = heldBy(state, figure)
  return held && sizesAbove(figure, held) < 2 ? 2 : 1
}

/** A figure holds one target at a time; a second grappler adds its own grapple. `grip`: the Difficulty of escaping. */
export function seize(play: Play<State>, by: FigureId, at: FigureId, rules: readonly RuleId[], grip = 0): void {
  const holder = figureOf(play.state, by)
  holder.holds = at
  holder.grip = grip
  play.state.abilities.changedOn(play.state, at)
  tell(play, { is: 'grappled', figure: at, by, rules })
}

export function release(play: Play<State>, id: FigureId, rules: readonly RuleId[]): void {
  const { state } = play
  const by = figureOf(state, id)
  const held = by.holds
  if (held === undefined) return
  by.holds = undefined
  by.grip = 0
  state.abilities.changedOn(state, held)
  tell(play, { is: 'grapple-ended', figure: held, by: id, rules })
}

/** A grapple ends when one of the two is gone, or forced movement has left them more than 1" apart. */
export function endLostGrapples(play: Play<State>): void {
  const { state } = play
  for (const by of state.figures) {
    if (by.holds === undefined) continue
    const held = figureOf(state, by.holds)
    if (!isStanding(by) || !isStanding(held) || !isWithin(by, held, ONE_INCH)) release(play, by.id, ['FD-MAN-10'])
  }
}
