/** What the rules look up and never name: abilities with their sources, and spells. */
import { borne, raise, type AuraInForce, type BorneAbility } from '@muster/engine'
import { ABILITIES, printedOn } from './abilities/index.ts'
import { SPELL_BOOK } from './spells/index.ts'
import { figureOf, standing } from './state/figures.ts'
import { VOCABULARY, type HeroBook, type HeroTypes } from './state/vocabulary.ts'

const NO_AURAS: readonly AuraInForce<HeroTypes>[] = []
const NONE: readonly BorneAbility<HeroTypes>[] = []
const CURSED: readonly BorneAbility<HeroTypes>[] = [borne<HeroTypes>(ABILITIES.cursed)]

export const BOOK: HeroBook = {
  vocabulary: VOCABULARY,
  printed: printedOn,
  sources: [(_state, { cursed }) => (cursed ? CURSED : NONE)],
  rider: (id) => raise(`no ability comes with an occasion, but "${id}" was asked for`),
  figure: figureOf,
  figures: ({ figures }) => figures,
  hearers: standing,
  aurasInForce: () => NO_AURAS,
  spells: SPELL_BOOK,
}
