/** Simple Fantasy Skirmish: units of a few models, unit cards, the rule of halves. */
export { simpleFantasySkirmish } from './kit.ts'
export { game } from './game.ts'
export type { State } from './state/state.ts'
