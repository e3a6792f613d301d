/** A side lent to the computer: it plays on for its person until a phase or a whole turn is over. */
import type { SideId, TableView } from '@muster/engine'
import type { LoanWish } from '../messages/requests.ts'

export interface Loan {
  readonly by: SideId
  readonly turn: number
  /** Left out, the loan lasts through all phases of the turn. */
  readonly phase?: string
}

export const loanOf = (by: SideId, { turn, phase }: TableView['round'], until: LoanWish): Loan =>
  until === 'turn' ? { by, turn } : { by, turn, phase }

/** Whether the side is to be given back: the time it was lent for is over. */
export const isOver = (loan: Loan, { turn, phase }: TableView['round']): boolean =>
  turn !== loan.turn || (loan.phase !== undefined && phase !== loan.phase)
