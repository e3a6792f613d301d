/** Where a tooltip goes: beside its point where there is room, above or below it on a phone. */
import type { Cover } from '../../camera/camera.ts'
import type { Size } from '../../camera/viewport.ts'

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

export interface TooltipPlace {
  readonly left?: number
  readonly right?: number
  readonly top?: number
  readonly bottom?: number
}

/** The usual height of a tooltip, and its greatest width on a phone, in pixels. */
const HEIGHT = 150
const WIDTH = 240
/** A screen no wider than this has room only above and below. */
const NARROW = 640
const EDGE = 6

/** `gap` keeps it off the figure; `isUnder` is the preferred side where both have room. */
export function tooltipPlace(
  { x, y }: ScreenPoint,
  gap: number,
  screen: Size,
  covered: Cover,
  isUnder: boolean,
): TooltipPlace {
  const foot = screen.height - covered.bottom
  const below = isUnder ? y < foot - HEIGHT : y < HEIGHT
  const isNarrow = screen.width < NARROW
  const off = isNarrow ? gap : gap * 0.4
  return {
    ...(isNarrow ? over(x, screen.width - covered.corner.width) : beside(x, gap, screen)),
    ...(below
      ? { top: Math.max(EDGE, y + off) }
      : { bottom: Math.max(EDGE + covered.bottom, screen.height - y + off) }),
  }
}

const over = (x: number, free: number): TooltipPlace => ({
  left: Math.max(EDGE, Math.min(x - WIDTH / 2, free - EDGE - WIDTH)),
})

const beside = (x: number, gap: number, { width }: Size): TooltipPlace =>
  x < width * 0.62 ? { left: Math.max(EDGE, x + gap) } : { right: Math.max(EDGE, width - x + gap) }
