/** Everything a battle keeps. Plain data; `copy.ts` and `digest.ts` know every field. */
import type { AbilityMemory, AbilitySet, FigureId, FigureIndex, SideId } from '@muster/engine'
import type { Base, Battlefield, Length, Point, Survey } from '@muster/table'
import type { KnockdownAbilities, KnockdownTypes } from './ability.ts'
import type { Army, Profile } from './profile.ts'
import type { Action, Edge, GearId, Rank, ScenarioId, SpecialRuleId, Stage, Whereabouts } from './vocabulary.ts'

/** A model: what the book calls every playing piece, chassis included. */
export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  /** That of its side: sides of one team are friends. */
  readonly team: string
  /** Which entry of the army list it belongs to. */
  readonly entry: number
  readonly name: string
  readonly icon: string
  readonly number: number
  readonly profile: Profile
  readonly base: Base
  readonly radius: Length
  readonly rank: Rank
  readonly gear: readonly GearId[]
  readonly rules: readonly SpecialRuleId[]
  /** The abilities of what is bought with it. */
  readonly printed: AbilitySet<KnockdownTypes>
  /** What it costs as bought, and without its steed. */
  readonly points: number
  readonly pointsOnFoot: number
  /** On its steed. A rider that loses it is the Infantry model of its type from then on. */
  mounted: boolean
  where: Whereabouts
  /** Where its base is; aboard a chariot, where the chariot is. */
  at: Point
  wounds: number
  knockedDown: boolean
  /** Those who hold the places of a siege weapon's crew, or ride on a chariot. */
  crew: readonly FigureId[]
  /** The chariot it rides on. */
  aboard: FigureId | undefined
  /** What its abilities remember. */
  memory: AbilityMemory
  // This turn:
  activated: boolean
  movedAside: boolean
}

/** How many attacks somebody has left in an activation. */
export interface AttacksLeft {
  readonly figure: FigureId
  left: number
}

/** What the activated model is doing. */
export interface Activation {
  readonly figure: FigureId
  readonly action: Action
  stage: 'move' | 'trample' | 'follow' | 'fight' | 'shoot'
  /** Movement it has left. */
  left: Length
  moved: boolean
  /** Those who were knocked down and have stood up in this activation. */
  readonly stoodUp: readonly FigureId[]
  /** Of each attacker: the model itself, or the crew of its chariot. */
  attacks: readonly AttacksLeft[]
  /** Those who operate the siege weapon. */
  readonly crew: readonly FigureId[]
  /** Crew that may still move along with its siege weapon. */
  following: readonly FigureId[]
  /** The models a chariot has come near to, who have not answered yet. */
  approached: readonly FigureId[]
  /** One of them has stopped the chariot. */
  stopped: boolean
  /** The rest of the path that the chariot's player has drawn. */
  ahead: readonly Point[]
}

export interface Side {
  readonly id: SideId
  readonly name: string
  /** Sides of one team are friends; alone, a side is its own team. */
  readonly team: string
  readonly army: Army
  edge: Edge | undefined
  /** List entries not yet deployed. */
  toDeploy: readonly number[]
  /** Models lost this round. */
  lost: number
  /** Break tests it still has to take. */
  tests: number
}

export interface State {
  /** Which abilities everybody bears now. */
  readonly abilities: KnockdownAbilities
  readonly limit: number
  readonly scenario: ScenarioId
  /** How many rounds the battle lasts at most. */
  readonly rounds: number
  readonly field: Battlefield
  /** What the rules have worked out from the battlefield. */
  readonly survey: Survey
  /** The markers that are fought for. */
  readonly objectives: readonly Point[]
  stage: Stage
  round: number
  /** In seat order: where all sides roll, they roll in this order. */
  readonly sides: readonly Side[]
  readonly figures: readonly Figure[]
  readonly figureIndex: FigureIndex
  /** Most battles have none: rules about their crews then look at nobody. */
  readonly siegeWeapons: readonly FigureId[]
  /** Sides in the order they act: of deployment first, then of this round. */
  order: readonly SideId[]
  /** Whose turn it is within the order. */
  acting: number
  activation: Activation | undefined
}
