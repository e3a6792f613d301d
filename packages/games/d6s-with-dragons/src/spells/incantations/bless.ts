/** Bless: a light of good fortune about the caster. */
import { part } from '@muster/engine'
import type { DragonAbility } from '../../state/ability.ts'
import { around } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const bless: Incantation = {
  id: 'bless',
  name: 'Bless',
  icon: 'angel-wings',
  rule: 'DD-INC-06',
  kind: 'incantation',
  text: 'The caster and allies within 3" of it, and 1" more for each point of Potency, have +1 Fight and +1 to all saves.',
  ...around(),
  aura: (potency) => ({ inches: 3 + potency, whom: 'friends', self: true, gives: BLESSED }),
}

const BLESSED: DragonAbility = {
  id: 'bless',
  name: 'Bless',
  rule: 'DD-INC-06',
  text: '+1 Fight and +1 to all saves.',
  adds: { fight: () => part(1, 'Bless', 'DD-INC-06'), save: () => part(1, 'Bless', 'DD-INC-07') },
}
