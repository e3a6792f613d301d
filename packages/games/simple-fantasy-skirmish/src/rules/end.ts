import type { Result } from '@muster/engine'
import type { State } from '../state.ts'

export const result = ({ decided }: State): Result | undefined =>
  decided && { ...(decided.winner !== undefined && { winner: decided.winner }), reason: decided.reason, scores: [] }
