/** Which figures can act while a question is open, and helpers to name and find figures. */
import type { FigureId, FigureView, TableView } from '@muster/engine'
import type { ShownDecision, ShownOption } from '@muster/session'
import { allCombatants, type Combatant } from './combatants.ts'

/** The highlighted figures: those the question lets a person act with or choose. */
export function actingFigures(decision: ShownDecision | undefined): ReadonlySet<FigureId> {
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

export const optionsFor = (decision: ShownDecision, figure: FigureId): readonly ShownOption[] =>
  decision.options.filter((option) => option.figure === figure)

/** The option that dragging a figure means: the first that lets it move, or that leads it into contact. */
export const moveOption = (decision: ShownDecision, figure: FigureId, contact = false): ShownOption | undefined => {
  const moving = optionsFor(decision, figure).filter(({ moves }) => moves !== undefined)
  return (contact ? moving.find(({ moves }) => moves === 'into-contact') : undefined) ?? moving[0]
}

/** Whether there are more options than the bar has room for; then they are chosen by touching figures. */
const MANY = 6
export const isCrowded = ({ kind, options }: ShownDecision): boolean =>
  kind === 'choose' && options.filter(({ figure }) => figure !== undefined).length > MANY

/** The next figure in reading order across the table, starting again at the end. */
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

/**
 * The attacker when an enemy is pointed at: the selected figure, else the asked one, else the nearest own figure. Where
 * somebody is asked for an action, only those who may act are meant.
 */
export function attackerFor(
  view: TableView,
  at: Combatant,
  picked: FigureId | undefined,
  decision: ShownDecision | undefined,
): Combatant | undefined {
  const mine = decision?.by
  const own = allCombatants(view).filter(({ side }) => side === mine && side !== at.side)
  const acting = decision?.kind === 'choose' ? [...actingFigures(decision)] : []
  const asked = own.filter((one) => acting.some((id) => isOf(one, id)))
  const ours = asked.length > 0 ? asked : own
  const fit = (id: FigureId | undefined) => ours.find((one) => isOf(one, id))
  return fit(picked) ?? fit(decision?.about) ?? nearestTo(at, ours)
}

const isOf = ({ id, models }: Combatant, who: FigureId | undefined): boolean =>
  id === who || models.some((model) => model.id === who)

function nearestTo({ at }: Combatant, others: readonly Combatant[]): Combatant | undefined {
  const gap = (one: Combatant) => (one.at.x - at.x) ** 2 + (one.at.y - at.y) ** 2
  return others.reduce<Combatant | undefined>((best, one) => (best && gap(best) <= gap(one) ? best : one), undefined)
}
