/** Healing Word: a to-wound roll that would wound an ally is made again. */
import { text, named } from '@muster/engine'
import { areEnemies, figureOf } from '../../state/figures.ts'
import { potencyOf } from '../../rules/magic/spell-slots.ts'
import { rollAgain } from '../../rules/damage/damage.ts'
import { canCastQuick, offerQuick } from '../../rules/casting/quick-spells.ts'
import { canReach } from '../../rules/casting/spell-targets.ts'
import type { QuickSpell } from '../../state/spell.ts'

export const healingWord: QuickSpell = {
  id: 'healing-word',
  name: 'Healing Word',
  icon: 'heart-plus',
  rule: 'DD-QCK-03',
  kind: 'quick',
  text: 'When an attack would wound an ally within 12", that to-wound roll is made again with the Potency added.',
  on: {
    'would-wound': {
      *anybody(play, bearer, coming) {
        const { state } = play
        if (!coming.attack || !coming.wounds || coming.at === bearer) return
        const caster = figureOf(state, bearer)
        const ally = figureOf(state, coming.at)
        if (
          areEnemies(state, caster, ally) ||
          !canCastQuick(state, caster, healingWord.id) ||
          !canReach(state, caster, ally, 12)
        ) {
          return
        }
        const prompt = text`${named(coming.at)} is about to be wounded. Does ${named(bearer)} speak a Healing Word?`
        if (
          !(yield* offerQuick(play, {
            caster: bearer,
            spell: healingWord.id,
            targets: [coming.at],
            prompt,
            usual: 'yes',
          }))
        ) {
          return
        }
        yield* rollAgain(play, coming, text`Healing Word of ${named(bearer)}`, potencyOf(caster))
      },
    },
  },
}
