/** Equipment: hands, prices, and what each item does. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { GEAR_TABLE, RANGED_WEAPONS } from '../../src/content/gear.ts'
import { priceOf } from '../../src/army/costs.ts'
import type { GearId } from '../../src/state/vocabulary.ts'
import { moveOf, skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const complaints = (entry: object): readonly string[] =>
  knockdown
    .checkArmy({ name: 'Test', entries: [{ name: 'Model', profile: 'levy-infantry', ...entry }] })
    .complaints.map(({ rule }) => rule)

const duel = (ann: Partial<ModelWords> = {}, bob: Partial<ModelWords> = {}, gap = 0) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING + gap], ...bob })
    .b('Far', { at: [45, 45] })

interface Told {
  readonly hit: boolean
  readonly roll: { readonly bonus: { readonly total: number }; readonly defence: { readonly total: number } }
}

/** One melee attack of Ann at Bob with this die. */
function strike(battle: Skirmish, face = 1, ...more: readonly (readonly [string, number])[]): Told {
  battle
    .rolls(['attack: Ann at Bob', face], ...more)
    .charges('Ann')
    .attacks('Ann', 'Bob')
    .rolledEverything()
  return battle.told('attacked') as unknown as Told
}

/** One shot of Ann at Bob, 4" away. */
function shoot(weapon: GearId, face: number, bob: Partial<ModelWords> = {}, ann: Partial<ModelWords> = {}): Told {
  const battle = duel({ gear: [weapon], ...ann }, bob, 4).rolls(['attack: Ann at Bob', face])
  battle.acts('Ann', 'shoot').stays().shoots('Ann', weapon, 'Bob')
  return battle.told('attacked') as unknown as Told
}

const speed = (battle: Skirmish) => battle.state.abilities.total(battle.state, battle.of('Ann'), 'speed', undefined)

describe('who carries what', () => {
  test('KD-GEAR-01 every Infantry and Cavalry model has an ordinary one-handed weapon: no modifier, contact only', () => {
    expect(strike(duel())).toMatchObject({ roll: { bonus: { total: 0 } } })
    expect(duel({}, {}, 0.1).charges('Ann').decision.what).toBe('activate')
  })

  test('KD-GEAR-02 only Infantry and Cavalry buy equipment', () => {
    expect(complaints({ gear: ['shield'] })).toEqual([])
    expect(complaints({ mounted: true, gear: ['shield'] })).toEqual([])
    for (const profile of ['running-creature', 'brute-monster', 'catapult'])
      expect(complaints({ profile, gear: ['shield'] })).toEqual(['KD-GEAR-02'])
  })

  test('KD-GEAR-03 KD-RUL-45 a model has one melee weapon', () => {
    expect(complaints({ gear: ['flail'] })).toEqual([])
    expect(complaints({ gear: ['flail', 'spear'] })).toEqual(['KD-GEAR-03'])
  })

  test('KD-GEAR-04 a one-handed weapon leaves one hand for one other thing', () => {
    for (const item of ['shield', 'extra-hand-weapon', 'musician-instruments', 'banner'])
      expect(complaints({ gear: ['spear', item] })).toEqual([])
    expect(complaints({ gear: ['shield', 'banner'] })).toEqual(['KD-GEAR-04'])
  })

  test('KD-GEAR-05 a two-handed weapon leaves no hand', () => {
    for (const weapon of ['great-weapon', 'polearm'])
      for (const item of ['shield', 'extra-hand-weapon', 'musician-instruments', 'banner'])
        expect(complaints({ gear: [weapon, item] })).toEqual(['KD-GEAR-05'])
  })

  test('KD-GEAR-06 KD-RUL-46 ranged weapons and Armour take no hand, but nothing is bought twice', () => {
    expect(complaints({ gear: ['great-weapon', 'armour', 'bow', 'pistol'] })).toEqual([])
    expect(complaints({ gear: ['bow', 'bow'] })).toEqual(['KD-GEAR-06'])
  })

  test('KD-GEAR-07 prices are the same for everybody who may buy', () => {
    const dearer = (mounted: boolean, rank: 'ordinary' | 'hero') => {
      const plain = { profile: 'levy-infantry', mounted, rank, rules: [] } as const
      return priceOf({ ...plain, gear: ['arquebus'] }) - priceOf({ ...plain, gear: [] })
    }
    expect([dearer(false, 'ordinary'), dearer(true, 'ordinary'), dearer(false, 'hero'), dearer(true, 'hero')]).toEqual([
      5, 5, 5, 5,
    ])
  })
})

