/** How chances become part of a prospect: with the policy behind them, or with the reason why there are none. */
import { chanceThat, policyText, type Odds } from './odds.ts'
import type { Intent, AttackForecast } from './telling.ts'
import { OddsDeclined } from './weighing.ts'

type ForecastChances = Pick<AttackForecast, 'chances' | 'assumes' | 'declined'>

type Key = string | number | boolean

/** The chances of these labels, each with what must have become of it. */
export function forecastOf<K extends Key>(
  work: () => Odds<K>,
  labels: readonly (readonly [label: string, holds: (end: K) => boolean])[],
): ForecastChances {
  try {
    const { outcomes, answered } = work()
    const assumes = policyText(answered)
    const chances = labels.map(([label, holds]) => ({ label, chance: chanceThat(outcomes, holds) }))
    return { chances, ...(assumes !== undefined && { assumes }) }
  } catch (error) {
    if (error instanceof OddsDeclined) return { chances: [], declined: error.message }
    throw error
  }
}

/** The prospect an intent names. */
export const forecastFor = (
  prospects: readonly AttackForecast[],
  { kind, with: means }: Intent,
): AttackForecast | undefined => prospects.find((one) => one.kind === kind && one.with === means)
