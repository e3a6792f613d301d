/** The picture of all that lies: felt, terrain, the shadows of what stands, and the frame round it. */
import { drawBattlefield, drawFrame, drawUprightShadows, frameWidth, type Theme, type Uprights } from '@muster/draw'
import { MM, type Battlefield } from '@muster/table'
import type { Place } from '../../camera/tilt.ts'
import { rasterise } from './raster.ts'

/** The table as it is seen: from the far side it is turned already. */
export interface StagedTable {
  readonly field: Battlefield
  readonly isTurned: boolean
  readonly theme: Theme
  /** The height of the ground, in millimetres of the table as it is seen. */
  heightAt(at: Place): number
}

/** The longer side of the first picture, and of the sharp one that a quick machine gets later, in pixels. */
export const GROUND_PIXELS = { first: 2048, sharp: 4096 } as const

export function groundPicture(
  { field, theme, isTurned }: StagedTable,
  uprights: Uprights,
  pixels: number,
): Promise<HTMLCanvasElement> {
  const frame = frameWidth(field)
  const [width, height] = [field.width / MM + 2 * frame, field.depth / MM + 2 * frame]
  const drawing =
    drawFrame(field, theme, { id: 'stage-frame', isTurned }) +
    drawBattlefield(field, theme, { id: 'stage', isBare: true, isTurned }) +
    drawUprightShadows(uprights, theme)
  const scale = pixels / Math.max(width, height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return rasterise(drawing, { x: -frame, y: -frame, width, height }, size)
}
