/** Keeps each figure's element in its place: animated after a move, set directly while it is dragged. */
import type { FigureId, FigureView } from '@muster/engine'
import { samePoint, type Point } from '@muster/table'
import { useEffect, useLayoutEffect } from 'react'
import { useTableContext } from '../table/table-context.tsx'
import { walkTime } from '../animation/timing.ts'
import { shownPosition } from '../state/table-state.ts'
import { loadSettings } from '../settings/settings.ts'
import type { Snapshot } from '@muster/session'
import { prefersReducedMotion } from '../settings/theme.tsx'

/** The path a figure took; a model of a unit takes its unit's path, moved sideways. */
function pathTaken({ played }: Snapshot, id: FigureId, to: Point): readonly Point[] {
  if (!played || !('path' in played.answer)) return [to]
  const { figure, path, ends } = played.answer
  const last = path.at(-1)
  if (!last || (figure !== id && !ends?.some((end) => end.figure === id))) return [to]
  return path.map(({ x, y }) => ({ x: x + to.x - last.x, y: y + to.y - last.y }))
}

export function useFigurePlaces(figures: readonly FigureView[]): void {
  const { presenter, animator } = useTableContext()
  useLayoutEffect(() => {
    const { state } = presenter
    for (const figure of figures) {
      const to = shownPosition(state, figure)
      const from = animator.placeOf(figure.id)
      if (from === undefined || samePoint(from, to)) animator.set(figure.id, to)
      else walkThere(figure.id, from, to)
    }

    function walkThere(id: string, from: FigureView['at'], to: FigureView['at']): void {
      const path = pathTaken(state.snapshot, id, to)
      if (prefersReducedMotion() || loadSettings().pace === 'at-once') animator.set(id, to)
      else animator.walk(id, from, path, walkTime(from, path) * (loadSettings().pace === 'brisk' ? 0.5 : 1))
    }
  }, [presenter, animator, figures])
  useEffect(
    () =>
      presenter.store.subscribe(() => {
        const { state } = presenter
        if (state.draft?.is !== 'move' && state.draft?.is !== 'place' && !animator.hasDraft) return
        for (const figure of figures) {
          const at = shownPosition(state, figure)
          const now = animator.placeOf(figure.id)
          if (now && !samePoint(now, at)) animator.set(figure.id, at)
        }
        animator.hasDraft = state.draft?.is === 'move' || state.draft?.is === 'place'
      }),
    [presenter, animator, figures],
  )
}
