/** Brings the figures onto the stage: their cards when they look different, their places when they move. */
import { MM, type Point } from '@muster/table'
import { useEffect, useMemo } from 'react'
import { hidesFoot } from '../../camera/card-outline.ts'
import { turnedPoint } from '../../camera/viewport.ts'
import { displayName } from '../../figures/acting-figures.ts'
import { baseRadius } from '../../figures/hit-test.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { asIcon } from '../../ui/icons.ts'
import { tokenOf } from '../../ui/token-of.ts'
import { useIsTurned, useTableContext, useTableState } from '../../table/table-context.tsx'
import { roofsOff } from '../use-seen-field.ts'
import { useShownFigures, type FigureOnTable } from '../use-shown-figures.ts'
import type { RunningStage } from './use-lean-stage.ts'

export function useStagedFigures({ stage, frames }: RunningStage): readonly FigureOnTable[] {
  const { animator, camera } = useTableContext()
  const shown = useShownFigures()
  const isTurned = useIsTurned()
  const { field, objectives, sides } = useTableState((state) => state.snapshot.view)
  const staged = useMemo(
    () =>
      shown.map(({ figure, look, lifted }) => ({
        id: figure.id,
        name: displayName(figure),
        token: tokenOf(figure, look, isTurned),
        lifted,
      })),
    [shown, isTurned],
  )
  useEffect(() => {
    const turned = camera.view.viewport.turned
    const lifted = new Set(staged.filter((one) => one.lifted).map(({ id }) => id))
    const standing = (id: string) => {
      const [at, base] = [animator.shownAt(id), staged.find((one) => one.id === id)?.token.base]
      return at && base && { at, base }
    }
    const isInTheWay = (id: string): boolean => {
      const { viewport } = camera.view
      const [card, { tilt }] = [standing(id), viewport]
      if (!tilt || !card || lifted.size === 0 || lifted.has(id)) return false
      return [...lifted].some((carried) => {
        const behind = standing(carried)
        return behind !== undefined && hidesFoot(viewport, tilt, card, behind)
      })
    }
    const where = (id: string) => {
      const at = animator.shownAt(id)
      if (!at) return undefined
      const place = toSeen(at)
      return { ...place, ground: stage.heightAt(place), isLifted: lifted.has(id), isGlass: isInTheWay(id) }
    }
    const toSeen = (at: Point) => {
      const { x, y } = turnedPoint(at, turned)
      return { x: x / MM, y: y / MM }
    }
    const counters = objectives.map(({ at, icon, heldBy }) => ({
      ...toSeen(at),
      ground: stage.heightAt(toSeen(at)),
      objective: { icon: asIcon(icon), ...(heldBy !== undefined && { heldBy: sideLookOf(sides, heldBy) }) },
    }))
    const place = () => stage.figures.place(staged, where, counters)
    let isStale = true
    const stale = () => {
      isStale = true
      frames.invalidate()
    }
    const stopFrames = frames.onFrame(() => {
      if (isStale) place()
      isStale = false
    })
    const unsubscribe = animator.subscribe(stale)
    void stage.figures.draw(staged, counters).then(stale)
    return () => {
      stopFrames()
      unsubscribe()
    }
  }, [stage, frames, animator, camera, staged, objectives, sides])
  useEffect(() => {
    const { turned } = camera.view.viewport
    const figures = shown.map(({ figure }) => figure)
    const clearings = figures.map(({ at, base }) => {
      const { x, y } = turnedPoint(at, turned)
      return { at: { x: x / MM, y: y / MM }, radius: baseRadius(base) / MM }
    })
    stage.clear(clearings, roofsOff(field, figures))
    frames.invalidate()
  }, [stage, frames, camera, shown, field])
  return shown
}
