export { fiveED6 } from './kit.ts'
export { game } from './game.ts'
export type { State } from './state/state.ts'
