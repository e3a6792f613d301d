export * from './length.ts'
export * from './point.ts'
export * from './base.ts'
export * from './terrain.ts'
