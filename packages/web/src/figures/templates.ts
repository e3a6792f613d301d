/** A template on the table: its shape where it is aimed, and everybody it would catch. */
import type { AimDecision, FigureView, TableView } from '@muster/engine'
import { isCaughtBy, placeTemplate, templateFrom, type Length, type Point } from '@muster/table'

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
  if (template.is === 'disc') {
    const placed = placeTemplate(template, at)
    return { shape: { centre: at, radius: template.radius }, caught: caughtBy(placed, view.figures) }
  }
  const user = view.figures.find(({ id, carries }) => id === from || carries?.some((one) => one.id === from))
  const placed = user ? templateFrom(user, template, at) : placeTemplate(template, at)
  const others = view.figures.filter((figure) => figure !== user)
  return { shape: { points: placed.shape.core }, caught: caughtBy(placed, others) }
}

const caughtBy = (placed: ReturnType<typeof placeTemplate>, figures: readonly FigureView[]): readonly FigureView[] =>
  figures.filter((figure) => isCaughtBy(placed, figure))
