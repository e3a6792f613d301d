export { heroesAndWizards } from './kit.ts'
export { game } from './game.ts'
export * from './campaign/index.ts'
export type { State } from './state/state.ts'
