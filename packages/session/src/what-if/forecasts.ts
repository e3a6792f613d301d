/** What figures could do to each other: as they stand, or after an answer that has not been given yet. */
import { RulesError, type AttackForecast, type Battle, type FigureId, type GameKit, type Intent } from '@muster/engine'
import type { ForecastRequest, OpportunitiesRequest, WatchersRequest } from '../messages/requests.ts'
import type { UnwordedOpportunity } from '../messages/replies.ts'
import { stateAfter } from './try-answer.ts'

/** What one could do to another, also after an answer that has not been given yet. */
export function forecastsFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { by, at, after }: ForecastRequest,
): readonly AttackForecast[] {
  return forecastsIn(kit, after === undefined ? battle.state : stateAfter(battle, after), by, at)
}

/** The likeliest thing that could be done to each of these after a move, the best first. */
export function opportunitiesFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { by, at, after }: OpportunitiesRequest,
): readonly UnwordedOpportunity[] {
  const state = stateAfter(battle, after)
  const found = at.flatMap((id) => {
    const allowed = forecastsIn(kit, state, by, id).filter((forecast) => forecast.allowed)
    return allowed.sort((a, b) => lastChance(b) - lastChance(a)).slice(0, 1)
  })
  const [best, ...others] = found.sort((a, b) => lastChance(b) - lastChance(a))
  return best ? [{ ...best, ...chanceBefore(kit, battle.state, best) }, ...others] : []
}

const lastChance = ({ chances }: AttackForecast): number => chances.at(-1)?.chance ?? 0

/** The chance of the same from where the figure stands now, where it may do it from there. */
function chanceBefore<S>(kit: GameKit<S>, state: S, { by, at, kind, with: means }: AttackForecast) {
  const now = forecastsIn(kit, state, by, at).find((one) => one.kind === kind && one.with === means)
  return now?.allowed && now.chances.length > 0 ? { was: lastChance(now) } : {}
}

/** Who of these would see the mover there. Where a game has no sight, everybody is seen. */
export function watchersFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { mover, shooters, after }: WatchersRequest,
): readonly FigureId[] {
  const state = stateAfter(battle, after)
  return shooters.filter((shooter) => kit.sight?.(state, shooter, mover)?.seen !== 'blocked')
}

export const forecastOf = <S>(kit: GameKit<S>, battle: Battle<S>, intent: Intent): AttackForecast | undefined =>
  unlessGone(() => kit.forecast(battle.state, intent))

const forecastsIn = <S>(kit: GameKit<S>, state: S, by: FigureId, at: FigureId): readonly AttackForecast[] =>
  unlessGone(() => kit.attackForecasts(state, by, at)) ?? []

/** A figure may be gone by the time the page asks about it. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof RulesError) return undefined
    throw error
  }
}
