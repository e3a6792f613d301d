export * from './bot.ts'
export * from './candidates.ts'
export * from './duel.ts'
export * from './look-ahead.ts'
