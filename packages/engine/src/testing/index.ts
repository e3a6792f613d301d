export * from './random-battle.ts'
export * from './inherited.ts'
export * from './staged.ts'
