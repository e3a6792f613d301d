/** A side that the computer plays for its person until a phase or a turn is over. */
import type { SideId, TableView } from '@muster/engine'
import type { DelegationPeriod } from '../messages/requests.ts'

export interface Delegation {
  readonly by: SideId
  readonly turn: number
  /** Left out, the loan lasts through all phases of the turn. */
  readonly phase?: string
}

export const delegationFor = (by: SideId, { turn, phase }: TableView['round'], until: DelegationPeriod): Delegation =>
  until === 'turn' ? { by, turn } : { by, turn, phase }

/** Whether the phase or turn it was made for is over. */
export const hasExpired = (delegation: Delegation, { turn, phase }: TableView['round']): boolean =>
  turn !== delegation.turn || (delegation.phase !== undefined && phase !== delegation.phase)
