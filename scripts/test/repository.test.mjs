// What must hold of the repository as a whole, whoever adds to it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPlatforms, withoutIntegrity } from '../lock.mjs'
import { root } from '../paths.mjs'
import { linesOf, places, projectFiles } from '../sources.mjs'

const TEXT =
  /\.(ts|tsx|mts|mjs|js|json|css|html|md|txt|tsv|svg|yml|yaml)$|(^|\/)(LICENSE|NOTICE|run|\.npmrc|\.gitignore)$/
const DATA =
  /\/content\/|\/golden\/|\/rulebook\/|package-lock\.json$|docs\/situations\.md$|-data\.ts$|\.(json|tsv|txt|svg)$|(^|\/)LICENSE$/
const LONGEST = 600

const read = (file) => readFileSync(join(root, file), 'utf8')
const texts = () => projectFiles().filter((file) => TEXT.test(file) && file !== 'scripts/test/repository.test.mjs')
const locks = () => ['package-lock.json', 'bench/package-lock.json'].filter((file) => existsSync(join(root, file)))

test('the lock files record no address', () => {
  expect(locks()).toEqual(['package-lock.json', 'bench/package-lock.json'])
  expect(places(locks(), /"resolved":\s*"(?!packages\/)|tarball/)).toEqual([])
})

test('the lock files vouch for the contents of every package', () => {
  for (const file of locks()) {
    const lock = JSON.parse(read(file))
    expect(Object.values(lock.packages).filter(({ integrity }) => integrity).length, file).toBeGreaterThan(50)
    expect(withoutIntegrity(lock), file).toEqual([])
  }
})

test('the lock files name the binaries of every platform (npm run lock adds them)', () => {
  for (const file of locks()) expect(missingPlatforms(JSON.parse(read(file))), file).toEqual([])
})

test('no registry is named', () => {
  const registry = /registry\.(npmjs|yarnpkg|npmmirror)|artifactory|verdaccio|\/api\/npm\/|^\s*(@[\w-]+:)?registry\s*=/i
  expect(places(texts(), registry)).toEqual([])
})

test('no path of anybody’s machine is named', () => {
  expect(places(texts(), /(^|[\s'"`(=:])\/(work|home|Users|root)\/\w|[A-Z]:\\\\?Users\\/)).toEqual([])
})

test(`no file but data is longer than ${LONGEST} lines`, () => {
  const long = texts().filter((file) => !DATA.test(file) && linesOf(file).length > LONGEST)
  expect(long).toEqual([])
})

test('no test is skipped or left alone', () => {
  const tests = projectFiles('packages').filter((file) => /\.test\.tsx?$/.test(file))
  expect(places(tests, /\b(it|test|describe)\.(skip|only|todo)\b/)).toEqual([])
})

test('every dependency has its sentence in docs/decisions.md', () => {
  const packages = projectFiles()
    .filter((file) => file.endsWith('package.json'))
    .map((file) => JSON.parse(read(file)))
  const names = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  )
  const outside = [...new Set(names)].filter((name) => !name.startsWith('@muster/'))
  expect(outside.length).toBeGreaterThan(10)
  const text = read('docs/decisions.md')
  expect(outside.filter((name) => !new RegExp(`(^|[\\s|,\`])${name}([\\s|,\`]|$)`, 'm').test(text))).toEqual([])
})

test('the licence is MIT, and no package can be published by mistake', () => {
  expect(read('LICENSE')).toMatch(/^MIT License/)
  const packages = projectFiles().filter((file) => file.endsWith('package.json'))
  expect(packages.length).toBeGreaterThan(5)
  for (const file of packages) expect(JSON.parse(read(file)).private, file).toBe(true)
})

test('the notices credit the rulebooks, the reference document, the icons and the fonts', () => {
  const notice = read('NOTICE').replace(/\s+/g, ' ')
  for (const credit of [
    'd6s with Dragons',
    '5e d6',
    'This work includes material from the System Reference Document 5.2',
    'https://creativecommons.org/licenses/by/4.0/legalcode',
    'https://creativecommons.org/licenses/by/3.0/',
    'Grenze',
    'Alegreya Sans',
    'SIL Open Font License',
  ]) {
    expect(notice).toContain(credit)
  }
})

test('the notices name the author of every icon', () => {
  const plain = (name) => name.toLowerCase().replaceAll('-', ' ')
  const notice = plain(read('NOTICE'))
  const authors = read('packages/draw/scripts/icons.tsv')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1])
  expect(authors.length).toBeGreaterThan(0)
  expect([...new Set(authors)].filter((author) => !notice.includes(plain(author)))).toEqual([])
})

test('the walk of a decision in ARCHITECTURE.md names files that are there', () => {
  const [, walk] = /## The walk of a decision\n(.*?)\n## /s.exec(read('ARCHITECTURE.md')) ?? []
  const files = [...(walk ?? '').matchAll(/`([\w-]+\/[\w./-]+\.tsx?)`/g)].map(([, file]) => `packages/${file}`)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
