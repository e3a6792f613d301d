import { runsAway } from '../rules/saves/panic.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'

/** A Champion at its side steadies the last one. */
export const panicable = {
  id: 'panicable',
  name: 'Panicable',
  rule: 'SF-PEN-05',
  text: 'The last model left runs away.',
  answers: [runsAway.answer((_state, _bearer, left) => left === 1)],
} as const satisfies SkirmishAbility
