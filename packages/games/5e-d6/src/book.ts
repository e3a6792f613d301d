/** What the rules look up and never name: abilities and where they come from. */
import { borne, raise, type BorneAbility, type Source } from '@muster/engine'
import { priceOf } from './army/costs.ts'
import { dodging, grappled, hidden, prone } from './abilities/conditions.ts'
import { printedOn, weaponsOf } from './abilities/index.ts'
import { VOCABULARY, type GameBook, type GameTypes } from './state/ability.ts'
import { figureOf, standing } from './state/figures.ts'

type Borne = readonly BorneAbility<GameTypes>[]

const NONE: Borne = []
const PRONE: Borne = [borne<GameTypes>(prone)]
const DODGING: Borne = [borne<GameTypes>(dodging)]
const HIDDEN: Borne = [borne<GameTypes>(hidden)]
const GRAPPLED: Borne = [borne<GameTypes>(grappled)]

const conditions: readonly Source<GameTypes>[] = [
  (_state, figure) => (figure.prone ? PRONE : NONE),
  (_state, figure) => (figure.dodging ? DODGING : NONE),
  (_state, figure) => (figure.hidden ? HIDDEN : NONE),
  ({ figures }, { id }) => (figures.some(({ holds }) => holds === id) ? GRAPPLED : NONE),
]

export const BOOK: GameBook = {
  vocabulary: VOCABULARY,
  printed: ({ printed }) => printed,
  printedOn,
  weaponsOf,
  priceOf,
  sources: conditions,
  rider: (id) => raise(`no ability comes with an occasion, but "${id}" was asked for`),
  figure: figureOf,
  figures: ({ figures }) => figures,
  hearers: standing,
  aurasInForce: () => [],
}
