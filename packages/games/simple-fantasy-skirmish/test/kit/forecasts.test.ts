/** The forecast of an attack: whether it is allowed, and its exact odds. */
import { chanceThat, oddsOfStep } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { chancesOf } from '../../src/forecasts/attack-odds.ts'
import { LossForecast } from '../../src/rules/saves/expected-losses.ts'
import { game } from '../../src/game.ts'
import { modelsOf, unitOf } from '../../src/state/figures.ts'
import { attackForecasts } from '../../src/forecasts/forecasts.ts'
import { resolveAttack } from '../../src/rules/attacks/attack.ts'
import { circumstancesOf } from '../../src/rules/advantage/attack-circumstances.ts'
import type { AttackKind } from '../../src/state/card.ts'
import type { State } from '../../src/state/state.ts'
import { assault, designed } from '../fight.ts'
import { row, skirmish, type UnitWords } from '../skirmish.ts'

const scrum = { scrum: 1 } as const
const armour = { melee: { attack: 4, save: 4 } } as const
const hero = { type: 'champion', melee: { attack: 3, save: 4 } } as const
const item = (is: string, grade: string, roll: string) => ({ items: [{ is, grade, name: grade, rolls: [roll] }] })
/** A Champion attached to a unit in the scrum. */
const leads = (host: string, at: readonly [number, number], more: object = {}): UnitWords => ({
  ...hero,
  host,
  at: [at],
  ...scrum,
  ...more,
})
const orcs = (count: number, more: object = {}): UnitWords => ({ at: row(count, [4, 11]), ...scrum, ...more })
const elves = (count: number, more: object = {}): UnitWords => ({ at: row(count, [4, 12]), ...scrum, ...more })
const charging = { charged: 'Elves', from: [11, 5], fromLevel: 2 } as const

/** The chance of each number of models lost, found by running the rules on every fall of the dice. */
function enumeratedLosses(state: State, kind: AttackKind): readonly number[] {
  const standing = (of: State) =>
    of.units
      .filter(({ side }) => side === 'b')
      .reduce((sum, { models }) => sum + models.filter(({ where }) => where === 'standing').length, 0)
  const before = standing(state)
  const { outcomes } = oddsOfStep<State, number>({
    state,
    copy: game.copy,
    read: (after) => before - standing(after),
    step: (play) => resolveAttack(play, { by: 'Orcs', at: 'Elves', kind }),
  })
  return Array.from({ length: before + 1 }, (_, lost) => chanceThat(outcomes, (is) => is === lost))
}

function compare(state: State, kind: AttackKind = 'melee'): void {
  const { losses } = chancesOf(state, circumstancesOf(state, { by: 'Orcs', at: 'Elves', kind }))
  const all = enumeratedLosses(state, kind)
  all.forEach((chance, lost) => expect(losses[lost] ?? 0, `${lost} lost`).toBeCloseTo(chance, 10))
  expect(losses.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
  expect(losses.length).toBeLessThanOrEqual(modelsOf(state, unitOf(state, 'Elves')).length + 1)
}

describe('odds that are counted are those of the rules themselves', () => {
  test('ten against ten', () => compare(assault('Orcs').a('Orcs', orcs(10)).b('Elves', elves(10, armour)).state))

  test('more hits than models', () => compare(assault('Orcs').a('Orcs', orcs(8)).b('Elves', elves(3)).state))

  test('with the attacker’s points', () => {
    for (const save of [{}, { save: 6 }, { save: 4 }, { save: 2 }]) {
      compare(
        assault('Orcs', charging)
          .a('Orcs', orcs(6, { traits: ['fearsome', 'terrifying'] }))
          .b('Elves', elves(5, { melee: { attack: 4, ...save } })).state,
      )
    }
  })

  test('with the defender’s points', () => {
    for (const save of [{}, { save: 6 }, { save: 3 }]) {
      compare(
        assault('Orcs', { ...charging, fromLevel: 0 })
          .a('Orcs', orcs(6))
          .b('Elves', elves(5, { traits: ['steadfast', 'terrifying'], melee: { attack: 4, ...save } })).state,
      )
    }
  })

  test('with Champions and Enchanted Items on both sides, and points left for a last stand', () => {
    const battle = assault('Orcs', charging)
      .a('Orcs', orcs(4, { traits: ['fearsome'] }))
      .a('Grim', leads('Orcs', [10, 11], item('weapon', 'rare', 'melee-attack')))
      .b('Elves', elves(2, armour))
      .b('Ann', leads('Elves', [7, 12], item('artifact', 'legendary', 'melee-save')))
      .b('Bea', leads('Elves', [8.5, 12]))
    compare(battle.state)
  })

  test('an Enchanted Weapon among ghosts led by the living', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(3))
      .a('Grim', leads('Orcs', [8.5, 11], item('weapon', 'enchanted', 'melee-attack')))
      .b('Elves', designed({ traits: ['ethereal'] }, elves(3)))
      .b('Ann', leads('Elves', [8.5, 12]))
    compare(battle.state)
  })

  test('points that turn the die of an Enchanted Weapon first, against ghosts', () => {
    const battle = assault('Orcs', charging)
      .a('Orcs', orcs(3, { traits: ['fearsome'] }))
      .a('Grim', leads('Orcs', [8.5, 11], item('weapon', 'enchanted', 'melee-attack')))
      .b('Elves', designed({ traits: ['ethereal'] }, elves(5)))
    compare(battle.state)
  })

  test('a Champion alone, with and without points against it', () => {
    compare(
      assault('Orcs')
        .a('Orcs', orcs(6))
        .b('Elves', { ...hero, at: [[4, 12]], ...scrum }).state,
    )
    compare(
      assault('Orcs', charging)
        .a('Orcs', orcs(6))
        .b('Elves', { ...hero, at: [[4, 12]], ...scrum }).state,
    )
  })

  test('those who panic', () =>
    compare(
      assault('Orcs')
        .a('Orcs', orcs(5))
        .b('Elves', elves(4, { ...armour, penalties: ['panicable'] })).state,
    ))

  test('arrows into cover', () => {
    const battle = assault('Orcs')
      .a('Orcs', { at: row(7, [4, 5]), ranged: { attack: 5 } })
      .b('Elves', { at: row(5, [4, 12]), ranged: { save: 5 } })
      .box('wood', 'wood', [2, 10], [20, 14])
    compare(battle.state, 'ranged')
  })
})

