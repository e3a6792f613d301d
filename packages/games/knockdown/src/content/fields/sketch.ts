/** The pieces of the ready tables, and how high they stand in this game. */
import { built, line, natural, tableOf } from '@muster/engine/scenery'

export { trees } from '@muster/engine/scenery'

export const wood = natural('wood')
export const hill = natural('hill', 1)
export const swamp = natural('rough')
export const wall = line('wall', 1)
export const hedge = line('hedge', 1)
export const building = built('building', 3)
export const table = tableOf(48, 48)
