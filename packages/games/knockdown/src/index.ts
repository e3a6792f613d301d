export { rulebook } from './rulebook/index.ts'
