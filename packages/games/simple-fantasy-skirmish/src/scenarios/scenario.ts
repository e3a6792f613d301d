/** What a scenario adds to the battle: what lies on the table, what units may try there, and how it ends. */
import type { FigureId, Play, Result, RuleId, SideId, Text } from '@muster/engine'
import type { AttackKind } from '../state/card.ts'
import type { Mode, ScenarioId, State, TaskKey, Thing, Unit } from '../state/state.ts'

/** Something a unit can try where it stands. */
export interface Task extends TaskKey {
  readonly label: Text
  /** The Skill it takes; absent if it succeeds without a roll. */
  readonly kind?: AttackKind
  readonly rule: RuleId
  readonly hint?: string
  /** The friend it is done to, where there is one. */
  readonly at?: FigureId
}

/** Hits on a unit that failed, saved against as hits of this kind of attack. */
export interface Mishap {
  readonly kind: AttackKind
  readonly hits: number
}

export interface Verdict {
  readonly winner: SideId | undefined
  readonly reason: string
  readonly rule: RuleId
}

export interface Scenario {
  readonly id: ScenarioId
  readonly name: string
  readonly line: string
  readonly rule: RuleId
  /** Scenarios with tasks need Skills, which the basic game leaves out. */
  readonly modes: readonly Mode[]
  /** Rounds it lasts unless the players agree otherwise; 0 means until one side is gone. */
  readonly usualRounds: number
  /** What is laid on the table once the edges are taken. */
  things?(state: State): Thing[]
  /** What can be tried on its things, and what on units. */
  readonly verbs?: { readonly things?: readonly TaskKey['verb'][]; readonly units?: readonly TaskKey['verb'][] }
  /** What this unit could try now, whether or not it has the Skill. */
  tasks?(state: State, unit: Unit): readonly Task[]
  succeed?(play: Play<State>, unit: FigureId, task: TaskKey): void
  /** What else happens after a failure. */
  fail?(play: Play<State>, unit: FigureId, task: TaskKey): Mishap | undefined
  /** Runs after every activation, when carried objectives have followed their bearers. */
  settle?(play: Play<State>): void
  checkNow?(state: State): Verdict | undefined
  /** Who has won when the last round is over. */
  count(state: State): Verdict
  scores(state: State): Result['scores']
  /** "North 2, South 1": how it stands now. */
  standing(state: State): string
}
