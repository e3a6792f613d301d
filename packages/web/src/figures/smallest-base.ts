/** How small the smallest figure of a battle is. */
import type { FigureView } from '@muster/engine'
import { MM, type Base } from '@muster/table'

/** Where nobody is known yet, the commonest base. */
const USUAL = 25

const breadth = (base: Base): number => (base.shape === 'circle' ? base.diameter : Math.min(base.width, base.length))

/** The breadth of the smallest base, in millimetres. */
export const smallestBase = (figures: readonly Pick<FigureView, 'base'>[]): number =>
  figures.length === 0 ? USUAL : Math.min(...figures.map(({ base }) => breadth(base))) / MM
