/** The three encounters: what ends them, who has won, and when it is looked at. */
import { pick, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkEncounter, encounterOf, result } from '../../src/encounters/index.ts'
import { survivorsOf } from '../../src/encounters/encounter.ts'
import { game } from '../../src/game.ts'
import type { State } from '../../src/state/state.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

/** So many of each side in two rows, the first `gone` of each already slain. */
function rows(
  words: { [key: string]: Json },
  a: readonly [count: number, gone: number],
  b: readonly [count: number, gone: number],
): Skirmish {
  const battle = skirmish(words)
  for (let i = 0; i < a[0]; i++) battle.a(`a${i + 1}`, i < a[1] ? { where: 'slain' } : { at: [1.5 + i * 1.5, 2] })
  for (let i = 0; i < b[0]; i++) battle.b(`b${i + 1}`, i < b[1] ? { where: 'slain' } : { at: [1.5 + i * 1.5, 22] })
  return battle
}

/** What the encounter says of a state at this instant. */
function verdictOn(battle: Skirmish): State['decided'] {
  const play = { state: battle.state, tell: () => undefined }
  checkEncounter(play as never)
  return battle.state.decided
}

/** Plays the end of the round; nobody else is asked anything. */
const roundEnds = (battle: Skirmish): Skirmish => {
  void battle.battle
  return battle
}

describe('Confrontation', () => {
  test('DD-ENC-03 DD-ENC-04 it is over when a side is down to a quarter: 8 fight on at 3 and lose at 2', () => {
    expect(verdictOn(rows({}, [8, 5], [8, 0]))).toBeUndefined()
    expect(verdictOn(rows({}, [8, 6], [8, 0]))).toMatchObject({ winner: 'b' })
    expect(verdictOn(rows({}, [7, 6], [8, 0]))).toMatchObject({ winner: 'b' })
    expect(verdictOn(rows({}, [7, 5], [8, 0]))).toBeUndefined()
  })

  test('DD-RUL-98 both at once: the larger fraction left wins, equal fractions are a draw', () => {
    expect(verdictOn(rows({}, [8, 6], [8, 7]))).toMatchObject({ winner: 'a' })
    expect(verdictOn(rows({}, [8, 7], [4, 3]))).toMatchObject({ winner: 'b' })
    expect(verdictOn(rows({}, [8, 7], [8, 7]))).toEqual({
      winner: undefined,
      reason: 'Both sides broke at once, and as many are left of one as of the other.',
    })
  })

  test('DD-RUL-98 it is decided once, and not before the first round', () => {
    const told = (more: (state: State) => void) => {
      const { state } = rows({}, [8, 6], [8, 0])
      const events: unknown[] = []
      more(state)
      const play = { state, events, tell: (event: unknown) => events.push(event) }
      for (let time = 0; time < 2; time++) checkEncounter(play as never)
      return events.length
    }
    expect(told(() => undefined)).toBe(1)
    expect(told((state) => void (state.round = 0))).toBe(0)
  })

  test('DD-RUL-98 it is over at once: nobody is asked anything more, and the result names the winner', () => {
    const battle = rows({}, [8, 6], [8, 0])
    verdictOn(battle)
    expect(game.next(battle.state)).toBeUndefined()
    expect(result(battle.state)).toMatchObject({
      winner: 'b',
      scores: [
        { side: 'a', score: 2 },
        { side: 'b', score: 8 },
      ],
    })
  })

  test('DD-RUL-50 a rider with its mount is one, and neither mount nor spawn is counted; the dominated count for their own', () => {
    const battle = skirmish()
      .a('Rider', { mount: 'Horse' })
      .a('Horse', { at: [4, 4], size: 'large', types: ['beast'] })
      .a('Walker', { at: [8, 4], conditions: ['dominated'] })
      .a('Spawn', { at: [12, 4], starting: false })
      .b('Bob', { at: [4, 20] })
    expect(battle.side('a').starting).toBe(2)
    expect(survivorsOf(battle.state, 'a')).toBe(2)
    battle.of('Rider').where = 'slain'
    battle.of('Horse').riders = []
    expect(survivorsOf(battle.state, 'a')).toBe(1)
  })
})

