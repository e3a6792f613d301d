import { expect, test } from 'vitest'
import type { ShownOption } from '@muster/session'
import { rankOptions } from './option-ranking.ts'
import type { TableState } from './table-state.ts'

const option = (id: string, at: string, harmful = false): ShownOption => ({
  id,
  label: id,
  at,
  ...(harmful && { harmful: true }),
})

const state = (scores: Readonly<Record<string, number>> = {}) =>
  ({
    ranking: Object.entries(scores).map(([name, score]) => ({ option: name, score })),
    targetOdds: { 'curse own': { chances: [{ label: 'slay', chance: 0.9 }] } },
    snapshot: {
      decision: { by: 'a' },
      view: {
        figures: [
          { id: 'own', side: 'a' },
          { id: 'foe', side: 'b' },
        ],
      },
    },
  }) as unknown as TableState

const ids = (options: readonly ShownOption[], scores?: Readonly<Record<string, number>>) =>
  rankOptions(state(scores), options).map(({ id }) => id)

test('what harms a friend is last, whatever its chances', () => {
  const curses = [option('curse own', 'own', true), option('curse foe', 'foe', true), option('bless own', 'own')]
  expect(ids(curses)).toEqual(['curse foe', 'bless own', 'curse own'])
})

test('the best by the computer’s advice is first', () => {
  const curses = [option('bless own', 'own'), option('curse foe', 'foe', true)]
  expect(ids(curses, { 'bless own': 3, 'curse foe': 1 })).toEqual(['bless own', 'curse foe'])
})
