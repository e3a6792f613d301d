/** Walls, houses, rocks and hills in a still picture. */
import { corner, mmDistance, pointBetween, type MmPoint, type Ring } from '../geometry/points.ts'
import { polygon } from '../svg/path.ts'
import { el, group, path } from '../svg/svg.ts'
import type { Slab } from '../terrain/hill-slabs.ts'
import type { Theme } from '../themes/theme.ts'
import type { House } from '../upright/houses.ts'
import { stripLength } from '../upright/masonry-side.ts'
import type { Rock } from '../upright/rocks.ts'
import type { WallRun } from '../upright/walls.ts'
import { matrixOf, onSlope, onWall, seenRing, type Eye, type Standing } from './eye.ts'
import type { StillScene } from './still.ts'

export function stillWall(wall: WallRun, n: number, { eye, theme, id, heightAt }: StillScene): Standing {
  const { from, to, thick, blocks } = wall
  const middle = pointBetween(from, to)
  const foot = heightAt(middle)
  const long = mmDistance(from, to) || 1
  const aside = { x: (-(to.y - from.y) / long) * (thick / 2), y: ((to.x - from.x) / long) * (thick / 2) }
  const moved = ({ x, y }: MmPoint, side: number): MmPoint => ({ x: x + aside.x * side, y: y + aside.y * side })
  const isRight = eye.nearness(moved(middle, 1)) > eye.nearness(moved(middle, -1))
  const near = isRight ? 1 : -1
  const outline = polygon([
    { x: 0, y: 0 },
    ...blocks.flatMap((block) => [
      { x: block.from, y: -block.high },
      { x: block.to, y: -block.high },
    ]),
    { x: long, y: 0 },
  ])
  const clip = `${id}-wall${n}`
  const face = group(
    { transform: matrixOf(onWall(eye, moved(from, near), moved(to, near), foot)) },
    el('clipPath', { id: clip }, path(outline, {})),
    group({ 'clip-path': `url(#${clip})` }, stripParts(wall, long, id)),
    path(outline, { fill: 'none', stroke: theme.land.stoneInk, 'stroke-width': thick > 0 ? 0.6 : 0 }),
  )
  const tops = blocks.map((block) => {
    const [a, b] = [pointBetween(from, to, block.from / long), pointBetween(from, to, block.to / long)]
    return seenRing(eye, [moved(a, 1), moved(b, 1), moved(b, -1), moved(a, -1)], foot + block.high)
  })
  const lid = path(thick > 0 ? tops.join('') : '', {
    fill: theme.land.stones[0],
    stroke: theme.land.stoneInk,
    'stroke-width': 0.5,
  })
  return { nearness: eye.nearness(moved(middle, near)), svg: lid + face }
}

/** The long picture is repeated as often as the wall needs it. */
function stripParts({ picture, start }: WallRun, long: number, id: string): string {
  const repeat = stripLength(picture)
  const count = Math.ceil((long + start) / repeat)
  return Array.from({ length: count }, (_, i) => el('use', { href: `#${id}-${picture}`, x: i * repeat - start })).join(
    '',
  )
}

export function stillHouse(house: House, { eye, id, heightAt, theme }: StillScene): Standing {
  const { ring, sides, slopes, wallHigh, rise, roof, top } = house
  const foot = heightAt(corner(ring, 0))
  const middle = pointBetween(corner(ring, 0), corner(ring, 2))
  const byNearness = <T>(all: readonly T[], at: (one: T) => MmPoint): readonly T[] =>
    [...all].sort((a, b) => eye.nearness(at(a)) - eye.nearness(at(b)))
  const walls = byNearness(sides, ({ from, to }) => pointBetween(from, to)).map(({ from, to, picture }) =>
    // The corners run clockwise: seen from outside, a wall begins where its side ends.
    group({ transform: matrixOf(onWall(eye, to, from, foot)) }, el('use', { href: `#${id}-${picture}` })),
  )
  const [low, high] = [foot + wallHigh, foot + wallHigh + rise]
  const roofs = byNearness(slopes, ({ eave }) => pointBetween(...eave)).map(({ eave, ridge }, n) => {
    const seen = [eye.see(eave[0], low), eye.see(eave[1], low), eye.see(ridge[0], high)] as const
    const clip = `${id}-${roof}${n}`
    return (
      el('clipPath', { id: clip }, path(polygon([seen[0], seen[1], eye.see(ridge[1], high), seen[2]]), {})) +
      group(
        { 'clip-path': `url(#${clip})` },
        group(
          { transform: matrixOf(onSlope([eave[0], eave[1], ridge[0]], seen)) },
          el('use', { href: `#${id}-${roof}` }),
        ),
      )
    )
  })
  const flat = top.length > 0 ? path(seenRing(eye, top, high), { fill: theme.land.roof[0][1] }) : ''
  return { nearness: eye.nearness(middle), svg: walls.join('') + roofs.join('') + flat }
}

export function stillRock({ foot, top, high, colour }: Rock, { eye, theme, heightAt }: StillScene): Standing {
  const ground = heightAt(corner(foot, 0))
  const ink = { stroke: theme.land.stoneInk, 'stroke-width': 0.6, 'stroke-linejoin': 'round' }
  const body = path(seenRing(eye, foot, ground), { fill: theme.land.stones[3] ?? colour, ...ink })
  const facets = foot.map((at, n) => {
    const next = (n + 1) % foot.length
    const corners = [
      eye.see(at, ground),
      eye.see(corner(foot, next), ground),
      eye.see(corner(top, next), ground + high),
      eye.see(corner(top, n), ground + high),
    ]
    return path(polygon(corners), { fill: theme.land.stones[n % 2 === 0 ? 1 : 3] ?? colour, ...ink })
  })
  return {
    nearness: eye.nearness(corner(foot, 0)),
    svg: body + facets.join('') + path(seenRing(eye, top, ground + high), { fill: colour, ...ink }),
  }
}

const LAYERS = 5

/** A slab: its edge as a few outlines one over the other, then its top. */
export function stillSlab({ ring, foot, top }: Slab, eye: Eye, theme: Theme, cork: string, level: number): string {
  const edge = (n: number): Ring => ring.map((at) => eye.see(at, foot + ((top - foot) * n) / LAYERS))
  const sides = Array.from({ length: LAYERS }, (_, n) => path(polygon(edge(n)), { fill: cork })).join('')
  const lid = { fill: theme.land.hill[level % 3], stroke: theme.land.hillLine, 'stroke-width': 0.8 }
  return sides + path(polygon(edge(LAYERS)), lid)
}
