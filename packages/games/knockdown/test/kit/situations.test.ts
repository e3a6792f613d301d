/** Faults of situation files: each says where it is and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'

const ann = { id: 'Ann', side: 'a', at: [20, 20] }
const bob = { id: 'Bob', side: 'b', at: [40, 40] }

function fault(models: readonly object[], more: object = {}): readonly [where: string, message: string] {
  try {
    game.situate({ muster: 'situation', game: 'knockdown', models, ...more } as unknown as Json)
  } catch (error) {
    if (error instanceof InputError) return [error.where, error.message]
    throw error
  }
  return ['', 'nothing is wrong']
}

describe('situations', () => {
  test.each([
    ['models.1.id', [ann, { ...ann, at: [30, 30] }], /Two models are called "Ann"/],
    ['models.0.side', [{ ...ann, side: 'z' }, bob], /no side "z"/],
    ['models.0.at', [{ id: 'Ann', side: 'a' }, bob], /has no place/],
    ['models.0.mounted', [{ ...ann, profile: 'brute-monster', mounted: true }, bob], /no Infantry/],
    ['models.0.rank', [{ ...ann, profile: 'running-creature', rank: 'hero' }, bob], /cannot be a hero/],
    ['models.0.crew', [{ ...ann, crew: ['Bob'] }, bob], /no crew/],
    ['models.0.crew.0', [{ ...ann, profile: 'small-chariot', crew: ['Bob'] }, bob], /same side/],
    ['models.0.crew', [{ ...ann, profile: 'small-chariot' }, bob], /chariot without crew/],
    ['models.0.where', [{ ...ann, where: 'aboard' }, bob], /no chariot has it/],
    ['models.1.at', [ann, { ...bob, at: [20.5, 20] }], /overlap/],
    ['models.0.at', [{ ...ann, at: [0.1, 20] }, bob], /edge/],
  ] as const)('%s is refused with its reason', (where, models, message) => {
    const [place, told] = fault(models)
    expect(place).toBe(where)
    expect(told).toMatch(message)
  })

  test('the order and the activation name those who are there', () => {
    expect(fault([ann, bob], { order: ['a', 'a'] })[0]).toBe('order')
    expect(fault([ann, bob], { activation: { figure: 'Bib', action: 'run' } })[1]).toMatch(/Bob/)
  })
})
