/** The pieces of the ready tables, and how high they stand: low walls can be vaulted, ruins must be climbed. */
import { built, line, natural, tableOf } from '@muster/engine/scenery'

export { river, trees } from '@muster/engine/scenery'

export const wood = natural('wood', 3)
export const hill = natural('hill', 0.75)
export const rough = natural('rough')
export const shallows = natural('shallow-water')
export const ice = natural('slippery')
export const mist = natural('obscured', 3)
export const rock = natural('rock', 1.5)
/** 19 mm: a Medium or Small one vaults it. */
export const wall = line('wall', 0.75)
export const hedge = line('hedge', 0.75)
export const fence = line('fence', 0.5)
/** Too high to vault. */
export const rampart = line('wall', 2)
export const building = built('building', 3)
export const ruin = built('ruin', 1.5)
export const table = tableOf(24, 24)
