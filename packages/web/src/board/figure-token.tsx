/** One figure. Who may act and who is picked shows in rings of their own, so that the figure need not be drawn again. */
import { LIFTED_TRANSFORM } from '@muster/draw'
import type { FigureId, FigureView, Spot } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { baseRadius } from '../figures/hit-test.ts'
import type { SideLook } from '../figures/side-looks.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useFigureButton } from './use-figure-button.ts'
import { useToken, useTokenDrawing, type ShownState } from './use-token.ts'

interface FigureTokenProps extends ShownState {
  readonly figure: FigureView
  readonly look: SideLook
  /** What is said of it as a target of the question. */
  readonly target: string | undefined
}

export const FigureToken = memo(function FigureToken({ figure, look, target, ...state }: FigureTokenProps) {
  const { animator } = useTableContext()
  const { mayAct, selected, lifted } = state
  const facing = useTableState(({ draft }) => (draft?.is === 'place' ? facingIn(draft.spots, figure.id) : undefined))
  const shown = useMemo(() => (facing ? { ...figure, facing } : figure), [figure, facing])
  const { shadow, rings, body } = useTokenDrawing(useToken(shown, look), state)
  const hold = useMemo(
    () => (element: SVGGElement | null) => animator.attach(figure.id, element),
    [animator, figure.id],
  )
  const button = useFigureButton(figure, { ...state, target })
  return (
    <g ref={hold} {...button}>
      {(mayAct || selected) && (
        <circle className={selected ? 'glow picked' : 'glow'} r={baseRadius(figure.base) / MM + 0.9} />
      )}
      <g className="token">
        <g dangerouslySetInnerHTML={{ __html: shadow }} />
        <g transform={lifted ? LIFTED_TRANSFORM : undefined}>
          <g dangerouslySetInnerHTML={{ __html: rings }} />
          <g className="token-body" dangerouslySetInnerHTML={{ __html: body }} />
        </g>
      </g>
    </g>
  )
})

/** The facing a piece has in the draft of a placement. */
const facingIn = (spots: readonly Spot[], id: FigureId): Spot['facing'] =>
  spots.find(({ figure }) => figure === id)?.facing
