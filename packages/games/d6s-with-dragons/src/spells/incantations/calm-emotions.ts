/** Calm Emotions: neither fear nor charm takes hold about the caster. */
import { type DragonAbility, immunity } from '../../state/ability.ts'
import { around } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const calmEmotions: Incantation = {
  id: 'calm-emotions',
  name: 'Calm Emotions',
  icon: 'concentration-orb',
  rule: 'DD-INC-08',
  kind: 'incantation',
  text: 'The caster and allies within 12" cannot be charmed or frightened; whoever is so already feels nothing of it while it lasts.',
  ...around(),
  aura: () => ({ inches: 12, whom: 'friends', self: true, gives: CALM }),
}

const CALM: DragonAbility = {
  id: 'calm-emotions',
  name: 'Calm Emotions',
  rule: 'DD-INC-08',
  text: 'Immune to charmed and frightened.',
  answers: [immunity.answer((_state, _bearer, { to }) => to === 'charmed' || to === 'frightened')],
}
