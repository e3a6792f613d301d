// npm test: types, lint, then every test, and one line at the end that says how it went.
// Arguments go to vitest: npm test -- packages/table
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireBrowser } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { isMain, reports, root } from './paths.mjs'
import { fail, PlainError, setUp } from './setup.mjs'

const REPORT = join(reports, 'tests.json')
const PAGE_TESTS = 'packages/web/e2e'
const NAME_OPTIONS = ['-t', '--testNamePattern']

/** The tests passed and failed, from vitest's report. A file that could not be loaded is one failure. */
export function count(report) {
  const results = report.testResults ?? []
  const tests = results.flatMap((file) => file.assertionResults)
  const broken = results.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const withStatus = (status) => tests.filter((test) => test.status === status).length
  return { passed: withStatus('passed'), failed: withStatus('failed') + broken.length }
}

/** Whether the tests asked for include those that drive the page. */
export function drivesThePage(args) {
  const filters = args.filter((arg, at) => !arg.startsWith('-') && !NAME_OPTIONS.includes(args[at - 1]))
  return filters.length === 0 || filters.some((filter) => PAGE_TESTS.includes(filter) || filter.includes(PAGE_TESTS))
}

/** Runs a tool of node_modules by Node itself, so that it works the same on every system. */
function run(tool, args, env = process.env) {
  const file = join(root, 'node_modules', ...tool.split('/'))
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env }).status === 0
}

function gate(name, tool, args) {
  console.log(`${name} …`)
  if (run(tool, args)) return 0
  console.error(`${name}: failed (see above)`)
  return 1
}

/** The built page and a browser for its tests. Without them the other tests still run, but the command fails. */
function preparePage(env) {
  try {
    env.MUSTER_BROWSER = requireBrowser()
    buildWeb()
    return 0
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return 1
  }
}

function runTests(args, env) {
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const fine = run('vitest/vitest.mjs', ['run', ...reporters, ...args], env)
  const counted = existsSync(REPORT) ? count(JSON.parse(readFileSync(REPORT, 'utf8'))) : { passed: 0, failed: 0 }
  if (counted.passed + counted.failed === 0) console.error('No test ran.')
  // vitest can fail without a failing test, by an error outside of tests or a missing report.
  return !fine && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function main() {
  const args = process.argv.slice(2)
  const env = { ...process.env }
  try {
    setUp()
    let faults = gate('Checking types', 'typescript/bin/tsc', ['--noEmit', '-p', '.'])
    faults += gate('Linting', 'oxlint/bin/oxlint', [])
    if (drivesThePage(args)) faults += preparePage(env)
    const { passed, failed } = runTests(args, env)
    console.log(`\n${passed} passed, ${failed + faults} failed`)
    process.exit(failed + faults === 0 && passed > 0 ? 0 : 1)
  } catch (error) {
    fail(error)
  }
}

if (isMain(import.meta.url)) main()
