/** What a table shows of a battle: figures, units, objectives, whose turn it is. Every game fills it in from its state. */
import type { Base, Battlefield, Length, Outline, Point } from '@muster/table'
import type { Sum } from '../common/sums.ts'
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'
import type { Link } from '../decisions/decision.ts'

export interface Stat {
  readonly label: string
  readonly value: string
  /** The printed number and what changes it now. */
  readonly sum?: Sum
  /** How the printed number came about, where players design their cards. */
  readonly made?: Sum
  readonly rule?: RuleId
  /** The colour its box is printed in, where the game's cards have colours. */
  readonly tone?: 'red' | 'green' | 'blue'
  /** Its place on a card that is printed as a table. */
  readonly row?: string
  readonly column?: string
}

/** Conditions a table draws on the figure itself: lying, faded, ringed with dots. All others are marks only. */
export type Posture = 'prone' | 'hidden' | 'concentrating'

/** A sign on a figure: an icon with its meaning. */
export interface Mark {
  readonly icon: string
  readonly label: Text
  readonly shows?: Posture
}

/** A figure's reach in its next turn: how far it moves, and how far beyond its rim it strikes and shoots. */
export interface Ranges {
  readonly move: Length
  readonly strike: Length
  readonly shoot?: Length
}

export interface FigureView {
  readonly id: FigureId
  readonly name: string
  readonly side: SideId
  readonly kind: string
  readonly icon: string
  readonly number?: number
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
  readonly points: number
  readonly stats: readonly Stat[]
  readonly gear: readonly {
    readonly name: string
    readonly text: string
    readonly icon: string
    readonly rule?: RuleId
  }[]
  readonly marks: readonly Mark[]
  readonly hasActed: boolean
  /** The unit it belongs to, where units act rather than models. */
  readonly unit?: FigureId
  /** What it has left of its health, where more than one wound is needed to slay it. */
  readonly health?: { readonly left: number; readonly of: number }
  /** How far beyond its rim enemies are threatened, where the game knows threatened spaces. */
  readonly threat?: Length
  /** How high above the table it stands. */
  readonly level?: Length
  readonly ranges?: Ranges
  /** Those it carries, who have no base of their own on the table: a crew, passengers. */
  readonly carries?: readonly CarriedView[]
}

/** The card of somebody who is carried. Its id may be used wherever a figure's may: in options, forecasts, the log. */
export type CarriedView = Pick<
  FigureView,
  'id' | 'name' | 'number' | 'kind' | 'icon' | 'points' | 'stats' | 'gear' | 'marks' | 'health'
>

/** A unit of several models with one card. Its id may be used wherever a figure's may: in movers, options, forecasts. */
export interface UnitView {
  readonly id: FigureId
  readonly name: string
  readonly side: SideId
  readonly kind: string
  readonly icon: string
  readonly models: readonly FigureId[]
  readonly centre: Point
  readonly points: number
  readonly stats: readonly Stat[]
  readonly gear: FigureView['gear']
  readonly marks: readonly Mark[]
  readonly hasActed: boolean
}

export interface ObjectiveView {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly at: Point
  readonly heldBy?: SideId
}

/** Everything a table shows of a battle, with no browser in it. */
export interface TableView {
  readonly field: Battlefield
  readonly figures: readonly FigureView[]
  /** Absent where every figure acts for itself. */
  readonly units?: readonly UnitView[]
  readonly objectives: readonly ObjectiveView[]
  /** Who has declared openly whom to attack, until it is carried out; absent where nobody has. */
  readonly declared?: readonly Link[]
  readonly zones: readonly { readonly side?: SideId; readonly label: string; readonly outline: Outline }[]
  readonly sides: readonly {
    readonly id: SideId
    readonly name: string
    readonly figures: number
    readonly score: string
  }[]
  /** `of` is 0 where there is no last round. */
  readonly round: {
    readonly turn: number
    readonly of: number
    /** "Turn" or "Round", as the game's book says; left out, a turn where there is a last one. */
    readonly called?: string
    readonly phase: string
    readonly phases: readonly string[]
  }
  /** Order of play in this round, first to act first. */
  readonly order: readonly SideId[]
  /** Who acts next as far as the rules know it now, first to act first: figures or units. */
  readonly upNext?: readonly FigureId[]
  readonly scenario: { readonly name: string; readonly line: string; readonly standing: Text }
}

/** The name of a figure, whether it is on the table, not yet deployed or gone. */
export type NamedFigure = Pick<FigureView, 'id' | 'name' | 'side' | 'number'>
