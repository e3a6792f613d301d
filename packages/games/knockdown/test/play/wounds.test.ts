/** Wounds and Knockdown checks. */
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

/** Ann strikes Bob, who is beside her. */
const struck = (bob: Partial<ModelWords> = {}, ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING], ...bob })
    .b('Far', { at: [40, 40] })

/** A 60 mm monster in contact with Ann. */
const troll = { profile: 'crushing-monster', at: [20, 20 + 42.5 / 25.4] as const }

describe('Wounds', () => {
  test('KD-WND-01 Wounds are added up on each model and stay for the game', () => {
    const battle = struck(troll, { profile: 'exalted-infantry', rank: 'hero', at: [20, 20 + 42.5 / 25.4 - 46 / 25.4] })
      .rolls(['attack: Ann at Bob', 6], ['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob').wounds).toBe(2)
    battle.picks('done').picks('end').until('break-test')
    expect(battle.of('Bob').wounds).toBe(2)
  })

  test('KD-WND-02 KD-PROF-05 a model whose Wounds reach its W is slain and removed at once', () => {
    const battle = struck({ rank: 'champion', wounds: 1 })
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob')).toMatchObject({ where: 'slain', wounds: 2 })
    expect(battle.told('slain')).toMatchObject({ figure: 'Bob' })
  })

  test('KD-WND-03 a model with Wounds fewer than its W fights on with no penalty', () => {
    const battle = skirmish()
      .a('Ann', { rank: 'champion', wounds: 1, at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Far', { at: [40, 40] })
      .rolls(['attack: Ann at Bob', 4])
    battle.charges('Ann').attacks('Ann', 'Bob')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 0 }, total: 4 } })
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-WND-04 KD-KNOCK-01 before a Wound that ties with DEF slays a model, it takes a Knockdown check', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ where: 'standing', knockedDown: true, wounds: 0 })
  })

  test('KD-WND-05 KD-RUL-30 several Wounds of one attack are suffered one at a time, and the second finds the model down', () => {
    const battle = skirmish()
      .a('Gun', { profile: 'ballista', at: [20, 20], crew: ['Ann', 'Abe', 'Amy'] })
      .a('Ann', { at: [18, 20] })
      .a('Abe', { at: [22, 20] })
      .a('Amy', { at: [20, 18] })
      .b('Bob', { profile: 'unyielding-infantry', gear: ['armour', 'shield'], at: [18, 30] })
      .b('Far', { at: [40, 40] })
      .rolls(['attack: Ann at Bob', 4], ['wounds: Ann at Bob', 6], ['knockdown: Bob', 5])
      .acts('Gun', 'fire')
      .shoots('Ann', 'ballista', 'Bob')
      .rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ wounds: 2, roll: { total: 6, defence: { total: 6 } } })
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-WND-06 a chassis that has suffered Wounds equal to its W is destroyed and removed', () => {
    const battle = struck(
      { profile: 'ballista', wounds: 1, at: [20, 20 + 42.5 / 25.4] },
      { profile: 'frenzied-infantry' },
    )
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob').where).toBe('slain')
  })
})

