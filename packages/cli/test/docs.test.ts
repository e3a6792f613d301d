/** docs/cli.md describes what the commands do today: every option, every document, every field. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EXIT, schemas } from '../src/index.ts'
import { example, says } from './shell.ts'

const DOC = readFileSync(example('../../../docs/cli.md'), 'utf8')

const documents = Object.entries(schemas).flatMap(([name, schema]) =>
  'muster' in schema.shape && schema.shape.muster instanceof z.ZodLiteral
    ? [{ name, kind: String(schema.shape.muster.value), fields: Object.keys(schema.shape) }]
    : [],
)

test('every JSON document is described with all its fields', () => {
  expect(documents.length).toBe(Object.keys(schemas).length - 1)
  for (const { name, kind, fields } of documents) {
    const described = DOC.split('\n').find((line) => line.includes(`"muster": "${kind}"`))
    expect(described, `${name}: "muster": "${kind}"`).toBeDefined()
    for (const field of fields) expect(described, `${name}.${field}`).toContain(`"${field}"`)
  }
})

test('how a battle stands is described field by field', () => {
  for (const field of Object.keys(schemas.decided.shape.status.shape)) expect(DOC).toContain(`| \`${field}\` |`)
})

test('every option of every command is described', async () => {
  const help = await says('--help')
  const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)]
    .map((found) => found[1] ?? '')
    .filter((name) => name !== 'help')
  expect(commands.length).toBeGreaterThan(10)
  for (const command of commands) {
    expect(DOC).toContain(`muster ${command}`)
    for (const [option] of (await says(command, '--help')).matchAll(/^ {2}(-\w, )?(--[\w-]+)/gm)) {
      const name = option.trim().replace(/^-\w, /, '')
      if (name !== '--help' && name !== '--output') expect(DOC, `${command} ${name}`).toContain(name)
    }
  }
})

test('every exit code is described', () => {
  for (const code of Object.values(EXIT)) expect(DOC).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'))
})
