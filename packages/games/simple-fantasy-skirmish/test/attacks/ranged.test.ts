/** Ranged attacks: sight, range, dice, and what may not be shot at. */
import { describe, expect, test } from 'vitest'
import { assault, optionsOf } from '../fight.ts'
import { row, skirmish, type Skirmish } from '../skirmish.ts'

const bows = { ranged: { attack: 5 } } as const
const isAsked = (battle: Skirmish): boolean => battle.battle.question?.what === 'attack'

/** Archers in the north, their target ten inches south of them; centre-points on x = 12. */
const volley = (words: Parameters<typeof assault>[1] = {}) =>
  assault('Archers', words).a('Archers', { ...bows, at: row(5, [9, 10]) })
const target = { at: row(5, [9, 20]) } as const

describe('who may shoot at whom', () => {
  test('SF-RNG-01 SF-ATT-02 only a unit with a Ranged Attack shoots, and only at what it sees', () => {
    expect(
      isAsked(
        assault('Orcs')
          .a('Orcs', { at: row(5, [9, 10]) })
          .b('Elves', target),
      ),
    ).toBe(false)
    expect(optionsOf(volley().b('Elves', target))).toEqual(['ranged|Elves', 'none'])
    expect(isAsked(volley().b('Elves', target).box('hut', 'building', [8, 13], [16, 15]))).toBe(false)
  })

  test('SF-RNG-03 a line along one wall of a house and then along another, to its other hand, crosses nothing', () => {
    const hall = [
      [4, 12],
      [12, 12],
      [12, 13],
      [10, 13],
      [10, 28],
      [18, 28],
      [18, 16],
      [12, 16],
      [12, 14],
      [22, 14],
      [22, 30],
      [4, 30],
    ] as const
    expect(
      isAsked(
        volley()
          .b('Elves', target)
          .area('winding hall', 'building', ...hall),
      ),
    ).toBe(true)
  })

  test('SF-RNG-02 SF-RUL-39 the range is 12", or what the card says', () => {
    const far = { at: row(5, [9, 22.4]) } as const
    expect(isAsked(volley().b('Elves', far))).toBe(true)
    expect(isAsked(volley().b('Elves', { at: row(5, [9, 22.6]) }))).toBe(false)
    expect(
      isAsked(
        assault('Slings')
          .a('Slings', { ...bows, range: 9, at: row(5, [9, 10]) })
          .b('Elves', target),
      ),
    ).toBe(false)
    expect(
      isAsked(
        assault('Longbows')
          .a('Longbows', { ...bows, range: 18, at: row(5, [9, 10]) })
          .b('Elves', { at: row(5, [9, 27]) }),
      ),
    ).toBe(true)
  })

  test('SF-HALF-02 SF-RUL-72 with bows of different ranges the group shoots as far as half of it can', () => {
    const led = (archers: number, captains: number) => {
      const battle = assault('Archers')
        .a('Archers', { ...bows, range: 12, at: row(archers, [12, 10], 1.2) })
        .b('Elves', {
          at: [
            [12, 26],
            [12, 27.5],
          ],
        })
      for (let i = 0; i < captains; i++) {
        battle.a(`Captain ${i}`, { type: 'champion', ...bows, range: 18, host: 'Archers', at: [[12 + 1.2 * i, 11.2]] })
      }
      return isAsked(battle)
    }
    expect([led(1, 1), led(2, 2), led(3, 3)]).toEqual([true, true, true])
    expect([led(2, 0), led(2, 1), led(3, 2)]).toEqual([false, false, false])
  })

  test('SF-HALF-02 SF-RUL-72 the range printed for whoever has no Ranged attack does not count', () => {
    const led = (captain: object) =>
      isAsked(
        assault('Archers')
          .a('Archers', { ...bows, range: 12, at: [[12, 10]] })
          .a('Captain', { type: 'champion', range: 18, host: 'Archers', at: [[12, 11.2]], ...captain })
          .b('Elves', {
            at: [
              [12, 26],
              [12, 27.5],
            ],
          }),
      )
    expect([led({}), led(bows)]).toEqual([false, true])
  })

  test('SF-RNG-04 range is measured from the centre-point to the nearest base, not from the nearest archer', () => {
    const file = {
      ...bows,
      at: [
        [12, 4],
        [12, 5.5],
        [12, 7],
        [12, 8.5],
        [12, 10],
      ],
    } as const
    expect(
      isAsked(
        assault('Archers')
          .a('Archers', file)
          .b('Elves', { at: row(3, [10.5, 19.6]) }),
      ),
    ).toBe(false)
    expect(
      isAsked(
        assault('Archers')
          .a('Archers', file)
          .b('Elves', { at: row(3, [10.5, 19.4]) }),
      ),
    ).toBe(true)
    expect(
      isAsked(
        assault('Archers')
          .a('Archers', file)
          .b('Elves', {
            at: [
              [12, 19.4],
              [12, 20.9],
              [12, 22.4],
            ],
          }),
      ),
    ).toBe(true)
  })

  test('SF-RNG-03 tall houses, high walls and woods across the line of the centre-points block it', () => {
    const sees = (lay: (battle: Skirmish) => Skirmish) => isAsked(lay(volley().b('Elves', target)))
    expect(sees((battle) => battle.box('hut', 'building', [11, 14], [13, 16]))).toBe(false)
    expect(sees((battle) => battle.line('wall', 'wall', [11, 15], [13, 15]).having({ height: 2 }))).toBe(false)
    expect(sees((battle) => battle.disc('copse', 'wood', [12, 15], 1))).toBe(false)
    expect(sees((battle) => battle.disc('pond', 'shallow-water', [12, 15], 2))).toBe(true)
    expect(sees((battle) => battle.box('hut', 'building', [12, 14], [14, 16]))).toBe(true)
  })

  test('SF-RNG-05 SF-RUL-41 SF-EX-10 with half the target in view the line of centres still decides', () => {
    const shot = (x: number) =>
      assault('Wizards')
        .a('Wizards', { ...bows, at: row(4, [20, 22]) })
        .b('Skeletons', { at: row(6, [x, 12]) })
        .box('house', 'building', [17.5, 15], [20.5, 18])
    expect(isAsked(shot(14.5))).toBe(false)
    expect(isAsked(shot(20))).toBe(true)
  })

  test('SF-RNG-06 SF-RUL-42 a unit in a melee cannot be shot at, whichever units it fights', () => {
    expect(
      isAsked(
        volley()
          .b('Elves', { ...target, scrum: 1 })
          .a('Orcs', { at: row(3, [9, 21]), scrum: 1 }),
      ),
    ).toBe(false)
  })

  test('SF-RNG-07 archers in a melee use their Melee Attack', () => {
    const battle = assault('Archers')
      .a('Archers', { ...bows, at: row(5, [9, 10]), scrum: 1 })
      .b('Elves', { at: row(5, [9, 11]), scrum: 1 })
      .b('Dwarfs', { at: row(5, [9, 20]) })
    expect(optionsOf(battle)).toEqual(['melee|Elves', 'none'])
  })

  test('SF-RNG-15 a low wall can be shot over; a house or a hill cannot', () => {
    expect(isAsked(volley().b('Elves', target).line('wall', 'wall', [5, 15], [20, 15]).having({ height: 1 }))).toBe(
      true,
    )
    expect(isAsked(volley().b('Elves', target).disc('hill', 'hill', [12, 15], 2).having({ height: 3 }))).toBe(false)
    expect(isAsked(volley().b('Elves', target).disc('rise', 'hill', [12, 15], 2).having({ height: 1 }))).toBe(true)
  })

  test('SF-RNG-16 a unit moves its full distance and then shoots', () => {
    const battle = skirmish()
      .a('Archers', { ...bows, at: row(5, [9, 4]) })
      .b('Elves', target)
      .rolls(['attack: Archers at Elves', 1, 1, 1, 1, 1])
      .move('Archers', [12, 10])
    expect(battle.decision.what).toBe('attack')
    battle.picks('ranged|Elves').rolledEverything()
    expect(battle.told('attack-declared')).toMatchObject({ kind: 'ranged', for: { total: 0 }, against: { total: 0 } })
  })

  test('SF-RNG-17 SF-RUL-40 models never block the line', () => {
    const battle = volley()
      .a('Orcs', { at: row(5, [9, 13]) })
      .b('Elves', target)
      .b('Dwarfs', { at: row(5, [9, 17]) })
    expect(optionsOf(battle)).toEqual(['ranged|Elves', 'ranged|Dwarfs', 'none'])
  })

  test('SF-RUL-40 one sees into and out of the wood or house one is in, by the Rule of Halves', () => {
    const woods = (x0: number) => volley().b('Elves', target).box('wood', 'wood', [x0, 17], [18, 23])
    expect(isAsked(woods(11))).toBe(true)
    expect(isAsked(woods(11.9))).toBe(true)
    const tooFew = volley().b('Elves', target).box('wood', 'wood', [11.9, 17], [13.6, 23])
    expect(isAsked(tooFew)).toBe(false)
    expect(isAsked(volley().b('Elves', target).box('house', 'building', [5, 8], [18, 12]))).toBe(true)
  })

  test('SF-RNG-02 with the marker, a range missed by less than a base may be claimed, and the marker goes over', () => {
    const battle = volley({ leeway: 'a' })
      .b('Elves', { at: row(5, [9, 23]) })
      .rolls(['attack: Archers at Elves', 1, 1, 1, 1, 1])
    expect(optionsOf(battle)).toEqual(['ranged|Elves|leeway', 'none'])
    battle.picks('ranged|Elves|leeway').rolledEverything()
    expect(battle.state.leeway).toBe('b')
    expect(isAsked(volley({ leeway: 'b' }).b('Elves', { at: row(5, [9, 23]) }))).toBe(false)
    expect(isAsked(volley({ leeway: 'a' }).b('Elves', { at: row(5, [9, 23.6]) }))).toBe(false)
  })
})

