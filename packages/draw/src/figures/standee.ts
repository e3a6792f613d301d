/** A paper figure standing up, its foot at the origin, in millimetres: for the cover, for print, for depth. */
import { MM, type Base } from '@muster/table'
import type { IconName } from '../icons/icon-names.ts'
import { useIcon } from '../icons/use-icon.ts'
import { polygon } from '../svg/path.ts'
import { mmDistance, pointBetween, mmPoint, type MmPoint } from '../geometry/points.ts'
import { el, group, num, path, text, translate, TEXT_FONT } from '../svg/svg.ts'
import type { Side, SideColours, Theme } from '../themes/theme.ts'

export interface Standee {
  readonly side: Side
  readonly icon: IconName
  readonly base: Base
  /** Written in the band at the foot; an empty one leaves the band bare. */
  readonly name?: string
  /** The emblem lies on its side. */
  readonly isTurned?: boolean
}

export interface StandeeSize {
  readonly width: number
  readonly height: number
}

/** As wide as its base; a large one is relatively wider. */
export function standeeSize(base: Base): StandeeSize {
  const width = (base.shape === 'circle' ? base.diameter : Math.max(base.width, base.length)) / MM
  return { width, height: width * (width < 32 ? 2 : width < 50 ? 1.75 : 1.7) }
}

/** A round arch, `inset` from the paper's edge. */
export function standeeArch({ width, height }: StandeeSize, inset: number): string {
  const half = width / 2
  const [left, right, spring, round] = [inset - half, half - inset, half - height, half - inset].map((n) => num(n))
  return `M${left} ${num(-inset)}V${spring}A${round} ${round} 0 0 1 ${right} ${spring}V${num(-inset)}Z`
}

/** Up one side, over the arch, down the other. */
function edge({ width, height }: StandeeSize): MmPoint[] {
  const half = width / 2
  const steps = Math.round((height - half) / (width * 0.14))
  const side = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (half - height))
  const over = Array.from({ length: 11 }, (_, i) => Math.PI - ((i + 1) / 12) * Math.PI)
  return [
    ...side.map((y) => mmPoint(-half, y)),
    ...over.map((angle) => mmPoint(Math.cos(angle) * half, half - height - Math.sin(angle) * half)),
    ...side.reverse().map((y) => mmPoint(half, y)),
  ]
}

function sawEdge(size: StandeeSize): string {
  const tips = edge(size)
  const centre = mmPoint(0, -size.height / 2)
  const deep = size.width * 0.09
  return polygon(
    tips.flatMap((p, i) => {
      const next = tips[i + 1]
      if (!next) return [mmPoint(p.x * 0.985, p.y)]
      const between = pointBetween(p, next)
      const root = pointBetween(between, centre, deep / mmDistance(between, centre))
      return [mmPoint(p.x * 0.985, p.y), mmPoint(root.x, Math.min(root.y, -0.2))]
    }),
  )
}

const line = (size: StandeeSize, share: number, width: number, colour: string, dash?: string): string =>
  path(standeeArch(size, size.width * share), {
    fill: 'none',
    stroke: colour,
    'stroke-width': size.width * width,
    'stroke-dasharray': dash,
    'stroke-linecap': dash ? 'round' : undefined,
  })

/** The border shows the side, as the rim of a base does. */
function border(side: Side, size: StandeeSize, colours: SideColours): string {
  const paper = (fill: string): string =>
    path(standeeArch(size, 0), { fill, stroke: colours.deep, 'stroke-width': 0.4 })
  switch (side) {
    case 'a':
      return paper(colours.face) + line(size, 0.055, 0.05, colours.rim) + line(size, 0.11, 0.012, colours.rim)
    case 'b':
      return paper(colours.rim) + path(sawEdge(size), { fill: colours.face })
    case 'c':
      return (
        paper(colours.face) +
        line(size, 0.05, 0.09, colours.rim) +
        line(size, 0.05, 0.05, colours.bead, `.01 ${num(size.width * 0.1)}`)
      )
    case 'd':
      return (
        paper(colours.face) + line(size, 0.06, 0.05, colours.rim, `${num(size.width * 0.4)} ${num(size.width * 0.2)}`)
      )
  }
}

function band(name: string, size: StandeeSize, colours: SideColours, side: Side): string {
  const isLight = side === 'a' || side === 'c'
  const high = Math.max(5, size.width * 0.2)
  const cloth = el('rect', {
    x: -size.width / 2,
    y: -high,
    width: size.width,
    height: high,
    fill: isLight ? colours.emblem : colours.deep,
  })
  if (name === '') return cloth
  return (
    cloth +
    text(name, {
      y: -high * 0.3,
      'font-size': Math.min(high * 0.62, (size.width * 1.75) / name.length),
      'font-weight': 700,
      'font-family': TEXT_FONT,
      fill: isLight ? colours.face : colours.emblem,
    })
  )
}

/** Its shadow on the ground seen from above, with the light from the north-west. */
export function drawStandeeShadow(base: Base, larger: number, colour: string): string {
  const { width, height } = standeeSize(base)
  const [half, long, far, down] = [(width / 2) * larger, height * larger, 0.42, 0.2]
  const top = (x: number, share: number): string => `${num(x + long * far * share)} ${num(long * down * share)}`
  const arch = `L${top(-half, 0.78)}Q${top(-half, 1)} ${top(0, 1)}Q${top(half, 1)} ${top(half, 0.78)}`
  return path(`M${num(-half)} 0${arch}L${num(half)} 0Z`, { fill: colour, opacity: 0.3 })
}

export function drawStandee({ side, icon, base, name, isTurned = false }: Standee, theme: Theme): string {
  const size = standeeSize(base)
  const colours = theme.sides[side]
  const emblem = useIcon(icon, mmPoint(0, 0), size.width * 0.7, colours.emblem)
  const middle = translate(0, -size.height * 0.53)
  return group(
    { class: 'standee' },
    border(side, size, colours),
    group({ transform: isTurned ? `${middle} rotate(90)` : middle }, emblem),
    name === undefined ? '' : band(name, size, colours, side),
  )
}
