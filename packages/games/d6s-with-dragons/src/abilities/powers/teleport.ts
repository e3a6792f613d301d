/** Creatures that are suddenly elsewhere. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { askTeleport, spotBesideEnemy } from '../../rules/casting/ask-teleport.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { teleportTo } from '../../rules/casting/teleporting.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { TeleportPower } from '../../state/power.ts'
import type { State } from '../../state/state.ts'
import { isReady, markUse, type LimitedId } from './readiness.ts'
import type { AbilityWords } from './strike.ts'

type Words = AbilityWords & { readonly id: LimitedId }
type Teleporting = Pick<TeleportPower, 'inches' | 'isExtra'>

export const teleportAbility = (words: Words, { inches: reach, isExtra }: Teleporting): DragonAbility => ({
  ...words,
  actions: [
    {
      id: words.id,
      label: words.name,
      phase: 'movement',
      ...(isExtra && { isExtra: true }),
      isPossible: (state, bearer) => isReady(state, figureOf(state, bearer), words.id, isExtra),
      /** To an enemy that it does not fight yet. */
      worth: (state, bearer) => (isExtra && spotBesideEnemy(state, figureOf(state, bearer), reach) ? 1 : -1),
      *use(play, bearer) {
        markUse(figureOf(play.state, bearer), words.id, isExtra)
        yield* teleportSelf(play, bearer, words, reach)
      },
    },
  ],
})

export function* teleportSelf(play: Play<State>, bearer: FigureId, words: Words, reach: number): Step {
  const { state } = play
  const ask = {
    by: playerOf(state, bearer),
    what: 'power-teleport',
    rule: words.rule,
    about: bearer,
    prompt: text`${named(bearer)} uses ${words.name}: where to?`,
  }
  const proposed = spotBesideEnemy(state, figureOf(state, bearer), reach)
  const at = yield* askTeleport(play, bearer, { ask, reach, proposed })
  if (!at) return
  tell(play, { is: 'feature-used', figure: bearer, feature: words.id, rules: [words.rule] })
  yield* teleportTo(play, bearer, at, words.rule)
}
