/** Which phase of the round it is. */
import type { Stage, State } from '../../state/state.ts'

const COMBAT: readonly Stage[] = [
  'split',
  'choose-melee',
  'declare-masteries',
  'combat-action',
  'melee-end',
  'lone-actions',
]

export const isCombatPhase = ({ stage }: State): boolean => COMBAT.includes(stage)
