/** Whose fall is a moment: a figure that is worth far more than the others of its side, or the last of its unit. */
import type { FigureView } from '@muster/engine'
import type { ShownBlow } from './blows.ts'

/** Worth so many times what the others of its side are worth on average. */
const FAR_MORE = 1.8

export const hasMomentousFall = (blow: ShownBlow | undefined): boolean =>
  blow !== undefined && blow.falls.some((figure) => isMomentous(figure, blow))

export function isMomentous({ id, side, unit, points }: FigureView, blow: ShownBlow): boolean {
  if (unit !== undefined) return !blow.after.figures.some((figure) => figure.unit === unit)
  const others = blow.before.figures.filter((figure) => figure.side === side && figure.id !== id)
  if (others.length === 0) return true
  return points > (FAR_MORE * others.reduce((sum, figure) => sum + figure.points, 0)) / others.length
}
