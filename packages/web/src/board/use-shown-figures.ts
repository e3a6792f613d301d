/** The figures on the table with what the question and the hand make of each. */
import type { FigureId, FigureView } from '@muster/engine'
import { useMemo } from 'react'
import { actingFigures } from '../figures/acting-figures.ts'
import { shownFigures, waitingPieces } from '../figures/shown-figures.ts'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { belongsTo } from '../figures/units.ts'
import { targetTexts, type TargetTexts } from '../state/target-texts.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { useTableState } from '../table/table-context.tsx'
import { useFigurePlaces } from './use-figure-places.ts'
import type { ShownState } from './use-token.ts'

export interface FigureOnTable extends ShownState {
  readonly figure: FigureView
  readonly look: SideLook
  /** What is said of it as a target of the question. */
  readonly target: string | undefined
}

export function useShownFigures(): readonly FigureOnTable[] {
  const view = useTableState((state) => state.snapshot.view)
  const decision = useTableState((state) => state.snapshot.decision)
  // Not whether an answer is under way: then all who may act would be drawn again, twice an answer.
  const mine = useTableState(({ snapshot }) => snapshot.answeredBy === 'person')
  const selected = useTableState((state) => state.selected)
  const lifted = useTableState(({ draft }) => (draft?.is === 'move' && moveAnswer(draft) ? draft.figure : undefined))
  const pieces = useTableState((state) => state.snapshot.pieces)
  const waiting = useTableState(({ draft }) => JSON.stringify(waitingPieces(pieces, draft).map(({ id }) => id)))
  const figures = useMemo(() => {
    const hidden = new Set(JSON.parse(waiting) as readonly FigureId[])
    return shownFigures({ view, pieces: pieces.filter(({ id }) => !hidden.has(id)) })
  }, [view, pieces, waiting])
  const acting = useMemo(() => (mine ? actingFigures(decision) : new Set<FigureId>()), [mine, decision])
  const targets = useTargetTexts()
  useFigurePlaces(figures)
  return useMemo(
    () =>
      figures.map((figure) => ({
        figure,
        look: sideLookOf(view.sides, figure.side),
        mayAct: acting.has(figure.id) || (figure.unit !== undefined && acting.has(figure.unit)),
        selected: belongsTo(figure, selected),
        lifted: belongsTo(figure, lifted),
        target: targets[figure.id],
      })),
    [figures, view.sides, acting, selected, lifted, targets],
  )
}

/** Compared as text, so that the figures are drawn again only when something else is to be said of them. */
function useTargetTexts(): TargetTexts {
  const texts = useTableState((state) => JSON.stringify(targetTexts(state)))
  return useMemo(() => JSON.parse(texts) as TargetTexts, [texts])
}
