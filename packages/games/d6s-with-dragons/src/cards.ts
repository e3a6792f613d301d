/** Lays out the cards of the game: spells, and traits of every source. Once, when the game is loaded. */
import { atTheReady, isAura, lastingOf } from './rules/effects.ts'
import { layOutSpells } from './spells/book.ts'
import { SPELLS } from './spells/index.ts'
import { layOutTraits } from './traits/book.ts'
import { CONDITION_TRAITS } from './traits/conditions.ts'
import { EVERYBODY } from './traits/everybody.ts'
import { FEATURES } from './traits/features/index.ts'
import { TYPE_TRAITS } from './traits/types.ts'

export function layOutCards(): void {
  layOutSpells(SPELLS)
  layOutTraits({
    everybody: EVERYBODY,
    types: TYPE_TRAITS,
    features: FEATURES,
    conditions: CONDITION_TRAITS,
    atTheReady,
    isAura,
    givenBy: (state, effect, figure) => lastingOf(effect).gives?.(state, effect, figure),
  })
}
