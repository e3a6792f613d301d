/** Names that people may give: every sign of one line plays, and what nobody can see is refused. */
import { optionId } from '@muster/engine'
import { ODD_NAMES } from '@muster/engine/testing'
import { describe, expect, test } from 'vitest'
import { KITS } from '../src/games/games.ts'
import { failsWith, file, fresh, says } from './shell.ts'

const SMALL = 30

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The same army with other names, each in turn; entries that share one are numbered through by the game. */
function renamed(army: Json, names: readonly string[]): Json {
  let next = 0
  const entries = (list: Json): Json =>
    (list as readonly { readonly [key: string]: Json }[]).map((entry) => ({
      ...entry,
      name: names[next++ % names.length] ?? '',
    }))
  return Object.fromEntries(
    Object.entries(army as { readonly [key: string]: Json }).map(([key, value]) => [
      key,
      Array.isArray(value) ? entries(value) : value,
    ]),
  )
}

describe.each(KITS.map((kit) => ({ game: kit.game.id, kit })))('$game', ({ game, kit }) => {
  const armyFile = (seed: number, names: readonly string[]): string =>
    file({ muster: 'army', game, army: renamed(kit.randomArmy(seed, SMALL) as Json, names) })

  test.each([0, 4, 8, 12, 16, 20, 24])(
    'battles of figures with such names are played to their end: from number %i on',
    async (first) => {
      const names = [...ODD_NAMES.slice(first), ...ODD_NAMES.slice(0, first)]
      const record = fresh()
      await says(
        'play',
        game,
        '--armies',
        armyFile(first, names),
        armyFile(first + 1, names),
        '--seed',
        '1',
        '--option',
        `limit=${SMALL * 2}`,
        '-o',
        record,
      )
      await says('verify', record)
    },
  )

  test('names of several lines, of hidden marks, and without end are refused', async () => {
    for (const name of ['two\nlines', 'bell\u0007', 'right\u202eleft', 'x'.repeat(200)]) {
      const army = armyFile(1, [name])
      await failsWith(['army', 'check', army], {
        file: army,
        where: /^army\.\w+\.0\.name$/,
        says: /one line|at most \d+ characters/,
      })
    }
  })
})

test('an id may hold any sign, the one between the parts of an option too', async () => {
  const figures = [
    { id: 'A|B', side: 'a', at: [5, 5], rank: 'wizard', spells: ['curse'] },
    { id: 'B|A', side: 'b', at: [5, 8] },
  ]
  const answers = [{ pick: [optionId('A|B', 'curse', 'B|A')] }]
  const dice = [
    ['initiative: North', 6],
    ['initiative: South', 1],
  ]
  const situation = file({ muster: 'situation', game: 'heroes-and-wizards', stage: 'magic', figures, answers, dice })
  expect(await says('try', situation)).toMatch(/A\|B.*[Cc]urse.*B\|A/)
})

test.each(['default', 'done', 'pass', 'none', 'claim', '12,20'])(
  'an id that could be taken for an answer is refused in a situation: %s',
  async (id) => {
    const situation = file({
      muster: 'situation',
      game: 'heroes-and-wizards',
      figures: [{ id, side: 'a', at: [5, 5] }],
    })
    await failsWith(['decide', situation], { file: situation, where: 'figures.0.id', says: /choose another id/ })
  },
)
