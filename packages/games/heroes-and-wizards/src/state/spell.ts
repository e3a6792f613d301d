/** A spell: its card, who it may be cast at, and what it does. */
import type { FigureId, Play, Refusal, RuleId, Step } from '@muster/engine'
import type { Figure, State } from './state.ts'
import type { SpellId } from './spells.ts'

interface Card {
  readonly id: SpellId
  readonly name: string
  readonly icon: string
  readonly rule: RuleId
  /** What it does, in our words: shown on the card. */
  readonly text: string
  /** It is meant for enemies. */
  readonly harmful?: true
  /** Who may be hit by it: forecasts show the chances. */
  readonly harms?: 'target' | 'its friend' | 'its enemy'
}

/** Cast at a figure in range and sight. */
export interface TargetedSpell extends Card {
  readonly at: 'figure'
  /** Why this spell may not be cast at this figure, beyond what holds for every spell. */
  refuse?(state: State, target: Figure): Refusal | undefined
  cast(play: Play<State>, caster: FigureId, target: FigureId): Step
}

/** Cast at a place that is chosen as it is cast. */
export interface AimedSpell extends Card {
  readonly at: 'place'
  cast(play: Play<State>, caster: FigureId): Step
}

export type Spell = TargetedSpell | AimedSpell

/** All spells by their ids. */
export type SpellBook = { readonly [id in SpellId]: Spell }
