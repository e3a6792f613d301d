import { part } from '@muster/engine'
import { toInches } from '@muster/table'
import { SHAMBLING_MOVE } from '../design/card-of.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const shambling = {
  id: 'shambling',
  name: 'Shambling',
  rule: 'SF-PEN-02',
  text: 'Moves 3 inches at most.',
  sets: {
    move: (_state, { card }) =>
      toInches(card.move) > SHAMBLING_MOVE ? part(SHAMBLING_MOVE, 'Shambling', 'SF-PEN-02') : undefined,
  },
} as const satisfies SkirmishAbility
