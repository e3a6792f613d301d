/** What the rules look up and never name: abilities and where they come from. */
import { auraSource, borne, raise, type AuraInForce, type BorneAbility, type Source } from '@muster/engine'
import { inches } from '@muster/table'
import { aboard, knockedDown, standingUp } from './abilities/conditions/conditions.ts'
import { steed } from './abilities/conditions/steed.ts'
import { printedOn } from './abilities/index.ts'
import { isWithin } from './rules/measuring/distance.ts'
import { VOCABULARY, type KnockdownBook, type KnockdownTypes } from './state/ability.ts'
import { areEnemies, figureOf, inPlay, isInPlay } from './state/figures.ts'
import type { State } from './state/state.ts'

type Borne = readonly BorneAbility<KnockdownTypes>[]

const NONE: Borne = []
const STEED: Borne = [borne<KnockdownTypes>(steed)]
const DOWN: Borne = [borne<KnockdownTypes>(knockedDown)]
const UP: Borne = [borne<KnockdownTypes>(standingUp)]
const ABOARD: Borne = [borne<KnockdownTypes>(aboard)]

const conditions: readonly Source<KnockdownTypes>[] = [
  (_state, { mounted }) => (mounted ? STEED : NONE),
  (_state, { knockedDown: isDown }) => (isDown ? DOWN : NONE),
  ({ activation }, { id }) => (activation?.stoodUp.includes(id) ? UP : NONE),
  (_state, { aboard: chariot }) => (chariot === undefined ? NONE : ABOARD),
  auraSource<KnockdownTypes>({
    isWithin: (state, a, b, far) => isWithin(state, a, b, inches(far)),
    areFriends: (_state, a, b) => !areEnemies(a, b),
  }),
]

/** Auras are printed on their bearers: a Banner, a frightening nature. */
function aurasInForce(state: State): readonly AuraInForce<KnockdownTypes>[] {
  const auras: AuraInForce<KnockdownTypes>[] = []
  for (const from of state.figures)
    if (from.printed.auras.length > 0 && isInPlay(from))
      for (const aura of from.printed.auras) auras.push({ from, aura })
  return auras
}

export const BOOK: KnockdownBook = {
  vocabulary: VOCABULARY,
  printed: ({ printed }) => printed,
  printedOn,
  sources: conditions,
  rider: (id) => raise(`no ability comes with an occasion, but "${id}" was asked for`),
  figure: figureOf,
  figures: ({ figures }) => figures,
  hearers: inPlay,
  aurasInForce,
}
