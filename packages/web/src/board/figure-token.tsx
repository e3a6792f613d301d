/** One figure. Who may act and who is picked shows in rings of their own, so that the figure need not be drawn again. */
import { LIFTED_TRANSFORM } from '@muster/draw'
import type { FigureId, FigureView, Spot } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { displayName } from '../figures/acting-figures.ts'
import { baseRadius } from '../figures/hit-test.ts'
import type { SideLook } from '../figures/side-looks.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { words } from '../words/words.ts'
import { useToken, useTokenDrawing, type ShownState } from './use-token.ts'

interface FigureTokenProps extends ShownState {
  readonly figure: FigureView
  readonly look: SideLook
}

export const FigureToken = memo(function FigureToken({ figure, look, mayAct, selected, lifted }: FigureTokenProps) {
  const { animator, actions, lookups, camera } = useTableContext()
  const facing = useTableState(({ draft }) => (draft?.is === 'place' ? facingIn(draft.spots, figure.id) : undefined))
  const shown = useMemo(() => (facing ? { ...figure, facing } : figure), [figure, facing])
  const { shadow, rings, body } = useTokenDrawing(useToken(shown, look), { mayAct, selected, lifted })
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
