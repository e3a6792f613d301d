/** Everything of a state that matters, fed into its fingerprint. What never changes is left out. */
import type { Digest } from '@muster/engine'
import type { Figure, State } from './state.ts'
import { REACTIONS, STAGES, WHEREABOUTS } from './vocabulary.ts'

/** The small facts of a figure packed into one number. */
function factsOf(figure: Figure): number {
  const { where, prone, hidden, moved, fought, acted, prepared, dodging, first, reacted, wounds } = figure
  let facts = WHEREABOUTS.indexOf(where) | (prone ? 4 : 0) | (hidden ? 8 : 0) | (moved ? 16 : 0) | (fought ? 32 : 0)
  facts |= (acted ? 64 : 0) | (prepared ? 128 : 0) | (dodging ? 256 : 0) | (first ? 512 : 0) | (reacted ? 1024 : 0)
  return facts | (wounds << 11)
}

function digestFigure(figure: Figure, into: Digest): void {
  const { at, mountWounds = -1, holds, grip, spent, climb, reactions, powersUsed } = figure
  into.add(factsOf(figure)).add(at.x).add(at.y).add(mountWounds)
  into.text(holds ?? '').add(grip)
  for (const weapon of spent) into.text(weapon)
  if (climb) into.text(climb.piece).add(climb.height)
  let taken = 0
  for (const one of reactions) taken |= 1 << REACTIONS.indexOf(one)
  into.add(taken)
  for (const name of powersUsed) into.text(name)
}

export function digestState({ stage, round, figures, sides, lead, turn, action }: State, into: Digest): void {
  into.add(STAGES.indexOf(stage)).add(round).add(figures.length)
  for (const figure of figures) digestFigure(figure, into)
  for (const { edge, toDeploy } of sides) {
    into.text(edge ?? '')
    for (const entry of toDeploy) into.add(entry)
  }
  into.text(lead ?? '')
  if (turn) into.text(turn.figure).number(turn.left).flag(turn.disengaged)
  if (action) into.text(action.figure).add(action.attacks)
}
