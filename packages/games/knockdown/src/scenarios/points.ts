/** The points that each side has left, and the winner by them. */
import { listed, type Result, type SideId } from '@muster/engine'
import { inPlay, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** A model counts its full price as it is now: one that has lost its steed counts as the Infantry it has become. */
export const worthOf = ({ mounted, points, pointsOnFoot }: Figure): number => (mounted ? points : pointsOnFoot)

export const pointsLeft = (state: State, side: SideId): number =>
  inPlay(state).reduce((sum, figure) => (figure.side === side ? sum + worthOf(figure) : sum), 0)

export interface Score {
  readonly side: SideId
  readonly score: number
}

/** The side, or the first of the team, with the highest score; equal highest scores are a draw. */
export function winnerOf(state: State, scores: readonly Score[]): SideId | undefined {
  const byTeam = new Map<string, number>()
  for (const { side, score } of scores) {
    const { team } = sideOf(state, side)
    byTeam.set(team, (byTeam.get(team) ?? 0) + score)
  }
  const highest = Math.max(...byTeam.values())
  const best = [...byTeam].filter(([, score]) => score === highest)
  return best.length === 1 ? state.sides.find(({ team }) => team === best[0]?.[0])?.id : undefined
}

export function resultBy(state: State, scoreOf: (side: SideId) => number, unit: string): Result {
  const scores = state.sides.map(({ id }) => ({ side: id, score: scoreOf(id) }))
  const winner = winnerOf(state, scores)
  const told = scores.map(({ side, score }) => `${sideOf(state, side).name} ${score}`)
  return { ...(winner !== undefined && { winner }), reason: `${unit}: ${listed(told)}.`, scores }
}

export const resultByPoints = (state: State): Result =>
  resultBy(state, (side) => pointsLeft(state, side), 'Points left on the table')
