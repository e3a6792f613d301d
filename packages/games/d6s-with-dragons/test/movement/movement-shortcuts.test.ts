/** Quick ways to an answer give the very answer of the long way, in the wildest of situations. */
import { Battle, randomFrom, SeededDice } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { inches, Survey, type Landscape } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { figureOf, isInPlay, isStanding } from '../../src/state/figures.ts'
import { game } from '../../src/game.ts'
import { isFar, shotId, refuseShooting, refuseShot, shotNamed, shots } from '../../src/rules/shooting/shots.ts'
import { moveQuestionOf } from '../../src/rules/movement/move-question.ts'
import { hasSightline } from '../../src/rules/sight/sight.ts'
import { rangedWeapons } from '../../src/rules/attacks/targets.ts'
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

/** Without its functions, which never are the same twice. */
const dataOf = (landscape: Landscape): unknown => JSON.parse(JSON.stringify(landscape))

describe('Quick ways', () => {
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

  test.each([1, 2, 3, 4])('what a survey keeps is what would be worked out anew, situation %i', (seed) => {
    let obstacles = 0
    throughout(seed, (state) => {
      const anew = { ...state, survey: new Survey(state.field) }
      const standing = state.figures.filter(isStanding)
      for (const figure of standing) {
        const { landscape } = moveQuestionOf(state, figure, inches(6))
        expect(dataOf(landscape)).toEqual(dataOf(moveQuestionOf(anew, figure, inches(6)).landscape))
        obstacles += landscape.obstacles.length
        for (const other of standing) expect(hasSightline(state, figure, other)).toBe(hasSightline(anew, figure, other))
      }
    })
    expect(obstacles).toBeGreaterThan(0)
  })
})
