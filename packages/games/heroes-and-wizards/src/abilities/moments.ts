/** The moments of the flow on which traits hang, the sums they may add to, and the trait itself. */
import type { FigureId, RuleId, TestResult, Trait } from '@muster/engine'
import type { How } from '../state/events.ts'
import type { Figure, State } from '../state/state.ts'

/** A save was failed, or could not be made at all. Whoever ignores the hit after all says so here. */
export interface FailedSave {
  readonly by: FigureId
  readonly at: FigureId
  readonly how: How
  ignored: boolean
  readonly tests: TestResult[]
}

/** A melee attack has hit its target. Others may be hit by it too: in this order, after the target. */
export interface LandedBlow {
  readonly by: FigureId
  readonly at: FigureId
  /** Not already slain in this batch, and not out of reach of further attacks this turn. */
  readonly mayAlsoHit: (figure: Figure) => boolean
  readonly alsoHit: FigureId[]
  /** The rules that brought the others in. */
  readonly rules: RuleId[]
}

export interface Moments {
  readonly 'save-failed': FailedSave
  readonly 'blow-landed': LandedBlow
}

export interface Sums {
  readonly melee: undefined
  readonly shooting: undefined
  readonly attacks: undefined
  /** What the bearer's hits do to the Armour of the one who takes them. */
  readonly 'enemy-armour': { readonly at: Figure; readonly how: How }
}

export interface HeroTrait extends Trait<State, Moments, Sums> {
  /** Its bearer can be struck in melee only once in a turn. */
  readonly blowsATurn?: 1
  /** The share of unsaved hits it turns aside: for guesses, not for dice. */
  readonly turnsAside?: number
  /** No spell touches its bearer. */
  readonly immuneToMagic?: boolean
  /** So many dice are rolled for spells when it is found. */
  readonly spells?: number
}
