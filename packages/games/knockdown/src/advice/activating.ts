/** Whom to activate next. One model is thought about at a time, the most urgent first. */
import { optionId, type Candidate, type FigureId, type Question, type SideId } from '@muster/engine'
import { INCH } from '@muster/table'
import { END, firstJoinId } from '../rules/turn/turn.ts'
import { isShooter } from '../rules/shooting/weapons.ts'
import { mayAct, mayActivate } from '../rules/turn/actions.ts'
import { enemiesOf, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { ideaFor } from './ideas.ts'

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const join = firstJoinId(state, question.by)
  if (join !== undefined) return [{ answer: { pick: [join] }, why: 'mans the weapon', score: 1 }]
  const found: Candidate[] = []
  const waiting = ranked(state, question.by)
  let foes: readonly Figure[] | undefined
  while (waiting.length > 0 && found.length < most) {
    const { figure } = takeFirst(waiting)
    foes ??= enemiesOf(state, figure)
    const idea = ideaFor(state, figure, foes)
    if (!idea) continue
    const { action, why, next } = idea
    const answer = { pick: [optionId(figure.id, action)] }
    found.push({ answer, why, score: 1 + most - found.length, next })
  }
  if (found.length < most) found.push({ answer: { pick: [END] }, why: 'nothing more to do', score: 0 })
  return found
}

interface Ranked {
  readonly figure: Figure
  readonly key: number
}

/** Usually the first has something to do, so they are not sorted: the most urgent is taken out. */
function takeFirst(waiting: Ranked[]): Ranked {
  let first = 0
  for (let i = 1; i < waiting.length; i++) if ((waiting[i] as Ranked).key > (waiting[first] as Ranked).key) first = i
  const taken = waiting[first] as Ranked
  waiting[first] = waiting[waiting.length - 1] as Ranked
  waiting.pop()
  return taken
}

/**
 * Siege weapons first, then shooters, then everybody else from the front to the rear, so that nobody is in the way. Who
 * serves a weapon comes last: it mostly stays there.
 */
function ranked(state: State, side: SideId): Ranked[] {
  const { edge } = sideOf(state, side)
  const { width, depth } = state.field
  const serving = servingOn(state, side)
  const forward = ({ at: { x, y } }: Figure): number =>
    edge === 'north' ? y : edge === 'south' ? depth - y : edge === 'west' ? x : width - x
  const found: Ranked[] = []
  for (const figure of state.figures)
    if (mayActivate(figure, side) && mayAct(state, figure))
      found.push({ figure, key: forward(figure) + rankOf(state, figure, serving) * 200 * INCH })
  return found
}

/** Everybody who holds a place of a siege weapon's crew. */
function servingOn({ figures }: State, side: SideId): readonly FigureId[] {
  let serving = NOBODY
  for (const { profile, side: own, crew } of figures)
    if (profile.kind === 'siege' && own === side) serving = serving.length === 0 ? crew : [...serving, ...crew]
  return serving
}

const NOBODY: readonly FigureId[] = []

function rankOf(state: State, figure: Figure, serving: readonly FigureId[]): number {
  if (figure.profile.kind === 'siege') return 3
  if (serving.includes(figure.id)) return 0
  return isShooter(state, figure) ? 2 : 1
}
