/** The figures and the scenario's pieces. React draws them when they change; where they stand is set directly. */
import { drawObjective, drawToken, type TokenStates } from '@muster/draw'
import type { FigureId, FigureView, ObjectiveView, Spot } from '@muster/engine'
import { MM, type Point } from '@muster/table'
import { memo, useMemo } from 'react'
import { useIsTurned, useTableContext, useTableState } from '../table/table-context.tsx'
import { displayName, actingFigures } from '../figures/acting-figures.ts'
import { belongsTo } from '../figures/units.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { baseRadius } from '../figures/hit-test.ts'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../settings/theme.tsx'
import { words } from '../words/words.ts'
import { useFigurePlaces } from './use-figure-places.ts'
import { shownFigures } from '../figures/shown-figures.ts'

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

interface FigureTokenProps {
  readonly figure: FigureView
  readonly look: SideLook
  readonly mayAct: boolean
  readonly selected: boolean
  readonly lifted: boolean
}

const FigureToken = memo(function FigureToken({ figure, look, mayAct, selected, lifted }: FigureTokenProps) {
  const { animator, actions, lookups, camera } = useTableContext()
  const states = useMemo(
    () => ({ mayAct: mayAct && !selected, picked: selected, lifted, ...statesOf(figure) }),
    [mayAct, selected, lifted, figure],
  )
  const facing = useTableState(({ draft }) => (draft?.is === 'place' ? facingIn(draft.spots, figure.id) : undefined))
  const shown = useMemo(() => (facing ? { ...figure, facing } : figure), [figure, facing])
  const html = useToken(shown, look, states)
  const hold = useMemo(
    () => (element: SVGGElement | null) => animator.attach(figure.id, element),
    [animator, figure.id],
  )
  const focus = () => {
    if (mayAct) actions.focus(figure.id)
    lookups.hover(figure.id)
    camera.reveal(figure.at)
  }
  return (
    <g
      ref={hold}
      className={lifted ? 'piece lifted' : mayAct ? 'piece may-act' : 'piece'}
      data-figure={figure.id}
      data-side={figure.side}
      data-may-act={mayAct}
      role="button"
      tabIndex={mayAct ? 0 : -1}
      aria-label={figureLabel(figure, mayAct)}
      aria-pressed={selected}
      onFocus={focus}
    >
      {(mayAct || selected) && (
        <circle className={selected ? 'glow picked' : 'glow'} r={baseRadius(figure.base) / MM + 0.9} />
      )}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </g>
  )
})

/** The facing a piece has in the draft of a placement. */
const facingIn = (spots: readonly Spot[], id: FigureId): Spot['facing'] =>
  spots.find(({ figure }) => figure === id)?.facing

/** Being prone, hidden or concentrating is drawn on the figure itself; those marks need no disc of their own. */
const statesOf = ({ hasActed, marks }: FigureView): TokenStates => ({
  acted: hasActed,
  prone: marks.some(({ shows }) => shows === 'prone'),
  hidden: marks.some(({ shows }) => shows === 'hidden'),
  concentrating: marks.some(({ shows }) => shows === 'concentrating'),
})
const marksOf = ({ marks }: FigureView) =>
  marks.filter(({ shows }) => shows === undefined).map(({ icon }) => asIcon(icon))

const figureLabel = (figure: FigureView, mayAct: boolean): string =>
  [
    displayName(figure),
    figure.kind,
    ...figure.marks.map(({ label }) => label),
    ...(figure.health ? [words.board.health(figure.health.left, figure.health.of)] : []),
    ...(figure.level === undefined ? [] : [words.board.level(figure.level)]),
    ...(figure.hasActed ? [words.battle.acted] : []),
    ...(mayAct ? [words.battle.mayAct] : []),
  ].join(', ')

function useToken(figure: FigureView, look: SideLook, states: TokenStates): string {
  const theme = useTheme()
  const isTurned = useIsTurned()
  return useMemo(
    () =>
      drawToken(
        {
          side: look,
          icon: asIcon(figure.icon),
          base: figure.base,
          states,
          marks: marksOf(figure),
          ...(figure.health && { health: { left: figure.health.left, full: figure.health.of } }),
          ...(figure.level !== undefined && { level: figure.level }),
          ...(figure.facing && { facing: isTurned ? opposite(figure.facing) : figure.facing }),
          ...(figure.number !== undefined && { number: figure.number }),
        },
        theme,
      ),
    [figure, look, states, theme, isTurned],
  )
}

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y })

/** Puts a drawing at its place; on a table seen from the far side it still stands upright. */
const useUprightAt = ({ x, y }: Point): string => `translate(${x / MM} ${y / MM})${useIsTurned() ? ' rotate(180)' : ''}`

const STANDING: TokenStates = {}
const SLAIN: TokenStates = { slain: true }

/** A slain figure fades, and a small cross stays until the round ends. */
const Fallen = memo(function Fallen({ figure, look }: { readonly figure: FigureView; readonly look: SideLook }) {
  const last = useToken(figure, look, STANDING)
  const cross = useToken(figure, look, SLAIN)
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
