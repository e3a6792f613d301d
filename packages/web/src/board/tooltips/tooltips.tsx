/** The tooltips on the board: a move's cost, an attack's odds, whom a template hits. */
import type { ShownForecast } from '@muster/session'
import { useTableState } from '../../table/table-context.tsx'
import { capitalize } from '../../words/capitalize.ts'
import { optionChoice } from '../../state/option-choice.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { words } from '../../words/words.ts'
import { DangerChips } from './danger-chips.tsx'
import { GroundTooltip } from './ground-tooltip.tsx'
import { AimTooltip } from './aim-tooltip.tsx'
import { Tooltip } from './tooltip.tsx'
import { TargetChips } from './target-chips.tsx'
import { TargetTooltip } from './target-tooltip.tsx'
import { PathTooltip } from './path-tooltip.tsx'
import { UnitBanners } from './unit-banners.tsx'

export function Tooltips() {
  return (
    <div className="tooltips">
      <DangerChips />
      <PathTooltip />
      <TargetChips />
      <UnitBanners />
      <TargetTooltip />
      <ForecastTooltip />
      <AimTooltip />
      <GroundTooltip />
    </div>
  )
}

function ForecastTooltip() {
  const state = useTableState((now) => now)
  const {
    pointedForecasts,
    snapshot: { view, decision },
  } = state
  const target = combatantNamed(view, pointedForecasts?.at)
  const by = combatantNamed(view, pointedForecasts?.by)
  const choice = optionChoice(state)
  if (!pointedForecasts || !target || !by || pointedForecasts.forecasts.length === 0) return null
  // A template, and the chosen target of a question, have tooltips of their own; of others it is told why they are none.
  if (decision?.kind === 'aim' || choice?.chosen?.at === target.id) return null
  const kind = choice?.chosen?.intent?.kind
  const meant = pointedForecasts.forecasts.filter((forecast) => forecast.kind === kind)
  const [first, ...rest] = meant.length > 0 ? meant : allowedFirst(pointedForecasts.forecasts)
  return (
    <Tooltip at={target.at} away={target.radius} from={by.at} className="forecast-tooltip">
      <p className="forecast-who">
        {by.name} → {target.name}
      </p>
      {first && <ForecastRow forecast={first} isMain />}
      {rest.map((forecast) => (
        <ForecastRow key={`${forecast.kind} ${forecast.with}`} forecast={forecast} isMain={false} />
      ))}
      {policiesOf(pointedForecasts.forecasts).map((policy) => (
        <p key={policy} className="forecast-policy">
          {policy}
        </p>
      ))}
    </Tooltip>
  )
}

/** The assumptions about later choices, each listed once. */
const policiesOf = (forecasts: readonly ShownForecast[]): readonly string[] => [
  ...new Set(forecasts.flatMap(({ allowed, assumes }) => (allowed && assumes !== undefined ? [assumes] : []))),
]

/** Possible attacks before impossible ones. */
const allowedFirst = (forecasts: readonly ShownForecast[]): readonly ShownForecast[] =>
  [...forecasts].sort((a, b) => Number(b.allowed) - Number(a.allowed))

export function ForecastRow({ forecast, isMain }: { readonly forecast: ShownForecast; readonly isMain: boolean }) {
  const { kind, allowed, reason, chances, declined } = forecast
  if (!allowed)
    return (
      <p className="forecast-refused">
        <b>{kind}</b> {reason ?? words.battle.cannot}
      </p>
    )
  return (
    <p className={isMain ? 'forecast-main' : 'forecast-row'}>
      <span className="forecast-kind">{kind}</span>
      {chances.map(({ label, chance }, place) => (
        <span key={label} className="forecast-chance">
          {place === 0 ? capitalize(label) : label} {words.percent(chance)}
        </span>
      ))}
      {declined !== undefined && <span className="forecast-chance">{words.battle.notWorkedOut}</span>}
    </p>
  )
}
