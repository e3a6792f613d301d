/** Following up: whoever has no enemy left in its melee may move on, into another melee too. */
import {
  chooseQuestion, part, picked, sumOf, type FigureId, type Option, type Play, type Step, type Sum,
} from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { tell } from '../events.ts'
import { areEnemies, bearerOf, figureOf, isStanding, masterOf, threatens } from '../figures.ts'
import type { Figure, Melee, State } from '../state.ts'
import { setOf } from '../traits/of.ts'
import { isFreeToMove } from './conditions.ts'
import { attackAtOnce } from './newcomer.ts'
import { leaveMelee, meleeById, meleeOf, membersOf, newMelee, pairOf } from './melee-members.ts'
import { shortMove } from './short-move.ts'

/** In inches. */
export function followUpOf(state: State, figure: Figure): Sum {
  const { adds } = setOf(state, figure).sums['follow-up']
  return sumOf(part(1, 'Following up', 'DD-FOL-01'), ...adds.map((add) => add(state, figure, undefined)))
}

const reachOf = (state: State, figure: Figure): Length => inches(followUpOf(state, figure).total)

/** Once a round; not by one who disengages. Whoever rides goes with its mount. */
const mayFollowUp = (state: State, figure: Figure): boolean =>
  isStanding(figure) && !figure.now.followedUp && !figure.now.disengages && isFreeToMove(state, figure)

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
        by: masterOf(state, first), what: 'follow-up', rule: 'DD-FOL-01', prompt: PROMPT, reaction: 'Following up',
        decline: 'done',
      },
      movers: ready.map((figure) => ({ figure: figure.id, left: reachOf(state, figure) })),
      stay: { id: 'done', label: 'Nobody follows up' },
    })
    if (!step) return
    for (const id of pairOf(state, figureOf(state, step.figure))) figureOf(state, id).now.followedUp = true
    if (!step.hasMoved) continue
    tell(play, { is: 'followed-up', figure: step.figure, rules: ['DD-FOL-01', 'DD-FOL-02'] })
    if (isStanding(figureOf(state, step.figure))) yield* arrive(play, step.figure)
  }
}

/** Beside an enemy it is in that enemy's melee; in one already resolved it makes its attacks at once. */
function* arrive(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const joined = yield* chooseMelee(play, id)
  if (!joined) return
  const melee = join(state, id, joined)
  const members = membersOf(state, melee).map((one) => one.id)
  tell(play, { is: 'melee-joined', figure: id, melee: melee.id, members, rules: ['DD-FOL-03', 'DD-RUL-45'] })
  if (melee.resolved) yield* attackAtOnce(play, id)
}

/** Its enemies within 1", one for each melee they are in; those in none each for themselves. */
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
  const prompt = `Which melee does ${id} join?`
  const ask = { by: masterOf(state, figure), what: 'join', about: id, rule: 'DD-RUL-45', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, { options: beside.map((enemy) => joinOption(state, enemy)) })))
}

const joinOption = (state: State, { id }: Figure): Option =>
  ({ id, label: `Against ${id}`, figure: id, hint: hintOf(meleeOf(state, id)) })

function hintOf(melee: Melee | undefined): string {
  if (!melee) return 'In no melee yet: a new one begins.'
  return melee.resolved ? 'Already resolved: its attacks left come at once.' : 'Not yet resolved: it waits for its place.'
}

function join(state: State, id: FigureId, enemy: FigureId): Melee {
  const pair = pairOf(state, figureOf(state, id))
  leaveMelee(state, figureOf(state, id))
  const melee = meleeOf(state, enemy) ?? newMelee(state, pairOf(state, bearerOf(state, figureOf(state, enemy))))
  melee.members.push(...pair)
  return melee
}
