/** What walls, houses and rocks are made with. */
import type { Theme } from '@muster/draw'
import type { Place } from '../../camera/tilt.ts'
import type { Atlas } from '../pictures/atlas.ts'
import type { Corner } from '../triangles.ts'

export interface SolidsOptions {
  readonly theme: Theme
  readonly atlas: Atlas
  heightAt(at: Place): number
  /** Houses without their roofs, because somebody is inside. */
  readonly roofsOff: readonly string[]
}

/** A plain patch of the sheet, for what has a colour and no picture. */
export const PLAIN = {
  name: 'plain',
  box: { x: 0, y: 0, width: 4, height: 4 },
  svg: '<rect width="4" height="4" fill="#FFF"/>',
  density: 4,
} as const

export const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

export const at3 = ({ x, y }: Place, up: number): Corner => [x, up, y]
