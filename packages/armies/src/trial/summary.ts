/** What a trial comes to: how the army fared, against whom and where, and what each entry did for its points. */
import type { GameKit, Json } from '@muster/engine'
import { weaknesses, type Weakness } from '../proposals/weaknesses.ts'
import type { TrialResult } from './play-trial.ts'

export interface BattleCounts {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export interface TrialSummary extends BattleCounts {
  readonly battles: number
  /** The share of battles won, a draw counting half, and between which shares the true one lies in 95 of 100 cases. */
  readonly share: number
  readonly least: number
  readonly most: number
  readonly byOpponent: readonly (BattleCounts & { readonly id: string; readonly name: string })[]
  readonly byScenario: readonly (BattleCounts & { readonly id: string; readonly name: string })[]
  readonly entries: readonly EntrySummary[]
  readonly weaknesses: readonly Weakness[]
}

/** Per battle, on average. */
export interface EntrySummary {
  readonly name: string
  readonly count: number
  /** What the whole entry costs. */
  readonly points: number
  readonly slain: number
  readonly slainPoints: number
  readonly lost: number
  /** The points it slew for each point it costs. */
  readonly worth: number
}

export function summed(kit: GameKit<unknown>, army: Json, results: readonly TrialResult[]): TrialSummary {
  const counts = countsIn(results)
  const scenarioName = (id: string): string => kit.scenarios.find((one) => one.id === id)?.name ?? id
  return {
    ...counts,
    battles: results.length,
    ...shareOf(counts),
    byOpponent: grouped(
      results,
      ({ opponent }) => opponent.id,
      ({ opponent }) => opponent.name,
    ),
    byScenario: grouped(
      results,
      ({ scenario }) => scenario,
      ({ scenario }) => scenarioName(scenario),
    ),
    entries: entriesOf(kit, army, results),
    weaknesses: weaknesses(kit, army),
  }
}

const countsIn = (results: readonly TrialResult[]): BattleCounts => ({
  won: results.filter(({ outcome }) => outcome === 'won').length,
  drawn: results.filter(({ outcome }) => outcome === 'drawn').length,
  lost: results.filter(({ outcome }) => outcome === 'lost').length,
})

/** 95 of 100 cases lie within so many standard deviations. */
const DEVIATIONS = 1.96

/** Wilson's interval, which never leaves 0 to 1. */
export function shareOf({ won, drawn, lost }: BattleCounts): Pick<TrialSummary, 'share' | 'least' | 'most'> {
  const battles = won + drawn + lost
  if (battles === 0) return { share: 0, least: 0, most: 1 }
  const share = (won + drawn / 2) / battles
  const square = DEVIATIONS * DEVIATIONS
  const middle = (share + square / (2 * battles)) / (1 + square / battles)
  const spread = Math.sqrt((share * (1 - share)) / battles + square / (4 * battles * battles))
  const half = (DEVIATIONS * spread) / (1 + square / battles)
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

function grouped(
  results: readonly TrialResult[],
  idOf: (result: TrialResult) => string,
  nameOf: (result: TrialResult) => string,
): TrialSummary['byOpponent'] {
  const ids = [...new Set(results.map(idOf))]
  return ids.map((id) => {
    const own = results.filter((result) => idOf(result) === id)
    return { id, name: own[0] ? nameOf(own[0]) : id, ...countsIn(own) }
  })
}

function entriesOf(
  { builder }: GameKit<unknown>,
  army: Json,
  results: readonly TrialResult[],
): readonly EntrySummary[] {
  const battles = Math.max(1, results.length)
  return builder.entries(army).map(({ name, count, points }, index) => {
    const sum = (field: 'slain' | 'slainPoints' | 'lost'): number =>
      results.reduce((so, { deeds }) => so + (deeds[index]?.[field] ?? 0), 0) / battles
    const slainPoints = sum('slainPoints')
    return {
      name,
      count,
      points,
      slain: sum('slain'),
      slainPoints,
      lost: sum('lost'),
      worth: points > 0 ? slainPoints / points : 0,
    }
  })
}
