/** Whom to activate next. One model is thought about at a time, the most urgent first. */
import { optionId, type Candidate, type FigureId, type Question, type SideId } from '@muster/engine'
import { INCH } from '@muster/table'
import { END, joinIds, toActivate } from '../rules/turn/turn.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { mayAct } from '../rules/turn/actions.ts'
import { enemiesOf, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { ideaFor } from './ideas.ts'

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const [join] = joinIds(state, question.by)
  if (join !== undefined) return [{ answer: { pick: [join] }, why: 'mans the weapon', score: 1 }]
  const found: Candidate[] = []
  const waiting = inOrder(state, question.by)
  const foes = waiting[0] ? enemiesOf(state, waiting[0]) : []
  for (const figure of waiting) {
    const idea = ideaFor(state, figure, foes)
    if (!idea) continue
    const { action, why, next } = idea
    const answer = { pick: [optionId(figure.id, action)] }
    found.push({ answer, why, score: 1 + most - found.length, ...(next && { next }) })
    if (found.length >= most) break
  }
  return [...found, { answer: { pick: [END] }, why: 'nothing more to do', score: 0 }]
}

/**
 * Siege weapons first, then shooters, then everybody else from the front to the rear, so that nobody is in the way. Who
 * serves a weapon comes last: it mostly stays there.
 */
function inOrder(state: State, side: SideId): Figure[] {
  const { edge } = sideOf(state, side)
  const { width, depth } = state.field
  const serving = servingOn(state, side)
  const forward = ({ at: { x, y } }: Figure): number =>
    edge === 'north' ? y : edge === 'south' ? depth - y : edge === 'west' ? x : width - x
  const ranked: { readonly figure: Figure; readonly key: number }[] = []
  for (const figure of toActivate(state, side))
    if (mayAct(state, figure))
      ranked.push({ figure, key: forward(figure) + rankOf(state, figure, serving) * 200 * INCH })
  return ranked.sort((a, b) => b.key - a.key).map(({ figure }) => figure)
}

/** Everybody who holds a place of a siege weapon's crew. */
const servingOn = ({ figures }: State, side: SideId): readonly FigureId[] =>
  figures.flatMap((one) => (one.side === side && one.profile.kind === 'siege' ? one.crew : NOBODY))

const NOBODY: readonly FigureId[] = []

function rankOf(state: State, figure: Figure, serving: readonly FigureId[]): number {
  if (figure.profile.kind === 'siege') return 3
  if (serving.includes(figure.id)) return 0
  return weaponsOf(state, figure).length > 0 ? 2 : 1
}
