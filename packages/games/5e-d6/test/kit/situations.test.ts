/** Faults of situation files: each says where it is and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'

const ann = { id: 'Ann', side: 'a', at: [10, 10] }
const bob = { id: 'Bob', side: 'b', at: [20, 20] }

function fault(figures: readonly object[], more: object = {}): readonly [where: string, message: string] {
  try {
    game.situate({ muster: 'situation', game: '5e-d6', figures, ...more } as unknown as Json)
  } catch (error) {
    if (error instanceof InputError) return [error.where, error.message]
    throw error
  }
  return ['', 'nothing is wrong']
}

describe('situations', () => {
  test.each([
    ['figures.1.id', [ann, { ...ann, at: [15, 15] }], /Two figures are called "Ann"/],
    ['figures.0.side', [{ ...ann, side: 'z' }, bob], /no side "z"/],
    ['figures.0.at', [{ id: 'Ann', side: 'a' }, bob], /has no place/],
    ['figures.0.profile', [{ ...ann, profile: 'dragon' }, bob], /no profile "dragon"/],
    ['figures.0.base', [{ ...ann, base: 40 }, bob], /25 to 32 mm/],
    ['figures.0.wounds', [{ ...ann, wounds: 1 }, bob], /eliminated/],
    [
      'figures.0.holds',
      [
        { ...ann, holds: 'Abe' },
        { ...ann, id: 'Abe', at: [12, 10] },
      ],
      /same side/,
    ],
    ['figures.0.climb.piece', [{ ...ann, climb: { piece: 'wall', height: 1 } }, bob], /no piece "wall"/],
    ['figures.1.at', [ann, { ...bob, at: [10.5, 10] }], /overlap/],
    ['figures.0.at', [{ ...ann, at: [0.1, 10] }, bob], /edge/],
    ['figures.0.holds', [{ ...ann, holds: 'Bob' }, bob], /more than 1" away/],
    ['figures.0.where', [{ id: 'Ann', side: 'a', where: 'waiting' }, bob], /the battle has begun/],
  ] as const)('%s is refused with its reason', (where, figures, message) => {
    const [place, told] = fault(figures)
    expect(place).toBe(where)
    expect(told).toMatch(message)
  })

  test('the turn and the action name those who are there, in their stage', () => {
    expect(fault([ann, bob], { turn: { figure: 'Bib', left: 3 } })[1]).toMatch(/Bob/)
    expect(fault([ann, bob], { stage: 'combat', turn: { figure: 'Bob', left: 3 } })[0]).toBe('turn')
    expect(fault([ann, bob], { action: { figure: 'Bob', attacks: 1 } })[0]).toBe('action')
    const gone = { id: 'Amy', side: 'a', where: 'eliminated' }
    expect(fault([ann, gone, bob], { turn: { figure: 'Amy', left: 3 } })[0]).toBe('turn.figure')
    const action = { stage: 'combat', action: { figure: 'Amy', attacks: 1 } }
    expect(fault([ann, gone, bob], action)[0]).toBe('action.figure')
  })

  test('whoever deploys has an edge, and no round comes after the last', () => {
    const waiting = { id: 'Ann', side: 'a', where: 'waiting' }
    expect(fault([waiting, bob], { stage: 'deploy', sides: [{ id: 'a' }, { id: 'b' }] })[0]).toBe('sides.0.edge')
    expect(fault([waiting, bob], { stage: 'deploy' })[0]).toBe('')
    expect(fault([ann, bob], { round: 11, rounds: 10 })[0]).toBe('round')
  })
})
