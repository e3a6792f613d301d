/** Under the figures: the tape of a move, the ghosts of where it began, and where it is struck at. */
import { drawDanger, drawMovePath, tokenSvg, type OverlayStyle, type TokenStates } from '@muster/draw'
import type { FigureView, TableView } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { lookOf } from '../../figures/side-looks.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { asIcon } from '../../ui/icons.ts'
import { usePen } from './use-pen.ts'

export const PathChalk = memo(function PathChalk() {
  const draft = useTable(moveDraftOf)
  const trial = useTable((state) => state.trial)
  const view = useTable((state) => state.snapshot.view)
  const pen = usePen()
  const ghosts = useMemo(() => ghostsOf(view, draft?.figure, pen), [view, draft?.figure, pen])
  if (!draft || !trial || trial.figure !== draft.figure || draft.path.length === 0) return null
  const points = [draft.start, ...trial.legs.map(({ to }) => to)]
  const costs = trial.legs.map(({ cost }) => cost)
  const dangers = [...trial.leaves, ...trial.dangers].map(({ at }) => drawDanger(at, pen)).join('')
  return (
    <g aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: drawMovePath(points, pen, costs) }} />
      <g dangerouslySetInnerHTML={{ __html: ghosts }} />
      <g dangerouslySetInnerHTML={{ __html: dangers }} />
    </g>
  )
})

/** The tape of another's move, until it has been seen. */
export const WalkedChalk = memo(function WalkedChalk() {
  const walked = useTable((state) => state.walked)
  const pen = usePen()
  const html = useMemo(() => (walked ? drawMovePath(walked, pen) : ''), [walked, pen])
  return (
    <g
      key={walked?.map(({ x, y }) => `${x} ${y}`).join()}
      className="walked"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

const ghostsOf = (view: TableView, id: string | undefined, pen: OverlayStyle): string =>
  (someoneNamed(view, id)?.models ?? []).map((figure) => ghostOf(figure, view, pen)).join('')

const GHOST: TokenStates = { ghost: true }

function ghostOf(figure: FigureView, { sides }: TableView, { theme }: OverlayStyle): string {
  const side = lookOf(sides, figure.side)
  const svg = tokenSvg({ side, icon: asIcon(figure.icon), base: figure.base, marks: [], states: GHOST }, theme)
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `<g transform="translate(${figure.at.x / MM} ${figure.at.y / MM})">${inner}</g>`
}
