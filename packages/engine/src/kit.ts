/**
 * A game as the apps see it: the rules, and beside them what to offer, show and say. No app knows a
 * game by name; what a game wants shown, it says here as data.
 */
import type { Base, Battlefield, Length, Outline, Point } from '@muster/table'
import type { Answer, Decision } from './decision.ts'
import type { Event, Sum } from './event.ts'
import type { BattlePlan, Game } from './game.ts'
import type { FigureId, Json, RuleId, SideId } from './ids.ts'
import type { ArmyReport, ReadyArmy } from './roster.ts'
import type { Question } from './step.ts'

export interface About {
  readonly name: string
  /** One honest line. */
  readonly line: string
  readonly minutes: number
  readonly minutesToLearn: number
  readonly icon: string
  readonly colour: string
  readonly credit: string
}

/** A rule in our own words, for "why?" and the rulebook. */
export interface RuleText {
  readonly id: RuleId
  readonly chapter: string
  readonly text: string
}

export interface ScenarioInfo {
  readonly id: string
  readonly name: string
  readonly line: string
  /** How many sides can play it. */
  readonly sides: readonly number[]
}

export interface ReadyField {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly field: Battlefield
}

export interface Stat {
  readonly label: string
  readonly value: string
  /** Where the number comes from, and what changes it now. */
  readonly sum?: Sum
  readonly rule?: RuleId
}

/** A sign on a figure: an icon with its meaning. */
export interface Mark {
  readonly icon: string
  readonly label: string
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
  readonly gear: readonly { readonly name: string; readonly text: string; readonly icon: string; readonly rule?: RuleId }[]
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
}

/** A body of models with one card. Its id may stand wherever a figure's may: as a mover, in options, in prospects. */
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
  readonly zones: readonly { readonly side?: SideId; readonly label: string; readonly outline: Outline }[]
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly figures: number; readonly score: string }[]
  /** `of` is 0 where there is no last round. */
  readonly round: { readonly turn: number; readonly of: number; readonly phase: string; readonly phases: readonly string[] }
  /** Order of play in this round, first to act first. */
  readonly order: readonly SideId[]
  /** Who acts next as far as the rules know it now, first to act first: figures or units. */
  readonly upNext?: readonly FigureId[]
  readonly scenario: { readonly name: string; readonly line: string; readonly standing: string }
}

/** One line of the battle report. */
export interface Telling {
  readonly text: string
  readonly side?: SideId
  readonly figures: readonly FigureId[]
  /** How much it matters: the log's filter. */
  readonly weight: 'minor' | 'plain' | 'major'
  readonly why?: Why
}

export interface Why {
  readonly rules: readonly RuleId[]
  readonly tests: readonly WhyTest[]
  /** Geometry to draw on the table. */
  readonly lines?: readonly { readonly from: Point; readonly to: Point; readonly label?: string }[]
}

export interface WhyTest {
  readonly what: string
  readonly face?: number
  readonly succeeds: readonly number[]
  readonly success: boolean
  readonly sums: readonly Sum[]
}

/** What pointing at an enemy tells: may it be attacked, why not, and the exact odds. */
export interface Prospect {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: string
  readonly allowed: boolean
  readonly reason?: string
  readonly rule?: RuleId
  readonly line?: { readonly from: Point; readonly to: Point; readonly met: readonly { readonly name: string; readonly at: Point; readonly blocks: boolean }[] }
  readonly chances: readonly { readonly label: string; readonly chance: number }[]
}

/** What the bots should know. */
export interface Advice<S> {
  /** Changes at a natural pause (the end of a round): how far it pays to look ahead. */
  pause(state: S): number
  /** How good the state is for a side: points of difference, more is better. */
  value(state: S, side: SideId): number
  /** Sensible answers to a question, each with its reason; no more than `most` are wanted. May be empty. */
  candidates(state: S, decision: Decision, question: Question, most: number): readonly Candidate[]
}

export interface Candidate {
  readonly answer: Answer
  readonly why: string
  /** The game's own guess, comparable within one decision. */
  readonly score: number
}

export interface GameKit<S> {
  readonly game: Game<S>
  readonly about: About
  readonly rulebook: readonly RuleText[]
  readonly scenarios: readonly ScenarioInfo[]
  readonly armies: readonly ReadyArmy[]
  readonly fields: readonly ReadyField[]
  /** All printed numbers of the game as data. */
  profiles(): Json
  generateField(seed: number, scenario?: string): Battlefield
  randomArmy(seed: number, points: number): Json
  /** Reads and judges an army list; throws an InputError when it is not one at all. */
  checkArmy(army: unknown, limit?: number): ArmyReport
  /** Checks a whole plan: what is wrong with it, or nothing. */
  checkPlan(plan: BattlePlan): readonly { readonly message: string; readonly where: string; readonly rule?: RuleId }[]
  /** A battle to play at once. */
  readyPlan(seed: number): BattlePlan
  view(state: S): TableView
  tell(state: S, event: Event): Telling | undefined
  /** What one figure could do to another from where they stand. */
  prospects(state: S, by: FigureId, at: FigureId): readonly Prospect[]
  readonly advice: Advice<S>
  /** Puts a battle's things at rest and says what is impossible about them: the tests every game inherits call it. */
  faults(state: S): readonly string[]
}
