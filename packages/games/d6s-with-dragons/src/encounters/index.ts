/** The three encounters, and the moments at which they are asked whether it is over. */
import type { Play, Result, Step } from '@muster/engine'
import { tell } from '../events/index.ts'
import { sideOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { ENCOUNTERS, type EncounterId } from '../state/vocabulary.ts'
import { confrontation } from './confrontation.ts'
import { offerDraw } from './draw.ts'
import type { Encounter, Verdict } from './encounter.ts'
import { raid } from './raid.ts'
import { sacredObjects } from './sacred-objects.ts'

export const BY_ID: { readonly [id in EncounterId]: Encounter } = {
  confrontation,
  raid,
  'sacred-objects': sacredObjects,
}

export const encounterOf = ({ encounter }: State): Encounter => BY_ID[encounter]
export const isEncounter = (id: string): id is EncounterId => (ENCOUNTERS as readonly string[]).includes(id)

function decide(play: Play<State>, { winner, reason, rules }: Verdict): void {
  play.state.decided = { winner, reason }
  tell(play, { is: 'encounter-decided', rules, winner, reason })
}

/** Decides the encounter after an elimination or destruction. Characters eliminated together are removed first. */
export function checkEncounter(play: Play<State>): void {
  const { state } = play
  if (state.decided || state.round === 0) return
  const verdict = encounterOf(state).checkNow(state)
  if (verdict) decide(play, verdict)
}

/** Decides the encounter at the end of a round, after everything else; offers a draw when nothing changes for long. */
export function* checkRoundEnd(play: Play<State>): Step {
  const { state } = play
  if (state.decided) return
  const verdict = encounterOf(state).checkRoundEnd(state) ?? (yield* offerDraw(play))
  if (verdict) decide(play, verdict)
}

export function result(state: State): Result | undefined {
  const { decided } = state
  if (!decided) return undefined
  const scores = state.sides.map(({ id }) => ({ side: id, score: encounterOf(state).score(state, id) }))
  if (decided.winner === undefined) return { reason: decided.reason, scores }
  return { winner: sideOf(state, decided.winner).id, reason: decided.reason, scores }
}
