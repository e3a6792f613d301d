/** What is shown of a battle before it has been played again. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { kit, services, sessionOf, sessionOptions, until } from '@muster/session/testing'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'
import { Feed } from '../src/feed.ts'
import { battleFileText } from '../src/keeping/battle-file.ts'
import type { BattleSource } from '../src/messages/options.ts'
import type { Snapshot } from '../src/messages/snapshot.ts'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'
import { apply } from '../src/patch/apply.ts'
import { previewOf } from '../src/preview.ts'

/** A battle in its second turn. */
function saved() {
  const session = sessionOf()
  until(session, ({ view }) => view.round.turn > 1)
  return session.save()
}

const places = ({ view }: Pick<Snapshot, 'view'>) => view.figures.map(({ id, name, at }) => ({ id, name, at }))
const previewed = (source: BattleSource) => previewOf(parseSource(source))?.state ?? expect.fail('there is no preview')
const spoilt = (text: string, spoil: (data: { table: { figures: { at: unknown }[] } }) => void): string => {
  const data = JSON.parse(text)
  spoil(data)
  return JSON.stringify(data)
}

test.each<[string, () => BattleSource]>([
  ['file', () => ({ text: battleFileText(saved()), seed: 1 })],
  ['kept battle', () => ({ save: saved() })],
])('a %s shows at once where everybody stands, and asks nothing', (_, source) => {
  const preview = previewed(source())
  const opened = openSession(kit, checkSource(parseSource(source())), services).state()
  expect(places(preview)).toEqual(places(opened))
  expect(preview.view.round).toEqual(opened.view.round)
  expect(opened.decision).toBeDefined()
  expect(preview).not.toHaveProperty('decision')
  expect(preview).not.toHaveProperty('answeredBy')
  expect(preview.noUndo).toMatch(/still being checked/)
})

test.each(
  [d6sWithDragons, simpleFantasySkirmish].map((one) => [one.about.name, one as unknown as typeof kit] as const),
)('a file of %s shows everybody who stands on the table, too', (_, game) => {
  const session = BattleSession.begin(game, { plan: game.readyPlan(1) }, sessionOptions(), services)
  session.play.deployAll()
  const preview = previewed({ text: battleFileText(session.save()), seed: 1 })
  expect(preview.view.figures.length).toBeGreaterThan(5)
  expect(places(preview)).toEqual(places(session.state()))
})

test('when the battle has been played again, what the page knows becomes what is true', () => {
  const source = parseSource({ text: battleFileText(saved()), seed: 1 })
  const battle = openSession(kit, checkSource(source), services)
  const preview = previewOf(source)?.state
  expect(apply(preview, new Feed(battle, undefined, preview).update().changed)).toEqual(battle.state())
})

test('a table that was written into a file is believed only until the battle has been played again', () => {
  const moved = { x: 1000, y: 1000 }
  const text = spoilt(battleFileText(saved()), ({ table }) => void (table.figures[0]!.at = moved))
  expect(previewed({ text, seed: 1 }).view.figures[0]?.at).toEqual(moved)
  expect(
    openSession(kit, checkSource(parseSource({ text, seed: 1 })), services).state().view.figures[0]?.at,
  ).not.toEqual(moved)
})

test.each<[string, (data: never) => void]>([
  ['no place', ({ table }: { table: { figures: { at: unknown }[] } }) => void (table.figures[0]!.at = 'here')],
  [
    'endless health',
    ({ table }: { table: { figures: object[] } }) =>
      void Object.assign(table.figures[0]!, { health: { left: 1, of: 1e9 } }),
  ],
  ['no table', (data: { table: unknown }) => void (data.table = 7)],
])('a file with %s in its table opens all the same, without showing it first', (_, spoil) => {
  const source = parseSource({ text: spoilt(battleFileText(saved()), spoil as never), seed: 1 })
  expect(previewOf(source)).toBeUndefined()
  expect(openSession(kit, checkSource(source), services).state().decision).toBeDefined()
})

test('a file that was changed after it was written is shown only until it has been checked', () => {
  const text = battleFileText(saved()).replace(/"faces":\[\d/, '"faces":[77')
  const source = parseSource({ text, seed: 1 })
  expect(previewOf(source)?.state).not.toHaveProperty('decision')
  expect(() => openSession(kit, checkSource(source), services)).toThrow(/does not follow the rules/)
})

test('the game and the table of a file are known before its tape is checked', () => {
  const text = battleFileText(saved()).replace(/"marks":\[/, '"marks":[7,')
  const source = parseSource({ text, seed: 1 })
  expect(source.game).toBe(kit.game.id)
  expect(previewOf(source)).toBeDefined()
  expect(() => checkSource(source)).toThrow(/should be an object/)
})

test.each<[string, (plan: { field: { pieces: unknown; width: unknown } }) => void]>([
  ['no pieces', ({ field }) => void (field.pieces = 'none')],
  ['an endless table', ({ field }) => void (field.width = 1e12)],
])('a file with %s shows no table, and is refused', (_, spoil) => {
  const data = JSON.parse(battleFileText(saved()))
  spoil(data.start.plan)
  const source = parseSource({ text: JSON.stringify(data), seed: 1 })
  expect(previewOf(source)).toBeUndefined()
  expect(() => checkSource(source)).toThrow(/should|record/)
})

test.each([
  'null',
  '7',
  '[]',
  '{"game":"chess"}',
  '{"game":"chess","start":null}',
  '{"game":"chess","start":{"plan":7}}',
])('a file that holds %s shows nothing, and is refused', (text) => {
  const source = parseSource({ text, seed: 1 })
  expect(previewOf(source)).toBeUndefined()
  expect(() => checkSource(source)).toThrow(/should|record/)
})
