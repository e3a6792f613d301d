/** For those who make tables: outlines as nature draws them, ready tables in one line a piece, and tables from a seed. */
export * from './outlines.ts'
export * from './ready-table.ts'
export * from './river.ts'
export * from './random-table.ts'
export * from './random-pieces.ts'
