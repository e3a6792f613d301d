/** Small print of activations and scenarios: stairs in a melee, and what is told when a thing is brought home. */
import { describe, expect, test } from 'vitest'
import { options } from '../movement/marching.ts'
import { row, skirmish } from '../skirmish.ts'

describe('stairs', () => {
  test('SF-MEL-13 SF-TERR-10 a unit in a melee does not walk away up the stairs', () => {
    const stairs = (fight: { readonly scrum?: number }) =>
      options(
        skirmish()
          .a('Orcs', { at: row(2, [10, 10]), ...fight })
          .b('Elves', { at: row(2, [10, 11]), ...fight })
          .box('house', 'building', [6, 6], [16, 16])
          .having({ height: 4, storeys: 2, wayUp: 'stairs' }),
      ).filter((id) => id === 'up|Orcs')
    expect([stairs({}), stairs({ scrum: 1 })]).toEqual([['up|Orcs'], []])
  })
})

describe('things that are brought home', () => {
  test('SF-END-02 the parcel that reaches its friend is told of, with who brought it', () => {
    const battle = skirmish({
      mode: 'advanced',
      scenario: 'deliver',
      rounds: 10,
      stage: 'attack',
      active: { unit: 'Runners', moved: true, from: [24, 28] },
      things: [
        { id: 'parcel', is: 'parcel', name: 'The parcel', at: [24, 31], bearer: 'Runners' },
        { id: 'goal-a', is: 'goal', name: 'A friend', owner: 'a', at: [24, 33] },
        { id: 'goal-b', is: 'goal', name: 'A friend', owner: 'b', at: [24, 3] },
      ],
    })
      .a('Runners', { at: row(2, [23.2, 31.7]), ranged: { attack: 5 } })
      .b('Wolves', { at: row(3, [30, 28]) })
      .picks('none')
    expect(battle.told('thing-brought')).toMatchObject({
      thing: 'parcel',
      unit: 'Runners',
      side: 'a',
      rules: ['SF-END-02'],
    })
  })

  test('SF-END-02 so is the flag that is carried home', () => {
    const battle = skirmish({
      mode: 'advanced',
      scenario: 'steal-the-flag',
      rounds: 10,
      stage: 'attack',
      active: { unit: 'Thieves', moved: true, from: [24, 10] },
      things: [
        { id: 'flag-a', is: 'flag', name: 'Our flag', owner: 'a', at: [24, 3] },
        { id: 'flag-b', is: 'flag', name: 'Their flag', owner: 'b', at: [24, 5], bearer: 'Thieves' },
      ],
    })
      .a('Thieves', { at: row(2, [24, 5]), ranged: { attack: 5 } })
      .b('Wolves', { at: row(3, [24, 12]) })
      .picks('none')
    expect(battle.told('thing-brought')).toMatchObject({ thing: 'flag-b', unit: 'Thieves', side: 'a' })
  })
})
