// Option ids are made and read in one place, and no rule is decided by the name a player reads.
import { expect, test } from 'vitest'
import { decisionsByName, handmadeIds, searchText, textsTakenApart } from '../option-ids.mjs'
import { pureSources } from '../sources.mjs'

const HOME = 'packages/engine/src/decisions/option-id.ts'

/** Stat blocks are prose: reading it is all that package does. */
const rulesAndScreens = () => pureSources().filter((file) => !file.startsWith('packages/stat-blocks/'))

/** Names that are read to word or draw something, not to decide a rule. */
const WORDS_ONLY = /\/(log|content)\/|^packages\/draw\//

test('the separator of option ids stands in one file', () => {
  expect(handmadeIds(HOME).length).toBeGreaterThan(0)
  expect(
    rulesAndScreens()
      .filter((file) => file !== HOME)
      .flatMap(handmadeIds),
  ).toEqual([])
})

test('no rule is decided by a name or label', () => {
  const rules = rulesAndScreens().filter((file) => !WORDS_ONLY.test(file))
  expect(rules.flatMap(decisionsByName)).toEqual([])
})

/** Where texts that people write are read, and texts for people are put together. */
const TEXTS = /\/(log|content|view|situation|rulebook)\//

test('no rule takes a text apart to learn what it means', () => {
  const rules = pureSources().filter((file) => /^packages\/(games|bots)\//.test(file) && !TEXTS.test(file))
  expect(rules.flatMap(textsTakenApart)).toEqual([])
})

test.each([
  ["const [a, b] = id.split('|')", 1, 0, 1],
  ['const id = `${a}|${b}`', 1, 0, 0],
  ['const isDeed = /^(pass|drop)\\|/.test(id)', 1, 0, 1],
  ['const isOdd = /^(pass|drop)$/.test(id)', 0, 0, 1],
  ['const isWeb = (piece: Piece) => /web/.test(piece.name ?? "")', 0, 1, 1],
  ['const isWeb = ({ name }: Piece) => name?.toLowerCase().includes("web")', 0, 1, 0],
  ['const isWeb = ({ kind }: Piece) => kind === "web"', 0, 0, 0],
  ["const id = task.slice(task.indexOf(':') + 1)", 0, 0, 1],
  ["const isThrow = task.startsWith('throw:')", 0, 0, 1],
  ['const to = option.slice(PASS.length)', 0, 0, 1],
  ['const [, index, to] = /^(\\d)=(\\d)$/.exec(word) ?? []', 0, 0, 1],
  ["const targets = one.slice(0, one.lastIndexOf('='))", 0, 0, 1],
  ['const stages = order.slice(1).indexOf(stage)', 0, 0, 0],
  ['const hit = yield* play.test(`to hit: ${by}`, { by })', 0, 0, 0],
  ['const refusal = words.split(scene.unit)', 0, 0, 0],
])('%s', (text, ids, names, cuts) => expect(searchText(text)).toEqual({ ids, names, cuts }))
