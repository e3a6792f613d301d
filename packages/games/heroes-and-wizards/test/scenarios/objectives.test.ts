/** The gem and the prison can be reached from either edge, on every table. */
import { INCH, planMove, prepareGround, prepareMove, type Battlefield, type Goal, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { generateField } from '../../src/content/generate-field.ts'
import { readyFields } from '../../src/content/fields/index.ts'
import { figureOf } from '../../src/state/figures.ts'
import { moveQuestionOf } from '../../src/rules/movement/move-question.ts'
import { prisonAt, usualPrison } from '../../src/rules/set-up/prison-place.ts'
import { fitField } from '../../src/rules/set-up/terrain.ts'
import { centreOf, hasHill, usualHill } from '../../src/scenarios/king-of-the-hill.ts'
import { refuseSpot } from '../../src/terrain/legal-spot.ts'
import { spotsAgainst } from '../../src/scenarios/spots-against.ts'
import { EDGES, type ScenarioId, type State } from '../../src/state/state.ts'
import { game } from '../../src/game.ts'
import { mob, planOf } from '../opening.ts'

const tablesFor = (scenario: ScenarioId) =>
  [
    ...readyFields.map(({ id, field }) => ({ id, field })),
    ...Array.from({ length: 12 }, (_, seed) => ({ id: `seed ${seed}`, field: generateField(seed, scenario) })),
  ].map(({ id, field }) => ({ id, field: fitField(field, scenario, usualHill) }))

/** One figure of an inch on an otherwise empty table. */
function lone(field: Battlefield): State {
  const state = game.setUp(planOf([mob('A'), mob('B')], { field }))
  state.scenario = 'pitched-battle'
  return state
}

/** Whether a walker gets there from the middle of this edge, or as near to it as it can stand, however long it takes. */
function isReached(field: Battlefield, goal: Goal, y: number): boolean {
  const state = lone(field)
  const walker = figureOf(state, 'Peasant a1')
  const starts: Point[] = Array.from({ length: 23 }, (_, index) => ({ x: (2 * index + 2) * INCH, y }))
  walker.at = starts.find((at) => refuseSpot(state, walker, at) === undefined) ?? expect.fail('nobody can stand there')
  return planMove(prepareMove(moveQuestionOf(state, walker, 400 * INCH)), goal)?.arrives === true
}

describe('what is fought for', () => {
  test('the gem can be touched, and reached from either edge', () => {
    for (const { id, field } of tablesFor('cursed-gem')) {
      const state = lone(field)
      const centre = centreOf(field)
      const walker = figureOf(state, 'Peasant a1')
      const spots = [centre, ...spotsAgainst({ is: 'disc', centre, radius: 1 }, walker.diameter / 2 - 2)]
      const at =
        spots.find((spot) => refuseSpot(state, walker, spot) === undefined) ??
        expect.fail(`${id}: nobody can touch the gem`)
      for (const y of [2 * INCH, field.depth - 2 * INCH]) expect(isReached(field, { at }, y), id).toBe(true)
    }
  })

  test('the prison proposed at any edge has room beside it, and is reached from either edge', () => {
    for (const { id, field } of tablesFor('rescue')) {
      for (const edge of EDGES) {
        const prison = prisonAt(usualPrison(prepareGround(field), edge).at)
        const built = { ...field, pieces: [...field.pieces, prison] }
        const state = lone(built)
        const walker = figureOf(state, 'Peasant a1')
        const beside = spotsAgainst(prison.outline, walker.diameter / 2).filter(
          (at) => refuseSpot(state, walker, at) === undefined,
        )
        expect(beside.length, `${id}, ${edge}`).toBeGreaterThan(8)
        for (const y of [2 * INCH, field.depth - 2 * INCH]) {
          expect(
            beside.some((at, index) => index % 7 === 0 && isReached(built, { at }, y)),
            `${id}, ${edge}`,
          ).toBe(true)
        }
      }
    }
  })

  test('the hill is there on every table where its king is sought', () => {
    for (const { id, field } of tablesFor('king-of-the-hill')) expect(hasHill(field), id).toBe(true)
  })
})
