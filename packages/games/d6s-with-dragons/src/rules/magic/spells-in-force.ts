/** Spells in force: what they give to whom. No rule asks which spell it is. */
import { inches } from '@muster/table'
import { areEnemies, figureOf, isWithin } from '../../state/figures.ts'
import type { Profile } from '../../state/profile.ts'
import { spellOf } from '../../spells/book.ts'
import type { Lasting, Weather } from '../../spells/spell.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import type { DragonTrait } from '../../abilities/moments.ts'
import { knownSpells } from './spell-slots.ts'

/** Quick spells wait for their moment. */
export function atTheReady(profile: Profile): readonly DragonTrait[] {
  const traits: DragonTrait[] = []
  for (const name of knownSpells(profile)) {
    const spell = spellOf(name)
    if (spell.kind !== 'quick' || !spell.on) continue
    traits.push({ id: spell.id, name: spell.name, rule: spell.rule, text: spell.text, on: spell.on })
  }
  return traits
}

export const lastingOf = ({ spell }: Effect): Lasting => spellOf(spell)

export function isAura({ spell: id }: Effect): boolean {
  const spell = spellOf(id)
  return spell.kind === 'incantation' && spell.aura !== undefined
}

export const effectOf = (state: State, id: string): Effect | undefined =>
  state.effects.find((effect) => effect.id === id)

/** Auras move with their caster and are measured rim to rim, without sight. The caster is in its own. */
export function isInAura(
  state: State,
  { caster, spell: id, potency }: Effect,
  figure: Figure,
  whom: 'friends' | 'enemies',
): boolean {
  const centre = figureOf(state, caster)
  if (areEnemies(state, centre, figure) !== (whom === 'enemies')) return false
  const spell = spellOf(id)
  const reach = spell.kind === 'incantation' ? (spell.aura?.(potency) ?? 0) : 0
  return figure === centre || isWithin(state, centre, figure, inches(reach))
}

/** The weather somebody has called up over the whole battlefield, if any. */
export function weathers(state: State): readonly Weather[] {
  const all: Weather[] = []
  for (const effect of state.effects) {
    const weather = lastingOf(effect).weather?.(effect)
    if (weather) all.push(weather)
  }
  return all
}
export const isWeather = (state: State, weather: Weather): boolean =>
  state.effects.length > 0 && weathers(state).includes(weather)

/** Where a summoned thing stands: others may pass through it but not end on it. */
export const summonedSpots = (state: State): readonly Effect[] =>
  state.effects.filter(({ at, radius }) => at !== undefined && radius === undefined)
