/** Faults of situation files: each says where it is and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'

const ann = { id: 'Ann', side: 'a', at: [20, 20] }
const bob = { id: 'Bob', side: 'b', at: [40, 40] }
const wain = { id: 'Wain', side: 'a', at: [30, 20], profile: 'small-chariot', crew: ['Ann'] }

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
    ['models.0.wounds', [{ ...ann, wounds: 1 }, bob], /W 1: with 1 Wound it is slain/],
    ['models.0.wounds', [{ ...ann, rank: 'champion', wounds: 2 }, bob], /W 2/],
    ['models.0.where', [{ id: 'Ann', side: 'a', where: 'waiting' }, bob], /the battle has begun/],
    ['models.1.where', [wain, { ...ann, where: 'standing' }, bob], /crew of "Wain"/],
    ['models.1.where', [{ ...wain, where: 'slain' }, ann, bob], /off the table/],
  ] as const)('%s is refused with its reason', (where, models, message) => {
    const [place, told] = fault(models)
    expect(place).toBe(where)
    expect(told).toMatch(message)
  })

  test('there are enemies, an edge for whoever deploys, and no round after the last', () => {
    const team = [
      { id: 'a', team: 'x' },
      { id: 'b', team: 'x' },
    ]
    expect(fault([ann, bob], { sides: team })).toEqual(['sides', expect.stringMatching(/enemy/)])
    const waiting = { id: 'Ann', side: 'a', where: 'waiting' }
    expect(fault([waiting, bob], { stage: 'deploy', sides: [{ id: 'a' }, { id: 'b' }] })[0]).toBe('sides.0.edge')
    expect(fault([ann, bob], { round: 4, rounds: 3 })[0]).toBe('round')
  })

  test.each([
    ['activation', { figure: 'Ann', action: 'run' }, { stage: 'break-tests' }],
    ['activation.figure', { figure: 'Bob', action: 'run' }, {}],
    ['activation.figure', { figure: 'Amy', action: 'run' }, {}],
    ['activation.action', { figure: 'Ann', action: 'fire' }, {}],
    ['activation.action', { figure: 'Gun', action: 'run' }, {}],
    ['activation.figure', { figure: 'Gun', action: 'fire' }, {}],
    ['activation.stage', { figure: 'Ann', action: 'run', stage: 'fight' }, {}],
    ['activation.stage', { figure: 'Ann', action: 'charge', stage: 'shoot' }, {}],
    ['', { figure: 'Ann', action: 'charge', stage: 'fight' }, {}],
  ])('%s: an activation that could not be is refused', (where, activation, more) => {
    const amy = { id: 'Amy', side: 'a', where: 'slain' }
    const gun = { id: 'Gun', side: 'a', at: [10, 10], profile: 'catapult' }
    expect(fault([ann, amy, gun, bob], { activation, ...more })[0]).toBe(where)
  })

  test('the order and the activation name those who are there', () => {
    expect(fault([ann, bob], { order: ['a', 'a'] })[0]).toBe('order')
    expect(fault([ann, bob], { activation: { figure: 'Bib', action: 'run' } })[1]).toMatch(/Bob/)
  })
})
