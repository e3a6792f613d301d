/** What the table shows and says: forecasts with exact chances, the log, threats. */
import { worded, type AttackForecast } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { ENTRY_WRITERS, logEntryOf } from '../../src/log/log.ts'
import { rulebook } from '../../src/rulebook/index.ts'
import { melee, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const duel = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}) =>
  melee()
    .a('Ann', { at: [10, 10], weapons: ['hand-spear'], ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], ...bob })

const chances = (battle: ReturnType<typeof duel>) => {
  const [melee_] = fiveED6.attackForecasts(battle.state, 'Ann', 'Bob') as readonly AttackForecast[]
  return Object.fromEntries(
    (melee_?.chances ?? []).map(({ label, chance }) => [label, Math.round(chance * 1000) / 1000]),
  )
}

describe('forecasts', () => {
  test('Fight 4 against Armor 0, Strength 3 against Toughness 4: 4/6 and 2/6', () => {
    expect(chances(duel())).toEqual({ hit: 0.667, wound: 0.222, eliminate: 0.222 })
  })

  test('FD-MAST-10 a bludgeon that misses wounds without having hit', () => {
    const club = { weapons: ['hand-bludgeon'] }
    expect(chances(duel(club))).toEqual({ hit: 0.667, wound: 0.278, eliminate: 0.278 })
    expect(chances(duel({ ...club, reacted: true }))).toEqual({ hit: 0.667, wound: 0.222, eliminate: 0.222 })
  })

  test('FD-REACT-04 FD-REACT-08 while it moves, a figure is shown the odds of the Combat Phase, masteries and shields too', () => {
    const moving = (ann: Partial<FigureWords>, bob: Partial<FigureWords>) =>
      skirmish()
        .a('Ann', { at: [10, 10], reacted: true, reactions: ['opportunity-attack'], ...ann })
        .b('Bob', { at: [10, 10 + TOUCHING], ...bob })
    const club = { weapons: ['hand-bludgeon'] }
    expect(chances(moving(club, {}))).toEqual(chances(duel(club)))
    expect(chances(moving({ weapons: ['hand-spear'] }, { shield: true }))).toMatchObject({ hit: 0.444 })
  })

  test('FD-OPP-14 an opportunity attack is shown without masteries', () => {
    const battle = skirmish()
      .a('Ann', { at: [10, 10], weapons: ['hand-bludgeon'] })
      .b('Bob', { at: [10, 10 + TOUCHING] })
      .does('Ann', 'done')
      .move('Bob', [10, 15])
    const { intent } = battle.decision.options[0] ?? {}
    const shown = intent && fiveED6.forecast(battle.state, intent)
    expect(shown?.chances.map(({ chance }) => Math.round(chance * 1000) / 1000)).toEqual([0.667, 0.222, 0.222])
  })

  test('against "1/3" a wound needs two dice, and a dodger is hit less often', () => {
    expect(chances(duel({ profile: 'goblin' }, { profile: 'dwarf' }))).toMatchObject({ eliminate: 0.056 })
    expect(chances(duel({}, { dodging: true }))).toMatchObject({ hit: 0.444 })
  })
})

describe('what is told', () => {
  test('an attack is told with its dice and sums', () => {
    const battle = duel().rolls(['hit: Ann at Bob', 2], ['wound: Ann at Bob', 2]).attacks('Ann', 'Bob', 'hand-spear')
    const lines = battle.events.flatMap((event) => worded(logEntryOf(battle.state, event)?.text ?? []) as string | [])
    expect(lines.slice(0, 3)).toEqual(['Ann attacks Bob (spear) and hits.', 'Bob takes 1 wound.', 'Bob is eliminated.'])
  })

  test('every kind of event has its writer, and every rule that is cited is in the rulebook', () => {
    const known = new Set(rulebook.map(({ id }) => id))
    expect(Object.keys(ENTRY_WRITERS).length).toBeGreaterThan(30)
    const battle = duel().rolls(['hit: Ann at Bob', 2], ['wound: Ann at Bob', 2]).attacks('Ann', 'Bob', 'hand-spear')
    for (const { rules = [] } of battle.events) for (const id of rules) expect(known.has(id), id).toBe(true)
  })
})
