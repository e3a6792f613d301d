/** Models that leave the battle: the slain, the destroyed, and what becomes of those who belong to them. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { setDownCrew } from './set-down.ts'

/** Slain or destroyed: one more model that its side has lost this round. */
export function* remove(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  lose(play, figure)
  if (figure.profile.kind === 'chariot') yield* setDownCrew(play, id)
  figureOf(state, id).crew = []
  leaveCrew(play, id)
}

/** Takes a model from the table and counts it as lost. */
export function lose(play: Play<State>, figure: Figure): void {
  const { state } = play
  figure.where = 'slain'
  sideOf(state, figure.side).lost++
  state.abilities.changedOn(state, figure.id)
  tell(play, { is: 'slain', figure: figure.id, rules: ['KD-WND-02'] })
}

/** Its place in a crew is free. A chariot without any crew is out of control, and is removed as a casualty. */
function leaveCrew(play: Play<State>, id: FigureId): void {
  const { state } = play
  for (const chassis of state.figures) {
    if (!chassis.crew.includes(id)) continue
    chassis.crew = chassis.crew.filter((one) => one !== id)
    figureOf(state, id).aboard = undefined
    if (chassis.profile.kind !== 'chariot' || chassis.crew.length > 0 || chassis.where !== 'standing') continue
    chassis.where = 'slain'
    sideOf(state, chassis.side).lost++
    state.abilities.changedOn(state, chassis.id)
    tell(play, { is: 'out-of-control', figure: chassis.id, rules: ['KD-CHAR-18'] })
  }
}
