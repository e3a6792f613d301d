/** What one figure could do to another from where they stand, with the game's exact chances. */
import { unknownWordText } from '@muster/engine'
import type { ShownForecast } from '@muster/session'
import type { OpenBattle } from '../files/battle-file.ts'
import { columns, percent, wrapped, type Report } from '../shell/output.ts'
import { UserError } from '../shell/user-error.ts'

export function attackForecastReport({ kit, session, file }: OpenBattle, by: string, at: string): Report {
  const { figures } = session.view()
  for (const [option, id] of [
    ['--by', by],
    ['--at', at],
  ] as const) {
    if (figures.some((figure) => figure.id === id)) continue
    const nobody = figures.length === 0 ? 'Nobody stands on the table yet.' : ''
    throw new UserError(
      unknownWordText(
        'figure',
        id,
        figures.map((figure) => figure.id),
      ) + nobody,
      file,
      option,
    )
  }
  const found = session.whatIf.forecasts({ by, at })
  return {
    data: { muster: 'attack-forecasts', file, game: kit.game.id, by, at, forecasts: found },
    text: () => (found.length === 0 ? `${by} can do nothing to ${at}.` : found.map(forecastText).join('\n')),
  }
}

export function forecastText({
  by,
  at,
  kind,
  allowed,
  reason,
  rule,
  chances,
  assumes,
  declined,
  ...more
}: ShownForecast): string {
  const why = [reason, rule && `(${rule})`].filter(Boolean).join(' ')
  return [
    `${kind}${more.with === undefined ? '' : ` (${more.with.replace('|', ', ')})`}: ${by} at ${at}${allowed ? '' : ' is not possible'}${why ? `: ${why}` : ''}`,
    columns(
      chances.map(({ label, ...one }) => [percent(one.chance), label]),
      '  ',
    ),
    declined && `  Not worked out: ${declined}.`,
    assumes && wrapped(assumes, '  '),
  ]
    .filter(Boolean)
    .join('\n')
}
