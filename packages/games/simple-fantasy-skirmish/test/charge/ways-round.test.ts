import { textOf, worded } from '@muster/engine'
import { expect, test } from 'vitest'
import { advice } from '../../src/advice/advice.ts'
import { row, skirmish } from '../skirmish.ts'

function reasons(gap: number): readonly string[] {
  const { battle } = skirmish()
    .a('Orcs', { at: row(3, [12, 12]) })
    .b('Elves', { at: row(3, [12, 12 + gap]) })
  if (!battle.question) throw new Error('nobody is asked')
  return advice.quickCandidates?.(battle.state, battle.question, 12)?.map(({ why }) => worded(textOf(why))) ?? []
}

test('a unit close to a foe thinks of the ways round to it as well: a wall may stand between', () => {
  expect(reasons(4)).toContain('Orcs should go round to Elves')
  expect(reasons(20)).not.toContain('Orcs should go round to Elves')
  expect(reasons(20)).toContain('Orcs should go for Elves')
})
