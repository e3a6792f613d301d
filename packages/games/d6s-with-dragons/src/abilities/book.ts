/**
 * Where abilities come from: what is printed on a character, the spells that lie on it, the spell it holds, auras in
 * whose reach it stands, and its conditions, in this order. The state carries the book, so no rule imports a creature or a spell.
 */
import { AbilitySet, auraSource, borne, raise, type AuraInForce, type Source } from '@muster/engine'
import { inches } from '@muster/table'
import { knownSpells } from '../rules/magic/spell-slots.ts'
import { SPELL_TABLE, SPELLS } from '../spells/index.ts'
import {
  immunity,
  VOCABULARY,
  type Borne,
  type DragonAbility,
  type DragonBook,
  type DragonTypes,
  type Mastery,
} from '../state/ability.ts'
import { areEnemies, figureOf, isInPlay, isWithin } from '../state/figures.ts'
import type { Profile } from '../state/profile.ts'
import type { Spell } from '../state/spell.ts'
import type { Figure, State } from '../state/state.ts'
import { concentration } from './concentration.ts'
import { CONDITION_ABILITIES } from './conditions.ts'
import { EVERYBODY } from './everybody.ts'
import { FEATURE_ABILITIES } from './features/index.ts'
import { MASTERIES, MASTERY_TABLE } from './masteries/index.ts'
import { powerAbility } from './powers/index.ts'
import { RIDER_TABLE } from './riders.ts'
import { TYPE_ABILITIES } from './types.ts'

const spell = (id: string): Spell => (SPELL_TABLE as { readonly [id: string]: Spell })[id] ?? raise(`no spell "${id}"`)

const mastery = (id: string): Mastery =>
  (MASTERY_TABLE as { readonly [id: string]: Mastery })[id] ?? raise(`there is no mastery "${id}" to declare`)

const OF_EVERYBODY = new AbilitySet(EVERYBODY.map((ability) => borne<DragonTypes>(ability)))

/** What everybody has, what comes with its features and types, and the quick spells that wait for their moment. */
const printedOn = (profile: Profile): AbilitySet<DragonTypes> =>
  OF_EVERYBODY.with(
    [
      ...profile.traits.map((id) => FEATURE_ABILITIES[id]),
      ...profile.types.flatMap((type) => TYPE_ABILITIES[type] ?? []),
      ...(profile.powers ?? []).map(powerAbility),
      ...knownSpells(profile).flatMap((id) => atTheReady(spell(id))),
    ].map((ability) => borne<DragonTypes>(ability)),
  )

function atTheReady(known: Spell): readonly DragonAbility[] {
  if (known.kind !== 'quick' || !known.on) return []
  const { id, name, rule, text, on } = known
  return [{ id, name, rule, text, on }]
}

const NOTHING: readonly Borne[] = []

function spellsOn(state: State, figure: Figure): readonly Borne[] {
  if (state.effects.length === 0) return NOTHING
  const found: Borne[] = []
  for (const effect of state.effects) {
    const given = spell(effect.spell).gives?.(state, effect, figure)
    if (given) found.push(borne<DragonTypes>(given, effect.id))
  }
  return found
}

/** Those printed on somebody in play, and those of spells, which move with their caster. */
function aurasInForce(state: State): readonly AuraInForce<DragonTypes>[] {
  const found: AuraInForce<DragonTypes>[] = []
  for (const from of state.figures) {
    if (from.printed.auras.length > 0 && isInPlay(from))
      for (const aura of from.printed.auras) found.push({ from, aura })
  }
  for (const { spell: id, caster, potency } of state.effects) {
    const aura = spell(id).aura?.(potency)
    if (aura) found.push({ from: figureOf(state, caster), aura })
  }
  return found
}

/** Measured rim to rim, without sight. */
const auras = auraSource<DragonTypes>({
  isWithin: (state, a, b, far) => isWithin(state, a, b, inches(far)),
  areFriends: (state, a, b) => !areEnemies(state, a, b),
})

/** A condition its bearer has become immune to does nothing for the time being. */
const conditionsOn: Source<DragonTypes> = (state, figure, soFar) => {
  if (figure.conditions.length === 0) return NOTHING
  return figure.conditions
    .filter(
      ({ is, from }) =>
        !figure.profile.immuneTo.includes(is) && immunity.first(soFar, state, figure, { to: is, from }) !== true,
    )
    .map(({ is }) => borne<DragonTypes>(CONDITION_ABILITIES[is]))
}

/** Riders of weapons, and masteries put into an attack. */
const RIDING_ON_ATTACKS: { readonly [id: string]: DragonAbility } = { ...RIDER_TABLE, ...MASTERY_TABLE }

/** In play, the Lead Player's first. */
function hearers(state: State): readonly Figure[] {
  const leads: Figure[] = []
  const others: Figure[] = []
  for (const figure of state.figures) {
    if (isInPlay(figure)) (figure.side === state.lead ? leads : others).push(figure)
  }
  return leads.concat(others)
}

export const BOOK: DragonBook = {
  vocabulary: VOCABULARY,
  printed: ({ printed }) => printed,
  sources: [spellsOn, concentration, auras, conditionsOn],
  rider: (id) => RIDING_ON_ATTACKS[id] ?? raise(`no rider "${id}"`),
  figure: figureOf,
  figures: ({ figures }) => figures,
  hearers,
  aurasInForce,
  printedOn,
  spells: SPELLS,
  spell,
  masteries: MASTERIES,
  mastery,
  condition: (name) => CONDITION_ABILITIES[name],
  spellsOn,
}
