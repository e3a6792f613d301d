/** A template on the table: its shape where it is aimed, and everybody it would catch. */
import type { AimDecision, FigureView, TableView } from '@muster/engine'
import { isCaughtBy, placeTemplate, type Length, type Point } from '@muster/table'

export type TemplateShape = { readonly centre: Point; readonly radius: Length } | { readonly points: readonly Point[] }

export interface PlacedTemplate {
  readonly shape: TemplateShape
  readonly caught: readonly FigureView[]
}

/** Undefined if only a point is aimed at. */
export function templateOnTable(
  { at }: { readonly at: Point },
  { template, from }: AimDecision,
  view: TableView,
): PlacedTemplate | undefined {
  if (template.is === 'point') return undefined
  const start = view.figures.find(({ id }) => id === from)?.at ?? at
  const placed =
    template.is === 'disc'
      ? placeTemplate(template, at)
      : placeTemplate(template, start, { x: at.x - start.x, y: at.y - start.y })
  const shape = template.is === 'disc' ? { centre: at, radius: template.radius } : { points: placed.shape.core }
  return { shape, caught: view.figures.filter((figure) => isCaughtBy(placed, figure)) }
}
