/** Spawn: an enemy that a Werewolf's Bite has slain may rise on the biter's side. */
import { describe, expect, test } from 'vitest'
import { canonical } from '@muster/engine'
import { copyState } from '../../src/state/copy.ts'
import { survivorsOf } from '../../src/encounters/encounter.ts'
import { invariantErrors } from '../../src/invariants.ts'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { drill } from '../drill.ts'
import { duel, strike } from '../duel.ts'
import type { FigureWords } from '../skirmish.ts'

const werewolf = { of: 'werewolf', gear: '', at: [12, 11.7] as const }
const prey = { toughness: 4, health: 1, saves: [3, 3, 3] }
const BITTEN = [
  ['to hit: Ann at Bob', 2],
  ['to wound: Ann at Bob', 1],
] as const

const bite = (face: number, bob: FigureWords = {}) =>
  strike(duel(werewolf, { ...prey, ...bob }).rolls(...BITTEN, ['save: Bob', face]), 'Bob', 'bite').rolledEverything()

const spawnOf = (s: ReturnType<typeof bite>) => s.state.figures.find(({ profile }) => profile.id === 'werewolf-spawn')

describe('Spawn', () => {
  test('DD-EAF-15: an enemy eliminated by the Bite makes a Fortitude save; on a failure a werewolf takes its place', () => {
    const s = bite(4)
    expect(s.told('saved')).toMatchObject({ figure: 'Bob', save: 'fortitude', potency: 0 })
    expect(spawnOf(s)).toMatchObject({ side: 'a', where: 'standing' })
    expect(s.told('spawned')).toMatchObject({ figure: spawnOf(s)?.id, by: 'Ann', victim: 'Bob' })
    expect(s.of('Bob').where).toBe('slain')
    expect(spawnOf(bite(3))).toBeUndefined()
  })

  test('DD-EAF-16: a spawn is a werewolf in everything but Toughness 2 and Health 1', () => {
    const spawn = spawnOf(bite(4))?.profile ?? profileOf('ghoul')
    const { toughness, health, id, name, points } = spawn
    expect([toughness, health, points]).toEqual([2, 1, 0])
    expect([id, name]).toEqual(['werewolf-spawn', 'Werewolf Spawn'])
    expect({ ...profileOf('werewolf'), toughness, health, id, name, points }).toEqual(spawn)
  })

  test('DD-EAF-17, DD-RUL-185: while one lives on a side there is no second one, and no save', () => {
    const again = drill(
      duel(werewolf, prey),
      function* (play) {
        yield* eliminate(play, 'Bob', 'slain', 'Ann', bitten)
        yield* eliminate(play, 'Sue0', 'slain', 'Ann', bitten)
      },
      { rolls: [['save: Bob', 4]] },
    )
    expect(again.state.figures.filter(({ profile }) => profile.id === 'werewolf-spawn')).toHaveLength(1)
  })

  test('DD-EAF-17: the spawn of one side does not hinder that of the other, and each side counts its own', () => {
    const s = drill(
      duel(werewolf, prey).b('Wolf', { of: 'werewolf', gear: '', at: [20, 4] }),
      function* (play) {
        yield* eliminate(play, 'Bob', 'slain', 'Ann', bitten)
        yield* eliminate(play, 'Sam0', 'slain', 'Wolf', bitten)
      },
      {
        rolls: [
          ['save: Bob', 4],
          ['save: Sam0', 6],
        ],
      },
    )
    const spawns = s.state.figures.filter(({ profile }) => profile.id === 'werewolf-spawn')
    expect(spawns.map(({ side, number }) => [side, number])).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })

  test('DD-EAF-15: a friend slain by the Bite, or an enemy that only fled from it, does not rise', () => {
    const risen = (id: string, how: 'slain' | 'fled') =>
      drill(duel(werewolf, prey), (play) => eliminate(play, id, how, 'Ann', bitten)).state.figures.length
    expect([risen('Sam0', 'slain'), risen('Bob', 'fled')]).toEqual([8, 8])
  })

  const bitten = profileOf('werewolf').attackList[0]

  test('DD-RUL-185: only a wound of the Bite does that', () => {
    const s = duel(werewolf, prey).rolls(...BITTEN)
    strike(s, 'Bob', 'scratch').rolledEverything()
    expect(s.of('Bob').where).toBe('slain')
    expect(spawnOf(s)).toBeUndefined()
  })

  test('DD-RUL-185: it stands where its victim stood or as near as there is room, and neither moves nor acts this round', () => {
    const s = bite(4)
    const spawn = spawnOf(s)
    expect(spawn?.now).toMatchObject({ turnDone: true, action: false })
    expect(spawn?.gear.weapons).toEqual([])
    expect(Math.hypot((spawn?.at.x ?? 0) / 2540 - 12, (spawn?.at.y ?? 0) / 2540 - 13.5)).toBeLessThan(1)
    expect(invariantErrors(s.state)).toEqual([])
  })

  test('DD-RUL-185: the victim counts as eliminated, and the spawn is no starting character', () => {
    const s = bite(4)
    expect([survivorsOf(s.state, 'a'), survivorsOf(s.state, 'b')]).toEqual([4, 3])
  })

  test('DD-RUL-185: the spawn can make a spawn when it is the only one no longer', () => {
    const s = drill(
      duel(werewolf, prey),
      function* (play) {
        yield* eliminate(play, 'Bob', 'slain', 'Ann', bitten)
        const first = play.state.figures.at(-1)?.id ?? ''
        yield* eliminate(play, first, 'slain', 'Sue0')
        yield* eliminate(play, 'Sue0', 'slain', first, bitten)
      },
      {
        rolls: [
          ['save: Bob', 4],
          ['save: Sue0', 4],
        ],
      },
    )
    const spawns = s.state.figures.filter(({ profile }) => profile.id === 'werewolf-spawn')
    expect(spawns.map(({ where, side }) => `${where} ${side}`)).toEqual(['slain a', 'standing a'])
    expect(spawns.map(({ name, number, points }) => [name, number, points])).toEqual([
      ['Werewolf Spawn', 1, 0],
      ['Werewolf Spawn', 2, 0],
    ])
    expect(new Set(spawns.map(({ id }) => id)).size).toBe(2)
    expect(canonical(copyState(s.state))).toBe(canonical(s.state))
  })
})
