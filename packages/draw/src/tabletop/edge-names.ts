/** The names of the four edges on the frame, so that "the north edge" is the same for everybody round the table. */
import { group, num, text, TEXT_FONT } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'

/** Between two numbers of the ruler: this far before the middle of the edge. */
const ASIDE = 76.2

/** In millimetres; `wide`: the width of the frame. */
export function drawEdgeNames(width: number, height: number, wide: number, theme: Theme, isTurned: boolean): string {
  const [top, right, bottom, left] = isTurned ? ['south', 'west', 'north', 'east'] : ['north', 'east', 'south', 'west']
  const along = width / 2 - ASIDE
  const down = height / 2 - ASIDE
  return group(
    { class: 'edge-names' },
    edgeName(top, along, -wide * 0.56, 0, wide, theme),
    edgeName(bottom, along, height + wide * 0.64, 0, wide, theme),
    edgeName(left, -wide * 0.6, down, -90, wide, theme),
    edgeName(right, width + wide * 0.6, down, 90, wide, theme),
  )
}

function edgeName(name: string | undefined, x: number, y: number, turn: number, wide: number, theme: Theme): string {
  const size = wide * 0.52
  return text(name ?? '', {
    x,
    y: y + size * 0.3,
    'font-size': size,
    'font-weight': 700,
    'font-family': TEXT_FONT,
    'letter-spacing': num(size * 0.08),
    fill: theme.tick,
    opacity: 0.85,
    transform: turn === 0 ? undefined : `rotate(${turn} ${num(x)} ${num(y)})`,
  })
}
