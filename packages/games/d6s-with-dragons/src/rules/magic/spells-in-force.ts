/** Spells in force: what they give to whom. No rule asks which spell it is. */
import type { SpellId } from '../../state/vocabulary.ts'
import { namedThing, type Text } from '@muster/engine'
import type { Lasting, Weather } from '../../state/spell.ts'
import type { Effect, State } from '../../state/state.ts'

/** A spell in a text. */
export const namedSpell = ({ abilities: { book } }: State, spell: SpellId): Text =>
  namedThing(spell, book.spell(spell).name)

export const lastingOf = (state: State, { spell }: Effect): Lasting => state.abilities.book.spell(spell)

export const effectOf = (state: State, id: string): Effect | undefined =>
  state.effects.find((effect) => effect.id === id)

/** The weather somebody has called up over the whole battlefield, if any. */
export function weathers(state: State): readonly Weather[] {
  const all: Weather[] = []
  for (const effect of state.effects) {
    const weather = lastingOf(state, effect).weather?.(effect)
    if (weather) all.push(weather)
  }
  return all
}
export const isWeather = (state: State, weather: Weather): boolean =>
  state.effects.length > 0 && weathers(state).includes(weather)

/** Where a summoned thing stands: others may pass through it but not end on it. */
export const summonedSpots = (state: State): readonly Effect[] =>
  state.effects.filter(({ at, radius }) => at !== undefined && radius === undefined)
