// The small decisions inside `npm start` and `npm test`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPlatforms, platformOf } from '../lock.mjs'
import { adviceFor, installedMatches, PlainError, requireNode } from '../setup.mjs'
import { count, drivesThePage } from '../test.mjs'

test('an old Node is refused in plain words, a new one is not', () => {
  expect(() => requireNode('18.20.0')).toThrow(/needs Node 20\.19 or newer; this is Node 18\.20\.0/)
  expect(() => requireNode('20.18.9')).toThrow(PlainError)
  for (const fine of ['20.19.0', '22.1.0', '24.0.0']) expect(() => requireNode(fine)).not.toThrow()
})

test('a failed installation is explained', () => {
  expect(adviceFor('npm error code EAI_AGAIN')).toMatch(/could not be reached/)
  expect(adviceFor('npm error code EUSAGE … in sync')).toMatch(/disagree/)
  expect(adviceFor('npm error code ENOSPC')).toMatch(/disk is full/)
  expect(adviceFor('something new')).toMatch(/stands above/)
})

test('what lies in node_modules is compared with the lock, leaving other platforms out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-setup-'))
  const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '1.0.0', optional: true } } }
  expect(installedMatches(folder, lock)).toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  const note = (version) =>
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: { 'node_modules/a': { version } } }))
  note('1.0.0')
  expect(installedMatches(folder, lock)).toBe(true)
  note('0.9.0')
  expect(installedMatches(folder, lock)).toBe(false)
  rmSync(folder, { recursive: true })
})

test('tests are counted from the report, and a file that does not load is a failure', () => {
  const passed = { status: 'passed' }
  const failed = { status: 'failed' }
  const testResults = [
    { status: 'passed', assertionResults: [passed, passed] },
    { status: 'failed', assertionResults: [passed, failed] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(count({ testResults })).toEqual({ passed: 3, failed: 2 })
  expect(count({ testResults: [] })).toEqual({ passed: 0, failed: 0 })
})

test('the page is built and a browser sought only for tests that drive it', () => {
  for (const args of [[], ['packages/web'], ['packages/web/e2e/play.test.ts'], ['--bail=1'], ['-t', 'HW-MOVE-01']]) {
    expect(drivesThePage(args), args.join(' ')).toBe(true)
  }
  for (const args of [['packages/table'], ['scripts', '--bail=1'], ['engine', '-t', 'e2e']]) {
    expect(drivesThePage(args), args.join(' ')).toBe(false)
  }
})

test('a platform is read from the name of its package', () => {
  expect(platformOf('@a/binding-linux-arm64-musl')).toEqual({ cpu: ['arm64'], libc: ['musl'], os: ['linux'] })
  expect(platformOf('@a/binding-linux-arm-gnueabihf')).toEqual({ cpu: ['arm'], libc: ['glibc'], os: ['linux'] })
  expect(platformOf('@a/binding-win32-x64-msvc')).toEqual({ cpu: ['x64'], libc: undefined, os: ['win32'] })
  expect(platformOf('@a/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
  expect(platformOf('left-pad')).toBeUndefined()
})

test('a lock file without some platform’s binary is incomplete', () => {
  const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-arm64': '1.0.0' } }
  const lock = { packages: { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '1.0.0' } } }
  expect(missingPlatforms(lock).map(({ name }) => name)).toEqual(['tool-darwin-arm64'])
})
