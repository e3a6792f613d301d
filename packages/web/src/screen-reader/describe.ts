/** Figures and units in words: who, how far and where, in what state, in sight or not, and what could be done to them. */
import type { AttackForecast, Sighting, TableView } from '@muster/engine'
import { INCH, gap } from '@muster/table'
import { words } from '../words/words.ts'
import { directionTo } from '../figures/directions.ts'
import { cardOf, isUnit, type Bearer } from '../panels/card/card.ts'
import type { Someone } from '../figures/combatants.ts'

/** What one look at somebody tells. */
export interface Looked {
  readonly prospects: readonly AttackForecast[]
  readonly sighting?: Sighting
}

const NOTHING: Looked = { prospects: [] }

/** "Archer 2, the Great Kingdom: 7.4 inches north, has acted, in clear sight, shoot: hit 50 %." */
export function describe(someone: Someone, view: TableView, from?: Someone, looked = NOTHING): string {
  const side = view.sides.find(({ id }) => id === someone.side)?.name ?? ''
  return [
    `${someone.name}, ${side}${whereabouts(someone, from)}`,
    ...stateOf(cardOf(view, someone.id)?.bearer),
    ...sightOf(looked),
    ...looked.prospects.flatMap(oddsOf),
  ].join(', ')
}

function stateOf(bearer: Bearer | undefined): readonly string[] {
  if (!bearer) return []
  const { marks, hasActed } = bearer
  return [
    ...(isUnit(bearer) ? [words.card.models(bearer.models.length)] : []),
    ...(!isUnit(bearer) && bearer.health ? [words.spoken.health(bearer.health.left, bearer.health.of)] : []),
    ...marks.map(({ label }) => label),
    ...(hasActed ? [words.table.acted] : []),
  ]
}

/** Nearer than one can tell. */
const A_HAIR = INCH / 20

function whereabouts(someone: Someone, from: Someone | undefined): string {
  if (!from) return `: ${words.spoken.at(someone.at.x, someone.at.y)}`
  if (from.id === someone.id) return ''
  const direction = directionTo(from.at, someone.at)
  const apart = apartOf(from, someone)
  return `: ${apart < A_HAIR ? words.spoken.touching(direction) : words.spoken.away(apart, direction)}`
}

/** Rim to rim, of whoever are nearest. */
const apartOf = (a: Someone, b: Someone): number =>
  Math.min(...a.models.flatMap((one) => b.models.map((other) => gap(one, other))))

/** What lies on the line, once, whatever the prospects. */
function sightOf({ prospects, sighting }: Looked): readonly string[] {
  const met = sighting?.met ?? prospects.find(({ line }) => line)?.line?.met
  if (!met) return []
  const names = [...new Set(met.map(({ name }) => name))]
  if (sighting?.seen === 'blocked' || met.some(({ blocks }) => blocks)) return [words.spoken.blocked(names)]
  if (names.length > 0) return [words.spoken.cover(names)]
  return [sighting?.seen === 'cover' ? words.spoken.inCover : words.spoken.clear]
}

function oddsOf({ kind, allowed, chances, reason, assumes }: AttackForecast): readonly string[] {
  if (allowed && chances.length > 0)
    return [words.spoken.odds(kind, chances), ...(assumes === undefined ? [] : [assumes])]
  return allowed || reason === undefined ? [] : [words.spoken.cannot(kind, reason.replace(/\.$/, ''))]
}
