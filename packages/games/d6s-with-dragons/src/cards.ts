/** Lays out the cards of the game: spells, and traits of every source. Once, when the game is loaded. */
import { atTheReady, isAura, lastingOf } from './rules/magic/spells-in-force.ts'
import { layOutSpells } from './spells/book.ts'
import { SPELLS } from './spells/index.ts'
import { layOutTraits } from './abilities/book.ts'
import { CONDITION_TRAITS } from './abilities/conditions.ts'
import { EVERYBODY } from './abilities/everybody.ts'
import { FEATURES } from './abilities/features/index.ts'
import { TYPE_TRAITS } from './abilities/types.ts'

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
