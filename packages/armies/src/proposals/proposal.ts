/** A change that is offered: its words, what it costs, and the army as it would be. Judged by the game's own check. */
import { InputError, type ArmyReport, type GameKit, type Json } from '@muster/engine'
import { editedBy, type ArmyEdit } from '../army-edit.ts'

/** What proposals need of a game. */
export type ArmyKit = Pick<GameKit<unknown>, 'builder' | 'checkArmy' | 'armies'>

export interface Proposal {
  /** "One fewer Sahuagin". */
  readonly words: string
  readonly icon?: string
  /** By how much the army becomes dearer; negative: cheaper. */
  readonly points: number
  readonly edits: readonly ArmyEdit[]
  readonly army: Json
}

/** An edit that might help, of a kind: of each kind only the best is offered. */
export interface Candidate {
  readonly kind: string
  readonly words: string
  readonly icon?: string
  readonly edits: readonly ArmyEdit[]
  /** How much of the army becomes another, in points; left out, as much as it becomes dearer or cheaper. */
  readonly change?: number
}

export interface Judged extends Proposal {
  readonly kind: string
  readonly change: number
  readonly report: ArmyReport
}

/** The army with a candidate, and the report on it; undefined for what would be no army at all. */
export function judged(kit: ArmyKit, army: Json, before: ArmyReport, candidate: Candidate): Judged | undefined {
  const { kind, words, icon, edits, change } = candidate
  const after = editedBy(kit.builder, army, edits)
  const report = reportOn(kit, after, before.limit)
  if (!report) return undefined
  const points = report.points - before.points
  const shown = { kind, words, ...(icon !== undefined && { icon }) }
  return { ...shown, points, edits, army: after, report, change: change ?? Math.abs(points) }
}

export function reportOn(kit: ArmyKit, army: Json, limit: number): ArmyReport | undefined {
  try {
    return kit.checkArmy(army, limit)
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** The first of each kind, in order. */
export const firstOfEachKind = (all: readonly Judged[]): readonly Judged[] =>
  all.filter(({ kind }, index) => all.findIndex((one) => one.kind === kind) === index)

export const proposalOf = ({ kind: _kind, report: _report, change: _change, ...proposal }: Judged): Proposal => proposal
