/** Places many small pictures on one large sheet, in rows. */
import type { Place, Size } from '../../camera/tilt.ts'

export interface Slot extends Place, Size {}

/** Free pixels round each picture, so that neighbours do not shine through when it is drawn small. */
const GAP = 3

export class ShelfPacker {
  private x = 0
  private y = 0
  private rowHeight = 0

  constructor(private readonly sheet: Size) {}

  /** The place for a picture of this size, or undefined when the sheet is full. */
  add({ width, height }: Size): Slot | undefined {
    if (this.x + width + GAP > this.sheet.width) {
      this.y += this.rowHeight
      this.x = 0
      this.rowHeight = 0
    }
    if (width + GAP > this.sheet.width || this.y + height + GAP > this.sheet.height) return undefined
    const slot = { x: this.x, y: this.y, width, height }
    this.x += width + GAP
    this.rowHeight = Math.max(this.rowHeight, height + GAP)
    return slot
  }
}
