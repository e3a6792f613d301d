/** Questions about figures that every chapter asks: who is on the table, who is whose enemy, what it stands on. */
import { raise, type FigureId, type SideId } from '@muster/engine'
import { circle, inches, MM, type Footprint, type Length, type Point } from '@muster/table'
import type { Figure, Side, State } from './state.ts'
import { SIZES, type Size } from './vocabulary.ts'

/** A thousandth of an inch: limits are met to within this. */
export const TOLERANCE = 2.54
/** The one close distance of this game: threatened spaces, reach, things adjacent to a shooter. */
export const ONE_INCH: Length = inches(1)

export const findFigure = ({ figures, figureIndex }: State, id: FigureId): Figure | undefined =>
  figures[figureIndex.of(id)]

export const figureOf = (state: State, id: FigureId): Figure =>
  findFigure(state, id) ?? raise(`there is no figure "${id}"`)

export function sideOf({ sides }: State, id: SideId): Side {
  for (const side of sides) if (side.id === id) return side
  return raise(`there is no side "${id}"`)
}

export const otherSide = ({ sides }: State, id: SideId): SideId =>
  sides.find((side) => side.id !== id)?.id ?? raise('there is no other side')

export const isStanding = ({ where }: Figure): boolean => where === 'standing'
export const standing = ({ figures }: State): Figure[] => figures.filter(isStanding)

export const areEnemies = (a: Figure, b: Figure): boolean => a.side !== b.side

export function enemiesOf({ figures }: State, { side }: Figure): Figure[] {
  const enemies: Figure[] = []
  for (const other of figures) if (other.side !== side && isStanding(other)) enemies.push(other)
  return enemies
}

export const radiusOf = ({ diameter }: Figure): Length => diameter / 2

export const footprint = ({ diameter, at }: Figure, there: Point = at): Footprint => ({
  base: circle(diameter),
  at: there,
})

const HEIGHTS: { readonly [size in Size]: Length } = {
  tiny: 20 * MM,
  small: 20 * MM,
  medium: 25 * MM,
  large: 40 * MM,
  huge: 60 * MM,
  gargantuan: 80 * MM,
}

export const heightOf = ({ profile: { size } }: Figure): Length => HEIGHTS[size]

/** How many sizes one is larger than the other. */
export const sizesAbove = (one: Figure, other: Figure): number =>
  SIZES.indexOf(one.profile.size) - SIZES.indexOf(other.profile.size)
