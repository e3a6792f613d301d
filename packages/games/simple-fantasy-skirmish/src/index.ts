/** Simple Fantasy Skirmish: units of a few models, unit cards, the rule of halves. */
export { game } from './game.ts'
