/** How spells choose their targets: the kinds of choice that most spells share. */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf } from '../state/figures.ts'
import { potencyOf } from '../rules/magic/spell-slots.ts'
import { askTargets, targetsFor, type Wanted } from '../rules/casting/spell-targets.ts'
import type { Figure, State } from '../state/state.ts'
import type { Chosen } from '../state/spell.ts'
import type { SpellId } from '../state/vocabulary.ts'

/** The caster itself, without a question. */
export function onSelf() {
  return {
    canBeCast: (): boolean => true,
    // oxlint-disable-next-line require-yield -- other spells ask here
    *choose(_play: Play<State>, caster: FigureId): Step<Chosen> {
      return { targets: [caster] }
    },
  }
}

/** No target: an aura around the caster. */
export function around() {
  return {
    canBeCast: (): boolean => true,
    // oxlint-disable-next-line require-yield -- other spells ask here
    *choose(): Step<Chosen> {
      return { targets: [] }
    },
  }
}

/** One target, and if the spell `grows` one more for each point of Potency. */
export function onTargets(spell: SpellId, wanted: Wanted, grows = false) {
  return {
    canBeCast: (state: State, caster: Figure): boolean => targetsFor(state, caster, wanted).length > 0,
    *choose(play: Play<State>, id: FigureId): Step<Chosen> {
      const caster = figureOf(play.state, id)
      const most = 1 + (grows ? potencyOf(caster) : 0)
      return yield* askTargets(
        play,
        id,
        play.state.abilities.book.spell(spell),
        targetsFor(play.state, caster, wanted),
        most,
      )
    },
  }
}

/** The caster or an ally within 1". */
export const AT_HAND: Wanted = { whom: 'friends', reach: 1, self: true }