describe('who takes the Knockdown check', () => {
  test('KD-KNOCK-02 a result above DEF gives no check', () => {
    const battle = struck().rolls(['attack: Ann at Bob', 4]).charges('Ann').attacks('Ann', 'Bob').rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-KNOCK-03 a Wound that does not slay gives no check, even on a tie', () => {
    const battle = struck({ rank: 'champion' })
      .rolls(['attack: Ann at Bob', 3])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ wounds: 1, knockedDown: false })
  })

  test('KD-KNOCK-04 KD-RUL-31 the tie is that of the final total with the DEF it was compared with', () => {
    const battle = struck({ gear: ['shield'] }, { gear: ['flail'] })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').knockedDown).toBe(true)
    const strong = struck({ gear: ['shield'] }, { gear: ['great-weapon'] })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(strong.of('Bob').knockedDown).toBe(true)
  })

  test('KD-KNOCK-05 on a 1 to 3 the Wound is suffered and the model is slain', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 3])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-KNOCK-06 on a 4 or more the model is knocked down and does not suffer the Wound', () => {
    const battle = struck({ rank: 'champion', wounds: 1 })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob')).toMatchObject({ wounds: 1, knockedDown: true, where: 'standing' })
  })

  test('KD-KNOCK-15 KD-RUL-34 Monsters, Creatures, Infantry and Cavalry can all take the check', () => {
    for (const bob of [
      { ...troll, wounds: 2 },
      { profile: 'running-creature' },
      { profile: 'levy-infantry' },
    ] satisfies Partial<ModelWords>[]) {
      const def = bob.profile === 'crushing-monster' ? 6 : 3
      const battle = struck(bob)
        .rolls(['attack: Ann at Bob', def], ['knockdown: Bob', 4])
        .charges('Ann')
        .attacks('Ann', 'Bob')
        .rolledEverything()
      expect(battle.of('Bob').knockedDown, bob.profile).toBe(true)
    }
    const rider = struck({ mounted: true })
      .rolls(['attack: Ann at Bob', 3], ['steed: Bob', 1], ['knockdown: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(rider.of('Bob')).toMatchObject({ knockedDown: true, mounted: true })
  })

  test('KD-KNOCK-16 a chassis never takes the check', () => {
    const battle = struck({ profile: 'small-chariot', wounds: 1, at: [20, 20 + 42.5 / 25.4], crew: ['Driver'] }, {})
      .b('Driver', {})
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-KNOCK-17 the Wound of a failed Frenzied reroll gives no check', () => {
    const battle = struck({}, { rules: ['frenzied'] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 2])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .picks('frenzied')
      .rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
  })
})

