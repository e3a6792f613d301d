/** `muster army` does what the page's builder does: from nothing to an army that is shared and tried. */
import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, json, muster, read, says } from './shell.ts'

const DRAGONS = 'd6s-with-dragons'

async function built(): Promise<string> {
  const name = fresh()
  await says('army', 'new', DRAGONS, '--blank', 'The Ember Tide', '--points', '150', '-o', name)
  await says('army', 'setting', name, 'Army list', 'Elemental Acolytes')
  await says('army', 'setting', name, 'element', 'blackfire')
  await says('army', 'add', name, 'Bugbear Raid Chief')
  await says('army', 'add', name, 'fanatic', '--count', '3')
  return name
}

describe('building an army', () => {
  test('from nothing, entry by entry', async () => {
    const name = await built()
    await says('army', 'option', name, '2', 'Great weapon in place of the hand weapon: Great blade')
    await says('army', 'rename', name, '1', 'Gorrash')
    await says('army', 'note', name, 'Gorrash', 'Painted red.')
    const sheet = await json(schemas.armySheet, ['army', 'show', name])
    expect(sheet).toMatchObject({ name: 'The Ember Tide', legal: true, points: 83, limit: 150, figures: 4 })
    expect(sheet.entries.map(({ name: called, count, chosen, notes }) => [called, count, chosen, notes])).toEqual([
      ['Gorrash', 1, expect.any(Array), 'Painted red.'],
      ['Fanatic', 3, ['Great blade'], null],
    ])
    expect(await says('army', 'remove', name, 'gorrash')).toContain('27 of 150 points, 3 figures.')
    expect(await says('army', 'count', name, 'Fanatic', '5')).toContain('45 of 150 points, 5 figures.')
  })

  test('words that nobody knows are refused with the nearest one', async () => {
    const name = await built()
    await failsWith(['army', 'add', name, 'fanatc'], { where: 'ITEM', says: 'Did you mean "fanatic"?' })
    await failsWith(['army', 'count', name, 'Fanatik', '2'], { where: 'ENTRY', says: 'Did you mean "Fanatic"?' })
    await failsWith(['army', 'option', name, '2', 'Sheild'], { where: 'OPTION', says: 'There is no option "Sheild"' })
    await failsWith(['army', 'setting', name, 'list', 'gaints'], { where: 'VALUE', says: 'Did you mean "giants"?' })
    await failsWith(['army', 'setting', name, 'lst', 'giants'], { where: 'SETTING', says: 'Did you mean "list"?' })
  })

  test('options and catalogue are shown, and searched', async () => {
    const name = await built()
    const { groups } = await json(schemas.armyOptions, ['army', 'show', name, 'Fanatic'])
    expect(groups.flatMap(({ options }) => options.map(({ label }) => label))).toContain('Bow')
    const found = await json(schemas.armyCatalogue, ['army', 'show', name, '--find', 'fly <10'])
    expect(found.groups.flatMap(({ items }) => items.map(({ id }) => id))).toContain('magma-mephit')
    expect(await says('army', 'show', name, '--catalogue')).toContain('Blackfire (your element):')
    expect(await says('army', 'show', name, '--find', 'zzz')).toContain('Nobody fits that.')
  })

  test('what is wrong is mended and what is left is spent, in ways that can be taken', async () => {
    const name = await built()
    await says('army', 'add', name, 'sahuagin', '--count', '5')
    const { code, out } = await muster(['army', 'check', name])
    expect(code).toBe(1)
    expect(out).toContain('To mend entries:')
    const { ways } = await json(schemas.armyWays, ['army', 'mend', name])
    expect(ways.length).toBeGreaterThan(0)
    expect(await says('army', 'mend', name, '1')).toContain('It is legal.')
    const fill = await json(schemas.armyWays, ['army', 'fill', name])
    expect(fill.ways.every(({ points }) => points > 0)).toBe(true)
    await says('army', 'fill', name, '1')
    expect((await json(schemas.armyReport, ['army', 'check', name])).legal).toBe(true)
  })
})

describe('sharing an army', () => {
  test('text and link are read back', async () => {
    const name = await built()
    const was = read(name)
    const { text } = await json(schemas.armyText, ['army', 'text', name])
    const { link } = await json(schemas.armyLink, ['army', 'link', name, '--page', 'https://example.org/'])
    expect(link).toMatch(/^https:\/\/example\.org\/#army=1[\w-]+$/)
    const back = await json(schemas.armyRead, ['army', 'from', link])
    expect(back).toMatchObject({ game: DRAGONS, army: was['army'] as object, limit: 150, messages: [] })
    const [written, again] = [file(text), fresh()]
    await says('army', 'from', written, '-o', again)
    expect(await says('army', 'text', again)).toBe(`${text}\n`)
    await failsWith(['army', 'from', link.slice(0, -20)], { says: 'cut short or changed' })
    await failsWith(['army', 'from', 'nowhere.txt'], { says: 'There is no such file' })
  })

  test('an army like another is legal and another', async () => {
    const made = await json(schemas.army, ['army', 'new', 'heroes-and-wizards', '--like', example('army.json')])
    expect(made.limit).toBe(100)
    await failsWith(['army', 'new', 'knockdown', '--like', example('army.json')], { says: 'not for Knockdown' })
    await failsWith(['army', 'new', 'knockdown'], { where: '--ready', says: 'Say which army' })
  })
})

test('an army is tried in battles, and what came of it is told', async () => {
  const trial = await json(schemas.armyTrial, ['army', 'try', example('army.json'), '--battles', '3'])
  expect(trial.won + trial.drawn + trial.lost).toBe(3)
  expect(trial.entries.length).toBeGreaterThan(0)
  const { out: text } = await muster(['army', 'try', example('army.json'), '--battles', '2', '--seed', '4'])
  expect(text).toMatch(/in 2 battles: won \d/)
  expect(text).toContain('for each point')
})
