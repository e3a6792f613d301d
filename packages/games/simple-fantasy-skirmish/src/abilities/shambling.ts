import { part } from '@muster/engine'
import { toInches } from '@muster/table'
import type { SkirmishAbility } from '../state/ability-types.ts'

const MOST_INCHES = 3

export const shambling = {
  id: 'shambling',
  name: 'Shambling',
  rule: 'SF-PEN-02',
  text: 'Moves 3 inches at most.',
  sets: {
    move: (_state, { card }) =>
      toInches(card.move) > MOST_INCHES ? part(MOST_INCHES, 'Shambling', 'SF-PEN-02') : undefined,
  },
} as const satisfies SkirmishAbility
