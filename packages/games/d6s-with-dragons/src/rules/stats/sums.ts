/**
 * A character's numbers. What each is made of is declared in state/ability.ts; `state.abilities.sum` gives it with its
 * parts.
 */
import type { Part, Luck } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Attack, SaveAsked } from '../../state/acts.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Save } from '../../state/vocabulary.ts'

/** In inches. */
export const speedOf = (state: State, figure: Figure, parts?: Part[]): number =>
  state.abilities.total(state, figure, 'speed', undefined, parts)

/** Whether something sets its Speed to 0, whatever adds to it: a grapple, a spell, or on a mount what holds its rider. */
export const isHeldFast = (state: State, figure: Figure): boolean =>
  state.abilities.setTo(state, figure, 'speed', undefined)?.value === 0

/** Without an attack: with lasting modifiers only, for the order of a melee. */
export const fightOf = (state: State, figure: Figure, attack?: Attack, parts?: Part[]): number =>
  state.abilities.total(state, figure, 'fight', attack, parts)

export const attacksOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'attacks', undefined)

interface Strike {
  readonly attack: Attack
  readonly luck: Luck
  readonly more?: readonly Part[]
}

/** Of one attack, or without one the character's own. */
export const strengthOf = (state: State, figure: Figure, strike?: Strike): number =>
  state.abilities.total(state, figure, 'strength', strike)

/** Of the one attacked. */
export const armorOf = (state: State, figure: Figure, attack?: Attack, parts?: Part[]): number =>
  state.abilities.total(state, figure, 'armor', attack, parts)

export const toughnessOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'toughness', undefined)

/** Against some power, or by name alone, as a card shows it. */
export const saveOf = (state: State, figure: Figure, about: SaveAsked | Save): number =>
  state.abilities.total(
    state,
    figure,
    'save',
    typeof about === 'string' ? { of: figure.id, save: about, potency: 0, purpose: 'card' } : about,
  )

/** Its own; leaders are in leadership.ts. */
export const moraleOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'morale', undefined)

/** To-wound dice of a hit. A summoned weapon has its own, not its caster's. */
export const damageOf = (state: State, attack: Attack): number =>
  attack.summoned ? attack.weapon.damage : state.abilities.total(state, figureOf(state, attack.by), 'damage', attack)
