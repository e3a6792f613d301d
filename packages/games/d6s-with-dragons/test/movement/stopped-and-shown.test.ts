/** Moves that an attack stops, places that are free because somebody leaves them, and what a mover is shown as. */
import { describe, expect, test } from 'vitest'
import { coven, incantations, standard } from '../coven.ts'
import { skirmish } from '../skirmish.ts'

describe('stopped before it began', () => {
  test('DD-OPP-01 DD-SMV-04 a climber knocked prone by the enemy at the foot of the wall stays on the ground', () => {
    const climb = (riders: string[], dice: readonly (readonly [string, number])[], more: object = {}) => {
      const s = skirmish({ stage: 'act' })
        .a('Ann', { at: [6.508, 12], speed: 8, toughness: 10, moves: { climb: 6 } })
        .b('Wolf', { at: [6.508, 13.3], speed: 1, fight: 6, gear: '', attackList: [{ id: 'bite', riders, ...more }] })
        .b('Ben', { at: [22, 22], speed: 1 })
        .box('tower', 'building', [7, 10], [12, 14])
        .high(9)
      for (const [purpose, face] of dice) s.rolls([purpose, face])
      return s.picks('Ann|climb|tower').picks('Wolf|bite|Ann').of('Ann')
    }
    expect(climb([], [['to wound: Wolf at Ann', 6]]).level).toBe(8 * 2540)
    const down = climb(['knocks-down'], [['to wound: Wolf at Ann', 6]])
    expect([down.level, down.conditions.map(({ is }) => is)]).toEqual([0, ['prone']])
    const pushed = climb(['inflicts'], [['to wound: Wolf at Ann', 6]], { shift: { inches: 1 } })
    expect([pushed.level, Math.round(pushed.at.y / 25.4) / 100]).toEqual([0, 11])
  })
})

describe('places', () => {
  test('DD-STD-13 DD-RUL-72 those who teleport together may come down where one of them stood', () => {
    const s = coven({ knows: standard('teleport') })
      .a('Cy', { at: [13.2, 4], speed: 1 })
      .picks('Ann|cast|teleport')
    expect(s.battle.question?.check({ at: { x: Math.round(13.2 * 2540), y: 4 * 2540 } })).toBeUndefined()
  })

  test('DD-INC-21 a weapon summoned anew may stand where the old one of its caster stood, not on that of another', () => {
    const summons = (caster: 'Ann' | 'Cay') =>
      coven({ knows: incantations('spiritual-weapon'), ann: caster === 'Ann' ? { concentrating: 'old' } : {} })
        .a('Cay', { at: [2, 4], speed: 1, casting: {}, ...(caster === 'Cay' && { concentrating: 'old' }) })
        .effect('old', 'spiritual-weapon', caster, { at: [12, 8] })
        .picks('Ann|cast|spiritual-weapon')
        .battle.question?.check({ at: { x: 12 * 2540, y: 8 * 2540 } })?.code
    expect([summons('Ann'), summons('Cay')]).toEqual([undefined, 'occupied'])
  })
})

describe('what a mover is shown as', () => {
  test('DD-SMV-01 a flyer is shown as flying, a walker as nothing special', () => {
    const shown = (words: object) => {
      const { decision } = skirmish({ stage: 'act' })
        .a('Ann', { at: [6, 12], speed: 4, ...words })
        .b('Bob', { at: [22, 22], speed: 1 })
      return decision.kind === 'move' ? decision.movers.map(({ manner }) => manner) : []
    }
    expect([shown({ moves: { fly: 8 } }), shown({ moves: { burrow: 8 } }), shown({})]).toEqual([
      ['fly'],
      ['burrow'],
      [undefined],
    ])
  })
})
