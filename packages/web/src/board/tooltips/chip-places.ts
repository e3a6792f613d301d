/** Where the chip of each target goes: at the first free side of it, never on a figure or another chip. */

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
export function placeChips(chips: readonly Chip[], figures: readonly Disc[], taken: readonly Box[] = []): PlacedChip[] {
  const boxes: Box[] = [...taken]
  return chips.flatMap((chip, rank) => {
    const sides = SIDES.map(([dx, dy]) => boxBeside(chip, dx, dy))
    const free = sides.find((box) => isFree(box, chip, figures, boxes))
    const box = free ?? (rank < ALWAYS_SHOWN ? sides[0] : undefined)
    if (!box) return []
    boxes.push(box)
    return [{ id: chip.id, x: box.x, y: box.y }]
  })
}

function boxBeside({ x, y, radius, width }: Chip, dx: number, dy: number): Box {
  const [halfWidth, halfHeight] = [width / 2, CHIP_HEIGHT / 2]
  return {
    x: x + dx * (radius + GAP + halfWidth),
    y: y + dy * (radius + GAP + halfHeight),
    halfWidth,
    halfHeight,
  }
}

const isFree = (box: Box, own: Disc, figures: readonly Disc[], boxes: readonly Box[]): boolean =>
  figures.every((disc) => (disc.x === own.x && disc.y === own.y) || !touches(box, disc)) &&
  boxes.every((other) => !overlaps(box, other))

const touches = (box: Box, { x, y, radius }: Disc): boolean =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.halfWidth), Math.max(0, Math.abs(y - box.y) - box.halfHeight)) <
  radius

const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight
