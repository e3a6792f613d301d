// Where things lie, whatever folder the command was started from.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const dist = join(root, 'packages', 'web', 'dist')
export const reports = join(root, 'reports')

/** True when the file with this address was started by itself, not imported. */
export function isMain(url) {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url))
}
