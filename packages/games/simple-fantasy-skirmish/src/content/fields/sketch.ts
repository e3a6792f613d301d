/** The pieces of the ready tables: what a model can look over and clamber over is 1 inch high, what it cannot is more. */
import { built, line, natural, tableOf, type PieceWithoutId } from '@muster/engine/scenery'

export { river, trees } from '@muster/engine/scenery'

export const wood = natural('wood', 3)
export const hill = natural('hill', 1.5)
export const knoll = natural('hill', 0.75)
export const rocks = natural('rough')
export const cliff = natural('rock', 3)
export const wall = line('wall', 1)
export const hedge = line('hedge', 1)
export const fence = line('fence', 0.75)
/** Too high to clamber over or to see across. */
export const rampart = line('wall', 2.5)
const house = built('building', 3)
export const building = house
export const ruin = built('ruin', 1.5)

/** Two floors and a stair between them. */
export const tower = (...words: Parameters<typeof house>): PieceWithoutId => ({
  ...house(...words),
  storeys: 2,
  wayUp: 'stairs',
})

export const table = tableOf(48, 36)
