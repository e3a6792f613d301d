/** An icon on a drawing refers to a symbol that the page holds once; `@muster/draw/icons` has the symbols. */
import type { IconName } from './icon-names.ts'
import { el } from '../svg/svg.ts'
import type { MmPoint } from '../geometry/points.ts'

export const iconId = (name: IconName): string => `icon-${name}`

export const useIcon = (name: IconName, centre: MmPoint, size: number, colour: string): string =>
  el('use', {
    href: `#${iconId(name)}`,
    x: centre.x - size / 2,
    y: centre.y - size / 2,
    width: size,
    height: size,
    color: colour,
  })
