/** Who could charge next turn, told while somebody else is being moved. */
import { prepareMove, reachMap } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { threats } from '../../src/threats.ts'
import { row, skirmish, toPoint, type Skirmish } from '../skirmish.ts'

const elves = (): Skirmish =>
  skirmish()
    .a('Orcs', { at: row(3, [10, 10]) })
    .b('Elves', { at: row(3, [30, 20]) })

/** Whether the centre-point of the Elves gets so far straight north. */
function comes(battle: Skirmish, far: number): boolean {
  const found = threats(battle.state, 'Elves')
  const { x, y } = found?.move.mover.at ?? toPoint([0, 0])
  return found !== undefined && reachMap(prepareMove(found.move)).covers({ x, y: y - Math.round(far * 2540) })
}

describe('who could charge', () => {
  test('SF-CHG-02: as far as its Move, half of it over a wall or out of rough ground', () => {
    expect([comes(elves(), 5.9), comes(elves(), 6.1)]).toEqual([true, false])
    const walled = elves().line('wall', 'wall', [0, 19], [48, 19])
    expect([comes(walled, 2.9), comes(walled, 3.1)]).toEqual([true, false])
    const bogged = elves().box('bog', 'rough', [25, 18], [35, 22])
    expect([comes(bogged, 2.9), comes(bogged, 3.1)]).toEqual([true, false])
  })

  test('whoever fights already does not come', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 10]) })
      .b('Elves', { at: row(3, [10, 14]) })
    expect(threats(battle.state, 'Elves')).toBeDefined()
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(threats(battle.state, 'Elves')).toBeUndefined()
  })
})
