/** Invisibility: unseen until it acts. */
import { gain } from '../../rules/conditions/conditions.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const invisibility: Incantation = {
  id: 'invisibility',
  name: 'Invisibility',
  icon: 'invisible',
  rule: 'DD-INC-17',
  kind: 'incantation',
  text: 'The caster or an ally within 1", and one more ally for each point of Potency, is invisible until it has taken an action.',
  ...onTargets('invisibility', AT_HAND, true),
  *begin(play, id) {
    for (const target of effectOf(play.state, id)?.targets ?? []) {
      yield* gain(play, target, { is: 'invisible', effect: id })
    }
  },
}
