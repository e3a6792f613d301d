/** Champions and Heroes. */
import { always, part } from '@muster/engine'
import type { KnockdownAbility } from '../../state/ability.ts'
import type { Figure } from '../../state/state.ts'

const MOST_BRAVERY = 5

/** Promotion alone never lifts BR above 5. */
const braver = ({ profile: { br = 0 } }: Figure, by: number): number => Math.min(by, Math.max(0, MOST_BRAVERY - br))

export const champion: KnockdownAbility = {
  id: 'champion',
  name: 'Champion',
  rule: 'KD-HERO-09',
  text: 'ATT +1, W +1, BR +1 (up to 5).',
  adds: {
    attacks: always(1, 'Champion', 'KD-HERO-09'),
    wounds: always(1, 'Champion', 'KD-HERO-09'),
    bravery: (_state, bearer) => part(braver(bearer, 1), 'Champion', 'KD-HERO-09'),
  },
}

export const hero: KnockdownAbility = {
  id: 'hero',
  name: 'Hero',
  rule: 'KD-HERO-10',
  text: 'ATT +2, W +1, BR +2 (up to 5).',
  adds: {
    attacks: always(2, 'Hero', 'KD-HERO-10'),
    wounds: always(1, 'Hero', 'KD-HERO-10'),
    bravery: (_state, bearer) => part(braver(bearer, 2), 'Hero', 'KD-HERO-10'),
  },
}
