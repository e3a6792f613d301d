/** Calm Emotions: neither fear nor charm takes hold about the caster. */
import { isInAura } from '../../rules/magic/spells-in-force.ts'
import type { DragonTrait } from '../../abilities/moments.ts'
import { around } from '../choosing.ts'
import type { Incantation } from '../spell.ts'

export const calmEmotions: Incantation = {
  id: 'calm-emotions',
  name: 'Calm Emotions',
  icon: 'concentration-orb',
  rule: 'DD-INC-08',
  kind: 'incantation',
  text: 'The caster and allies within 12" cannot be charmed or frightened; whoever is so already feels nothing of it while it lasts.',
  ...around(),
  aura: () => 12,
  gives: (state, effect, figure) => (isInAura(state, effect, figure, 'friends') ? CALM : undefined),
}

const CALM: DragonTrait = {
  id: 'calm-emotions',
  name: 'Calm Emotions',
  rule: 'DD-INC-08',
  text: 'Immune to charmed and frightened.',
  immune: (_state, _bearer, { to }) => to === 'charmed' || to === 'frightened',
}
