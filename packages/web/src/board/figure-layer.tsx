/** The figures and the scenario's pieces. React draws them when they change; where they stand is set directly. */
import { drawObjective, drawToken, type TokenStates } from '@muster/draw'
import type { FigureId, FigureView, ObjectiveView } from '@muster/engine'
import { MM, type Point } from '@muster/table'
import { memo, useMemo } from 'react'
import { useIsTurned, useTableState } from '../table/table-context.tsx'
import { actingFigures } from '../figures/acting-figures.ts'
import { belongsTo } from '../figures/units.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../settings/theme.tsx'
import { words } from '../words/words.ts'
import { useFigurePlaces } from './use-figure-places.ts'
import { shownFigures } from '../figures/shown-figures.ts'
import { FigureToken } from './figure-token.tsx'
import { useToken } from './use-token.ts'

export function FigureLayer() {
  const view = useTableState((state) => state.snapshot.view)
  const decision = useTableState((state) => state.snapshot.decision)
  // Not whether an answer is under way: then all who may act would be drawn again, twice an answer.
  const mine = useTableState(({ snapshot }) => snapshot.answeredBy === 'person')
  const selected = useTableState((state) => state.selected)
  const lifted = useTableState(({ draft }) => (draft?.is === 'move' && moveAnswer(draft) ? draft.figure : undefined))
  const pieces = useTableState((state) => state.snapshot.pieces)
  const figures = useMemo(() => shownFigures({ view, pieces }), [view, pieces])
  const acting = useMemo(() => (mine ? actingFigures(decision) : new Set<FigureId>()), [mine, decision])
  const fallen = useTableState((state) => state.fallen)
  useFigurePlaces(figures)
  return (
    <>
      {view.objectives.map((objective) => (
        <ObjectivePiece
          key={objective.id}
          objective={objective}
          holder={view.sides.find(({ id }) => id === objective.heldBy)?.name}
          look={objective.heldBy === undefined ? undefined : sideLookOf(view.sides, objective.heldBy)}
        />
      ))}
      {fallen.map((figure) => (
        <Fallen key={`fallen ${figure.id}`} figure={figure} look={sideLookOf(view.sides, figure.side)} />
      ))}
      {figures.map((figure) => (
        <FigureToken
          key={figure.id}
          figure={figure}
          look={sideLookOf(view.sides, figure.side)}
          mayAct={acting.has(figure.id) || (figure.unit !== undefined && acting.has(figure.unit))}
          selected={belongsTo(figure, selected)}
          lifted={belongsTo(figure, lifted)}
        />
      ))}
    </>
  )
}

/** Puts a drawing at its place; on a table seen from the far side it still stands upright. */
const useUprightAt = ({ x, y }: Point): string => `translate(${x / MM} ${y / MM})${useIsTurned() ? ' rotate(180)' : ''}`

const STANDING: TokenStates = {}
const SLAIN: TokenStates = { slain: true }

/** A slain figure fades, and a small cross stays until the round ends. */
const Fallen = memo(function Fallen({ figure, look }: { readonly figure: FigureView; readonly look: SideLook }) {
  const token = useToken(figure, look)
  const theme = useTheme()
  const last = useMemo(() => drawToken({ ...token, states: STANDING }, theme), [token, theme])
  const cross = useMemo(() => drawToken({ ...token, states: SLAIN }, theme), [token, theme])
  return (
    <g transform={useUprightAt(figure.at)} aria-hidden="true">
      <g className="slain-cross" dangerouslySetInnerHTML={{ __html: cross }} />
      <g className="fading-figure" dangerouslySetInnerHTML={{ __html: last }} />
    </g>
  )
})

interface ObjectiveProps {
  readonly objective: ObjectiveView
  readonly look: SideLook | undefined
  readonly holder: string | undefined
}

const ObjectivePiece = memo(function ObjectivePiece({ objective, look, holder }: ObjectiveProps) {
  const theme = useTheme()
  const html = useMemo(
    () => drawObjective({ icon: asIcon(objective.icon), ...(look && { heldBy: look }) }, theme),
    [objective.icon, look, theme],
  )
  const name = words.battle.objective(objective.name, holder)
  return (
    <g transform={useUprightAt(objective.at)} role="img" aria-label={name}>
      <title>{name}</title>
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </g>
  )
})
