/** The wall of a house from the side: plaster between timbers on a foot of stone, a door or windows. */
import { between, makeRandom, pick, type Random } from '../decoration/random.ts'
import { el, num, path } from '../svg/svg.ts'
import type { LandColours, Theme } from '../themes/theme.ts'

export interface HouseWall {
  readonly long: number
  /** The height of the wall up to the eaves, and of the gable over it. */
  readonly high: number
  readonly gable: number
  readonly seed: number
}

const BEAM = 2.6
const BAY = 17
/** By lamp light the windows are lit. */
const PLASTER = { light: '#EADFC2', dark: '#8C8268' } as const
const PANES = { light: '#4E5A55', dark: '#F2C15A' } as const

/** Its foot is at 0, and up is negative. */
export function drawHouseWall(wall: HouseWall, theme: Theme): string {
  const { long, high, gable, seed } = wall
  const r = makeRandom(seed)
  const outline = `M0 ${num(-high)}L${num(long / 2)} ${num(-high - gable)}L${num(long)} ${num(-high)}V0H0Z`
  return (
    path(outline, { fill: PLASTER[theme.name] }) +
    scratches(wall, r) +
    timbers(wall, theme.land) +
    openings(wall, theme, r) +
    stoneFoot(long, theme.land, r)
  )
}

const scratches = ({ long, high }: HouseWall, r: Random): string =>
  path(Array.from({ length: 22 }, () => `M${num(r() * long)} ${num(-r() * high)}h${num(between(r, 1, 4))}`).join(''), {
    stroke: '#6B5A3A',
    'stroke-width': 0.4,
    opacity: 0.25,
  })

const baysOf = ({ long }: HouseWall): number => Math.max(1, Math.round(long / BAY))

function timbers(wall: HouseWall, land: LandColours): string {
  const { long, high, gable } = wall
  const bays = baysOf(wall)
  const beam = (x: number, y: number, width: number, height: number) =>
    el('rect', { x, y, width, height, fill: land.timber[0], stroke: land.timberInk, 'stroke-width': 0.35 })
  const posts = Array.from({ length: bays + 1 }, (_, i) =>
    beam(Math.min(long - BEAM, Math.max(0, (long * i) / bays - BEAM / 2)), -high, BEAM, high),
  )
  return [
    ...posts,
    beam(0, -high, long, BEAM),
    beam(0, -high * 0.48, long, 2.2),
    gableTimbers(long, high, gable, land),
  ].join('')
}

function gableTimbers(long: number, high: number, gable: number, land: LandColours): string {
  if (gable === 0) return ''
  const king = `M${num(long / 2)} ${num(-high)}V${num(3 - high - gable)}`
  const braces = `M${num(long * 0.22)} ${num(-high)}L${num(long / 2)} ${num(-high - gable * 0.58)}L${num(long * 0.78)} ${num(-high)}`
  return (
    path(king + braces, { fill: 'none', stroke: land.timberInk, 'stroke-width': 2.9 }) +
    path(king + braces, { fill: 'none', stroke: land.timber[0], 'stroke-width': 2.2 })
  )
}

function openings(wall: HouseWall, theme: Theme, r: Random): string {
  const bays = baysOf(wall)
  return Array.from({ length: bays }, (_, i) => {
    const x = (wall.long * (i + 0.5)) / bays
    if (i === Math.floor(bays / 2) && wall.seed % 2 === 0) return door(x, theme.land)
    return r() < 0.8 ? window(x, wall.high, theme) : brace(x, wall.long / bays / 2 - 1.3, wall.high, theme.land)
  }).join('')
}

const door = (x: number, land: LandColours): string =>
  path(`M${num(x - 4.6)} 0V-16A4.6 4.6 0 0 1 ${num(x + 4.6)} -16V0Z`, {
    fill: land.timber[1],
    stroke: land.timberInk,
    'stroke-width': 0.8,
  }) + path(`M${num(x - 1.6)} 0V-19M${num(x + 1.6)} 0V-19`, { stroke: land.timberInk, 'stroke-width': 0.4 })

function window(x: number, high: number, { name, land }: Theme): string {
  const y = -high * 0.82
  return (
    el('rect', {
      x: x - 3.3,
      y,
      width: 6.6,
      height: 7.6,
      fill: PANES[name],
      stroke: land.timberInk,
      'stroke-width': 1,
    }) +
    path(`M${num(x)} ${num(y)}v7.6M${num(x - 3.3)} ${num(y + 3.8)}h6.6`, {
      stroke: land.timberInk,
      'stroke-width': 0.6,
    })
  )
}

function brace(x: number, half: number, high: number, land: LandColours): string {
  const d = `M${num(x - half)} ${num(-high * 0.48)}L${num(x + half)} ${num(BEAM - high)}`
  return (
    path(d, { stroke: land.timberInk, 'stroke-width': 2.6 }) + path(d, { stroke: land.timber[0], 'stroke-width': 2 })
  )
}

function stoneFoot(long: number, land: LandColours, r: Random): string {
  let drawing = ''
  for (let x = 0; x < long;) {
    const wide = Math.min(between(r, 4, 9), long - x)
    const stone = { x, y: -6, width: wide, height: 6, rx: 1, fill: pick(r, land.stones) }
    drawing += el('rect', { ...stone, stroke: land.stoneInk, 'stroke-width': 0.5 })
    x += wide
  }
  return drawing
}
