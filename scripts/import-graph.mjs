// `npm run graph`: draws who imports whom into ARCHITECTURE.md and names every cycle between folders.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSection } from './import-graph/drawing.mjs'
import { folderCycles, packageFolders } from './import-graph/imports.mjs'
import { root } from './paths.mjs'

const file = join(root, 'ARCHITECTURE.md')
writeFileSync(file, withSection(readFileSync(file, 'utf8')))
const cycles = packageFolders().flatMap(folderCycles)
process.stdout.write(cycles.length === 0 ? 'No cycle between folders.\n' : `${cycles.join('\n')}\n`)
