/** Bane: a cloud of ill luck about the caster. */
import { part } from '@muster/engine'
import type { DragonAbility } from '../../state/ability.ts'
import { around } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const bane: Incantation = {
  id: 'bane',
  name: 'Bane',
  icon: 'cursed-star',
  rule: 'DD-INC-02',
  kind: 'incantation',
  text: 'Enemies within 3" of the caster, and 1" more for each point of Potency, have −1 Fight and −1 to all saves.',
  ...around(),
  aura: (potency) => ({ inches: 3 + potency, whom: 'enemies', self: false, gives: BANED }),
}

const BANED: DragonAbility = {
  id: 'bane',
  name: 'Bane',
  rule: 'DD-INC-02',
  text: '−1 Fight and −1 to all saves.',
  adds: { fight: () => part(-1, 'Bane', 'DD-INC-02'), save: () => part(-1, 'Bane', 'DD-INC-03') },
}
