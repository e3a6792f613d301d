/** Joining another melee: by following up, or after a push. */
import { chooseQuestion, named, picked, text, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { pairOf, areEnemies, bearerOf, figureOf, isStanding, controllerOf, threatens } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { askCombatAction, hasCombatAction } from './combat-actions.ts'
import { testThoseHit } from '../magic/concentration-tests.ts'
import { leaveMelee, meleeOf, membersOf, newMelee } from './melee-members.ts'
import { mayAct } from './melee-order.ts'
import { fightOf } from '../stats/sums.ts'

/** A character beside an enemy joins that enemy's melee; in one already resolved it makes its attacks at once. */
export function* joinMeleeBeside(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const joined = yield* chooseMelee(play, id)
  if (!joined) return
  const melee = join(state, id, joined)
  const members = membersOf(state, melee).map((one) => one.id)
  tell(play, { is: 'melee-joined', figure: id, melee: melee.id, members, rules: ['DD-FOL-03', 'DD-RUL-45'] })
  if (melee.resolved) yield* attackAtOnce(play, id)
}

/** Its enemies within 1", one for each melee; those in no melee each for itself. */
function enemiesBeside(state: State, figure: Figure): Figure[] {
  const found: Figure[] = []
  for (const other of state.figures) {
    if (!isStanding(other) || !areEnemies(state, figure, other) || !threatens(state, figure, other)) continue
    const melee = meleeOf(state, other.id)
    if (!melee || !found.some((known) => melee.members.includes(known.id))) found.push(other)
  }
  return found
}

function* chooseMelee(play: Play<State>, id: FigureId): Step<FigureId | undefined> {
  const { state } = play
  const figure = figureOf(state, id)
  const beside = enemiesBeside(state, figure)
  if (beside.length < 2) return beside[0]?.id
  const prompt = text`Which melee does ${named(id)} join?`
  const ask = { by: controllerOf(state, figure), what: 'join', about: id, rule: 'DD-RUL-45', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, { options: beside.map((enemy) => joinOption(state, enemy)) })))
}

const joinOption = (state: State, { id }: Figure): Option => ({
  id,
  label: text`Against ${named(id)}`,
  figure: id,
  hint: hintOf(meleeOf(state, id)),
})

function hintOf(melee: Melee | undefined): string {
  if (!melee) return 'In no melee yet: a new one begins.'
  return melee.resolved
    ? 'Already resolved: its attacks left come at once.'
    : 'Not yet resolved: it waits for its place.'
}

function join(state: State, id: FigureId, enemy: FigureId): Melee {
  const pair = pairOf(state, figureOf(state, id))
  leaveMelee(state, figureOf(state, id))
  const melee = meleeOf(state, enemy) ?? newMelee(state, pairOf(state, bearerOf(state, figureOf(state, enemy))))
  melee.members.push(...pair)
  return melee
}

/** In a melee already resolved only the joining character acts, at once; a mount and its rider both do. */
function* attackAtOnce(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const fight = (one: FigureId) => fightOf(state, figureOf(state, one))
  for (const one of pairOf(state, figureOf(state, id)).sort((a, b) => fight(b) - fight(a))) {
    const figure = figureOf(state, one)
    if (state.decided || !mayAct(state, figure) || !hasCombatAction(state, figure)) continue
    const { drivenOut } = yield* askCombatAction(play, [figure], { what: 'combat-action', rule: 'DD-FOL-04' })
    for (const other of drivenOut) yield* joinMeleeAfterPush(play, other)
  }
  yield* testThoseHit(play)
}

/** A character pushed or pulled out of its melee may now stand beside other enemies. */
export function* joinMeleeAfterPush(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const base = bearerOf(state, figureOf(state, id))
  if (!state.decided && isStanding(base) && meleeOf(state, base.id) === undefined) yield* joinMeleeBeside(play, base.id)
}
