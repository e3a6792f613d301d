import type { FigureView } from '@muster/engine'

export interface Kind {
  readonly name: string
  readonly figures: readonly FigureView[]
}

/** Figures that are alike, together, in the order they first appear. */
export function kindsOf(figures: readonly FigureView[]): readonly Kind[] {
  const kinds = new Map<string, FigureView[]>()
  for (const figure of figures) {
    const known = kinds.get(figure.name)
    if (known) known.push(figure)
    else kinds.set(figure.name, [figure])
  }
  return [...kinds].map(([name, alike]) => ({ name, figures: alike }))
}
