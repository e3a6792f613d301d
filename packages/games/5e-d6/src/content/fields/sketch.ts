/** The pieces of the ready tables, and how high they stand in this game. */
import { built, line, natural, tableOf } from '@muster/engine/scenery'

export { trees } from '@muster/engine/scenery'

export const wood = natural('wood')
export const hill = natural('hill', 1)
export const swamp = natural('rough')
export const mist = natural('obscured')
export const ruin = natural('ruin')
export const gully = natural('gap', 1)
export const wall = line('wall', 0.75)
export const rampart = line('wall', 2)
export const hedge = line('hedge', 0.75)
export const building = built('building', 2)
export const table = tableOf(24, 24)
