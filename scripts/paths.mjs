// Where things lie, whatever folder the command was started from.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const dist = join(root, 'packages', 'web', 'dist')
export const reports = join(root, 'reports')
