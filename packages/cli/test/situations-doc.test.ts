/** docs/situations.md is made from the schemas, and its examples are situations that can be played. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examplesOf, valuesIn } from '../scripts/situations/examples.ts'
import { anchorOf } from '../scripts/situations/markdown.ts'
import { allFields, COMMAND, situationsPage } from '../scripts/situations/page.ts'
import { schemaOf } from '../scripts/situations/schema.ts'
import { KITS } from '../src/games/games.ts'
import { example, json } from './shell.ts'
import { schemas } from '../src/index.ts'

const DOC = readFileSync(example('../../../docs/situations.md'), 'utf8')

test('docs/situations.md says what the schemas say', () => {
  expect(DOC === situationsPage(), `docs/situations.md is out of date: run \`${COMMAND}\``).toBe(true)
})

test('every link within docs/situations.md leads to a heading', () => {
  const headings = new Set([...DOC.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)))
  const links = [...DOC.matchAll(/\]\((#[^)]*)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((anchor) => !headings.has(anchor))).toEqual([])
})

describe.each(KITS.map((kit) => ({ name: kit.about.name, kit })))('in $name', ({ kit }) => {
  const fields = allFields(schemaOf(kit))
  const examples = examplesOf(kit.game.id)

  test('every field is described', () => {
    expect(fields.map(({ path }) => path)).toContain('game')
    expect(fields.filter(({ node }) => !node.description).map(({ path }) => path)).toEqual([])
  })

  test('every field is used in an example', () => {
    const values = valuesIn(schemaOf(kit), examples)
    const unused = fields.filter(({ path }) => !values.has(path)).map(({ path }) => path)
    expect(unused, `fields that no situation of ${kit.game.id} in packages/cli/examples has`).toEqual([])
  })

  test.each(examples.map(({ file }) => file))('%s goes through', async (file) => {
    const tried = await json(schemas.tried, ['try', example(file)])
    expect(tried).toMatchObject({ through: true, unrolled: [] })
    expect(tried.title).not.toBe('')
  })
})
