/** Quick ways to an answer give the very answer of the long way, in the wildest of situations. */
import { Battle, randomFrom, SeededDice } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { describe, expect, test } from 'vitest'
import { figureOf, isInPlay } from '../../src/state/figures.ts'
import { game } from '../../src/game.ts'
import { attackBy } from '../../src/rules/attacks/attack.ts'
import { PLAIN } from '../../src/rules/dice/luck.ts'
import { isFar, shotId, refuseShooting, refuseShot, shotNamed, shots } from '../../src/rules/shooting/shots.ts'
import {
  armorNumber,
  armorOf,
  attacksNumber,
  attacksOf,
  fightNumber,
  fightOf,
  speedNumber,
  speedOf,
  strengthNumber,
  strengthOf,
  toughnessNumber,
  toughnessOf,
} from '../../src/rules/stats/sums.ts'
import { meleeWeapons, rangedWeapons } from '../../src/rules/attacks/targets.ts'
import type { Figure, State } from '../../src/state/state.ts'
import { menagerie } from '../menagerie.ts'

const QUESTIONS = 40

function throughout(seed: number, look: (state: State) => void, keep = true): Battle<State> {
  const random = randomFrom(seed)
  const battle = new Battle(game, { state: game.situate(menagerie(seed)), tape: [] }, new SeededDice(seed), { keep })
  for (let asked = 0; battle.question && asked < QUESTIONS; asked++) {
    look(battle.state)
    battle.answer(anyAnswer(battle, random))
  }
  return battle
}

function numbersOf(state: State, by: Figure, at: Figure): readonly (readonly [number, number])[] {
  const [weapon] = meleeWeapons(by)
  if (!weapon) return []
  const attack = attackBy(by.id, at.id, weapon, 'melee', { flanked: true })
  const about = { attack, luck: PLAIN }
  return [
    [speedNumber(state, by), speedOf(state, by).total],
    [attacksNumber(state, by), attacksOf(state, by).total],
    [fightNumber(state, by), fightOf(state, by).total],
    [fightNumber(state, by, attack), fightOf(state, by, attack).total],
    [strengthNumber(state, by, about), strengthOf(state, by, about).total],
    [armorNumber(state, at, attack), armorOf(state, at, attack).total],
    [toughnessNumber(state, at), toughnessOf(state, at).total],
  ]
}

/** What nothing forbids, asked shot by shot. */
const allowedShots = (state: State, by: Figure) =>
  refuseShooting(state, by)
    ? []
    : rangedWeapons(by).flatMap((weapon) =>
        state.figures
          .filter((at) => refuseShot(state, by, at, weapon) === undefined)
          .map((at) => ({ weapon, at: at.id, far: isFar(state, by, at, weapon) })),
      )

/** Each shot that has a name, asked for by it. */
const everyShotByName = (state: State, by: Figure) =>
  rangedWeapons(by).flatMap((weapon) =>
    state.figures.flatMap(({ id }) => shotNamed(state, by, shotId({ weapon, at: id, far: false })) ?? []),
  )

describe('Quick ways', () => {
  test.each([1, 2, 3, 4])('a number without its parts is the total of the sum, situation %i', (seed) => {
    let compared = 0
    throughout(seed, (state) => {
      const inPlay = state.figures.filter(isInPlay)
      inPlay.forEach((by, index) => {
        for (const [number, total] of numbersOf(state, by, inPlay[(index + 1) % inPlay.length] ?? by))
          expect(number).toBe(total)
        compared++
      })
    })
    expect(compared).toBeGreaterThan(QUESTIONS)
  })

  test.each([1, 2, 3, 4])('the shots offered are those nothing forbids, situation %i', (seed) => {
    let found = 0
    throughout(seed, (state) => {
      for (const { id } of state.figures.filter(isInPlay)) {
        const allowed = allowedShots(state, figureOf(state, id))
        expect(shots(state, figureOf(state, id))).toEqual(allowed)
        expect(shots(state, figureOf(state, id), 2)).toEqual(allowed.slice(0, 2))
        expect(everyShotByName(state, figureOf(state, id))).toEqual(allowed)
        found += allowed.length
      }
    })
    expect(found).toBeGreaterThan(0)
  })

  test.each([1, 2, 3, 4])('a battle goes the same way where nobody keeps what is told, situation %i', (seed) => {
    const told = throughout(seed, () => undefined),
      untold = throughout(seed, () => undefined, false)
    expect(told.events.length).toBeGreaterThan(0)
    expect(untold.events).toEqual([])
    expect(untold.hash()).toBe(told.hash())
  })
})
