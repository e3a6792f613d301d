// The small decisions inside `npm start` and `npm test`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completed, missingPlatforms, withoutIntegrity } from '../lock.mjs'
import { adviceFor, installedMatches, PlainError, requireNode } from '../setup.mjs'
import { count, drivesThePage } from '../test.mjs'

test('an old Node is refused with a plain message, a new one is not', () => {
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

test('node_modules is compared with the lock file, without other platforms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-setup-'))
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-win32': { version: '1.0.0', optional: true },
    },
  }
  expect(installedMatches(folder, lock)).toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  const note = (version) =>
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version } } }),
    )
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

test('the page is built and a browser looked for only for the tests that need them', () => {
  for (const args of [[], ['packages/web'], ['packages/web/e2e/play.test.ts'], ['--bail=1'], ['-t', 'HW-MOVE-01']]) {
    expect(drivesThePage(args), args.join(' ')).toBe(true)
  }
  for (const args of [['packages/table'], ['scripts', '--bail=1'], ['engine', '-t', 'e2e']]) {
    expect(drivesThePage(args), args.join(' ')).toBe(false)
  }
})

const tool = {
  version: '1.0.0',
  integrity: 'sha512-a',
  optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-arm64': '1.0.0' },
}
const lock = {
  packages: {
    '': {},
    'node_modules/own': { link: true },
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  },
}

test('a lock file without some platform’s binary, or without a checksum, is incomplete', () => {
  expect(missingPlatforms(lock).map(({ name }) => name)).toEqual(['tool-darwin-arm64'])
  expect(withoutIntegrity(lock).map(({ name, version }) => [name, version])).toEqual([['tool-linux-x64', '1.0.0']])
})

test('a lock file is completed from the registry, and only with what is missing', () => {
  const inRegistry = ({ name }) => ({
    dist: { integrity: `sha512-${name}`, tarball: 'https://example.org/a.tgz' },
    os: ['x'],
    cpu: ['y'],
    readme: 'z',
  })
  const whole = completed(lock, inRegistry)
  expect([missingPlatforms(whole), withoutIntegrity(whole)]).toEqual([[], []])
  expect(JSON.parse(JSON.stringify(whole.packages['node_modules/tool-darwin-arm64']))).toEqual({
    version: '1.0.0',
    integrity: 'sha512-tool-darwin-arm64',
    cpu: ['y'],
    optional: true,
    os: ['x'],
  })
})

test('a binary missing in the registry is reported, and the lock file is not changed', () => {
  expect(() => completed(lock, () => ({}))).toThrow(PlainError)
  expect(() => completed(lock, () => ({}))).toThrow(
    /does not have:\n {2}tool-darwin-arm64 1\.0\.0\n {2}tool-linux-x64 1\.0\.0\nChoose/,
  )
})
