/** Where the chip of each target goes: at the first free side of it, never on a figure or another chip. */
import type { Size } from '../../camera/viewport.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Chip extends Disc {
  readonly id: string
  readonly width: number
}

export interface PlacedChip {
  readonly id: string
  /** The middle of the chip. */
  readonly x: number
  readonly y: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
}

export const CHIP_HEIGHT = 23
const GAP = 2
/** So many chips are shown even where there is no room for them. */
const ALWAYS_SHOWN = 3
const SIDES = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
] as const

/** All lengths in pixels; the best target comes first. */
export function placeChips(chips: readonly Chip[], figures: readonly Disc[], screen: Size): PlacedChip[] {
  const boxes: Box[] = []
  return chips.flatMap((chip, rank) => {
    const sides = SIDES.map(([dx, dy]) => boxBeside(chip, dx, dy, screen))
    const free = sides.find((box) => isOnScreen(box, screen) && isFree(box, chip, figures, boxes))
    const box = free ?? (rank < ALWAYS_SHOWN ? sides[0] : undefined)
    if (!box) return []
    boxes.push(box)
    return [{ id: chip.id, x: box.x, y: box.y }]
  })
}

/** Above or below its target a chip slides away from the edge of the screen, unless the target is off it. */
function boxBeside({ x, y, radius, width }: Chip, dx: number, dy: number, screen: Size): Box {
  const [halfWidth, halfHeight] = [width / 2, CHIP_HEIGHT / 2]
  const isSeen = x > 0 && x < screen.width
  const middle = isSeen ? Math.max(halfWidth + GAP, Math.min(screen.width - halfWidth - GAP, x)) : x
  return {
    x: dx === 0 ? middle : x + dx * (radius + GAP + halfWidth),
    y: y + dy * (radius + GAP + halfHeight),
    halfWidth,
    halfHeight,
  }
}

const isOnScreen = ({ x, y, halfWidth, halfHeight }: Box, { width, height }: Size): boolean =>
  x >= halfWidth && x <= width - halfWidth && y >= halfHeight && y <= height - halfHeight

const isFree = (box: Box, own: Disc, figures: readonly Disc[], boxes: readonly Box[]): boolean =>
  figures.every((disc) => (disc.x === own.x && disc.y === own.y) || !touches(box, disc)) &&
  boxes.every((other) => !overlaps(box, other))

const touches = (box: Box, { x, y, radius }: Disc): boolean =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.halfWidth), Math.max(0, Math.abs(y - box.y) - box.halfHeight)) <
  radius

const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight
