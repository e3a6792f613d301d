/** Paper wings behind the card of a dragon. They are paint: the base alone counts, and from above they are left out. */
import type { IconName } from '../icons/icon-names.ts'
import { group, path } from '../svg/svg.ts'
import type { Side, Theme } from '../themes/theme.ts'
import type { SidePicture } from './picture-sheet.ts'

const WINGED: ReadonlySet<IconName> = new Set<IconName>(['spiked-dragon-head', 'double-dragon', 'wyvern'])
/** Smaller figures have no room for wings. */
const LEAST_WIDTH = 40

export const hasWings = (icon: IconName, width: number): boolean => WINGED.has(icon) && width >= LEAST_WIDTH

/** The right wing of a figure 75 mm wide, hinged at the origin. */
export const WING_BOX = { x: 0, y: -98, width: 110, height: 98 } as const
export const WINGED_WIDTH = 75
const SKIN =
  'M2 -34C16 -62 40 -98 70 -112C84 -118 98 -116 112 -106C104 -98 100 -86 99 -74C90 -78 82 -74 77 -60C68 -66 58 -62 54 -48C46 -54 36 -50 31 -38C24 -42 12 -34 2 -16Z'
const INNER =
  'M4 -32C18 -60 42 -94 71 -108C84 -113 97 -112 108 -106C100 -98 96 -88 95 -79C88 -80 80 -74 75 -64C67 -68 57 -63 52 -52C45 -57 35 -53 30 -42C23 -45 13 -38 4 -22Z'
const RIBS =
  'M4 -32C18 -60 42 -94 71 -108M71 -108C84 -113 97 -112 108 -106M71 -108C84 -100 92 -90 95 -79M71 -108C76 -94 77 -80 75 -64M71 -108C64 -92 57 -72 52 -52M71 -108C52 -88 38 -64 30 -42'

export const wingPicture = (side: Side, theme: Theme): SidePicture => {
  const { deep, face, rim, emblem } = theme.sides[side]
  const isLight = side === 'a' || side === 'c'
  return {
    name: `wing-${side}`,
    box: WING_BOX,
    density: 3,
    svg: group(
      { transform: 'scale(.96 .84)' },
      path(SKIN, { fill: deep, stroke: '#1E1008', 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
      path(INNER, { fill: isLight ? rim : face }),
      path(RIBS, { fill: 'none', stroke: isLight ? face : emblem, 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
    ),
  }
}