describe('the dice', () => {
  test('SF-RNG-08 SF-RNG-09 SF-EX-11 five Archers of Ranged Attack 5 roll 3, 1, 4, 5, 6: two hits', () => {
    const battle = volley()
      .b('Warriors', { at: row(4, [9, 20]) })
      .rolls(['attack: Archers at Warriors', 3, 1, 4, 5, 6])
      .picks('ranged|Warriors')
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 2 })
  })

  test('SF-RNG-09 without a hit nothing happens', () => {
    const battle = volley()
      .b('Elves', { ...target, ranged: { save: 6 } })
      .rolls(['attack: Archers at Elves', 3, 1, 4, 4, 2])
      .picks('ranged|Elves')
      .rolledEverything()
    expect(battle.left('Elves')).toBe(5)
  })

  test('SF-RNG-10 SF-RNG-11 SF-EX-12 the Warriors of Ranged Save 6 roll 2 and 6 for two hits: one is lost', () => {
    const battle = volley()
      .b('Warriors', { at: row(4, [9, 20]), ranged: { save: 6 } })
      .rolls(['attack: Archers at Warriors', 3, 1, 4, 5, 6], ['save: Warriors', 2, 6])
      .picks('ranged|Warriors')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Warriors')).toBe(3)
  })

  test('SF-RNG-12 without a Ranged Save every hit is a casualty, whatever the Melee Save', () => {
    const battle = volley()
      .b('Elves', { ...target, melee: { attack: 4, save: 2 } })
      .rolls(['attack: Archers at Elves', 3, 5, 5, 5, 6])
      .picks('ranged|Elves')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Elves')).toBe(1)
  })

  test('SF-RNG-13 SF-RUL-36 the defender chooses which models are removed', () => {
    const battle = volley().b('Elves', target).rolls(['attack: Archers at Elves', 1, 1, 1, 5, 6]).picks('ranged|Elves')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'remove-casualties', least: 2, most: 2 })
    expect(optionsOf(battle)).toEqual(['Elves.1', 'Elves.2', 'Elves.3', 'Elves.4', 'Elves.5'])
    battle.picks('Elves.3', 'Elves.1')
    expect(battle.told('models-lost')).toMatchObject({ models: ['Elves.3', 'Elves.1'], left: 3 })
  })

  test('SF-RNG-14 a formation broken by casualties is restored with the next move', () => {
    const battle = volley()
      .b('Elves', target)
      .b('Dwarfs', { at: row(3, [40, 30]) })
      .rolls(['attack: Archers at Elves', 1, 1, 1, 1, 6])
      .picks('ranged|Elves')
      .picks('Elves.3')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
    expect(battle.refused(battle.moveOf('Elves', [12, 22]))).toMatchObject({
      rule: expect.stringMatching(/SF-(MOVE-0[39]|RUL-18)/),
    })
    const ends = [
      ['Elves.1', 10],
      ['Elves.2', 11.2],
      ['Elves.4', 12.4],
      ['Elves.5', 13.6],
    ].map(([figure, x]) => ({ figure: String(figure), at: { x: Number(x) * 2540, y: 22 * 2540 } }))
    battle.answer({ figure: 'Elves', path: [{ x: 11.8 * 2540, y: 22 * 2540 }], ends })
    expect(battle.told('moved')).toMatchObject({ unit: 'Elves' })
  })
})
