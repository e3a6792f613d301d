export { run } from './program.ts'
export type { Io } from './io.ts'
export { EXIT } from './trouble.ts'
export * as schemas from './schemas.ts'
