/** The state of a battle: plain data that the rules change in place. */
import type { Abilities, AbilityMemory, FigureId, SideId } from '@muster/engine'
import type { Battlefield, Length, Point, Survey } from '@muster/table'
import type { SkirmishTypes } from './ability-types.ts'
import type { Card } from './card.ts'

/** The steps of a battle in their order: set-up once, then rounds of turns. */
export const STAGES = ['edges', 'choose-edge', 'attach', 'deploy', 'initiative', 'activate', 'attack', 'over'] as const
export type Stage = (typeof STAGES)[number]

export const MODES = ['basic', 'advanced'] as const
export type Mode = (typeof MODES)[number]

export const SCENARIOS = ['deathmatch', 'steal-the-flag', 'pick-the-lock', 'deliver'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** What units try where they stand. */
export const TASK_VERBS = ['pick', 'unbind', 'steal', 'take', 'return', 'throw'] as const

/** A task: what is tried, and on which thing or unit. */
export interface TaskKey {
  readonly verb: (typeof TASK_VERBS)[number]
  readonly on: string
}

export const isSameTask = (a: TaskKey, b: TaskKey): boolean => a.verb === b.verb && a.on === b.on

export type Edge = 'north' | 'south'

export interface Model {
  readonly id: FigureId
  where: 'waiting' | 'standing' | 'lost'
  at: Point
  /** How high above the table it stands: hills and storeys. */
  level: Length
}

export interface Unit {
  readonly id: FigureId
  readonly side: SideId
  readonly name: string
  readonly number: number
  readonly card: Card
  readonly models: Model[]
  /** The activation marker: it has had its turn this round. */
  marker: boolean
  /** The unit a Champion is attached to. */
  host: FigureId | undefined
  /** It was attached this round to a unit that had already acted, so it has no attack die until the next round. */
  late: boolean
  /** The melee it is engaged in: units with the same number are in one scrum. */
  melee: number | undefined
  /** What its abilities remember. */
  readonly memory: AbilityMemory
  /** Tasks tried in this activation or failed in this round. */
  tried: TaskKey[]
}

/** The activation in progress: what the attack step must know about the move step. */
export interface Activation {
  readonly unit: FigureId
  moved: boolean
  /** The unit that was charged in this activation. */
  charged: FigureId | undefined
  /** Centre-point and level before the move: cover and height against a charge are judged from there. */
  readonly from: Point
  readonly fromLevel: Length
  /** Where each model stood when the activation began. A Champion who detaches moves from there. */
  readonly stood: readonly { readonly figure: FigureId; readonly at: Point }[]
  /** Champions that detached in this activation. */
  detached: FigureId[]
}

export interface Side {
  readonly id: SideId
  readonly name: string
  edge: Edge | undefined
  /** It has said that it activates nothing more this round. */
  passed: boolean
  score: number
}

/** What a scenario puts on the table: a flag, a locked door, a parcel and its goal. */
export interface Thing {
  readonly id: string
  readonly is: 'flag' | 'lock' | 'parcel' | 'goal'
  readonly name: string
  readonly owner: SideId | undefined
  at: Point
  bearer: FigureId | undefined
  done: boolean
}

export interface State {
  readonly mode: Mode
  readonly scenario: ScenarioId
  /** Rounds after which a scenario ends; 0: none. */
  readonly rounds: number
  readonly limit: number
  /** Players close up by hand after a charge; otherwise it is done for them. */
  readonly scrums: boolean
  readonly field: Battlefield
  /** What the rules have worked out from the battlefield. */
  readonly survey: Survey
  stage: Stage
  round: number
  readonly sides: [Side, Side]
  readonly units: Unit[]
  /** What everybody's abilities do. It is worked out from the units and never written down. */
  readonly abilities: Abilities<SkirmishTypes>
  /** Who rolled highest: for the edge, then for each initiative. */
  winner: SideId | undefined
  /** Whose turn it is. */
  turn: SideId | undefined
  /** Who holds the Leeway Marker. */
  leeway: SideId | undefined
  active: Activation | undefined
  things: Thing[]
  /** Number of the next melee. */
  melees: number
  decided: { readonly winner: SideId | undefined; readonly reason: string } | undefined
}
