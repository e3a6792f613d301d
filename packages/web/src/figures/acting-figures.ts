/** Which figures can act while a question is open, and helpers to name and find figures. */
import type { Decision, FigureId, FigureView, Option, TableView } from '@muster/engine'
import { allCombatants, type Combatant } from './combatants.ts'

/** Figures that glow: those the question lets one act with or choose. */
export function actingFigures(decision: Decision | undefined): ReadonlySet<FigureId> {
  if (decision === undefined) return new Set()
  const options = decision.options.flatMap(({ figure }) => figure ?? [])
  switch (decision.kind) {
    case 'move':
      return new Set([...decision.movers.map(({ figure }) => figure), ...options])
    case 'place':
      return new Set(decision.pieces.map(({ figure }) => figure))
    case 'aim':
      return new Set([decision.from, ...options])
    case 'pair':
      return new Set(decision.linkers.map(({ figure }) => figure))
    case 'choose':
      return new Set(options)
  }
}

export const optionsFor = (decision: Decision, figure: FigureId): readonly Option[] =>
  decision.options.filter((option) => option.figure === figure)

/** More answers than a bar has room for: those about figures are then given by touching the figure. */
const MANY = 6
export const isCrowded = ({ kind, options }: Decision): boolean =>
  kind === 'choose' && options.filter(({ figure }) => figure !== undefined).length > MANY

/** The next of some figures in reading order across the table, round and round. */
export function nextFigure(
  figures: readonly FigureView[],
  now: FigureId | undefined,
  step: 1 | -1,
): FigureId | undefined {
  if (figures.length === 0) return undefined
  const place = figures.findIndex(({ id }) => id === now)
  const start = place < 0 ? (step > 0 ? -1 : 0) : place
  return figures[(start + step + figures.length) % figures.length]?.id
}

export const displayName = ({ name, number }: FigureView): string => (number === undefined ? name : `${name} ${number}`)

export const figureNamed = (view: TableView, id: FigureId | undefined): FigureView | undefined =>
  view.figures.find((figure) => figure.id === id)

/** Who looks at whom when an enemy is pointed at: whoever is picked, the one in question, else the nearest of ours. */
export function attackerFor(
  view: TableView,
  at: Combatant,
  picked: FigureId | undefined,
  decision: Decision | undefined,
): Combatant | undefined {
  const mine = decision?.by
  const ours = allCombatants(view).filter(({ side }) => side === mine && side !== at.side)
  const fit = (id: FigureId | undefined) => ours.find((one) => isOf(one, id))
  return fit(picked) ?? fit(decision?.about) ?? nearestTo(at, ours)
}

const isOf = ({ id, models }: Combatant, who: FigureId | undefined): boolean =>
  id === who || models.some((model) => model.id === who)

function nearestTo({ at }: Combatant, others: readonly Combatant[]): Combatant | undefined {
  const gap = (one: Combatant) => (one.at.x - at.x) ** 2 + (one.at.y - at.y) ** 2
  return others.reduce<Combatant | undefined>((best, one) => (best && gap(best) <= gap(one) ? best : one), undefined)
}
