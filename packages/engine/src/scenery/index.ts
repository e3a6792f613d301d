/** Making tables: natural outlines, ready tables with one line for each piece, and random tables from a seed. */
export * from './outlines.ts'
export * from './ready-table.ts'
export * from './river.ts'
export * from './random-table.ts'
export * from './random-pieces.ts'
export * from './random-river.ts'
