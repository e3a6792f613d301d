/** The moments of a fight on which traits hang, the sums they may add to, and the trait itself. */
import type { FigureId, Trait } from '@muster/engine'
import type { State } from '../state/state.ts'

/** Under which circumstances a unit counts its advantage points. */
export interface Circumstances {
  readonly role: 'attack' | 'defence' | 'skill'
  /** Close combat, whatever kind of attack is used in it. */
  readonly inMelee: boolean
  /** The attacker charged in this very activation. */
  readonly charging: boolean
  /** It is the defender that was charged in it. */
  readonly charged: boolean
}

export interface Moments {
  /** Dice of the bearer have hit; nobody has saved yet. */
  readonly 'hits-scored': { readonly at: FigureId; readonly hits: number }
  /** Models of the bearer have been removed and some are left. */
  readonly 'models-lost': { readonly by: FigureId | undefined }
  /** A Champion has left the bearer. */
  readonly 'champion-left': { readonly champion: FigureId }
}

export interface Sums {
  readonly advantage: Circumstances
}

export interface SkirmishTrait extends Trait<State, Moments, Sums> {
  /** Its point is the whole unit's, however few of its models bear it. */
  readonly isForAll?: true
  /** Enchanted weapons go through whatever it has on: no Save against their hits. */
  readonly failsAgainstEnchanted?: true
  /** Its last model runs away: for guesses, the flow opens a moment. */
  readonly fleesAlone?: true
  /** Makes no use of the ground: no points for cover or height. */
  readonly ignoresGround?: true
}
