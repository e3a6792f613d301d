/** A situation is checked like an army: each refusal names the field and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'

type Words = { readonly [key: string]: Json }

function refusalOf(more: Words): string {
  const figures = [
    { id: 'Ann', side: 'a', at: [10, 10] },
    { id: 'Amy', side: 'a', at: [12, 10] },
    { id: 'Bob', side: 'b', at: [10, 20] },
  ]
  try {
    game.situate({ muster: 'situation', game: 'heroes-and-wizards', figures, ...more })
  } catch (error) {
    if (error instanceof InputError) return `${error.where}: ${error.message}`
    throw error
  }
  return 'accepted'
}

test.each<[string, Words, RegExp]>([
  [
    'with two sides at one edge',
    {
      sides: [
        { id: 'a', edge: 'north' },
        { id: 'b', edge: 'north' },
      ],
    },
    /^sides\.1\.edge: /,
  ],
  ['with two sides of one id', { sides: [{ id: 'a' }, { id: 'a' }] }, /^sides\.1\.id: Two sides/],
  ['set up by an unknown side', { setter: 'constructor' }, /^setter: There is no side/],
  ['with a side that acts twice', { order: ['a', 'a'] }, /^order: /],
  ['in the turn of a third side when there are two', { acting: 2 }, /^acting: .*at most 1/],
  ['with a shot at a friend', { shots: [['Ann', 'Amy']] }, /^shots\.0\.1: .*only enemies/],
  ['with an attack on nobody', { attacks: [['Ann', 'Zoe']] }, /^attacks\.0\.1: There is no figure "Zoe"/],
  ['with a gem that nobody carries', { gem: { bearer: 'Zoe' } }, /^gem\.bearer: There is no figure "Zoe"/],
  ['with a gem off the table', { gem: { at: [90, 1] } }, /^gem\.at: /],
  ['with a prison that is not there', { prison: 'gaol' }, /^prison: There is no terrain piece "gaol"/],
  [
    'with a fence of no length',
    {
      pieces: [
        {
          id: 'f',
          kind: 'fence',
          line: [
            [5, 5],
            [5, 5],
          ],
        },
      ],
    },
    /^pieces\.0\.line: .*no length/,
  ],
  ['with nobody', { figures: [] }, /^figures: /],
  [
    'with an unknown item',
    { figures: [{ id: 'Ann', side: 'a', at: [5, 5], item: 'toString' }] },
    /^figures\.0\.item: .*one of /,
  ],
  [
    'with an item that a trooper carries',
    { figures: [{ id: 'Ann', side: 'a', at: [5, 5], item: 'battle-sword' }] },
    /^figures\.0\.item: "Ann" is a trooper: .*"rank": "hero"/,
  ],
  [
    'with an item that a Wizard carries',
    { figures: [{ id: 'Ann', side: 'a', at: [5, 5], rank: 'wizard', item: 'battle-sword' }] },
    /^figures\.0\.item: /,
  ],
  [
    'with spells that a trooper knows',
    { figures: [{ id: 'Ann', side: 'a', at: [5, 5], spells: ['curse'] }] },
    /^figures\.0\.spells: .*"rank": "wizard"/,
  ],
  [
    'with a prisoner who waits to be deployed',
    { figures: [{ id: 'Ann', side: 'a', rank: 'hero', where: 'waiting', prisoner: true }] },
    /^figures\.0\.where: "Ann" is the prisoner: .*prison, standing, slain or left/,
  ],
  [
    'with a figure in prison that is not the prisoner',
    { figures: [{ id: 'Ann', side: 'a', where: 'prison' }] },
    /^figures\.0\.where: .*"prisoner": true/,
  ],
  [
    'with a figure that left the table and is not the prisoner',
    { figures: [{ id: 'Ann', side: 'a', where: 'left' }] },
    /^figures\.0\.where: .*"prisoner": true/,
  ],
  [
    'with two prisoners',
    { figures: ['Ann', 'Amy'].map((id) => ({ id, side: 'a', rank: 'hero', where: 'prison', prisoner: true })) },
    /^figures\.1\.prisoner: "Ann" is the prisoner/,
  ],
  [
    'with a trooper as the prisoner',
    { figures: [{ id: 'Ann', side: 'a', where: 'prison', prisoner: true }] },
    /^figures\.0\.rank: "Ann" is the prisoner: .*Hero or a Wizard .*"rank": "hero"/,
  ],
  [
    'with a prisoner of the side that holds the prison',
    {
      scenario: 'rescue',
      setter: 'b',
      figures: [{ id: 'Ann', side: 'b', rank: 'hero', where: 'prison', prisoner: true }],
    },
    /^figures\.0\.side: "Ann" is the prisoner of "b".*another side: "a"/,
  ],
])('a situation is refused %s', (_, more, refusal) => expect(refusalOf(more)).toMatch(refusal))

test('the same without these faults is accepted', () => expect(refusalOf({})).toBe('accepted'))
