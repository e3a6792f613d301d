/** Whether a drafted move goes past the line up to which the figure can still do something else. */
import type { TableState } from './table-state.ts'

export const isPastKeptLine = ({ trial, reach }: Pick<TableState, 'trial' | 'reach'>): boolean =>
  trial !== undefined &&
  reach?.figure === trial.figure &&
  reach.keeps !== undefined &&
  trial.spent > reach.keeps.allowance