describe('protection', () => {
  test('KD-GEAR-08 Armour costs 1 point: DEF +1, SP -1', () => {
    expect(GEAR_TABLE.armour.points).toBe(1)
    expect(strike(duel({}, { gear: ['armour'] }))).toMatchObject({ roll: { defence: { total: 4 } } })
    expect(speed(duel({ gear: ['armour'] }))).toBe(5)
  })

  test('KD-GEAR-09 a Shield costs 1 point: DEF +1 against melee and ranged attacks', () => {
    expect(GEAR_TABLE.shield).toMatchObject({ points: 1, hands: 1 })
    expect(strike(duel({}, { gear: ['shield'] }))).toMatchObject({ roll: { defence: { total: 4 } } })
    expect(shoot('bow', 1, { gear: ['shield'] })).toMatchObject({ roll: { defence: { total: 4 } } })
  })

  test('KD-GEAR-10 Armour and Shield add up', () => {
    const battle = duel({ gear: ['armour', 'shield'] }, { gear: ['armour', 'shield'] })
    expect(strike(battle)).toMatchObject({ roll: { defence: { total: 5 } } })
    expect(speed(battle)).toBe(5)
  })

  test('KD-GEAR-42 a Shield counts in full for a model that also has a ranged weapon', () => {
    expect(strike(duel({}, { gear: ['shield', 'bow'] }))).toMatchObject({ roll: { defence: { total: 4 } } })
  })
})

