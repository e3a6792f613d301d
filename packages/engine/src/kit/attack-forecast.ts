/** What one figure's attack on another would do: whether it is allowed, and the exact odds or why there are none. */
import type { Point } from '@muster/table'
import type { FigureId, RuleId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'
import type { Intent } from '../decisions/intent.ts'
import { OddsDeclined } from '../odds/enumeration.ts'
import { chanceThat, assumptionsText, type Odds } from '../odds/odds.ts'

/** Shown when pointing at an enemy: whether it may be attacked, why not, and the exact odds. */
export interface AttackForecast {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: string
  /** The weapon and the mastery that are used, where there are several. */
  readonly with?: string
  readonly allowed: boolean
  readonly reason?: Text
  readonly rule?: RuleId
  readonly line?: {
    readonly from: Point
    readonly to: Point
    readonly met: readonly { readonly name: Text; readonly at: Point; readonly blocks: boolean }[]
  }
  /** What may come of it; the last is what whoever attacks wants. */
  readonly chances: readonly { readonly label: string; readonly chance: number }[]
  /** How many models a unit loses on average. */
  readonly losses?: number
  /** How questions in between are assumed to be answered, if there are any: "Who falls? is answered as proposed". */
  readonly assumes?: Text
  /** Why there are no chances though it is allowed: the dice have too many outcomes. */
  readonly declined?: string
}

type ForecastChances = Pick<AttackForecast, 'chances' | 'assumes' | 'declined'>

type Key = string | number | boolean

/** The chance of each label, which is that of the outcomes for which its condition holds. */
export function forecastOf<K extends Key>(
  work: () => Odds<K>,
  labels: readonly (readonly [label: string, holds: (end: K) => boolean])[],
): ForecastChances {
  try {
    const { outcomes, answered } = work()
    const assumes = assumptionsText(answered)
    const chances = labels.map(([label, holds]) => ({ label, chance: chanceThat(outcomes, holds) }))
    return { chances, ...(assumes !== undefined && { assumes }) }
  } catch (error) {
    if (error instanceof OddsDeclined) return { chances: [], declined: error.message }
    throw error
  }
}

/** The forecast of what an option stands for. */
export const forecastFor = (
  forecasts: readonly AttackForecast[],
  { kind, with: means }: Intent,
): AttackForecast | undefined => forecasts.find((one) => one.kind === kind && one.with === means)
