/** For those who make tables: outlines as nature draws them, ready tables in one line a piece, and tables from a seed. */
export * from './outlines.ts'
export * from './sketch.ts'
export * from './river.ts'
export * from './landscape.ts'
export * from './drafts.ts'
