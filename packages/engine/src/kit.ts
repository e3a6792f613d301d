/**
 * A game as the apps see it: the rules, and beside them what to offer, show and say. No app knows a
 * game by name; what a game wants shown, it says here as data.
 */
import type { Base, Battlefield, Length, MoveQuestion, Outline, Point } from '@muster/table'
import type { Answer, Decision } from './decision.ts'
import type { Event, Sum } from './event.ts'
import type { BattlePlan, Game } from './game.ts'
import type { FigureId, Json, RuleId, SideId } from './ids.ts'
import type { ArmyReport, Complaint, ReadyArmy } from './roster.ts'
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
  readonly label: string
  readonly shows?: Posture
}

/** What a ruler tells of a figure's next turn: how far it goes, how far beyond its rim it strikes and shoots. */
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
  readonly ranges?: Ranges
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
  readonly scenario: { readonly name: string; readonly line: string; readonly standing: string }
}

/** One line of the battle report. */
export interface Telling {
  readonly text: string
  readonly side?: SideId
  readonly figures: readonly FigureId[]
  /** How much it matters: the log's filter. */
  readonly weight: 'minor' | 'plain' | 'major'
  /** Lines of one side that follow one another and say the same of somebody ("move") may be read as one. */
  readonly alike?: { readonly who: string; readonly does: string }
  readonly why?: Why
}

/** What somebody is called, whether on the table, still to come or gone. */
export type Called = Pick<FigureView, 'id' | 'name' | 'side' | 'number'>


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

/** A move somebody could make in its next turn, and how far from its centre it strikes at the end of it. */
export interface Coming {
  readonly move: MoveQuestion
  readonly strikes: Length
}

/** Whether one sees another, by the rules: the line, everything it meets, and what comes of it. */
export interface Sighting {
  readonly seen: 'clear' | 'cover' | 'blocked'
  readonly from: Point
  readonly to: Point
  readonly met: readonly { readonly name: string; readonly at: Point; readonly blocks: boolean }[]
}

/** What the bots should know. */
export interface Advice<S> {
  /** Changes at a natural pause (the end of a round): how far it pays to look ahead. */
  pause(state: S): number
  /** How good the state is for a side: points of difference, more is better. */
  value(state: S, side: SideId): number
  /** Sensible answers to a question, each with its reason; no more than `most` are wanted. May be empty. */
  candidates(state: S, decision: Decision, question: Question, most: number): readonly Candidate[]
  /** The same, where the question alone tells enough: laying out a decision with all its options takes time. */
  atOnce?(state: S, question: Question, most: number): readonly Candidate[] | undefined
}

export interface Candidate {
  readonly answer: Answer
  readonly why: string
  /** The game's own guess, comparable within one decision. */
  readonly score: number
  /** What the same plan answers next, if this is asked: whoever follows it need not think again. */
  readonly next?: { readonly what: string; readonly answer: Answer }
}

/** A question of the set-up that a game leaves to its players ("basic or advanced?"): its value goes into the plan's options. */
export interface PlanChoice {
  readonly id: string
  readonly label: string
  readonly values: readonly { readonly value: Json; readonly label: string; readonly line?: string }[]
  readonly usual: Json
}

/** Where players design units of their own: the parts to choose from, and the card that comes of them. */
export interface Designer {
  readonly parts: readonly DesignPart[]
  /** A first design to change, and ready-made ones by theme to start from. */
  readonly blank: Design
  readonly examples: readonly { readonly theme: string; readonly designs: readonly Design[] }[]
  /** Works a design out: its numbers with where they come from, its cost, and what is wrong with it. */
  card(design: Design): DesignedCard
  /** An army of these designs: as `checkArmy` reads it, and what must be agreed for it. */
  army(name: string, designs: readonly Design[]): Pick<ReadyArmy, 'army' | 'needs'>
}

/** Choices of each part by their ids; `count` is the number of models. */
export interface Design {
  readonly name: string
  readonly icon: string
  readonly count: number
  readonly flavour?: string
  readonly chosen: { readonly [part: string]: readonly string[] }
  /** Names players give to what they chose (a legendary sword's), by the choice's id. */
  readonly named?: { readonly [choice: string]: string }
}

export interface DesignPart {
  readonly id: string
  readonly label: string
  readonly line: string
  /** Most choices that may be taken; 1 means one of them, or none where `least` is 0. */
  readonly least: number
  readonly most: number
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly line: string
    readonly cost: string
    readonly rule: RuleId
    readonly isNamed?: boolean
  }[]
}

export interface DesignedCard {
  readonly kind: string
  readonly models: { readonly least: number; readonly most: number }
  /** Rows and columns as the card prints them; a box without a value cannot be done at all. */
  readonly stats: readonly Stat[]
  readonly perModel: Sum
  readonly points: number
  readonly notes: readonly { readonly name: string; readonly text: string; readonly rule?: RuleId }[]
  readonly complaints: readonly Complaint[]
  /** Choices that cannot be taken with the others now, and why. */
  readonly barred: { readonly [choice: string]: string }
}

export interface GameKit<S> {
  readonly game: Game<S>
  readonly about: About
  readonly rulebook: readonly RuleText[]
  readonly scenarios: readonly ScenarioInfo[]
  readonly armies: readonly ReadyArmy[]
  readonly fields: readonly ReadyField[]
  /** What else the players agree on before a battle; absent where there is nothing. */
  readonly choices?: readonly PlanChoice[]
  readonly designer?: Designer
  /** What dice are rolled for, as people say it, by the first words of their purpose ("hit": "To hit"). */
  readonly rolls?: { readonly [purpose: string]: string }
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
  /** A smaller one for a first evening, and how long it takes; absent where the usual one is small enough. */
  readonly first?: { readonly minutes: number; plan(seed: number): BattlePlan }
  view(state: S): TableView
  /** Everybody who belongs to the battle, by the names people read; absent where the table shows them all. */
  roster?(state: S): readonly Called[]
  tell(state: S, event: Event): Telling | undefined
  /** What one figure could do to another from where they stand. */
  prospects(state: S, by: FigureId, at: FigureId): readonly Prospect[]
  /** How somebody could come at others in its next turn, one of them out of the way; undefined where it cannot come. */
  coming?(state: S, figure: FigureId, without: FigureId): Coming | undefined
  /** Whether one sees another, friend or foe; absent where a game has no sight. */
  sight?(state: S, by: FigureId, at: FigureId): Sighting | undefined
  readonly advice: Advice<S>
  /** Puts a battle's things at rest and says what is impossible about them: the tests every game inherits call it. */
  faults(state: S): readonly string[]
}
