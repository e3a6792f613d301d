/**
 * What stands on a table as one drawing, for a picture that does not move. Everything is drawn from the far to the near,
 * each flat part laid into the picture as the eye sees it. The ground under it is a drawing of its own.
 */
import type { Battlefield } from '@muster/table'
import { isInTheWay, type Clearing } from '../terrain/wood.ts'
import { hillSlabs } from '../terrain/hill-slabs.ts'
import { baseShapeOf, largerHalf } from '../figures/base-shape.ts'
import { standeeSize } from '../figures/standee.ts'
import type { Token } from '../figures/token-data.ts'
import type { MmPoint } from '../geometry/points.ts'
import { el, group, num } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'
import { drawCard, drawFoot, FOOT_HEIGHT } from '../upright/card.ts'
import type { CutOut, Uprights } from '../upright/uprights.ts'
import { hasWings, WINGED_WIDTH, wingPicture } from '../upright/wings.ts'
import { matrixOf, onGround, onPaper, type Eye, type Standing } from './eye.ts'
import { stillHouse, stillRock, stillSlab, stillWall } from './still-walls.ts'

export interface StillFigure {
  readonly token: Token
  readonly name: string
  readonly at: MmPoint
}

export interface StillScene {
  readonly field: Battlefield
  readonly uprights: Uprights
  readonly figures: readonly StillFigure[]
  readonly theme: Theme
  readonly eye: Eye
  /** Begins every id. */
  readonly id: string
  heightAt(at: MmPoint): number
}

const CORK = { light: '#BFA572', dark: '#6D5C3C' } as const

export function drawStill(scene: StillScene): string {
  const { field, uprights, figures, eye, theme } = scene
  const clearings = figures.map(({ token, at }): Clearing => ({ at, radius: largerHalf(baseShapeOf(token.base)) }))
  const isFree = ({ at, crown }: CutOut): boolean =>
    crown === undefined || !isInTheWay({ at, radius: crown }, clearings)
  const standing = [
    ...uprights.cutOuts.filter(isFree).map((cutOut) => stillCutOut(cutOut, scene)),
    ...uprights.walls.map((wall, n) => stillWall(wall, n, scene)),
    ...uprights.houses.map((house) => stillHouse(house, scene)),
    ...uprights.rocks.map((rock) => stillRock(rock, scene)),
    ...figures.map((figure) => stillFigure(figure, scene)),
  ].sort((a, b) => a.nearness - b.nearness)
  const slabs = hillSlabs(field).map((slab, n) => stillSlab(slab, eye, theme, CORK[theme.name], n))
  const pictures = uprights.pictures.map(({ name, svg }) => el('g', { id: `${scene.id}-${name}` }, svg))
  return el('defs', {}, ...pictures) + slabs.join('') + standing.map(({ svg }) => svg).join('')
}

function stillCutOut(
  { at, picture, width, height, isFlipped }: CutOut,
  { eye, id, uprights, heightAt }: StillScene,
): Standing {
  const box = uprights.pictures.find(({ name }) => name === picture)?.box ?? { width: 1, height: 1 }
  const scale = `scale(${num(((isFlipped ? -1 : 1) * width) / box.width, 3)} ${num(height / box.height, 3)})`
  const transform = `${matrixOf(onPaper(eye, at, heightAt(at)))} ${scale}`
  return { nearness: eye.nearness(at), svg: el('use', { href: `#${id}-${picture}`, transform }) }
}

function stillFigure({ token, name, at }: StillFigure, { eye, theme, heightAt }: StillScene): Standing {
  const ground = heightAt(at)
  const { deep } = theme.sides[token.side]
  const { width } = standeeSize(token.base)
  const half = largerHalf(baseShapeOf(token.base))
  const side = el('circle', { r: half, fill: deep })
  const lying = (up: number, svg: string): string => group({ transform: matrixOf(onGround(eye, at, ground + up)) }, svg)
  const paper = matrixOf(onPaper(eye, at, ground + FOOT_HEIGHT))
  const wing = hasWings(token.icon, width) ? wingPicture(token.side, theme).svg : ''
  const size = num(width / WINGED_WIDTH, 3)
  const wings = group(
    { transform: paper },
    group({ transform: `scale(${size})` }, wing),
    group({ transform: `scale(-${size} ${size})` }, wing),
  )
  return {
    nearness: eye.nearness(at),
    svg:
      lying(0, side) +
      lying(FOOT_HEIGHT / 2, side) +
      lying(FOOT_HEIGHT, drawFoot(token, theme)) +
      wings +
      group({ transform: paper }, drawCard({ token, name }, theme)),
  }
}
