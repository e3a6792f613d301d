import { expect, test } from 'vitest'
import { sessionOf, isMoving, services, sessionOptions, until } from '@muster/session/testing'
import { GAMES } from '../games/games.ts'
import { BattleSession, type ShownForecast, type ShownTable, type ShownFigure } from '@muster/session'
import { directionTo } from '../figures/directions.ts'
import { allCombatants, combatantNamed, type Combatant } from '../figures/combatants.ts'
import { describe } from './describe.ts'

test('directions are those of the arrow keys', () => {
  const from = { x: 0, y: 0 }
  expect(directionTo(from, { x: 0, y: -10 })).toBe('ahead')
  expect(directionTo(from, { x: 10, y: 10 })).toBe('behind to the right')
  expect(directionTo(from, { x: -10, y: 1 })).toBe('to the left')
  expect(directionTo(from, { x: -10, y: -9 })).toBe('ahead to the left')
})

const must = <T>(found: T | undefined): T => found ?? expect.fail('nobody is on the table')

/** An own figure, and an Orc 5 inches to its right. */
function two(changes: Partial<ShownFigure>): {
  view: ShownTable
  from: Combatant
  enemy: Combatant
  forecast: ShownForecast
} {
  const { view: whole } = until(sessionOf(), isMoving)
  const first = must(whole.figures[0])
  const foe = must(whole.figures.find(({ side }) => side !== first.side))
  const orc: ShownFigure = {
    ...foe,
    name: 'Orc',
    number: 3,
    base: first.base,
    at: { x: first.at.x + 5 * 2540, y: first.at.y },
    ...changes,
  }
  const view = { ...whole, figures: [first, orc] }
  const [from, enemy] = [must(combatantNamed(view, first.id)), must(combatantNamed(view, orc.id))]
  return { view, from, enemy, forecast: { by: first.id, at: orc.id, kind: 'shoot', allowed: true, chances: [] } }
}

test('an enemy is described with distance, direction, state, sight and odds', () => {
  const { view, from, enemy, forecast } = two({ marks: [{ icon: 'crown', label: 'Hero' }], hasActed: true })
  const line = { from: from.at, to: enemy.at, met: [{ name: 'Hedge', at: from.at, blocks: false }] }
  const told = describe(enemy, view, from, {
    forecasts: [{ ...forecast, line, chances: [{ label: 'hit', chance: 0.5 }] }],
  })
  expect(told).toMatch(/^Orc 3, .+: 4(\.\d)? inches to the right, Hero, has acted, behind Hedge, shoot: hit 50 %$/)
})

test('seen from the far side of the table, directions and places are the other way round', () => {
  const { view, from, enemy } = two({})
  expect(describe(enemy, view, from, undefined, true)).toContain('inches to the left')
  const { field } = view
  const turned = { ...enemy, at: { x: field.width - enemy.at.x, y: field.depth - enemy.at.y } }
  expect(describe(enemy, view, undefined, undefined, true)).toBe(describe(turned, view))
})

test('an impossible attack is given with its reason, a hidden enemy with what blocks the view', () => {
  const { view, from, enemy, forecast } = two({ marks: [], hasActed: false })
  const met = [{ name: 'House', at: from.at, blocks: true }]
  const sighting = { seen: 'blocked' as const, from: from.at, to: enemy.at, met }
  const told = describe(enemy, view, from, {
    forecasts: [{ ...forecast, allowed: false, reason: 'Too far.' }],
    sighting,
  })
  expect(told).toContain('sight blocked by House, cannot shoot: Too far')
})

test.each(GAMES.map(({ id }) => id))(
  '%s: everybody is told with distance, direction, sight, and odds or the reason',
  async (id) => {
    const kit = await must(GAMES.find((game) => game.id === id)).load()
    const host = BattleSession.begin(kit, { plan: kit.readyPlan(4) }, sessionOptions(), services)
    host.play.deployAll()
    const { view } = host.snapshot()
    const all = allCombatants(view)
    const from = must(all[0])
    const foes = all.filter(({ side }) => side !== from.side)
    expect(foes.length).toBeGreaterThan(2)
    for (const foe of foes) {
      const request = { by: from.id, at: foe.id }
      const sighting = host.whatIf.sight(request)
      const told = describe(foe, view, from, {
        forecasts: host.whatIf.forecasts(request),
        ...(sighting && { sighting }),
      })
      expect(told).toMatch(/: [\d.]+ inches (ahead|behind|to the (left|right))/)
      if (kit.sight)
        expect(told).toMatch(/in clear sight|in sight, but in cover|behind |sight blocked by |not in sight/)
      expect(told).toMatch(/\d %|cannot /)
    }
  },
)
