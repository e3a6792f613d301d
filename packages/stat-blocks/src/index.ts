export * from './stat-block.ts'
export * from './prose/multiattack.ts'
export { readStatBlock, statBlockFrom } from './read/read-stat-block.ts'
export { readTables } from './read/table-form.ts'
