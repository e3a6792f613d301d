/** When the battle ends, and who has won. */
import type { Play, Result } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import { areEnemies, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Stage } from '../../state/vocabulary.ts'
import { finish } from '../activation/activation.ts'

const IN_BATTLE: readonly Stage[] = ['priority', 'turn', 'break-tests', 'end-round']

/** At once when no more than one player, or team, has a model other than siege chassis. */
export function isWipedOut(state: State): boolean {
  if (!IN_BATTLE.includes(state.stage)) return false
  const { figures } = state
  const first = figures.find(isFighting)
  const last = first && figures.findLast(isFighting)
  if (!last) return true
  // Armies are listed one after the other, so mostly these two are enemies.
  return !areEnemies(first, last) && !figures.some((one) => isFighting(one) && areEnemies(first, one))
}

const isFighting = (figure: Figure): boolean => isInPlay(figure) && figure.profile.kind !== 'siege'

/** After the last round, or when what was agreed has come about. */
export const endsAfterRound = (state: State): boolean =>
  state.round >= state.rounds || scenarioOf(state).isMet?.(state) === true

export function finishBattle(play: Play<State>): void {
  const { state } = play
  const wipedOut = isWipedOut(state)
  state.stage = 'over'
  finish(state)
  const outcome = resultOf(state)
  tell(play, { is: 'battle-ended', rules: [wipedOut ? 'KD-END-03' : 'KD-END-01'], ...outcome })
}

const resultOf = (state: State): Result => scenarioOf(state).result(state)

/** Who has won, once the battle is over. */
export const result = (state: State): Result | undefined => (state.stage === 'over' ? resultOf(state) : undefined)
