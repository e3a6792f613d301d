/** Creatures that a save keeps in play with their last Health. */
import { makeSave } from '../../rules/dice/saves.ts'
import { tell } from '../../events/index.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { EndurancePower, PowerId } from '../../state/power.ts'
import type { AbilityWords } from './strike.ts'

export const enduranceAbility = (
  words: AbilityWords & { readonly id: PowerId },
  { save, potency, stoppedBy }: Pick<EndurancePower, 'save' | 'potency' | 'stoppedBy'>,
): DragonAbility => ({
  ...words,
  on: {
    'would-be-eliminated': {
      *target(play, bearer, coming) {
        const type = coming.weapon?.damageType
        if (coming.prevented || (type !== undefined && stoppedBy.includes(type))) return
        const { id, rule } = words
        if (!(yield* makeSave(play, { of: bearer, save, potency, by: coming.by, purpose: id }))) return
        coming.prevented = true
        const figure = figureOf(play.state, bearer)
        figure.wounds = figure.profile.health - 1
        tell(play, { is: 'feature-used', figure: bearer, feature: id, rules: [rule] })
      },
    },
  },
})
