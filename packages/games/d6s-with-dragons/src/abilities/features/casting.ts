/** Caster Mastery: a spell in place of one attack. */
import { raise } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import { continueAttacks } from '../../rules/melee/attack-action.ts'
import { attackOptionsOf } from '../../rules/melee/melee-attacks.ts'
import { canCast, castIncantation, castingOf } from '../../rules/casting/casting.ts'
import { attacksOf } from '../../rules/stats/sums.ts'
import { mayUseMastery, spendMastery } from '../../rules/melee/masteries.ts'
import { feature } from '../feature.ts'

const ID = 'caster-mastery'
const SPELL = 'fog-cloud'

/** No slot is spent, but concentration is needed as usual. The other attacks of the action follow. */
export const casterMastery = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'Cast Fog Cloud in place of an attack',
      phase: 'combat',
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        return mayUseMastery(state, figure) && canCast(state, figure) && attackOptionsOf(state, figure).length > 0
      },
      *use(play, bearer) {
        const figure = figureOf(play.state, bearer)
        const spell = play.state.abilities.book.spell(SPELL)
        if (spell.kind !== 'incantation') return raise(`${SPELL} is no incantation`)
        spendMastery(figure, ID)
        figure.now.attacksLeft = attacksOf(play.state, figure) - 1
        const chosen = yield* spell.choose(play, bearer)
        yield* castIncantation(play, spell, castingOf(figureOf(play.state, bearer), SPELL, chosen), undefined)
        if ((figureOf(play.state, bearer).now.attacksLeft ?? 0) > 0) yield* continueAttacks(play, bearer)
      },
    },
  ],
})
