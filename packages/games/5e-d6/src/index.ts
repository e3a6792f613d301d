export { game } from './game.ts'
export { rulebook } from './rulebook/index.ts'
export type { State } from './state/state.ts'
