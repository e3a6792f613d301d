/** Stone and timber from the side: one long piece each, of which every wall and fence shows a part. */
import { between, makeRandom, pick, type Random } from '../decoration/random.ts'
import { el, num, path } from '../svg/svg.ts'
import type { LandColours } from '../themes/theme.ts'
import type { SidePicture } from './picture-sheet.ts'

export const MASONRY = { name: 'masonry', long: 160, high: 34 } as const
export const FENCE = { name: 'fence', long: 127, high: 16 } as const
export const BARRICADE = { name: 'barricade', long: 120, high: 15 } as const
const COURSE = 4.5

/** How long the picture is of which a wall or fence shows a part, in millimetres. */
export const stripLength = (picture: string): number =>
  [FENCE, BARRICADE].find(({ name }) => name === picture)?.long ?? MASONRY.long
const POST_EVERY = 12.7

export const stripPictures = (land: LandColours): SidePicture[] => [
  picture(MASONRY, masonry(MASONRY.long, MASONRY.high, land, makeRandom(61))),
  picture(FENCE, fence(land, makeRandom(62))),
  picture(BARRICADE, barricade(land, makeRandom(63))),
]

const picture = ({ name, long, high }: { name: string; long: number; high: number }, svg: string): SidePicture => ({
  name,
  box: { x: 0, y: -high, width: long, height: high },
  svg,
  density: 5,
})

/** Dry stone: courses of irregular stones, from the ground up. */
export function masonry(long: number, high: number, land: LandColours, r: Random): string {
  let drawing = el('rect', { y: -high, width: long, height: high, fill: land.stoneInk })
  for (let up = 0; up < high; up += COURSE) drawing += course(long, up, land, r)
  return drawing
}

function course(long: number, up: number, land: LandColours, r: Random): string {
  let drawing = ''
  for (let x = -between(r, 0, 5); x < long;) {
    const wide = between(r, 4, 9)
    const y = -up - COURSE + between(r, 0.2, 0.5)
    drawing +=
      el('rect', { x: x + 0.3, y, width: wide - 0.55, height: COURSE - 0.6, rx: 1.1, fill: pick(r, land.stones) }) +
      path(`M${num(x + 1.1)} ${num(y + 0.8)}h${num(wide * 0.55)}`, {
        stroke: '#FFF',
        'stroke-width': 0.5,
        opacity: land.stoneLight,
        'stroke-linecap': 'round',
      })
    x += wide
  }
  return drawing
}

const beam = (x: number, y: number, width: number, height: number, fill: string, land: LandColours): string =>
  el('rect', { x, y, width, height, rx: 0.5, fill, stroke: land.timberInk, 'stroke-width': 0.5 })

function fence(land: LandColours, r: Random): string {
  const rails = [5, 10.5].map((up) => beam(0, -up - 2, FENCE.long, 2, land.timber[1], land)).join('')
  const posts = Array.from({ length: Math.round(FENCE.long / POST_EVERY) + 1 }, (_, i) =>
    beam(i * POST_EVERY - 1.4, -14 - r() * 1.6, 2.8, 16, land.timber[2], land),
  )
  return rails + posts.join('')
}

/** Logs laid on each other, and stakes that lean against them. */
function barricade(land: LandColours, r: Random): string {
  let drawing = ''
  for (const up of [0, 3.4, 6.8])
    for (let x = -between(r, 0, 8); x < BARRICADE.long; x += between(r, 15, 21))
      drawing += beam(x, -up - 3.4, 20, 3.3, r() < 0.5 ? land.timber[2] : land.timber[1], land)
  for (let x = 2; x < BARRICADE.long; x += between(r, 6.5, 9)) {
    const lean = between(r, -4, 4)
    drawing += path(`M${num(x)} 0L${num(x + lean)} -14.2l1.6 .6L${num(x + 1.9)} 0Z`, {
      fill: land.timber[2],
      stroke: land.timberInk,
      'stroke-width': 0.5,
      'stroke-linejoin': 'round',
    })
  }
  return drawing
}
