/** Whom to activate next. One model is thought about at a time, the most urgent first. */
import { optionId, type Candidate, type FigureId, type Question, type SideId } from '@muster/engine'
import { INCH, type Length } from '@muster/table'
import { END, firstJoinId } from '../rules/turn/turn.ts'
import { rangedWeapon } from '../rules/shooting/weapons.ts'
import { mayAct, mayActivate } from '../rules/turn/actions.ts'
import { enemiesOf, figureOf, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Edge } from '../state/vocabulary.ts'
import { ideaFor } from './ideas.ts'
import { planVolley, volleyWith } from './volleys.ts'

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const join = firstJoinId(state, question.by)
  if (join !== undefined) return [{ answer: { pick: [join] }, why: 'mans the weapon', score: 1 }]
  const found: Candidate[] = []
  const waiting = waitingOf(state, question.by)
  let foes: readonly Figure[] | undefined
  while (waiting.figures.length > 0 && found.length < most) {
    const figure = takeFirst(state, question.by, waiting)
    foes ??= enemiesOf(state, figure)
    const idea = ideaFor(state, figure, foes)
    if (!idea) continue
    const { action, why, aim } = idea
    const answer = { pick: [optionId(figure.id, action)] }
    // Only the best answer is ever planned further.
    const next = aim && most === 1 ? planVolley(aim, volleyWith(state, aim, waiting.figures, foes)) : idea.next
    found.push({ answer, why, score: 1 + most - found.length, next })
  }
  if (found.length < most) found.push({ answer: { pick: [END] }, why: 'nothing more to do', score: 0 })
  return found
}

/** Everybody who may still be activated, and who of them serves a siege weapon. */
interface Waiting {
  readonly figures: Figure[]
  readonly serving: readonly FigureId[]
}

function waitingOf(state: State, side: SideId): Waiting {
  const figures: Figure[] = []
  for (const figure of state.figures) if (mayActivate(figure, side) && mayAct(state, figure)) figures.push(figure)
  return { figures, serving: servingOn(state, side) }
}

/** More than the depth of any table: the rank comes before the place. */
const RANK = 200 * INCH

/**
 * Siege weapons first, then shooters, then everybody else from the front to the rear, so that nobody is in the way. Who
 * serves a weapon comes last: it mostly stays there. Usually the first has something to do, so they are not sorted: the
 * most urgent is taken out, and whoever stands too far back to be it is not asked for its weapons.
 */
function takeFirst(state: State, side: SideId, { figures, serving }: Waiting): Figure {
  const { edge } = sideOf(state, side)
  let first = 0
  let most = -Infinity
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i] as Figure
    const forward = forwardOf(state, figure, edge)
    if (figure.profile.kind !== 'siege' && forward + 2 * RANK <= most) continue
    const key = forward + rankOf(state, figure, serving) * RANK
    if (key > most) [first, most] = [i, key]
  }
  const taken = figures[first] as Figure
  figures[first] = figures[figures.length - 1] as Figure
  figures.pop()
  return taken
}

/** How far it has come from the edge of its side. */
function forwardOf({ field: { width, depth } }: State, { at: { x, y } }: Figure, edge: Edge | undefined): Length {
  return edge === 'north' ? y : edge === 'south' ? depth - y : edge === 'west' ? x : width - x
}

/** Everybody who holds a place of a siege weapon's crew. */
function servingOn(state: State, side: SideId): readonly FigureId[] {
  let serving = NOBODY
  for (const id of state.siegeWeapons) {
    const { side: own, crew } = figureOf(state, id)
    if (own === side) serving = serving.length === 0 ? crew : [...serving, ...crew]
  }
  return serving
}

const NOBODY: readonly FigureId[] = []

function rankOf(state: State, figure: Figure, serving: readonly FigureId[]): number {
  if (figure.profile.kind === 'siege') return 3
  if (serving.includes(figure.id)) return 0
  return rangedWeapon.first(figure.printed, state, figure, undefined) === undefined ? 1 : 2
}
