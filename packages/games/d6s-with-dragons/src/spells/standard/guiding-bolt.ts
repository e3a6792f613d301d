/** Guiding Bolt: a streak of light that hits like an arrow. */
import { part, sumOf } from '@muster/engine'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import { attack } from '../../rules/attacks/attack.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { onTargets } from '../choosing.ts'
import type { StandardSpell } from '../../state/spell.ts'

const BOLT: Weapon = {
  id: 'guiding-bolt',
  name: 'Guiding Bolt',
  kind: 'natural',
  range: { short: 24, long: 24 },
  damage: 1,
  strength: 0,
  damageType: 'radiant',
  melee: false,
}

export const guidingBolt: StandardSpell = {
  id: 'guiding-bolt',
  name: 'Guiding Bolt',
  icon: 'holy-symbol',
  rule: 'DD-STD-07',
  kind: 'standard',
  harms: true,
  decidedBy: 'harm',
  text: 'A ranged attack at one enemy within 24": 1 radiant Damage at Strength 7 plus the Potency. A target that is hit is sapped.',
  ...onTargets('guiding-bolt', { whom: 'enemies', reach: 24 }),
  *work(play, { caster, targets: [at], potency }) {
    if (at === undefined) return
    const power = sumOf(
      part(7, 'Guiding Bolt', 'DD-STD-07'),
      potency > 0 ? part(potency, 'Potency', 'DD-STD-07') : undefined,
    )
    const struck = yield* attack(play, { by: caster, at, weapon: BOLT, kind: 'ranged', spell: 'guiding-bolt', power })
    if (struck.hit && isInPlay(figureOf(play.state, struck.at))) {
      yield* gain(play, struck.at, { is: 'sapped', from: caster })
    }
  },
}
