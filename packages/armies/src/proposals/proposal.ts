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
  /** By how much the army becomes dearer, as far as it is known before the edit is tried. */
  readonly points?: number
  /** How much of the army becomes another, in points; left out, as much as it becomes dearer or cheaper. */
  readonly change?: number
}

export interface Judged extends Proposal {
  readonly report: ArmyReport
}

/** The army with a candidate, and the report on it; undefined for what would be no army at all. */
export function judged(kit: ArmyKit, army: Json, before: ArmyReport, candidate: Candidate): Judged | undefined {
  const { words, icon, edits } = candidate
  const after = editedBy(kit.builder, army, edits)
  const report = reportOn(kit, after, before.limit)
  if (!report) return undefined
  const points = report.points - before.points
  return { words, ...(icon !== undefined && { icon }), points, edits, army: after, report }
}

export function reportOn(kit: ArmyKit, army: Json, limit: number): ArmyReport | undefined {
  try {
    return kit.checkArmy(army, limit)
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

export const proposalOf = ({ report: _report, ...proposal }: Judged): Proposal => proposal
