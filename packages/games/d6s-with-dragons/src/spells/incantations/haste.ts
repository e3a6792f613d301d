/** Haste: quicker, nimbler, deadlier; and spent when it is over. */
import { part } from '@muster/engine'
import { gain } from '../../rules/conditions/conditions.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const haste: Incantation = {
  id: 'haste',
  name: 'Haste',
  icon: 'sprint',
  rule: 'DD-INC-11',
  kind: 'incantation',
  text: 'The caster or one ally within 6" has +1 Speed, +1 Armor and +1 Attacks. When it ends, however it ends, the target is stunned.',
  ...onTargets('haste', { whom: 'friends', reach: 6, self: true }),
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? HASTED : undefined),
  *end(play, { targets }, kept) {
    for (const id of targets) if (!kept.includes(id)) yield* gain(play, id, { is: 'stunned' })
  },
}

const HASTED: DragonAbility = {
  id: 'haste',
  name: 'Haste',
  rule: 'DD-INC-11',
  text: '+1 Speed, +1 Armor, +1 Attacks; stunned when it ends.',
  adds: {
    speed: () => part(1, 'Haste', 'DD-INC-11'),
    armor: () => part(1, 'Haste', 'DD-INC-11'),
    attacks: () => part(1, 'Haste', 'DD-INC-11'),
  },
}
