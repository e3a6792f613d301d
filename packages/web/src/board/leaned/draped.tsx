/** An overlay of the flat board, drawn out of sight and laid on the tilted table. Its words are shown by the page. */
import { MM } from '@muster/table'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { turnTransform, type Viewport } from '../../camera/viewport.ts'
import type { Drape } from '../../lean/drape.ts'
import { useIsTurned, useTableContext, useTableState } from '../../table/table-context.tsx'
import { OverlayWords, wordsIn, type PlacedWords } from './overlay-words.tsx'
import type { RunningStage } from './use-lean-stage.ts'

interface DrapedProps {
  readonly running: RunningStage
  readonly drape: Drape
  /** The picture covers the whole table, or only the drawing. */
  readonly part: 'table' | 'drawing'
  readonly children: ReactNode
}

export function Draped({ running: { frames }, drape, part, children }: DrapedProps) {
  const { camera } = useTableContext()
  const source = useRef<SVGGElement>(null)
  const [words, setWords] = useState<readonly PlacedWords[]>([])
  const isTurned = useIsTurned()
  const field = useTableState((state) => state.snapshot.view.field)
  useEffect(() => {
    const group = source.current
    if (!group) return undefined
    let frame: number | undefined
    const draw = () => {
      frame = undefined
      const { viewport } = camera.view
      const felt = { x: 0, y: 0, width: field.width / MM, height: field.depth / MM }
      const box = part === 'table' ? felt : boxOf(group, viewport, felt)
      setWords(wordsIn(group))
      if (!box) {
        drape.hide()
        return frames.invalidate()
      }
      void drape.show(drawingOf(group, viewport), box).then(frames.invalidate)
    }
    const changed = () => void (frame ??= requestAnimationFrame(draw))
    const observer = new MutationObserver(changed)
    observer.observe(group, { childList: true, subtree: true, attributes: true, characterData: true })
    changed()
    return () => {
      observer.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [camera, drape, frames, part, isTurned, field])
  return (
    <>
      <svg className="overlay-source" aria-hidden="true">
        <g ref={source}>{children}</g>
      </svg>
      <OverlayWords words={words} />
    </>
  )
}

/** The drawing as text, without its words, turned as the table is seen. */
function drawingOf(group: SVGGElement, viewport: Viewport): string {
  const copy = group.cloneNode(true) as SVGGElement
  for (const element of copy.querySelectorAll('.words')) element.remove()
  const svg = new XMLSerializer().serializeToString(copy)
  const turn = turnTransform(viewport)
  return turn === undefined ? svg : `<g transform="${turn}">${svg}</g>`
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MARGIN = 8

/** The part of the felt that a drawing covers, as it is seen; undefined if there is nothing to see. */
function boxOf(group: SVGGElement, { turned }: Viewport, felt: Box): Box | undefined {
  const { x, y, width, height } = group.getBBox()
  if (width === 0 && height === 0) return undefined
  const left = Math.max(0, x - MARGIN)
  const top = Math.max(0, y - MARGIN)
  const right = Math.min(felt.width, x + width + MARGIN)
  const bottom = Math.min(felt.height, y + height + MARGIN)
  if (right <= left || bottom <= top) return undefined
  const box = { width: right - left, height: bottom - top }
  return turned ? { ...box, x: felt.width - right, y: felt.height - bottom } : { ...box, x: left, y: top }
}
