/**
 * Who stands near a place, found without looking at everybody. The table is cut into columns and rows, and each of them
 * knows who stands in it. It belongs to one state, is built when it is first asked, and is told of every change.
 */
import type { FigureId, FigureIndex, SideId } from '@muster/engine'
import { inches, type Battlefield, type Box, type Length, type Point } from '@muster/table'
import { Bands } from './bands.ts'
import type { Figure } from './state.ts'

/** How broad a column and how deep a row is. */
const BREADTH = inches(3)

/** Where everybody stands who is on the table. */
interface Standing {
  readonly columns: Bands
  readonly rows: Bands
  /** The radius of the largest base. */
  readonly radius: Length
  /** Everybody of each side as bits, whether they stand or not. */
  readonly sides: ReadonlyMap<SideId, Int32Array>
}

const NOBODY: readonly Figure[] = []

export class FigureGrid {
  private built: Standing | undefined

  constructor(
    private readonly field: Battlefield,
    private readonly figures: readonly Figure[],
    private readonly index: FigureIndex,
  ) {}

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  /** A figure has come, gone or stands somewhere else. */
  changed(id: FigureId): void {
    if (!this.built) return
    const place = this.index.of(id)
    const figure = this.figures[place]
    if (figure) put(this.built, place, figure)
  }

  /** Everybody whose base may come this near to a place, in the order of all figures: whoever asks measures exactly. */
  around({ x, y }: Point, far: Length): readonly Figure[] {
    return this.within(x - far, y - far, x + far, y + far)
  }

  /** The enemies of a figure whose bases may come this near to its centre. */
  enemiesAround({ at: { x, y }, side }: Figure, far: Length): readonly Figure[] {
    return this.within(x - far, y - far, x + far, y + far, side)
  }

  /** Everybody whose base may reach into a box. */
  inBox({ left, top, right, bottom }: Box): readonly Figure[] {
    return this.within(left, top, right, bottom)
  }

  private within(left: Length, top: Length, right: Length, bottom: Length, butNot?: SideId): readonly Figure[] {
    const { columns, rows, radius, sides } = (this.built ??= this.build())
    const [firstColumn, lastColumn] = [columns.bandAt(left - radius), columns.bandAt(right + radius)]
    const [firstRow, lastRow] = [rows.bandAt(top - radius), rows.bandAt(bottom + radius)]
    const leftOut = butNot === undefined ? undefined : sides.get(butNot)
    let found: Figure[] | undefined
    for (let word = 0; word < columns.words; word++) {
      let bits = columns.members(word, firstColumn, lastColumn)
      if (bits !== 0) bits &= rows.members(word, firstRow, lastRow)
      if (leftOut) bits &= ~(leftOut[word] as number)
      for (; bits !== 0; bits &= bits - 1) (found ??= []).push(this.figures[32 * word + lowestBit(bits)] as Figure)
    }
    return found ?? NOBODY
  }

  private build(): Standing {
    const { field, figures } = this
    const columns = new Bands(field.width, BREADTH, figures.length)
    const rows = new Bands(field.depth, BREADTH, figures.length)
    const radius = figures.reduce((most, { diameter }) => Math.max(most, diameter / 2), 0)
    const standing = { columns, rows, radius, sides: membersOf(figures) }
    figures.forEach((figure, place) => put(standing, place, figure))
    return standing
  }

  /** The figures that are not where the grid has them: a rule changed the state without saying so. */
  stale(): readonly FigureId[] {
    const { built } = this
    if (!built) return []
    const now = this.build()
    const isRight = (place: number) => built.columns.isAlike(place, now.columns) && built.rows.isAlike(place, now.rows)
    return this.figures.filter((_, place) => !isRight(place)).map(({ id }) => id)
  }
}

function put({ columns, rows }: Standing, place: number, { where, at }: Figure): void {
  columns.put(place, where === 'standing' ? at.x : undefined)
  rows.put(place, where === 'standing' ? at.y : undefined)
}

/** The figures of each side, one bit for each. */
function membersOf(figures: readonly Figure[]): ReadonlyMap<SideId, Int32Array> {
  const sides = new Map<SideId, Int32Array>()
  figures.forEach(({ side }, place) => {
    const bits = sides.get(side) ?? new Int32Array(Math.ceil(figures.length / 32))
    bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31))
    sides.set(side, bits)
  })
  return sides
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
