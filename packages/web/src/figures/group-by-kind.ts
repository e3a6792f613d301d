import type { FigureView } from '@muster/engine'

export interface FigureGroup {
  readonly name: string
  readonly figures: readonly FigureView[]
}

/** Groups alike figures, in the order of their first. */
export function groupByKind(figures: readonly FigureView[]): readonly FigureGroup[] {
  const kinds = new Map<string, FigureView[]>()
  for (const figure of figures) {
    const known = kinds.get(figure.name)
    if (known) known.push(figure)
    else kinds.set(figure.name, [figure])
  }
  return [...kinds].map(([name, alike]) => ({ name, figures: alike }))
}
