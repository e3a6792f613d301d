/** Writes docs/situations.md anew: `npm run docs`. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { situationsPage } from './situations/page.ts'

writeFileSync(fileURLToPath(new URL('../../../docs/situations.md', import.meta.url)), situationsPage())
