/** Converting whole creatures, and taking them into battle. The creatures are invented. */
import type { ConversionChanges, ConvertedCreature, Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { melee, skirmish } from '../skirmish.ts'

const CLAW = 'Melee Attack Roll: +5, reach 5 ft. 7 (1d8 + 3) Slashing damage.'
const BITE = 'Melee Attack Roll: +8, reach 10 ft. 11 (2d6 + 4) Piercing damage plus 8 (2d8) Fire damage.'
const LONGBOW = 'Ranged Attack Roll: +4, range 150/600 ft. 9 (2d8) Piercing damage.'
const AXE = 'Melee or Ranged Attack Roll: +4, reach 5 ft. or range 20/60 ft. 5 (1d6 + 2) Slashing damage.'
const BREATH = 'Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: 21 (6d6) Fire damage.'

type Texts = { readonly [name: string]: string }

interface Written {
  readonly name?: string
  readonly ac?: number
  readonly hp?: number
  readonly speed?: { readonly [name: string]: number }
  readonly saves?: { readonly [name: string]: number }
  readonly actions?: Texts
  readonly traits?: Texts
}

const TEN = { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 }
const entries = (all: Texts = {}) => Object.entries(all).map(([name, desc]) => ({ name, desc }))

const written = ({ name = 'Gnarl', ac = 13, hp = 30, speed = { walk: 30 }, saves = {}, ...it }: Written): string =>
  JSON.stringify({
    name,
    size: 'large',
    type: 'monstrosity',
    armor_class: ac,
    hit_points: hp,
    speed,
    ability_scores: TEN,
    saving_throws: saves,
    challenge_rating: 2,
    traits: entries(it.traits),
    actions: entries(it.actions),
  })

const { converter } = fiveED6

function convert(it: Written, changes?: ConversionChanges): ConvertedCreature {
  const [creature] = converter?.read(written(it)) ?? []
  return creature?.convert(changes) ?? expect.fail('no creature was read')
}

const statsOf = (it: Written, changes?: ConversionChanges) =>
  Object.fromEntries(convert(it, changes).stats.map(({ label, value }) => [label, value]))

const workingOf = (it: Written, name: string, changes?: ConversionChanges) =>
  convert(it, changes).working.find((line) => line.name === name)

describe('the numbers of a converted creature', () => {
  test('FD-CONV-04 Health is chosen, and the share of each point gives Toughness', () => {
    expect(statsOf({ hp: 171 })).toMatchObject({ Health: '4', Toughness: '8' })
    expect(statsOf({ hp: 171 }, { health: 9 })).toMatchObject({ Health: '9', Toughness: '5' })
    expect(workingOf({ hp: 171 }, 'Toughness')).toEqual({
      name: 'Toughness',
      value: 8,
      from: '171 hit points, Health 4',
      row: '43',
      rule: 'FD-CONV-08',
    })
  })

  test('FD-CONV-06 Damage is chosen, normally 1, and the share of each point gives Strength', () => {
    const it = { actions: { Bite: BITE } }
    expect(workingOf(it, 'Strength of Bite')).toMatchObject({ value: 8, from: 'average 19, Damage 1', row: '19' })
    const two = { damage: { Bite: 2 } }
    expect(workingOf(it, 'Strength of Bite', two)).toMatchObject({ value: 5, from: 'average 19, Damage 2' })
    expect(convert(it, two).attacks).toEqual([{ name: 'Bite', text: 'Damage 2 at Strength 5. Reach 2".' }])
    expect(() => convert(it, { damage: { Sting: 2 } })).toThrow(/no attack "Sting".*It has Bite/)
  })

  test('FD-CONV-01 Fight is that of the best attack of its Multiattack, which says the number of Attacks', () => {
    const both = { Claw: CLAW, Bite: BITE }
    expect(statsOf({ actions: { Multiattack: 'It makes two Claw attacks.', ...both } })).toMatchObject({
      Fight: '4',
      Attacks: '2',
      Strength: '4',
    })
    expect(statsOf({ actions: both })).toMatchObject({ Fight: '5', Attacks: '1' })
  })

  test('FD-RUL-85 Fortitude is the better of Strength and Constitution, Reflex Dexterity, Will Wisdom', () => {
    const saves = { strength: 1, constitution: 6, dexterity: 3, wisdom: -1, charisma: 9 }
    expect(statsOf({ saves })).toMatchObject({ Fortitude: '5', Reflex: '4', Will: '2' })
    expect(statsOf({ saves: { strength: 9, constitution: 0 } })).toMatchObject({ Fortitude: '6' })
  })

  test('FD-CONV-02 FD-ATK-10 a creature of AC 10 has no Armor, and one of AC 18 has 2', () => {
    expect(statsOf({ ac: 10 })).toMatchObject({ Armor: 'N/A' })
    expect(workingOf({ ac: 10 }, 'Armor')?.row).toBe('6 to 10: attacks hit automatically')
    expect(statsOf({ ac: 18 })).toMatchObject({ Armor: '2', Speed: '6"' })
  })

  test('FD-RUL-09 a bow is prepared, and what is thrown is not', () => {
    expect(convert({ actions: { Longbow: LONGBOW, Axe: AXE } }).attacks.map(({ text }) => text)).toEqual([
      'Damage 1 at Strength 5. Range 30"/72", must be prepared.',
      'Damage 1 at Strength 3. Reach 1", Range 4"/12".',
    ])
  })

  test('a creature that flies as fast as it walks has the Speed of its wings', () => {
    expect(statsOf({ speed: { walk: 5, fly: 40 } })).toMatchObject({ Speed: '8"' })
    expect(statsOf({ speed: { walk: 30, fly: 60 } })).toMatchObject({ Speed: '12"' })
    expect(statsOf({ speed: { walk: 40, fly: 20 } })).toMatchObject({ Speed: '8"' })
  })

  test('a creature that hardly walks has the Speed of its claws, and swimming does not help it', () => {
    expect(statsOf({ speed: { walk: 5, climb: 40 } })).toMatchObject({ Speed: '8"' })
    expect(statsOf({ speed: { walk: 5, swim: 40 } })).toMatchObject({ Speed: '1"' })
  })
})

describe('the abilities of a converted creature', () => {
  const linesOf = (it: Written, isEnforced: boolean) =>
    convert(it)
      .abilities.filter((line) => line.isEnforced === isEnforced)
      .map(({ name }) => name)

  test('are enforced where this game has them', () => {
    const traits = { 'Pack Tactics': 'Advantage beside an ally.', 'Nimble Escape': 'Disengage or Hide.' }
    expect(linesOf({ traits, speed: { walk: 30, climb: 30 } }, true)).toEqual([
      'Pack Tactics',
      'Nimble Escape',
      'Climb',
    ])
    expect(linesOf({ traits }, false)).toEqual([])
  })

  test('Flight is enforced where it is the fastest way to move, and kept as text where it is not', () => {
    expect(linesOf({ speed: { walk: 30, fly: 60 } }, true)).toEqual(['Flight'])
    expect(linesOf({ speed: { walk: 30, fly: 60 } }, false)).toEqual([])
    expect(linesOf({ speed: { walk: 40, fly: 20 } }, false)).toEqual(['Fly 4"'])
  })

  test('are kept as text where it has none, on the card too', () => {
    const it: Written = {
      speed: { walk: 40, climb: 20, fly: 30 },
      traits: { Amphibious: 'It breathes air and water.' },
      actions: {
        Claw: CLAW,
        Roar: 'Wisdom Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: The target has the Frightened condition.',
        Sting: `${CLAW} The target has the Poisoned condition.`,
      },
    }
    const kept = ['Amphibious', 'Roar', 'Sting', 'Climb 4"', 'Fly 6"']
    expect(linesOf(it, false)).toEqual(kept)
    const { gear } = cardOf(it)
    expect(gear.filter(({ name }) => name.endsWith('(not enforced)'))).toHaveLength(kept.length)
  })
})

/** The creature on a table, as its card shows it. */
function cardOf(it: Written) {
  const { creature, profile } = convert(it).entry as { readonly creature: Json; readonly profile: string }
  const { state } = skirmish({ profiles: [creature] })
    .a('Ann', { at: [5, 5], profile })
    .b('Bob', { at: [9, 9] })
  return fiveED6.view(state).figures[0] ?? expect.fail('nobody is there')
}

test('an attack that does more than damage keeps its text for the rest', () => {
  const kept = (text: string) => convert({ actions: { Claw: text } }).abilities.map(({ name }) => name)
  expect([kept(CLAW), kept(BITE), kept(AXE)]).toEqual([[], [], []])
  expect(kept(`${CLAW} The target can’t regain Hit Points.`)).toEqual(['Claw'])
  expect(kept(CLAW.replace('damage.', 'damage, and its Speed is halved.'))).toEqual(['Claw'])
})

test('FD-MOVE-13 a hit that knocks prone without a save does so here, up to its size', () => {
  const slam = `${CLAW} If the target is a Medium or smaller creature, it has the Prone condition.`
  const { entry, abilities, attacks } = convert({ actions: { Slam: slam } })
  expect(abilities).toEqual([])
  expect(attacks).toMatchObject([{ text: expect.stringContaining('knocks medium or smaller creatures prone') }])
  const { creature } = entry as { readonly creature: Json }
  const proneAfter = (profile: string) => {
    const battle = melee({ profiles: [creature, { id: 'ogre', size: 'large', health: 2 }] })
      .a('Ann', { at: [10, 10], profile: 'gnarl' })
      .b('Bob', { at: [10, 12], profile })
      .b('Far', { at: [22, 22], fought: true })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
    return battle.attacks('Ann', 'Bob', 'gnarl 1').of('Bob').prone
  }
  expect([proneAfter('human-soldier'), proneAfter('ogre')]).toEqual([true, false])
})

describe('hits that hold', () => {
  const held = (text: string, bob: string = 'human-soldier') => {
    const { creature } = convert({ actions: { Grasp: `${CLAW} ${text}` } }).entry as { readonly creature: Json }
    return melee({ profiles: [creature, { id: 'ogre', size: 'large', health: 2 }] })
      .a('Ann', { at: [10, 10], profile: 'gnarl' })
      .b('Bob', { at: [10, 12], profile: bob })
      .b('Far', { at: [22, 22], fought: true })
  }
  const GRASP = 'If the target is a Medium or smaller creature, it has the Grappled condition (escape DC 15).'
  test('FD-MAN-07 a hit grapples, up to its size', () => {
    const hit = (bob?: string) =>
      held(GRASP, bob).rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6]).attacks('Ann', 'Bob', 'gnarl 1')
    expect(hit().of('Ann')).toMatchObject({ holds: 'Bob', grip: 1 })
    expect(hit('ogre').of('Ann').holds).toBeUndefined()
  })
  test('FD-CONV-02 FD-MAN-09 escaping is against the Difficulty of its DC', () => {
    const free = (face: number) => {
      const s = melee({ profiles: [(convert({ actions: { Grasp: CLAW } }).entry as { creature: Json }).creature] })
        .a('Ann', { at: [10, 10], profile: 'gnarl', holds: 'Bob', grip: 1, fought: true })
        .b('Bob', { at: [10, 12] })
        .rolls(['fortitude: Bob', face])
      return s.picks('Bob|escape|Ann').rolledEverything().of('Ann').holds === undefined
    }
    expect([free(2), free(3)]).toEqual([true, false]) // a save of 3 at Difficulty 1
  })
  test('FD-CONV-02 a save averts what a hit brings, at the Difficulty of its DC', () => {
    const text = 'Strength Saving Throw: DC 14. Failure: The target has the Prone condition.'
    const down = (face: number) =>
      held(text)
        .rolls(['hit: Ann at Bob', 1], ['fortitude: Bob', face], ['wound: Ann at Bob', 6])
        .attacks('Ann', 'Bob', 'gnarl 1')
        .of('Bob').prone
    expect([down(2), down(3)]).toEqual([false, true])
  })
})

