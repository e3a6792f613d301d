/** Overlays of a move, under the figures: its path, where it began, and where enemies could attack it. */
import { drawDanger, drawMovePath, tokenSvg, type OverlayStyle, type TokenStates } from '@muster/draw'
import type { FigureView, TableView } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { sideLookOf } from '../../figures/side-looks.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { asIcon } from '../../ui/icons.ts'
import { useOverlayStyle } from './use-overlay-style.ts'

export const PathOverlay = memo(function PathOverlay() {
  const draft = useTableState(moveDraftOf)
  const trial = useTableState((state) => state.trial)
  const view = useTableState((state) => state.snapshot.view)
  const style = useOverlayStyle()
  const ghosts = useMemo(() => ghostsOf(view, draft?.figure, style), [view, draft?.figure, style])
  if (!draft || draft.path.length === 0 || (trial && trial.figure !== draft.figure)) return null
  // A unit's advised move is not judged: its path is drawn without costs and dangers.
  const points = [draft.start, ...(trial ? trial.legs.map(({ to }) => to) : draft.path)]
  const costs = trial?.legs.map(({ cost }) => cost)
  const dangers = trial ? [...trial.strikers, ...trial.dangers].map(({ at }) => drawDanger(at, style)).join('') : ''
  return (
    <g aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: drawMovePath(points, style, costs) }} />
      <g dangerouslySetInnerHTML={{ __html: ghosts }} />
      <g dangerouslySetInnerHTML={{ __html: dangers }} />
    </g>
  )
})

/** The path of the opponent's last move, which fades. */
export const WalkedPathOverlay = memo(function WalkedPathOverlay() {
  const walkedPath = useTableState((state) => state.walkedPath)
  const style = useOverlayStyle()
  const html = useMemo(() => (walkedPath ? drawMovePath(walkedPath, style) : ''), [walkedPath, style])
  return (
    <g
      key={walkedPath?.map(({ x, y }) => `${x} ${y}`).join()}
      className="walked-path"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

const ghostsOf = (view: TableView, id: string | undefined, style: OverlayStyle): string =>
  (combatantNamed(view, id)?.models ?? []).map((figure) => ghostOf(figure, view, style)).join('')

const GHOST: TokenStates = { ghost: true }

function ghostOf(figure: FigureView, { sides }: TableView, { theme }: OverlayStyle): string {
  const side = sideLookOf(sides, figure.side)
  const svg = tokenSvg({ side, icon: asIcon(figure.icon), base: figure.base, marks: [], states: GHOST }, theme)
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `<g transform="translate(${figure.at.x / MM} ${figure.at.y / MM})">${inner}</g>`
}