describe('melee weapons', () => {
  test('KD-GEAR-11 KD-GEAR-19 a Flail ignores the Shield of the target, and its Armour still counts', () => {
    expect(GEAR_TABLE.flail).toMatchObject({ points: 1, hands: 1 })
    const bob = { gear: ['armour', 'shield'] }
    expect(strike(duel({ gear: ['flail'] }, bob))).toMatchObject({ roll: { defence: { total: 4 } } })
  })

  test('KD-GEAR-12 an Extra hand weapon rerolls melee dice that show a natural 1', () => {
    expect(GEAR_TABLE['extra-hand-weapon']).toMatchObject({ points: 1, hands: 1 })
    const told = strike(duel({ gear: ['extra-hand-weapon'] }), 1, ['reroll: Ann at Bob', 6])
    expect(told).toMatchObject({ hit: true, roll: { face: 6, rerolled: { face: 1, by: 'Extra hand weapon' } } })
    strike(duel({ gear: ['extra-hand-weapon'] }), 2)
  })

  test('KD-GEAR-13 KD-RUL-47 it adds no attack and has no effect on ranged attacks', () => {
    const battle = duel({ gear: ['extra-hand-weapon', 'bow'] }, {}, 4).rolls(['attack: Ann at Bob', 1])
    battle.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob').rolledEverything()
    expect(battle.state.abilities.total(battle.state, battle.of('Ann'), 'attacks', undefined)).toBe(1)
  })

  test('KD-GEAR-14 a Whip costs nothing: STR -1, and it reaches', () => {
    expect(GEAR_TABLE.whip).toMatchObject({ points: 0, hands: 1 })
    expect(strike(duel({ gear: ['whip'] }, {}, 1.5))).toMatchObject({ roll: { bonus: { total: -1 } } })
  })

  test('KD-GEAR-15 KD-GEAR-36 a Spear costs 1 point and strikes up to and including 1½" away, contact included', () => {
    expect(GEAR_TABLE.spear).toMatchObject({ points: 1, hands: 1 })
    strike(duel({ gear: ['spear'] }, {}, 1.5))
    strike(duel({ gear: ['spear'] }))
    expect(duel({ gear: ['spear'] }, {}, 1.51).charges('Ann').decision.what).toBe('activate')
  })

  test('KD-GEAR-16 a Great weapon costs 1 point: STR +1, both hands', () => {
    expect(GEAR_TABLE['great-weapon']).toMatchObject({ points: 1, hands: 2 })
    expect(strike(duel({ gear: ['great-weapon'] }))).toMatchObject({ roll: { bonus: { total: 1 } } })
  })

  test('KD-GEAR-17 KD-GEAR-18 KD-RUL-49 a Polearm reaches and ignores Armour alone', () => {
    expect(GEAR_TABLE.polearm).toMatchObject({ points: 1, hands: 2 })
    const polearm = { gear: ['polearm'] }
    const told = strike(duel(polearm, { gear: ['armour', 'shield'] }, 1))
    expect(told).toMatchObject({ roll: { defence: { total: 4 } } })
    const ogre = strike(duel(polearm, { profile: 'brute-monster', at: [20, 20 + 32.5 / 25.4] }))
    expect(ogre).toMatchObject({ roll: { defence: { total: 5 } } })
  })

  test('KD-GEAR-20 a target whose Armour is ignored still has its SP penalty', () => {
    const battle = duel({ gear: ['polearm'] }, { gear: ['armour'] })
    strike(battle)
    expect(battle.state.abilities.total(battle.state, battle.of('Bob'), 'speed', undefined)).toBe(5)
  })

  test('KD-GEAR-37 KD-RUL-50 Reach works past other models, but not through an obstacle that blocks sight', () => {
    const past = duel({ gear: ['spear'] }, {}, TOUCHING + 0.02).a('Abe', { at: [20, 20 + TOUCHING + 0.01] })
    past.charges('Ann')
    expect(past.offered).toEqual(['Ann|Bob', 'done'])
    const wall = duel({ gear: ['spear'] }, {}, 1.2)
      .line('wall', 'wall', [15, 21], [25, 21])
      .having({ height: 2 })
    expect(wall.charges('Ann').decision.what).toBe('activate')
  })

  test('KD-GEAR-38 Reach neither engages the target nor holds the attacker', () => {
    const battle = duel({ gear: ['spear'] }, {}, 1)
    expect(battle.actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
    expect(battle.picks('end').actionsOf('Bob')).toEqual(['run', 'charge', 'disengage'])
  })

  test('KD-GEAR-27 KD-GEAR-41 a weapon bears only on attacks made with it', () => {
    expect(shoot('bow', 1, {}, { gear: ['great-weapon', 'bow'] })).toMatchObject({ roll: { bonus: { total: 0 } } })
    expect(strike(duel({ gear: ['crossbow'] }))).toMatchObject({ roll: { bonus: { total: 0 } } })
    expect(shoot('bow', 1, { gear: ['shield'] }, { gear: ['flail', 'bow'] })).toMatchObject({
      roll: { defence: { total: 4 } },
    })
    expect(strike(duel({ gear: ['pistol'] }, { gear: ['armour'] }))).toMatchObject({ roll: { defence: { total: 4 } } })
  })
})

describe('ranged weapons', () => {
  const weapon = (id: GearId & keyof typeof RANGED_WEAPONS) => {
    const { short, long, str, ignores, moveOrShoot } = RANGED_WEAPONS[id]
    return [GEAR_TABLE[id].points, short / 2540, long / 2540, str, ignores, moveOrShoot]
  }

  test('KD-GEAR-21 Throwing weapons: 1 point, 4"/8", STR +0', () => {
    expect(weapon('throwing-weapons')).toEqual([1, 4, 8, 0, undefined, undefined])
    expect(shoot('throwing-weapons', 4)).toMatchObject({ hit: true, roll: { threshold: { total: 4 } } })
  })

  test('KD-GEAR-22 Bow: 2 points, 10"/20", STR +0', () => {
    expect(weapon('bow')).toEqual([2, 10, 20, 0, undefined, undefined])
    expect(shoot('bow', 4)).toMatchObject({ hit: true })
  })

  test('KD-GEAR-23 Longbow: 3 points, 14"/28", STR +0', () => {
    expect(weapon('longbow')).toEqual([3, 14, 28, 0, undefined, undefined])
    expect(shoot('longbow', 4)).toMatchObject({ hit: true })
  })

  test('KD-GEAR-24 Crossbow: 3 points, 10"/24", STR +1, move or shoot', () => {
    expect(weapon('crossbow')).toEqual([3, 10, 24, 1, undefined, true])
    expect(shoot('crossbow', 4)).toMatchObject({ roll: { bonus: { total: 1 } } })
  })

  test('KD-GEAR-25 Pistol: 2 points, 5"/10", STR +0, ignores Armour, move or shoot', () => {
    expect(weapon('pistol')).toEqual([2, 5, 10, 0, 'armour', true])
    expect(shoot('pistol', 1, { gear: ['armour'] })).toMatchObject({ roll: { defence: { total: 3 } } })
  })

  test('KD-GEAR-26 Arquebus: 5 points, 10"/20", STR +1, ignores Armour, move or shoot', () => {
    expect(weapon('arquebus')).toEqual([5, 10, 20, 1, 'armour', true])
    expect(shoot('arquebus', 1, { gear: ['armour', 'shield'] })).toMatchObject({
      roll: { bonus: { total: 1 }, defence: { total: 4 } },
    })
  })

  test('KD-GEAR-39 KD-RUL-51 a model may not both move and shoot a move or shoot weapon', () => {
    const battle = duel({ gear: ['crossbow', 'bow'] }, {}, 6)
      .acts('Ann', 'shoot')
      .move('Ann', [20, 19])
    expect(battle.offered).toEqual(['Ann|bow|Bob', 'done'])
    const still = duel({ gear: ['crossbow', 'bow'] }, {}, 6)
      .acts('Ann', 'shoot')
      .stays()
    expect(still.offered).toEqual(['Ann|crossbow|Bob', 'Ann|bow|Bob', 'done'])
  })

  test('KD-GEAR-39 the move tells that any step costs the shot, unless another weapon may be shot after it', () => {
    const aiming = (...gear: string[]) => duel({ gear }, {}, 6).acts('Ann', 'shoot').decision
    expect(aiming('crossbow')).toMatchObject({ movers: [{ keeps: { allowance: 0, label: 'still shoots' } }] })
    expect(aiming('crossbow', 'bow')).not.toMatchObject({ movers: [{ keeps: {} }] })
  })

  test('KD-GEAR-40 standing up is not moving', () => {
    const battle = duel({ gear: ['crossbow'], knockedDown: true }, {}, 6)
      .acts('Ann', 'shoot')
      .stays()
    expect(battle.offered).toEqual(['Ann|crossbow|Bob', 'done'])
  })
})

describe('musicians', () => {
  const music = { gear: ['musician-instruments'] }
  const priority = (ann: Partial<ModelWords>) =>
    skirmish({ stage: 'priority' })
      .a('Ann', { at: [20, 20], ...ann })
      .a('Abe', { at: [25, 20] })
      .b('Bob', { at: [40, 40] })

  test('KD-GEAR-28 Musician instruments cost 3 points and take one hand', () => {
    expect(GEAR_TABLE['musician-instruments']).toMatchObject({ points: 3, hands: 1 })
    expect(complaints({ gear: ['musician-instruments', 'shield'] })).toEqual(['KD-GEAR-04'])
  })

  test('KD-GEAR-29 KD-GEAR-31 KD-RUL-09 a player with a musician may add 1, and says so before the dice', () => {
    const battle = priority(music).rolls(['priority: North', 3], ['priority: South', 3])
    expect(battle.decision).toMatchObject({ by: 'a', what: 'music', default: { pick: ['yes'] } })
    battle.picks('yes').rolledEverything()
    expect(battle.told('order-settled')).toMatchObject({ order: ['a', 'b'] })
  })

  test('KD-GEAR-31 the bonus counts in rerolls of ties', () => {
    const battle = priority(music)
      .rolls(['priority: North', 3], ['priority: South', 4], ['priority: North', 2], ['priority: South', 2])
      .picks('yes')
      .rolledEverything()
    expect(battle.told('order-settled')).toMatchObject({ order: ['a', 'b'] })
  })

  test('KD-GEAR-30 more than one musician gives no more than +1', () => {
    const battle = skirmish({ stage: 'priority' })
      .a('Ann', { at: [20, 20], ...music })
      .a('Abe', { at: [25, 20], ...music })
      .b('Bob', { at: [40, 40] })
      .rolls(['priority: North', 3], ['priority: South', 5])
      .picks('yes')
    expect(battle.told('priority-rolled')).toMatchObject({
      rolls: [
        { side: 'a', total: 4 },
        { side: 'b', total: 5 },
      ],
    })
  })

  test('KD-GEAR-43 a musician that was slain or has fled gives no bonus', () => {
    for (const where of ['slain', 'fled']) {
      const battle = priority({ ...music, where }).rolls(['priority: North', 3], ['priority: South', 2])
      expect(battle.decision.what).toBe('activate')
    }
  })
})

describe('banners', () => {
  const bravery = (battle: Skirmish, id: string) =>
    battle.state.abilities.total(battle.state, battle.of(id), 'bravery', undefined)
  const banner = { gear: ['banner'] }

  test('KD-GEAR-32 KD-GEAR-34 KD-RUL-39 a Banner costs 5 points, takes one hand, and helps its bearer too', () => {
    expect(GEAR_TABLE.banner).toMatchObject({ points: 5, hands: 1 })
    expect(bravery(duel(banner), 'Ann')).toBe(4)
  })

  test('KD-GEAR-33 friendly models within 6" have BR +1, at most 5', () => {
    const battle = duel(banner, {}, 3)
      .a('Near', { at: [20 + TOUCHING + 6, 20] })
      .a('Off', { at: [20 - TOUCHING - 6.1, 20] })
      .a('Brave', { at: [20, 17], profile: 'behemoth-monster' })
    expect(['Near', 'Off', 'Brave', 'Bob'].map((id) => bravery(battle, id))).toEqual([4, 3, 5, 3])
  })

  test('KD-GEAR-35 several Banners give no more than +1', () => {
    const battle = duel(banner).a('Abe', { at: [22, 20], ...banner })
    expect(bravery(battle, 'Ann')).toBe(4)
  })

  test('KD-GEAR-33 the bonus goes when the model moves away from the bearer', () => {
    const battle = duel(banner, {}, 20)
      .a('Abe', { at: [25, 20] })
      .acts('Abe', 'run')
      .answer(moveOf('Abe', [33, 20]))
    expect(bravery(battle, 'Abe')).toBe(3)
  })
})
