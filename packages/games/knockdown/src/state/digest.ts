/** Everything of a state that matters, fed into its fingerprint. What never changes is left out. */
import { digestMemory, type Digest } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Activation, Figure, State } from './state.ts'
import { ACTIONS, STAGES, WHEREABOUTS } from './vocabulary.ts'

const GONE = new Set(['slain', 'fled', 'out'])

/** The small facts of a model packed into one number. */
function digestFigure(figure: Figure, into: Digest): void {
  const { where, wounds, mounted, knockedDown, activated, movedAside } = figure
  let facts = WHEREABOUTS.indexOf(where) | (mounted ? 8 : 0) | (knockedDown ? 16 : 0)
  facts |= (activated ? 32 : 0) | (movedAside ? 64 : 0) | (wounds << 7)
  into.add(facts)
  into.add(figure.at.x).add(figure.at.y)
  if (GONE.has(where)) into.add(figure.crew.length)
  else for (const id of figure.crew) into.text(id)
  into.text(figure.aboard ?? '')
  digestMemory(figure.memory, into)
}

const digestPath = (path: readonly Point[], into: Digest): void => {
  into.add(path.length)
  for (const { x, y } of path) into.add(x).add(y)
}

function digestActivation(activation: Activation, into: Digest): void {
  const { figure, action, stage, left, moved, stoodUp, attacks, crew, following, approached, stopped, ahead } =
    activation
  into.text(figure).add(ACTIONS.indexOf(action)).text(stage).number(left)
  into.flag(moved).flag(stopped)
  for (const { figure: attacker, left: more } of attacks) into.text(attacker).add(more)
  for (const list of [stoodUp, crew, following, approached]) {
    into.add(list.length)
    for (const id of list) into.text(id)
  }
  digestPath(ahead, into)
}

export function digestState(state: State, into: Digest): void {
  into.add(STAGES.indexOf(state.stage)).add(state.round).add(state.acting).add(state.figures.length)
  for (const figure of state.figures) digestFigure(figure, into)
  for (const { edge, toDeploy, lost, tests } of state.sides) {
    into
      .text(edge ?? '')
      .add(lost)
      .add(tests)
    for (const entry of toDeploy) into.add(entry)
  }
  for (const id of state.order) into.text(id)
  if (state.activation) digestActivation(state.activation, into)
}
