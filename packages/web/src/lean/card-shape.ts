/** The shape of a card: a round arch, cut from paper that shows a pale edge. */
import type { PaperShape } from './paper.ts'

const THICK = 1.5
const ARCH_STEPS = 14

/** Across, up the arch and on the arch, all the way round from the left foot. */
function outline(): readonly (readonly [number, number, number])[] {
  const arch = Array.from({ length: ARCH_STEPS + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / ARCH_STEPS)
    return [Math.cos(angle), Math.sin(angle), 1] as const
  })
  return [[-1, 0, 0], ...arch, [1, 0, 0]]
}

export function cardShape(): PaperShape {
  const corners: number[] = []
  const edges: number[] = []
  const add = ([x, y, onArch]: readonly [number, number, number], out: number, isEdge: boolean) => {
    corners.push(x, y, onArch, out)
    edges.push(isEdge ? 1 : 0, (x + 1) / 2)
  }
  const round = outline()
  const middle = [0, 0, 0] as const
  const half = THICK / 2
  round.forEach((from, n) => {
    const to = round[n + 1]
    if (!to) return
    for (const spot of [middle, to, from]) add(spot, half, false)
    add(from, half, true)
    add(to, half, true)
    add(to, -half, true)
    add(from, half, true)
    add(to, -half, true)
    add(from, -half, true)
  })
  return { corners, edges }
}
