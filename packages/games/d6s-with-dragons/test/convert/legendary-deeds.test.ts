/** The parts of a legendary action: going elsewhere, striking, casting, and what stops any of them. */
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { endTurn } from '../../src/rules/turn/turn.ts'
import { drill, type Script } from '../drill.ts'
import { range } from '../duel.ts'
import type { FigureWords } from '../skirmish.ts'

/** The base of a warrior, in inches. */
const WIDTH = 2500 / 2540
const TOUGH = { toughness: 10, health: 9, saves: [3, 3, 3] } as const

type Deed = { readonly [word: string]: number | string | readonly string[] | object }

/** Ann at 12, 12 knows one legendary action; Bob stands `gap` south of her, and his turn ends. */
const afterBob = (deed: Deed, gap: number, script: Script = {}, ann: FigureWords = {}, bob: FigureWords = {}) => {
  const deeds = [{ id: 'power-deed', name: 'Deed', ...deed }]
  const powers = [{ id: 'power-legend', name: 'Legend', kind: 'legendary', times: 3, deeds }] as never
  const s = range(
    { at: [12, 12], speed: 4, gear: 'blade', ...ann, powers },
    { at: [12, 12 + WIDTH + gap], ...TOUGH, ...bob },
  )
  return drill(s, (play) => endTurn(play, 'Bob'), script)
}
const DEED = { pick: ['power-deed'] }
const at = (x: number, y: number) => ({ at: { x: inches(x), y: inches(y) } })
const to = (x: number, y: number) => ({ figure: 'Ann', path: [{ x: inches(x), y: inches(y) }] })
const HIT = [
  ['to hit: Ann at Bob', 3],
  ['to wound: Ann at Bob', 6],
] as const

describe('teleports', () => {
  test('DD-CONV-01 DD-RUL-72 a legendary teleport takes it elsewhere, and nothing else happens', () => {
    const d = afterBob({ teleport: 6 }, 8, { answers: [DEED, at(12, 17)] })
    expect(toInches(d.of('Ann').at.y)).toBe(17)
  })

  test('DD-CONV-01 it teleports beside an enemy and strikes', () => {
    const d = afterBob({ teleport: 6, attack: ['blade'] }, 6, { answers: [DEED, at(12, 17.2)], rolls: HIT })
    expect(d.told('attacked')).toMatchObject({ by: 'Ann', at: 'Bob' })
    // Seven inches and the reach of its blade are enough, and a little more is not.
    expect(afterBob({ teleport: 6, attack: ['blade'] }, 7, { answers: [{ pick: ['no'] }] }).asked).toHaveLength(1)
    expect(afterBob({ teleport: 6, attack: ['blade'] }, 7.01).asked).toEqual([])
  })

  test('DD-CONV-01 a teleport of a single inch is offered as well', () => {
    afterBob({ teleport: 1 }, 8, { answers: [{ pick: ['no'] }] })
  })
})

describe('moves', () => {
  test('DD-CONV-01 a legendary move goes as far as its share of the Speed', () => {
    const d = afterBob({ move: 0.5 }, 8, { answers: [DEED, to(12, 14)] })
    expect(toInches(d.of('Ann').at.y)).toBe(14)
    expect(d.asked[1]?.check(to(12, 14.1))).toMatchObject({ code: 'too-far' })
  })

  test('DD-CONV-01 half of a Speed of 2" is a move too', () => {
    const d = afterBob({ move: 0.5 }, 8, { answers: [DEED, to(12, 13)] }, { speed: 2 })
    expect(toInches(d.of('Ann').at.y)).toBe(13)
  })

  test('DD-CONV-01 who cannot move is not offered a move, and strikes from where it stands', () => {
    const held = { conditions: ['prone'] }
    expect(afterBob({ move: 0.5 }, 8, {}, held).asked).toEqual([])
    const d = afterBob({ move: 0.5, attack: ['blade'] }, 0.5, { answers: [DEED], rolls: HIT }, { speed: 0 })
    expect([d.told('attacked'), toInches(d.of('Ann').at.y)]).toMatchObject([{ at: 'Bob' }, 12])
  })

  test('DD-CONV-01 with no weapon that it names there is nothing to strike with', () => {
    expect(afterBob({ attack: ['bite'] }, 0.5).asked).toEqual([])
  })
})

describe('choices', () => {
  test('DD-CONV-01 of two enemies in reach its player says which one is struck', () => {
    const deeds = [{ id: 'power-deed', name: 'Deed', attack: ['blade'] }]
    const powers = [{ id: 'power-legend', name: 'Legend', kind: 'legendary', times: 3, deeds }] as never
    const s = range({ at: [12, 12], gear: 'blade', powers }, { at: [12, 13.5], ...TOUGH }).b('Ben', {
      at: [12, 10.5],
      ...TOUGH,
    })
    const d = drill(s, (play) => endTurn(play, 'Bob'), {
      answers: [DEED, { pick: ['blade|Ben'] }],
      rolls: [
        ['to hit: Ann at Ben', 3],
        ['to wound: Ann at Ben', 6],
      ],
    })
    expect(d.told('attacked')).toMatchObject({ at: 'Ben', kind: 'opportunity' })
  })

  test('DD-CONV-01 after the move it can still do nothing else than strike those in reach', () => {
    const d = afterBob({ move: 0.5, attack: ['blade'] }, 2.5, { answers: [DEED, to(12, 13)] })
    expect(d.events.some(({ is }) => is === 'attacked')).toBe(false)
  })
})

describe('strikes', () => {
  const GUST = {
    kind: 'area',
    id: 'power-gust',
    name: 'Gust',
    area: { shape: 'around', inches: 2 },
    save: 'reflex',
    potency: 0,
    harm: { dice: 1, strength: 3 },
  }

  test('DD-CONV-01 DD-CONV-03 an area around it reaches whoever is near, and is not offered when nobody is', () => {
    const d = afterBob({ strike: GUST }, 2, {
      answers: [DEED],
      rolls: [
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
      ],
    })
    expect(d.told('saved')).toMatchObject({ figure: 'Bob', save: 'reflex' })
    afterBob({ strike: GUST }, 2, { answers: [DEED], rolls: [['save: Bob', 3]] })
    expect(afterBob({ strike: GUST }, 2.01).asked).toEqual([])
  })

  test('DD-CONV-01 a spell that nobody can be the target of is not offered', () => {
    expect(afterBob({ spell: 'revivify' }, 3).asked).toEqual([])
    expect(afterBob({ spell: 'misty-step' }, 3).asked).toEqual([])
  })

  test('DD-CONV-01 DD-SPL-01 whoever casts nothing at all casts no legendary spell either', () => {
    expect(afterBob({ spell: 'command' }, 3).asked).toEqual([])
    afterBob({ spell: 'command' }, 3, { answers: [{ pick: ['no'] }] }, { casting: { standard: ['command'] } })
  })
})
