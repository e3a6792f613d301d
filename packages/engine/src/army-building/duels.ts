/** Trying an attack on a common foe. */
import type { AttackForecast } from '../kit/attack-forecast.ts'

/** The chance that the best attack of a kind slays. */
export const slayChance = (forecasts: readonly AttackForecast[], attack: string): number =>
  Math.max(
    0,
    ...forecasts
      .filter(({ kind }) => kind === attack)
      .flatMap(({ chances }) => chances.filter(({ label }) => label === 'slay').map(({ chance }) => chance)),
  )
