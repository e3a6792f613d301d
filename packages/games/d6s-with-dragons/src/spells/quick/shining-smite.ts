/** Shining Smite: a blow that burns with light and lets nothing hide. */
import { named, part, text } from '@muster/engine'
import { areEnemies, figureOf } from '../../state/figures.ts'
import { gain, lose } from '../../rules/conditions/conditions.ts'
import { canCastQuick, offerQuick } from '../../rules/casting/quick-spells.ts'
import { reveal } from '../../rules/sight/revealed.ts'
import type { QuickSpell } from '../../state/spell.ts'

export const shiningSmite: QuickSpell = {
  id: 'shining-smite',
  name: 'Shining Smite',
  icon: 'broadsword',
  rule: 'DD-QCK-10',
  kind: 'quick',
  text: 'On a melee hit: +1 Strength, radiant damage; the target is no longer hidden or invisible, and is vexed.',
  on: {
    hit: {
      *attacker(play, bearer, hit) {
        const { state } = play
        const { attack } = hit
        if (attack.kind === 'ranged' || attack.spell !== undefined) return
        const caster = figureOf(state, bearer)
        if (!areEnemies(state, caster, figureOf(state, hit.at)) || !canCastQuick(state, caster, shiningSmite.id)) return
        const prompt = text`${named(bearer)} hits ${named(hit.at)}. Does it smite?`
        if (
          !(yield* offerQuick(play, {
            caster: bearer,
            spell: shiningSmite.id,
            targets: [hit.at],
            prompt,
            usual: 'yes',
          }))
        ) {
          return
        }
        hit.strength.push(part(1, 'Shining Smite', 'DD-QCK-10'))
        hit.type = 'radiant'
        for (const name of ['hidden', 'invisible'] as const) yield* lose(play, hit.at, name, 'DD-QCK-11')
        reveal(figureOf(state, hit.at))
        yield* gain(play, hit.at, { is: 'vexed', from: bearer })
      },
    },
  },
}
