/** Following up: a character with no enemy left in its melee may move, into another melee too. */
import { NO_STEP, type FigureId, type Play, type Step, type Sum } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import { pairOf, figureOf, isStanding, controllerOf } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { isFreeToMove } from '../conditions/conditions.ts'
import { isOver, meleeById, meleeOf, membersOf } from './melee-members.ts'
import { joinMeleeBeside } from './joining-a-melee.ts'
import { shortMove } from '../movement/short-moves.ts'

/** In inches. */
export const followUpOf = (state: State, figure: Figure): Sum =>
  state.abilities.sum(state, figure, 'follow-up', undefined)

const reachOf = (state: State, figure: Figure): Length => inches(followUpOf(state, figure).total)

/** Once a round, and not when it disengages. A rider moves with its mount. */
const mayFollowUp = (state: State, figure: Figure): boolean =>
  isStanding(figure) && !figure.now.followedUp && !figure.now.disengages && isFreeToMove(state, figure)

/** The melees in which both sides are left. */
export const openMelees = (state: State): readonly number[] =>
  state.melees.filter((melee) => !isOver(state, melee)).map(({ id }) => id)

/**
 * An action with a long reach has left only one side in other melees than its own: their members follow up at once. Who
 * does not is not asked again when that melee ends.
 */
export function followUpElsewhere(play: Play<State>, by: FigureId, before: readonly number[]): Step {
  const { state } = play
  const own = meleeOf(state, by)?.id
  const elsewhere = before.filter((id) => id !== own)
  return elsewhere.some((id) => overMelee(state, id)) ? followUpIn(play, elsewhere) : NO_STEP
}

/** The melee with this id, if only one side is left in it. */
function overMelee(state: State, id: number): Melee | undefined {
  const melee = state.melees.find((one) => one.id === id)
  return melee && isOver(state, melee) ? melee : undefined
}

function* followUpIn(play: Play<State>, melees: readonly number[]): Step {
  for (const id of melees) {
    const melee = overMelee(play.state, id)
    if (!melee) continue
    yield* followUps(play, id)
    for (const figure of membersOf(play.state, melee)) figure.now.followedUp = true
  }
}

const PROMPT = 'No enemy is left in this melee. Who follows up?'

/** Every remaining member, in its player's order, until that player is done. */
export function* followUps(play: Play<State>, meleeId: number): Step {
  const { state } = play
  while (!state.decided) {
    const ready = membersOf(state, meleeById(state, meleeId)).filter((figure) => mayFollowUp(state, figure))
    const [first] = ready
    if (!first) return
    const step = yield* shortMove(play, {
      ask: {
        by: controllerOf(state, first),
        what: 'follow-up',
        rule: 'DD-FOL-01',
        prompt: PROMPT,
        reaction: 'Following up',
        decline: 'done',
      },
      movers: ready.map((figure) => ({ figure: figure.id, left: reachOf(state, figure) })),
      stay: { id: 'done', label: 'Nobody follows up' },
    })
    if (!step) return
    for (const id of pairOf(state, figureOf(state, step.figure))) figureOf(state, id).now.followedUp = true
    if (!step.hasMoved) continue
    tell(play, { is: 'followed-up', figure: step.figure, rules: ['DD-FOL-01', 'DD-FOL-02'] })
    if (isStanding(figureOf(state, step.figure))) yield* joinMeleeBeside(play, step.figure)
  }
}
