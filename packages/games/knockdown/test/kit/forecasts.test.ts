/** What pointing at an enemy tells: whether it may be attacked, why not, and exact chances. */
import { worded, type AttackForecast } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const duel = (ann: Partial<ModelWords> = {}, bob: Partial<ModelWords> = {}, gap = 0) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING + gap], ...bob })
    .b('Far', { at: [45, 45] })

const forecasts = (battle: ReturnType<typeof duel>): readonly AttackForecast[] =>
  knockdown.attackForecasts(battle.state, 'Ann', 'Bob')

const chances = ({ chances: all }: AttackForecast) =>
  Object.fromEntries(all.map(({ label, chance }) => [worded(label), Math.round(chance * 1000) / 1000]))

describe('forecasts', () => {
  test('a plain attack slays above the DEF, and on a tie half of the time', () => {
    const [melee] = forecasts(duel())
    expect(melee).toMatchObject({ kind: 'melee', allowed: true })
    expect(chances(melee as AttackForecast)).toEqual({ slay: 0.583, 'knock down': 0.083 })
  })

  test('against Cavalry the steed may die first', () => {
    const [melee] = forecasts(duel({}, { mounted: true }))
    expect(chances(melee as AttackForecast)).toMatchObject({ 'kill the steed': 0.333, slay: 0.292 })
  })

  test('a shot that is not allowed says why, with its rule', () => {
    const [, shot] = forecasts(duel({ gear: ['bow'] }))
    expect(shot).toMatchObject({ kind: 'ranged', with: 'Bow', allowed: false, rule: 'KD-RNG-05', chances: [] })
    expect(worded(shot?.reason)).toBe('Ann does not shoot: Bob is within ½".')
  })

  test('a shot needs its threshold and the DEF', () => {
    const [, shot] = forecasts(duel({ gear: ['bow'] }, { profile: 'unyielding-infantry' }, 5))
    expect(chances(shot as AttackForecast)).toMatchObject({ slay: 0.417, 'knock down': 0.083 })
  })

  test('KD-ACT-01 KD-TURN-01 whoever runs or has been activated is told what it could do next turn', () => {
    const archery = (words: Partial<ModelWords>) => duel({ gear: ['bow'], ...words }, {}, 5).a('Abe', { at: [2, 2] })
    const archer = (words: Partial<ModelWords>) => forecasts(archery(words))[1]
    expect(archer({})).toMatchObject({ allowed: true })
    const acted = archer({ activated: true })
    expect(acted).toMatchObject({ allowed: false, rule: 'KD-TURN-01' })
    expect(acted?.chances).toEqual(archer({})?.chances)
    expect(forecasts(archery({}).acts('Ann', 'run'))[1]).toMatchObject({ allowed: false, rule: 'KD-ACT-01' })
    expect(forecasts(archery({}).acts('Ann', 'shoot'))[1]).toMatchObject({ allowed: true })
  })

  test('a member of a siege crew is told what its weapon would do', () => {
    const battle = skirmish()
      .a('Gun', { profile: 'ballista', at: [20, 18.3], crew: ['Ann', 'Abe', 'Amy'] })
      .a('Ann', { at: [20, 20] })
      .a('Abe', { at: [21.7, 18.3] })
      .a('Amy', { at: [18.3, 18.3] })
      .b('Bob', { at: [20, 35], profile: 'brute-monster' })
    const shot = knockdown.attackForecasts(battle.state, 'Ann', 'Bob').find((one) => one.with === 'Ballista')
    expect(shot).toMatchObject({ allowed: true })
    expect(chances(shot as AttackForecast)).toEqual({ slay: 0.25, 'knock down': 0, wound: 0.25 })
  })
})

test('KD-WND-06 a chassis is destroyed and never knocked down', () => {
  const battle = skirmish()
    .a('Ann', { at: [20, 20], gear: ['great-weapon'] })
    .b('Gun', { profile: 'catapult', at: [20, 20 + 42.5 / 25.4], wounds: 1 })
    .b('Bob', { at: [40, 40] })
  const [melee] = knockdown.attackForecasts(battle.state, 'Ann', 'Gun')
  expect(Object.keys(chances(melee as AttackForecast)).toSorted()).toEqual(['destroy'])
})

describe('whether the attacker has moved', () => {
  const riders = () => duel({ mounted: true }, {}, 4)

  test('KD-CAV-08 Cavalry that has to move before it attacks is shown its charge', () => {
    const apart = forecasts(riders())[0] as AttackForecast
    expect(apart).toMatchObject({ allowed: false, rule: 'KD-MEL-01' })
    expect(chances(apart)).toEqual({ slay: 0.75, 'knock down': 0.083 })
    const charged = riders().charges('Ann', [20, 23.998])
    expect(chances(forecasts(charged)[0] as AttackForecast)).toEqual(chances(apart))
    expect(chances(forecasts(duel({ mounted: true }))[0] as AttackForecast)).toEqual({
      slay: 0.583,
      'knock down': 0.083,
    })
  })

  test('KD-GEAR-39 KD-CAV-10 the move of another model is none of its own', () => {
    const whileAbeMoves = (ann: Partial<ModelWords>, gap: number) =>
      duel(ann, {}, gap)
        .a('Abe', { at: [30, 20] })
        .b('Cal', { at: [30, 24] })
        .charges('Abe', [30, 23.998 - TOUCHING])
    const crossbow = forecasts(whileAbeMoves({ gear: ['crossbow'] }, 4)).find((one) => one.with === 'Crossbow')
    expect(crossbow).toMatchObject({ allowed: true })
    const rider = forecasts(whileAbeMoves({ mounted: true }, 0))[0] as AttackForecast
    expect(chances(rider)).toEqual({ slay: 0.583, 'knock down': 0.083 })
  })
})
