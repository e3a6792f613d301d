// The discipline of the pure packages, as far as the linter cannot see it, and proof that the linter sees the rest.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../paths.mjs'
import { moduleState } from '../module-state.mjs'
import { importsOf } from '../syntax.mjs'
import { isTest, linesOf, places, projectFiles, pureSources } from '../sources.mjs'

/** Both answer at once, in Node and in browsers. */
const OUTSIDE_PARTS_OF_PURE_CODE = ['zod', 'fflate']

/** Every import of a file: what is named, and where. */
const placedImports = (file) => importsOf(file).map(({ name, line }) => ({ name, place: `${file}:${line}` }))

const packageOf = (file) => /^packages\/(?:games\/)?[^/]+/.exec(file)?.[0] ?? ''
const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test('a relative import stays inside its package', () => {
  const leaving = projectFiles('packages')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/e2e/'))
    .flatMap((file) => placedImports(file).map((found) => ({ ...found, file })))
    .filter(
      ({ name, file }) => name.startsWith('.') && !posix.join(dirname(file), name).startsWith(`${packageOf(file)}/`),
    )
  expect(leaving.map(({ place, name }) => `${place}: ${name}`)).toEqual([])
})

test('pure code imports its own package, other pure packages, zod and fflate, nothing else', () => {
  const sources = pureSources()
  expect(sources.length).toBeGreaterThan(5)
  const foreign = sources.flatMap(placedImports).filter(({ name }) => {
    return !name.startsWith('.') && !name.startsWith('@muster/') && !OUTSIDE_PARTS_OF_PURE_CODE.includes(nameOf(name))
  })
  expect(foreign.map(({ place, name }) => `${place}: ${name}`)).toEqual([])
})

test('a package declares every package that its sources import', () => {
  const undeclared = projectFiles('packages')
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) => {
      const own = JSON.parse(readFileSync(join(root, packageOf(file), 'package.json'), 'utf8'))
      const known = new Set([own.name, ...Object.keys(own.dependencies ?? {})])
      return placedImports(file).filter(({ name }) => !/^(\.|node:|virtual:)/.test(name) && !known.has(nameOf(name)))
    })
  expect(undeclared.map(({ place, name }) => `${place}: ${name}`)).toEqual([])
})

test('the engine, the bots, the table and the drawing name no game', () => {
  const games = projectFiles('packages/games').map((file) => packageOf(file).split('/')[2])
  const names = [...new Set(games)].filter((name) => name !== undefined)
  expect(names.length).toBeGreaterThan(0)
  const shared = pureSources().filter((file) => !file.startsWith('packages/games/'))
  expect(places(shared, new RegExp(`['"\`](${names.join('|')})['"\`]`))).toEqual([])
})

/** The text from an opening brace to the one that closes it. */
function blockAt(text, open) {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(open, at + 1)
  }
  return text.slice(open)
}

test('no question is asked inside a try: what goes wrong in a rule must be seen', () => {
  const caught = pureSources().flatMap((file) => {
    const text = linesOf(file).join('\n')
    const tries = [...text.matchAll(/\btry\s*\{/g)].filter(({ index, 0: { length } }) =>
      /\byield\b/.test(blockAt(text, index + length - 1)),
    )
    return tries.map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`)
  })
  expect(caught).toEqual([])
})

test('pure code keeps nothing from one battle to the next', () => {
  expect(pureSources().flatMap(moduleState)).toEqual([])
})

describe('the linter refuses in every pure package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-lint-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))

  /** Which of these pieces of code oxlint refuses, and for what, as if they stood in that package. */
  function refusals(home, pieces) {
    const source = join(folder, home, 'src')
    mkdirSync(source, { recursive: true })
    pieces.forEach((piece, at) => writeFileSync(join(source, `probe${at}.ts`), `${piece}\n`))
    const tool = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const ran = spawnSync(process.execPath, [tool, '--format=unix', source], { cwd: folder, encoding: 'utf8' })
    rmSync(source, { recursive: true })
    const said = ran.stdout.split('\n')
    const reasons = pieces.map((_, at) => said.find((line) => line.includes(`probe${at}.ts:`)))
    return pieces.filter((_, at) => /no-restricted|no-async-await/.test(reasons[at] ?? ''))
  }

  const homes = [
    'packages/table',
    'packages/engine',
    'packages/games/any',
    'packages/bots',
    'packages/session',
    'packages/draw',
  ]
  const importing = (name) => `import { b } from '@muster/${name}'\nexport const a = b`
  const impure = [
    'export const a = Math.random()',
    'export const a = Date.now()',
    'export const a = performance.now()',
    'setTimeout(() => {}, 1)',
    "export const a = fetch('x')",
    'export const a = process.argv',
    'export const a = document.title',
    'export const a = window.name',
    'export async function a(): Promise<void> {}',
    importing('web'),
  ]
  test.each(homes)('%s', (home) => expect(refusals(home, [...impure, 'export const a = Math.sqrt(2)'])).toEqual(impure))

  test('trigonometry in a verdict, but not in a drawing', () => {
    const turn = 'export const a = Math.atan2(1, 2)'
    expect(refusals('packages/table', [turn])).toEqual([turn])
    expect(refusals('packages/draw', [turn])).toEqual([])
  })

  test.each([
    { home: 'packages/table', knows: [], not: ['engine', 'heroes-and-wizards', 'bots', 'draw'] },
    { home: 'packages/engine', knows: ['table'], not: ['heroes-and-wizards', 'bots', 'draw'] },
    {
      home: 'packages/games/any',
      knows: ['table', 'engine', 'engine/testing'],
      not: ['heroes-and-wizards', 'bots', 'draw'],
    },
    { home: 'packages/bots', knows: ['table', 'engine'], not: ['heroes-and-wizards', 'cli', 'draw'] },
    { home: 'packages/session', knows: ['table', 'engine', 'bots'], not: ['heroes-and-wizards', 'cli', 'draw'] },
    { home: 'packages/draw', knows: ['table'], not: ['engine', 'heroes-and-wizards'] },
  ])('what $home may not know', ({ home, knows, not }) => {
    expect(refusals(home, [...knows, ...not].map(importing))).toEqual(not.map(importing))
  })
})
