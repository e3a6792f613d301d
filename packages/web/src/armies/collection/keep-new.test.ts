import { expect, test } from 'vitest'
import type { StoredArmy } from '../../store/army-store.ts'
import { words } from '../../words/words.ts'
import { untouchedList } from './keep-new.ts'

const stored = (id: string, game: string, name: string, figures: number) =>
  ({
    id,
    text: '',
    kept: { game, summary: { name, figures, points: 0, isLegal: false, icons: [] } },
  }) as unknown as StoredArmy

test('an empty list without a name is taken again; one with figures, with a name or of another game is not', () => {
  const { newName } = words.armies
  const others = [
    stored('full', 'knockdown', newName, 3),
    stored('named', 'knockdown', 'The Hill Folk', 0),
    stored('other game', '5e-d6', newName, 0),
    { id: 'unreadable', text: '{', kept: undefined },
  ]
  expect(untouchedList(others, 'knockdown')).toBeUndefined()
  expect(untouchedList([...others, stored('empty', 'knockdown', newName, 0)], 'knockdown')).toBe('empty')
})
