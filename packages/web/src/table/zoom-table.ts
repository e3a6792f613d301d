/** Zooming by key or button, where no pointer says what matters. */
import { isInside } from '../camera/framing.ts'
import { toScreen, turnedPoint } from '../camera/viewport.ts'
import { shownFigures } from '../figures/shown-figures.ts'
import type { TableContext } from './table-context.tsx'

/** The picked figure stays where it is, if it is in view; else the middle does. */
export function zoomTable({ camera, presenter }: Pick<TableContext, 'camera' | 'presenter'>, factor: number): void {
  const { snapshot, selected } = presenter.state
  const { viewport, screen } = camera.view
  const figure = shownFigures(snapshot).find(({ id }) => id === selected)
  const isSeen = figure && isInside(viewport, turnedPoint(figure.at, viewport.turned), screen)
  camera.zoom(factor, isSeen ? toScreen(viewport, figure.at) : undefined)
}
