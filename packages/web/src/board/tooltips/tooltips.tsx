/** The tooltips on the board: a move's cost, an attack's odds, whom a template hits. */
import type { ShownForecast } from '@muster/session'
import { useTableState } from '../../table/table-context.tsx'
import { capitalize } from '../../words/capitalize.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { words } from '../../words/words.ts'
import { AimTooltip } from './aim-tooltip.tsx'
import { Tooltip } from './tooltip.tsx'
import { PathTooltip } from './path-tooltip.tsx'

export function Tooltips() {
  return (
    <div className="tooltips">
      <PathTooltip />
      <ForecastTooltip />
      <AimTooltip />
    </div>
  )
}

function ForecastTooltip() {
  const pointedForecasts = useTableState((state) => state.pointedForecasts)
  const view = useTableState((state) => state.snapshot.view)
  const target = combatantNamed(view, pointedForecasts?.at)
  const by = combatantNamed(view, pointedForecasts?.by)
  if (!pointedForecasts || !target || !by || pointedForecasts.forecasts.length === 0) return null
  const [first, ...rest] = allowedFirst(pointedForecasts.forecasts)
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
