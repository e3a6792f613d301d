/** The command as the shell meets it: a process of its own. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example } from './shell.ts'

const DOOR = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'muster.mjs')
const shell = (...argv: readonly string[]) => spawnSync(process.execPath, [DOOR, ...argv], { encoding: 'utf8' })

test('a report goes to stdout with exit code 0, an error to stderr with another', () => {
  const fine = shell('army', 'check', example('army.json'), '--json')
  expect(fine).toMatchObject({ status: 0, stderr: '' })
  expect(schemas.armyReport.parse(JSON.parse(fine.stdout)).legal).toBe(true)
  const bad = shell('decide', 'nowhere.json', '--json')
  expect(bad).toMatchObject({ status: 2, stdout: '' })
  expect(schemas.error.parse(JSON.parse(bad.stderr)).error.file).toBe('nowhere.json')
})
