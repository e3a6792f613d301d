/**
 * Where rules look traits up. What is in it knows the rules, so the rules cannot know it: cards.ts lays
 * it out when the game is loaded.
 */
import { raise } from '@muster/engine'
import type { Profile } from '../state/profile.ts'
import type { Effect, Figure, State } from '../state/state.ts'
import type { ConditionName } from '../state/vocabulary.ts'
import type { DragonTrait } from './moments.ts'

export interface TraitBook {
  readonly everybody: readonly DragonTrait[]
  readonly types: { readonly [type: string]: readonly DragonTrait[] }
  readonly features: { readonly [id: string]: DragonTrait }
  readonly conditions: { readonly [name in ConditionName]: DragonTrait }
  /** Quick spells that wait for their moment. */
  atTheReady(profile: Profile): readonly DragonTrait[]
  /** An aura finds its friends and enemies by itself, wherever they stand. */
  isAura(effect: Effect): boolean
  /** What a spell in force gives to a character, if anything. */
  givenBy(state: State, effect: Effect, figure: Figure): DragonTrait | undefined
}

let book: TraitBook | undefined

export const layOutTraits = (traits: TraitBook): void => void (book = traits)

export const traitBook = (): TraitBook => book ?? raise('the traits have not been laid out')
