/** Features that bear on moving, and on what may be done in a turn. */
import type { DragonTrait } from '../moments.ts'
import { feature } from './feature.ts'

export const MOVING: readonly DragonTrait[] = [
  feature('wilderness-stride', { strides: true }),
  feature('frightful-presence', { frightful: true }),
  feature('flyby', { flyby: true }),
  feature('nimble-escape', { free: ['disengage', 'hide'] }),
]
