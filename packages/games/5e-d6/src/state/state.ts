/** Everything a battle keeps. Plain data; `copy.ts` and `digest.ts` know every field. */
import type { AbilitySet, FigureId, FigureIndex, SideId } from '@muster/engine'
import type { Battlefield, Length, Point, Survey } from '@muster/table'
import type { GameAbilities, GameTypes } from './ability.ts'
import type { FigureGrid } from './figure-grid.ts'
import type { Army, Profile } from './profile.ts'
import type { TurnOrder } from './turn-order.ts'
import type { ArmorWorn, Edge, ReactionId, ScenarioId, Stage, WeaponId, Whereabouts } from './vocabulary.ts'
import type { Weapon } from './weapons.ts'

export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  /** Which entry of the army list it belongs to. */
  readonly entry: number
  readonly name: string
  readonly icon: string
  readonly number: number
  readonly profile: Profile
  readonly bought: readonly WeaponId[]
  readonly armor: ArmorWorn
  readonly shield: boolean
  readonly diameter: Length
  /** What it was bought for. */
  readonly points: number
  /** What it can attack with: what it bought and what is natural to it. */
  readonly weapons: readonly Weapon[]
  /** The abilities of its profile and its gear. */
  readonly printed: AbilitySet<GameTypes>
  where: Whereabouts
  at: Point
  wounds: number
  /** Wounds of its mount; undefined where it has none, or has lost it. */
  mountWounds: number | undefined
  prone: boolean
  hidden: boolean
  /** Whom it holds in a grapple, and the Difficulty of escaping from it. */
  holds: FigureId | undefined
  grip: number
  /** Weapons that may be used only so often, one for each use. */
  spent: readonly string[]
  /** How far up the vertical face of a piece it hangs. */
  climb: { readonly piece: string; readonly height: Length } | undefined
  // This round:
  /** It has had its chance to move. */
  moved: boolean
  /** It has had its chance to attack. */
  fought: boolean
  /** It has used its action. */
  acted: boolean
  /** It has prepared to shoot. */
  prepared: boolean
  dodging: boolean
  /** It attacks before everyone else. */
  first: boolean
  /** It has taken a reaction in this phase. */
  reacted: boolean
  /** The reactions it has taken this round. */
  reactions: readonly ReactionId[]
  /** Legendary actions and powers without an action that it has used this round, by name. */
  powersUsed: readonly string[]
}

/** A figure's turn to move. */
export interface Turn {
  readonly figure: FigureId
  /** Movement it has left. */
  left: Length
  /** Its movement provokes no opportunity attacks any more. */
  disengaged: boolean
}

/** An attacking combat action that has begun. */
export interface CombatAction {
  readonly figure: FigureId
  /** Attacks it has left. */
  attacks: number
}

export interface Side {
  readonly id: SideId
  readonly name: string
  readonly army: Army
  edge: Edge | undefined
  /** List entries not yet deployed. */
  toDeploy: readonly number[]
}

export interface State {
  /** Which abilities everybody bears now. */
  readonly abilities: GameAbilities
  readonly limit: number
  readonly scenario: ScenarioId
  /** How many rounds the battle lasts at most. */
  readonly rounds: number
  readonly field: Battlefield
  /** What the rules have worked out from the battlefield. */
  readonly survey: Survey
  stage: Stage
  round: number
  /** In seat order: where both roll, they roll in this order. */
  readonly sides: readonly Side[]
  readonly figures: readonly Figure[]
  readonly figureIndex: FigureIndex
  /** Who stands near a place. */
  readonly grid: FigureGrid
  /** Whose turn it is. */
  readonly order: TurnOrder
  /** The Lead Player of this round. */
  lead: SideId | undefined
  turn: Turn | undefined
  action: CombatAction | undefined
}