describe('knocked down', () => {
  const down = { knockedDown: true }

  test('KD-KNOCK-07 a knocked down model has -1 DEF', () => {
    const battle = struck(down).rolls(['attack: Ann at Bob', 2]).charges('Ann').attacks('Ann', 'Bob')
    expect(battle.told('attacked')).toMatchObject({ hit: true, roll: { defence: { total: 2 } } })
  })

  test('KD-KNOCK-08 KD-KNOCK-09 it stands up when it is activated, with -2" SP in that activation and its DEF again', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], ...down })
      .b('Far', { at: [40, 40] })
      .acts('Ann', 'charge')
    expect(battle.of('Ann').knockedDown).toBe(false)
    expect(battle.decision).toMatchObject({ kind: 'move', movers: [{ figure: 'Ann', allowance: 4 * 2540 }] })
    expect(battle.state.abilities.total(battle.state, battle.of('Ann'), 'defence', { ignores: [] })).toBe(3)
    const runs = skirmish()
      .a('Ann', { at: [20, 20], ...down })
      .b('Far', { at: [40, 40] })
      .acts('Ann', 'run')
    expect(runs.decision).toMatchObject({ movers: [{ allowance: 6 * 2540 }] })
    const shoots = skirmish()
      .a('Ann', { at: [20, 20], gear: ['bow'], ...down })
      .b('Far', { at: [40, 40] })
      .acts('Ann', 'shoot')
    expect(shoots.decision).toMatchObject({ movers: [{ allowance: 2 * 2540 }] })
  })

  test('KD-KNOCK-10 the -2" ends with that activation', () => {
    const battle = skirmish({ rounds: 2 })
      .a('Ann', { at: [20, 20], ...down })
      .b('Far', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
      .acts('Ann', 'charge')
      .stays()
      .picks('end')
      .acts('Ann', 'charge')
    expect(battle.decision).toMatchObject({ movers: [{ figure: 'Ann', allowance: 6 * 2540 }] })
  })

  test('KD-KNOCK-10 the -2" ends with that activation, also where the battle ends in it', () => {
    const battle = skirmish({ rounds: 6 })
      .a('Ann', { at: [20, 20], ...down })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.battle.result).toBeDefined()
    expect(battle.state.abilities.total(battle.state, battle.of('Ann'), 'speed', undefined)).toBe(6)
    expect(battle.state.abilities.stale(battle.state)).toEqual([])
  })

  test('KD-KNOCK-11 it takes no further check, not even in formation', () => {
    const battle = struck({ ...down, rules: ['fight-in-formation'] })
      .b('Bea', { rules: ['fight-in-formation'], at: [20 + TOUCHING, 20 + TOUCHING] })
      .b('Ben', { rules: ['fight-in-formation'], at: [20 - TOUCHING, 20 + TOUCHING] })
      .rolls(['attack: Ann at Bob', 2])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-KNOCK-12 a model that stood up again takes checks as before', () => {
    const battle = skirmish({ order: ['b', 'a'] })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING], ...down })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 4])
      .charges('Bob')
      .picks('done')
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').knockedDown).toBe(true)
  })

  test('KD-KNOCK-13 KD-RUL-32 a model that is not activated stays down, into later rounds', () => {
    const battle = skirmish({ rounds: 2 })
      .a('Ann', { at: [20, 20], ...down })
      .b('Far', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
      .picks('end')
      .picks('end')
    expect(battle.state.round).toBe(2)
    expect(battle.of('Ann').knockedDown).toBe(true)
  })

  test('KD-KNOCK-14 it still blocks the way, keeps others off, engages and gives cover', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], gear: ['bow'] })
      .b('Bob', { at: [20, 23], ...down })
      .b('Far', { at: [20, 27] })
      .acts('Ann', 'run')
    expect(battle.refused({ figure: 'Ann', path: [{ x: 20 * 2540, y: 26 * 2540 }] })).toMatchObject({
      rule: 'KD-MOVE-03',
    })
    const shot = skirmish()
      .a('Ann', { at: [20, 20], gear: ['bow'] })
      .b('Bob', { at: [20, 23], ...down })
      .b('Far', { at: [20, 27] })
      .rolls(['attack: Ann at Far', 6])
      .acts('Ann', 'shoot')
      .stays()
      .shoots('Ann', 'bow', 'Far')
    expect(shot.told('attacked')).toMatchObject({ roll: { threshold: { total: 5 } } })
    const held = struck(down)
    expect(held.actionsOf('Ann')).toEqual(['charge', 'disengage'])
  })

  test('KD-KNOCK-18 KD-RUL-33 a model knocked down in its own activation makes no more attacks', () => {
    const battle = struck({}, { rules: ['frenzied', 'fight-in-formation'], rank: 'hero', wounds: 1 })
      .a('Abe', { rules: ['fight-in-formation'], at: [20 + TOUCHING, 20] })
      .a('Amy', { rules: ['fight-in-formation'], at: [20 - TOUCHING, 20] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1], ['knockdown: Ann', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .picks('frenzied')
      .rolledEverything()
    expect(battle.of('Ann')).toMatchObject({ knockedDown: true, wounds: 1 })
    expect(battle.decision.what).toBe('activate')
  })

  test('KD-KNOCK-19 the Banner and the Musician instruments of a knocked down bearer still work', () => {
    const battle = skirmish({ stage: 'priority' })
      .a('Ann', { at: [20, 20], gear: ['banner'], ...down })
      .a('Abe', { at: [22, 20], gear: ['musician-instruments'], ...down })
      .b('Far', { at: [40, 40] })
    expect(battle.decision.what).toBe('music')
    expect(battle.state.abilities.total(battle.state, battle.of('Abe'), 'bravery', undefined)).toBe(4)
  })

  test('KD-KNOCK-20 a knocked down model may move aside from a chariot and stays down', () => {
    const battle = skirmish({ order: ['b', 'a'] })
      .b('Wain', { profile: 'small-chariot', at: [20, 10], crew: ['Driver'] })
      .b('Driver', {})
      .a('Ann', { at: [20, 14], ...down })
      .acts('Wain', 'run')
      .move('Wain', [20, 18])
      .move('Ann', [22, 14])
    expect(battle.of('Ann').knockedDown).toBe(true)
    expect(battle.at('Ann')).toEqual([22, 14])
  })

  test('KD-KNOCK-21 a knocked down model may be nominated for a Break test', () => {
    const battle = skirmish({ stage: 'break-tests', sides: TESTING })
      .a('Ann', { at: [20, 20], ...down })
      .b('Far', { at: [40, 40] })
    expect(battle.offered).toEqual(['Ann'])
  })
})

/** North has one Break test to take. */
const TESTING = [
  { id: 'a', name: 'North', tests: 1 },
  { id: 'b', name: 'South' },
]
