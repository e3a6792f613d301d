/** Rounds, the order of turns, moving, and the actions of a movement turn. */
import { describe, expect, test } from 'vitest'
import { skirmish } from './skirmish.ts'

describe('Order', () => {
  test('DD-MORD-01 DD-MORD-02 DD-MORD-03: the fastest goes first, whichever side it is on, and ties favour the Lead Player', () => {
    const s = skirmish({ lead: 'a' }).a('Dwarf', { at: [4, 4], speed: 5 }).b('Elf', { at: [20, 20], speed: 6 }).b('Thane', { at: [16, 20], speed: 5 })
    expect(s.decision).toMatchObject({ by: 'b', kind: 'move', movers: [{ figure: 'Elf' }] })
    s.picks('Elf|end')
    expect(s.decision).toMatchObject({ by: 'a', movers: [{ figure: 'Dwarf' }] })
    s.picks('Dwarf|end')
    expect(s.decision).toMatchObject({ by: 'b', movers: [{ figure: 'Thane' }] })
  })
})