describe('Raid', () => {
  const raid = (burntByA: number, burntByB: number): Skirmish => {
    const battle = skirmish({ encounter: 'raid' })
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [4, 20] })
    for (let i = 0; i < 3; i++) {
      battle.thing(`supply b${i + 1}`, [6 + 6 * i, 18], {
        kind: 'supply',
        side: 'b',
        ...(i < burntByA && { destroyed: true, by: 'a' }),
      })
      battle.thing(`supply a${i + 1}`, [6 + 6 * i, 6], {
        kind: 'supply',
        side: 'a',
        ...(i < burntByB && { destroyed: true, by: 'b' }),
      })
    }
    return battle
  }

  test('DD-ENC-05 DD-ENC-10 a side that has destroyed all three supplies of the other wins', () => {
    expect(verdictOn(raid(3, 2))).toMatchObject({ winner: 'a' })
    expect(verdictOn(raid(1, 3))).toMatchObject({ winner: 'b' })
  })

  test('DD-ENC-11 two against none wins too; two against one does not', () => {
    expect(verdictOn(raid(0, 2))).toMatchObject({ winner: 'b' })
    expect(verdictOn(raid(2, 1))).toBeUndefined()
    expect(verdictOn(raid(1, 0))).toBeUndefined()
  })

  test('DD-RUL-98 a side with nobody left has lost, in a Raid too', () => {
    const battle = raid(0, 1)
    battle.of('Bob').where = 'fled'
    expect(verdictOn(battle)).toMatchObject({ winner: 'a', reason: expect.stringContaining('nobody left') })
    const empty = raid(0, 1)
    for (const figure of empty.state.figures) figure.where = 'fled'
    expect(verdictOn(empty)).toMatchObject({ winner: undefined, reason: 'Nobody is left on either side.' })
  })
})

describe('Sacred Objects', () => {
  const held = (words: { [key: string]: Json } = {}, ...carriers: readonly (string | undefined)[]): Skirmish => {
    const battle = skirmish({ encounter: 'sacred-objects', stage: 'round-end', ...words })
      .a('Ann', { at: [4, 4] })
      .a('Amy', { at: [8, 4] })
      .b('Bob', { at: [4, 20] })
      .b('Ben', { at: [8, 20] })
    carriers.forEach((carrier, i) =>
      battle.thing(`treasure ${i + 1}`, [6 + 6 * i, 12], carrier === undefined ? {} : { carrier }),
    )
    return battle
  }

  test('DD-ENC-12 DD-ENC-14 two of the three treasures in hand at the end of a round win', () => {
    expect(roundEnds(held({}, 'Ann', 'Amy', undefined)).state.decided).toMatchObject({ winner: 'a' })
    expect(roundEnds(held({}, 'Ann', 'Bob', undefined)).state.decided).toBeUndefined()
    expect(roundEnds(held({}, 'Ben', 'Ann', 'Bob')).state.decided).toMatchObject({ winner: 'b' })
  })

  test('DD-RUL-97 control is looked at only when the round ends', () => {
    const battle = held({ stage: 'act' }, 'Ann', 'Amy', undefined)
    expect(verdictOn(battle)).toBeUndefined()
    expect(encounterOf(battle.state).checkRoundEnd(battle.state)).toMatchObject({ winner: 'a' })
  })

  test("DD-RUL-97 what a dominated carrier holds is in the other side's hands", () => {
    const battle = held({ stage: 'act' }, 'Ann', 'Amy', undefined)
    battle.of('Amy').conditions = [{ is: 'dominated', round: 1 }]
    expect(encounterOf(battle.state).checkRoundEnd(battle.state)).toBeUndefined()
    expect(encounterOf(battle.state).score(battle.state, 'b')).toBe(1)
  })
})

describe('no end in sight', () => {
  const calm = (rounds: number) =>
    skirmish({ stage: 'round-end', calm: rounds })
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [4, 20] })

  test('DD-RUL-98 there is no round limit; when nothing changes for long the Lead Player may offer a draw and the other accept', () => {
    expect(calm(2).battle.question?.what).not.toBe('offer-draw')
    const battle = calm(3)
    expect(battle.decision).toMatchObject({ what: 'offer-draw', by: 'a', default: pick('no') })
    battle.picks('yes')
    expect(battle.decision).toMatchObject({ what: 'accept-draw', by: 'b' })
    battle.picks('yes')
    expect(battle.battle.over).toBe(true)
    expect(battle.battle.result).toEqual({ reason: 'Both sides agreed to it.', scores: expect.anything() })
    expect(battle.battle.result?.winner).toBeUndefined()
  })

  test('a refused offer ends nothing', () => {
    expect(calm(3).picks('yes').picks('no').state.decided).toBeUndefined()
    expect(calm(3).picks('no').state.decided).toBeUndefined()
    expect(calm(9).decision.default).toEqual(pick('yes'))
  })
})
