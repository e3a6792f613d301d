/**
 * A game as the apps see it: the rules, and beside them what to offer, show and say. No app knows a
 * game by name; what a game wants shown, it says here as data.
 */
import type { Battlefield, Piece } from '@muster/table'
import type { z } from 'zod'
import type { Advice } from './advice.ts'
import type { ArmyBuilder } from './army-builder.ts'
import type { Converter } from './converter.ts'
import type { Designer } from './designer.ts'
import type { Event } from '../play/event.ts'
import type { BattlePlan, Game } from '../play/game.ts'
import type { FigureId, Json, RuleId, SideId } from '../common/ids.ts'
import type { PlanFault } from '../set-up/army-faults.ts'
import type { ArmyReport, ReadyArmy } from './army.ts'
import type { AttackExample } from './attack-example.ts'
import type { AttackForecast } from './attack-forecast.ts'
import type { CampaignKit } from '../campaign/campaign.ts'
import type { Casualty, LogEntry } from '../log/log-entry.ts'
import type { Sighting } from './sighting.ts'
import type { Threat } from './threat.ts'
import type { UsageGuide } from './usage.ts'
import type { Intent } from '../decisions/intent.ts'
import type { FigureView, NamedFigure, TableView } from './view.ts'

export interface About {
  readonly name: string
  /** One honest line. */
  readonly line: string
  /** How long a usual battle takes. */
  readonly minutes: number
  /** How long the first battle takes that the first screen offers, where that is a smaller one. */
  readonly firstMinutes?: number
  readonly minutesToLearn: number
  readonly icon: string
  readonly colour: string
  readonly credit: string
  /** Battles with a story that the first screen offers; the kit has their plans. */
  readonly battles?: readonly BattlePitch[]
  /** What the way to its converter is called; absent where it has none. */
  readonly converts?: string
  /** Whether players design their own cards for it in the workshop. */
  readonly designs?: boolean
  /** One line on its campaigns; absent where it has none. */
  readonly campaign?: string
  /** The id of the game that is an earlier draft of this one; absent where there is none. */
  readonly earlierDraft?: string
}

/** A battle with a story, as the first screen tells it. */
export interface BattlePitch {
  readonly id: string
  readonly name: string
  /** What calls to it, in a few words. */
  readonly call: string
  readonly line: string
  readonly minutes: number
  readonly icon: string
}

/** A battle with a story, ready to be played. */
export interface ReadyBattle extends BattlePitch {
  plan(seed: number): BattlePlan
}

/** A rule in our own words, for "why?" and the rulebook. */
export interface RuleText {
  readonly id: RuleId
  readonly chapter: string
  readonly text: string
}

/** Words of the rules as questions, buttons and cards write them, with the rules that explain them. */
export interface Glossary {
  readonly [word: string]: readonly RuleId[]
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

/** A question of the set-up that a game leaves to its players ("basic or advanced?"): its value goes into the plan's options. */
export interface PlanChoice {
  readonly id: string
  readonly label: string
  readonly values: readonly { readonly value: Json; readonly label: string; readonly line?: string }[]
  readonly usual: Json
}

/** Words beside a number of dice: "5 hit", "3 saved". */
export interface RollResults {
  readonly [kind: string]: { readonly passes: string; readonly fails: string }
}

/** What somebody who rolls real dice should know about a kind of roll. */
export interface RollGuide {
  /** What decides: "The highest goes first." */
  readonly note?: string
  /** What each face means, from 1 up. */
  readonly faces?: readonly string[]
  /** The sides roll against each other, and those who tie roll again. */
  readonly isContest?: true
}

export interface RollGuides {
  readonly [kind: string]: RollGuide
}

export interface GameKit<S> {
  readonly game: Game<S>
  /** What a situation file of this game may say, field by field; docs/situations.md is made from it. */
  readonly situationSchema: z.ZodObject
  readonly about: About
  readonly rulebook: readonly RuleText[]
  readonly glossary: Glossary
  readonly scenarios: readonly ScenarioInfo[]
  readonly armies: readonly ReadyArmy[]
  readonly fields: readonly ReadyField[]
  /** The names that the options of a plan may have. */
  readonly planOptions: readonly string[]
  /** What else the players agree on before a battle; absent where there is nothing. */
  readonly choices?: readonly PlanChoice[]
  readonly designer?: Designer
  /** How armies are built entry by entry. */
  readonly builder: ArmyBuilder
  /** Absent where the rules have no campaigns. */
  readonly campaign?: CampaignKit<S>
  /** How creatures of another game become creatures of this one; absent where none do. */
  readonly converter?: Converter
  /** An attack to be worked out beside that of another draft; absent where there is none. */
  readonly attackExample?: AttackExample
  /** What dice are rolled for, as people say it, by the kind of roll ("hit": "To hit"). */
  readonly rolls?: { readonly [kind: string]: string }
  /** What dice of a kind do, for those that succeed and those that fail, by the kind of roll ("hit": "hit", "miss"). */
  readonly rollResults?: RollResults
  /** What to know about rolls that are no tests, by the kind of roll. */
  readonly rollGuides?: RollGuides
  /** All printed numbers of the game as data. */
  profiles(): Json
  generateField(seed: number, scenario?: string): Battlefield
  /** Every entry of an army list has a `name`, which its player may change. */
  randomArmy(seed: number, points: number): Json
  /** Reads and judges an army list; throws an InputError when it is not one at all. */
  checkArmy(army: unknown, limit?: number): ArmyReport
  /** Checks a whole plan: what is wrong with it, or nothing. */
  checkPlan(plan: BattlePlan): readonly PlanFault[]
  /** A battle to play at once. */
  readyPlan(seed: number): BattlePlan
  /** A smaller battle for a first game; absent where the usual one is small enough. */
  firstPlan?(seed: number): BattlePlan
  /** The battles with a story of `about.battles`. */
  readonly readyBattles?: readonly ReadyBattle[]
  view(state: S): TableView
  /** The table without what is hidden from a side; absent where nothing is. */
  viewFor?(state: S, side: SideId): TableView
  /** Everybody who belongs to the battle, by the names people read; absent where the table shows them all. */
  roster?(state: S): readonly NamedFigure[]
  /** Those who are still to be deployed, as their cards show them; absent where everybody is deployed at once. */
  waiting?(state: S): readonly FigureView[]
  /** The rules about a piece of terrain, for whoever points at it. */
  terrainRules(piece: Piece): readonly RuleId[]
  logEntry(state: S, event: Event): LogEntry | undefined
  /** Those who are gone with an event: slain, fled or removed. */
  casualties(event: Event): readonly Casualty[]
  /** What one figure could do to another from where they stand. */
  attackForecasts(state: S, by: FigureId, at: FigureId): readonly AttackForecast[]
  /** What an option would do. */
  forecast(state: S, intent: Intent): AttackForecast | undefined
  /** How a figure could reach enemies in its next turn if `without` were not there; undefined where it cannot move. */
  threats?(state: S, figure: FigureId, without: FigureId): Threat | undefined
  /** Whether one sees another, friend or foe; absent where a game has no sight. */
  sight?(state: S, by: FigureId, at: FigureId): Sighting | undefined
  readonly advice: Advice<S>
  /** What many battles together should make use of; absent where nobody counts. */
  readonly usage?: UsageGuide<S>
  /** What is impossible about a state, if anything: the tests every game inherits call it. */
  invariantErrors(state: S): readonly string[]
}
