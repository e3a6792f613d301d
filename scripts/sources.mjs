// The files of the project, for the tests that read them.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesBelow } from './build.mjs'
import { reports, root } from './paths.mjs'

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.muster'])

export const PURE = ['table', 'engine', 'bots', 'armies', 'session', 'draw', 'stat-blocks', 'games'].map(
  (name) => `packages/${name}`,
)

/** Every file of the project as a path from its root with forward slashes. */
export function projectFiles(under = '') {
  return [...filesBelow(join(root, under), NOT_OURS)]
    .filter((file) => !file.startsWith(reports + sep))
    .map((file) => relative(root, file).split(sep).join('/'))
}

/** Tests, and what a package offers to the tests of others. */
export const isTest = (file) => /\.test\.[a-z]+$/.test(file) || /\/(test|testing|e2e)\//.test(file)

/** The sources of the pure packages, without their tests. */
export function pureSources() {
  return PURE.flatMap((folder) => projectFiles(folder)).filter((file) => /\/src\/.*\.tsx?$/.test(file) && !isTest(file))
}

export const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n')

/** Where a pattern stands, as file:line and the line itself, so that a failing test points at the place. */
export function places(files, pattern) {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, at) =>
      pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 160)}`] : [],
    ),
  )
}
