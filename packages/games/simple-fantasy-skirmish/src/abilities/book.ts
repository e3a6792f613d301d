/** Which abilities the units of a battle have: the traits, penalties and items of their cards, and what leaders give. */
import {
  Abilities,
  AbilitySet,
  auraSource,
  borne,
  raise,
  type AbilityBook,
  type AuraInForce,
  type FigureId,
} from '@muster/engine'
import { VOCABULARY, type SkirmishAbility, type SkirmishTypes } from '../state/ability-types.ts'
import type { Card, PenaltyId, TraitId } from '../state/card.ts'
import { isAlive, unitOf } from '../state/figures.ts'
import type { Mode, State, Unit } from '../state/state.ts'
import { enchantedItem } from './enchanted-item.ts'
import { ethereal } from './ethereal.ts'
import { fearsome } from './fearsome.ts'
import { leadership } from './leadership.ts'
import { panicable } from './panicable.ts'
import { paralyzing } from './paralyzing.ts'
import { rookies } from './rookies.ts'
import { shambling } from './shambling.ts'
import { steadfast } from './steadfast.ts'
import { stupid } from './stupid.ts'
import { terrifying } from './terrifying.ts'
import { vampiric } from './vampiric.ts'

/** Traits and penalties that act in play. The others only change the numbers on the card. */
const ACTING: { readonly [id in TraitId | PenaltyId]?: SkirmishAbility & { readonly id: id } } = {
  ethereal,
  fearsome,
  leadership,
  paralyzing,
  steadfast,
  terrifying,
  vampiric,
  shambling,
  stupid,
  rookies,
  panicable,
}

const NOTHING = new AbilitySet<SkirmishTypes>([])

function printedOn({ traits, penalties, items }: Card): AbilitySet<SkirmishTypes> {
  const abilities: SkirmishAbility[] = [...traits, ...penalties].flatMap((id) => ACTING[id] ?? [])
  abilities.push(...items.map(enchantedItem))
  return abilities.length === 0 ? NOTHING : new AbilitySet(abilities.map((one) => borne<SkirmishTypes>(one)))
}

/** Champions lead only the unit they are attached to, so an aura of this game reaches as far as its unit. */
function aurasInForce(printed: ReadonlyMap<FigureId, AbilitySet<SkirmishTypes>>, { units }: State) {
  const found: AuraInForce<SkirmishTypes>[] = []
  for (const from of units) {
    const auras = printed.get(from.id)?.auras ?? []
    if (auras.length === 0 || from.host === undefined || !isAlive(from)) continue
    for (const aura of auras) found.push({ from, aura })
  }
  return found
}

const leaderOf = ({ host, id }: Unit): FigureId => host ?? id

/** The basic game knows neither traits nor penalties nor items. */
function bookOf(mode: Mode, units: readonly Unit[]): AbilityBook<SkirmishTypes> {
  const isBasic = mode === 'basic'
  const printed = new Map(units.map(({ id, card }) => [id, isBasic ? NOTHING : printedOn(card)]))
  return {
    vocabulary: VOCABULARY,
    printed: ({ id }) => printed.get(id) ?? NOTHING,
    sources: [
      auraSource<SkirmishTypes>({
        isWithin: (_state, a, b) => leaderOf(a) === leaderOf(b),
        areFriends: (_state, a, b) => a.side === b.side,
      }),
    ],
    rider: (id) => raise(`no ability "${id}" comes with an attack`),
    figure: unitOf,
    figures: ({ units: all }) => all,
    hearers: ({ units: all }) => all.filter(isAlive),
    aurasInForce: (state) => aurasInForce(printed, state),
  }
}

export const newAbilities = (mode: Mode, units: readonly Unit[]): Abilities<SkirmishTypes> =>
  new Abilities(bookOf(mode, units))

/** For a copy of a state. One that was read from a file has no abilities yet. */
export const copyAbilities = ({ abilities, mode, units }: State): Abilities<SkirmishTypes> =>
  (abilities as State['abilities'] | undefined)?.copy() ?? newAbilities(mode, units)
