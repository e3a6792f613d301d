/** Figures in words: who, how far and where, in what state, in sight or not, and what could be done to it. */
import type { FigureView, Prospect, TableView } from '@muster/engine'
import { INCH, gap } from '@muster/table'
import { words } from '../words.ts'
import { nameOf } from './acting.ts'
import { directionTo } from './bearing.ts'

/** "Archer 2, the Great Kingdom: 7.4 inches north, has acted, in clear sight, shoot: hit 50 %." */
export function describeFigure(
  figure: FigureView,
  view: TableView,
  from: FigureView | undefined,
  prospects: readonly Prospect[] = [],
): string {
  const side = view.sides.find(({ id }) => id === figure.side)?.name ?? ''
  return [
    `${nameOf(figure)}, ${side}${whereabouts(figure, from)}`,
    ...(figure.health ? [words.spoken.health(figure.health.left, figure.health.of)] : []),
    ...figure.marks.map(({ label }) => label),
    ...(figure.hasActed ? [words.table.acted] : []),
    ...sightOf(prospects),
    ...prospects.flatMap(oddsOf),
  ].join(', ')
}

/** Nearer than one can tell. */
const A_HAIR = INCH / 20

function whereabouts(figure: FigureView, from: FigureView | undefined): string {
  if (!from) return `: ${words.spoken.at(figure.at.x, figure.at.y)}`
  if (from.id === figure.id) return ''
  const direction = directionTo(from.at, figure.at)
  const apart = gap(from, figure)
  return `: ${apart < A_HAIR ? words.spoken.touching(direction) : words.spoken.away(apart, direction)}`
}

/** What lies on the line, once, whatever the prospects. */
function sightOf(prospects: readonly Prospect[]): readonly string[] {
  const line = prospects.find((prospect) => prospect.line)?.line
  if (!line) return []
  const names = [...new Set(line.met.map(({ name }) => name))]
  if (names.length === 0) return [words.spoken.clear]
  return [line.met.some(({ blocks }) => blocks) ? words.spoken.blocked(names) : words.spoken.cover(names)]
}

function oddsOf({ kind, allowed, chances, reason }: Prospect): readonly string[] {
  if (allowed && chances.length > 0) return [words.spoken.odds(kind, chances)]
  return allowed || reason === undefined ? [] : [words.spoken.cannot(kind, reason.replace(/\.$/, ''))]
}