describe('points are spent where they cost most models on average', () => {
  /** By an exhaustive search written for this: one Elf and Ann beside it, so many saves failed and made. */
  function bestLosses(own: number, annSaves: number, failed: number, made: number, points: number): number {
    const after = (left: number, spare: number): number => {
      if (left <= 0) return 0
      const saved = spare > 0 ? 1 : after(left - 1, spare)
      return (1 - annSaves) * 1 + annSaves * Math.max(saved, after(left - 1, spare))
    }
    let best = 0
    for (let press = 0; press <= Math.min(points, made); press++) {
      const all = failed + press
      best = Math.max(best, Math.min(own, all) + after(all - own, points - press))
    }
    return best
  }

  test('SF-ADV-04 SF-RUL-79 also against a unit with an attached Champion: a save is pressed though the unit is gone', () => {
    const { state } = assault('Orcs', charging)
      .a('Orcs', orcs(5, { traits: ['fearsome'] }))
      .b('Elves', elves(1, armour))
      .b('Ann', leads('Elves', [7, 12]))
    const defence = new LossForecast(state, unitOf(state, 'Elves'), 'melee')
    for (let failed = 0; failed <= 3; failed++) {
      for (let made = 0; made <= 3; made++) {
        for (let points = 0; points <= 3; points++) {
          const pressed = defence.bestPress(failed, made, points)
          expect(
            defence.meanAfter(failed + pressed, points - pressed),
            `${failed} failed, ${made} made, ${points} points`,
          ).toBeCloseTo(bestLosses(1, 3 / 6, failed, made, points), 12)
        }
      }
    }
    compare(state)
  })
})

describe('what is told', () => {
  const field = () =>
    skirmish()
      .a('Archers', { ranged: { attack: 5 }, at: row(4, [10, 10]) })
      .b('Elves', { at: row(4, [10, 18]) })
      .b('Dwarfs', { at: row(4, [10, 30]) })
      .b('Wolves', { at: row(2, [24, 10]) })
      .box('house', 'building', [18, 8], [20, 12])

  test('a shot that is possible is told with its line and its chances', () => {
    const [shot] = attackForecasts(field().state, 'Archers', 'Elves')
    expect(shot).toMatchObject({ kind: 'shoot', allowed: true, line: { met: [] } })
    const chance = (label: string) => shot?.chances.find((one) => one.label === label)?.chance
    expect(chance('hit')).toBeCloseTo(1 - (2 / 3) ** 4, 12)
    expect(chance('at least one falls')).toBeCloseTo(1 - (2 / 3) ** 4, 12)
    expect(chance('all fall')).toBeCloseTo((1 / 3) ** 4, 12)
  })

  test('what is out of range or out of sight says so, with the rule', () => {
    expect(attackForecasts(field().state, 'Archers', 'Dwarfs')[0]).toMatchObject({
      allowed: false,
      rule: 'SF-RNG-04',
      chances: [],
    })
    expect(attackForecasts(field().state, 'Archers', 'Wolves')[0]).toMatchObject({
      allowed: false,
      rule: 'SF-RNG-03',
      line: { met: [{ name: 'the building', blocks: true }] },
    })
  })

  test('a charge is weighed before it is made, also where it does not reach', () => {
    const charge = (at: string) => attackForecasts(field().state, 'Archers', at).find(({ kind }) => kind === 'charge')
    expect(charge('Elves')).toMatchObject({ allowed: false, rule: 'SF-CHG-03' })
    expect(charge('Elves')?.chances[0]?.chance).toBeCloseTo(1 - (1 / 2) ** 4, 12)
  })

  test('pointing at a model means its unit, and friends are nobody to attack', () => {
    expect(attackForecasts(field().state, 'Archers.2', 'Elves.3')[0]).toMatchObject({ by: 'Archers', at: 'Elves' })
    expect(attackForecasts(field().state, 'Elves', 'Dwarfs')).toEqual([])
  })

  test('in a melee the blow is told, and nothing outside it', () => {
    const { state } = skirmish()
      .a('Orcs', orcs(3))
      .b('Elves', elves(3))
      .b('Dwarfs', { at: row(3, [4, 20]) })
    expect(attackForecasts(state, 'Orcs', 'Elves')).toMatchObject([{ kind: 'fight', allowed: true }])
    expect(attackForecasts(state, 'Orcs', 'Dwarfs')).toMatchObject([
      { kind: 'charge', allowed: false, rule: 'SF-RUL-34', chances: [] },
    ])
  })
})