test('FD-MAN-07 whoever is held by an opportunity attack goes no farther', () => {
  const text = `${CLAW} The target has the Grappled condition (escape DC 13).`
  const { creature } = convert({ actions: { Grasp: text } }).entry as { readonly creature: Json }
  const s = skirmish({ profiles: [creature] })
    .a('Ann', { at: [10, 10], profile: 'gnarl', moved: true })
    .b('Bob', { at: [10, 12] })
    .b('Far', { at: [22, 22], moved: true })
    .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
  s.move('Bob', [10, 17]).picks('Ann|gnarl 1').rolledEverything()
  expect(s.of('Ann').holds).toBe('Bob')
  expect(s.at('Bob')[1]).toBeLessThan(12.5)
  expect(s.state.turn?.left ?? 0).toBe(0)
})

describe('a power that only a save stops', () => {
  const breath = (text: string, more: Written = {}) => {
    const { creature } = convert({
      ...more,
      actions: { Claw: CLAW, ...more.actions, 'Fire Breath (Recharge 5-6)': text },
    }).entry as { readonly creature: Json }
    return melee({ profiles: [creature] })
      .a('Ann', { at: [10, 10], profile: 'gnarl' })
      .b('Bob', { at: [10, 13] })
      .b('Cal', { at: [11, 14] })
      .b('Far', { at: [22, 22], fought: true })
  }
  const HALF = `${BREATH} Success: Half damage.`
  test('FD-CONV-02 everybody in its cone saves at the Difficulty of its DC, and no die is rolled to hit', () => {
    const s = breath(HALF).rolls(
      ['reflex: Bob', 3],
      ['wound: Ann at Bob', 5],
      ['reflex: Cal', 1],
      ['wound: Ann at Cal', 5],
    )
    s.picks('Ann|ranged|gnarl 2|Bob').rolledEverything()
    // 21 points are Strength 8, half of them Strength 6, against Toughness 4.
    expect([s.of('Bob').where, s.of('Cal').where]).toEqual(['eliminated', 'standing'])
    expect(s.told('resisted')).toMatchObject({ at: 'Cal', success: true })
  })
  test('FD-CONV-09 a save against a DC of 10 or less succeeds without a die', () => {
    const s = breath(HALF.replace('DC 15', 'DC 10')).rolls(['wound: Ann at Bob', 6], ['wound: Ann at Cal', 6])
    s.picks('Ann|ranged|gnarl 2|Bob').rolledEverything()
    expect(s.told('resisted')).toMatchObject({ success: true, rules: ['FD-CONV-09'] })
  })
  test('it may be used as often as it has boxes, and takes the whole action of whoever has a Multiattack', () => {
    const used = breath(HALF).rolls(
      ['reflex: Bob', 1],
      ['wound: Ann at Bob', 6],
      ['reflex: Cal', 1],
      ['wound: Ann at Cal', 6],
    )
    used.picks('Ann|ranged|gnarl 2|Bob')
    expect(used.of('Ann')).toMatchObject({ spent: ['gnarl 2'] })
    const spent = breath(HALF)
    spent.a('Eve', { at: [4, 10], profile: 'gnarl', spent: ['gnarl 2', 'gnarl 2'] }).b('Dan', { at: [4, 13] })
    expect(spent.decision.options.map(({ id }) => id)).not.toContain('Eve|ranged|gnarl 2|Dan')
    const twice = breath(HALF, { actions: { Multiattack: 'It makes two Claw attacks.' } })
    twice.rolls(['reflex: Bob', 1], ['wound: Ann at Bob', 6], ['reflex: Cal', 1], ['wound: Ann at Cal', 6])
    expect(twice.picks('Ann|ranged|gnarl 2|Bob').state).toMatchObject({ action: undefined, round: 2 })
  })
  test('every number shows its row, and the Damage can be chosen', () => {
    const it = { actions: { Claw: CLAW, 'Fire Breath': HALF } }
    expect(workingOf(it, 'Difficulty of Fire Breath')).toMatchObject({ value: 1, from: 'DC 15', row: '14 to 16' })
    expect(workingOf(it, 'Strength of Fire Breath', { damage: { 'Fire Breath': 3 } })).toMatchObject({ value: 4 })
  })
})

describe('an army with a converted creature', () => {
  const gnarl: Written = { actions: { Multiattack: 'It makes two Claw attacks.', Claw: CLAW, Longbow: LONGBOW } }

  test('FD-SETUP-02 costs what was chosen, brings the creature along, and can go into battle', () => {
    const { army, name } = convert(gnarl, { points: 21 })
    expect(fiveED6.checkArmy(JSON.parse(JSON.stringify(army(3))), 100)).toMatchObject({
      points: 63,
      figures: 3,
      complaints: [],
    })
    const { plan, side, count } = converter?.trial(convert(gnarl).entry, { points: 20, seed: 3 }) ?? expect.fail()
    expect(fiveED6.checkPlan(plan)).toEqual([])
    const own = fiveED6.roster?.(fiveED6.game.setUp(plan)).filter((one) => one.side === side)
    expect(own?.map((one) => one.name)).toEqual(Array.from({ length: count }, () => name))
  })

  test('a profile that is neither a troop nor written out is refused', () => {
    const entries = [{ name: 'G', profile: 'gnarl' }]
    expect(() => fiveED6.checkArmy({ name: 'T', entries })).toThrow(/no profile "gnarl"/)
  })
})
