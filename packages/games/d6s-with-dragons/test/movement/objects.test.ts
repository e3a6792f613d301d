/** Objects: picked up, passed on, dropped, carried; and supplies that burn. */
import { describe, expect, test } from 'vitest'
import { worded } from '@muster/engine'
import { view } from '../../src/view/index.ts'
import { guardsOf, objectActions, thingOf } from '../../src/rules/objects/objects.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

/** Ann stands beside the treasure; the fighting of the round is over. */
const treasure = (ann: FigureWords = {}, words: { readonly [key: string]: string } = {}): Skirmish =>
  skirmish({ stage: 'lone-actions', encounter: 'sacred-objects', ...words })
    .a('Ann', { at: [12, 12], ...ann })
    .b('Bob', { at: [4, 20] })
    .thing('treasure 1', [12, 13.5])

const offers = (battle: Skirmish, id = 'Ann') =>
  objectActions(battle.state, battle.of(id)).map(({ option }) => option.id)

describe('picking up', () => {
  test('DD-OBJ-02 DD-OBJ-08 DD-RUL-37 a combat action outside the melees, for a character within 1" of it', () => {
    const battle = treasure().rolls(['save: Ann', 3])
    expect(battle.decision).toMatchObject({ what: 'lone-action', by: 'a' })
    battle.picks('Ann|pick-up|treasure 1').rolledEverything()
    expect(battle.of('Ann').carrying).toBe('treasure 1')
    expect(battle.told('picked-up')).toMatchObject({ figure: 'Ann', thing: 'treasure 1', potency: 0 })
  })

  test('DD-OBJ-02 a character that has spent its action cannot', () => {
    expect(treasure({ now: { action: false } }).decision.what).not.toBe('lone-action')
  })

  test('DD-OBJ-02 in a melee it may be done in place of attacking', () => {
    const battle = skirmish({ stage: 'combat-action', melee: 1, encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12], fight: 5 })
      .b('Bob', { at: [12, 11] })
      .thing('treasure 1', [12, 13.5])
      .melee('Ann', 'Bob')
      .rolls(['save: Ann', 3])
      .picks('Ann|pick-up|treasure 1')
    expect(battle.rolledEverything().of('Ann')).toMatchObject({ carrying: 'treasure 1', now: { action: false } })
  })

  test('DD-OBJ-04 DD-OBJ-08 1" is measured to the rim of its 20 mm base', () => {
    const at = (y: number) =>
      offers(
        skirmish()
          .a('Ann', { at: [12, 12] })
          .b('Bob', { at: [4, 20] })
          .thing('treasure 1', [12, y]),
      )
    expect([at(13.885), at(13.89)]).toEqual([['pick-up|treasure 1'], []])
    expect(thingOf(treasure().state, 'treasure 1').diameter).toBe(2000)
  })

  test('DD-OBJ-05 a Heavy Object is as large as what it is: a fallen ogre lies within reach from farther off', () => {
    const at = (y: number) =>
      offers(
        skirmish()
          .a('Ann', { at: [12, 12] })
          .b('Bob', { at: [4, 20] })
          .thing('ogre', [12, y], { kind: 'object', heavy: true, diameter: 40 }),
      )
    expect([at(14.27), at(14.29)]).toEqual([['pick-up|ogre'], []])
  })

  test('DD-OBJ-09 the save is a Reflex save, at a Potency of the enemies within 1" of the object', () => {
    const guarded = () =>
      skirmish({ stage: 'lone-actions', encounter: 'sacred-objects' })
        .a('Ann', { at: [12, 12], saves: [1, 4, 1] })
        .a('Abe', { at: [10.5, 13.5] })
        .b('Ben', { at: [12, 15.2] })
        .b('Bea', { at: [13.6, 14.5] })
        .b('Bob', { at: [12, 17] })
        .thing('treasure 1', [12, 13.5])
    expect(guardsOf(guarded().state, guarded().of('Ann'), thingOf(guarded().state, 'treasure 1'))).toBe(2)
    const taken = guarded().rolls(['save: Ann', 3]).picks('Ann|pick-up|treasure 1').rolledEverything()
    expect(taken.of('Ann').carrying).toBe('treasure 1')
    const missed = guarded().rolls(['save: Ann', 2]).picks('Ann|pick-up|treasure 1').rolledEverything()
    expect(missed.of('Ann').carrying).toBeUndefined()
    const high = guarded().rolls(['save: Ann', 5]).picks('Ann|pick-up|treasure 1').rolledEverything()
    expect(high.told('saved')).toMatchObject({ save: 'reflex', potency: 2, success: false })
  })

  test('DD-RUL-96 a failed attempt uses the action', () => {
    const battle = treasure().rolls(['save: Ann', 6]).picks('Ann|pick-up|treasure 1')
    expect(battle.told('pick-up-failed')).toMatchObject({ thing: 'treasure 1' })
    expect(battle.hasTold('round-ended')).toBe(true)
    expect(thingOf(battle.state, 'treasure 1').carrier).toBeUndefined()
  })

  test('DD-RUL-96 enemies count even if stunned, but not from a height they could not strike from', () => {
    const guards = (high: number, ben: FigureWords = {}) => {
      const battle = treasure()
        .box('rock', 'hill', [13, 13], [18, 18])
        .high(high)
        .b('Ben', { at: [13.6, 14], ...ben })
      return guardsOf(battle.state, battle.of('Ann'), thingOf(battle.state, 'treasure 1'))
    }
    expect(guards(0, { conditions: ['stunned'] })).toBe(1)
    expect(guards(0.9)).toBe(1)
    expect(guards(2)).toBe(0)
  })

  test('DD-RUL-96 nor do enemies below reach what lies on a roof, but those beside it there do', () => {
    const guards = (level: number) => {
      const battle = treasure()
        .box('tower', 'building', [6, 6], [18, 18])
        .high(2)
        .b('Ben', { at: [13.6, 14], level })
      return guardsOf(battle.state, battle.of('Ann'), thingOf(battle.state, 'treasure 1'))
    }
    expect([guards(2), guards(0)]).toEqual([1, 0])
  })

  test('DD-RUL-96 a rider and its mount are one enemy', () => {
    const battle = treasure()
      .b('Knight', { mount: 'Horse' })
      .b('Horse', { at: [12, 15.5], size: 'large', types: ['beast'] })
    expect(guardsOf(battle.state, battle.of('Ann'), thingOf(battle.state, 'treasure 1'))).toBe(1)
  })

  test('DD-RUL-96 nobody carries two objects', () => {
    const battle = treasure().thing('treasure 2', [11, 12], { carrier: 'Ann' })
    expect(offers(battle)).toEqual([])
  })

  test('DD-OBJ-01 DD-TYPE-04 anybody but a Beast may pick up an object', () => {
    expect(offers(treasure())).toEqual(['pick-up|treasure 1'])
    expect(offers(treasure({ types: ['undead'] }))).toEqual(['pick-up|treasure 1'])
    expect(offers(treasure({ types: ['beast'] }))).toEqual([])
  })

  test('DD-RUL-83 a character in Gaseous Form picks up nothing', () => {
    const battle = treasure({ concentrating: 'mist', casting: { incantations: ['gaseous-form'] } }).effect(
      'mist',
      'gaseous-form',
      'Ann',
      { targets: ['Ann'] },
    )
    expect(offers(battle)).toEqual([])
  })

  test('DD-OBJ-08 an object that is carried cannot be picked up', () => {
    expect(
      offers(
        skirmish()
          .a('Ann', { at: [12, 12] })
          .a('Abe', { at: [12, 13.5] })
          .b('Bob', { at: [4, 20] })
          .thing('treasure 1', [12, 13.5], { carrier: 'Abe' }),
      ),
    ).toEqual([])
  })
})

describe('passing', () => {
  const hands = (abe: FigureWords = {}, words: { readonly [key: string]: boolean | string } = {}) =>
    skirmish({ stage: 'lone-actions', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12] })
      .a('Abe', { at: [13.9, 12], ...abe })
      .b('Bob', { at: [4, 20] })
      .thing('treasure 1', [2, 2], { carrier: 'Ann', ...words })

  test('DD-OBJ-03 DD-RUL-96 a combat action of the carrier, to an ally within 1", without a roll', () => {
    const battle = hands().picks('Ann|pass|Abe').rolledEverything()
    expect([battle.of('Ann').carrying, battle.of('Abe').carrying]).toEqual([undefined, 'treasure 1'])
    expect(thingOf(battle.state, 'treasure 1').carrier).toBe('Abe')
    expect(battle.told('passed')).toMatchObject({ figure: 'Ann', to: 'Abe' })
  })

  test('DD-OBJ-03 it costs the action: nothing more is asked of Ann', () => {
    const battle = hands().picks('Ann|pass|Abe')
    expect(battle.events.filter(({ is }) => is === 'passed')).toHaveLength(1)
    expect(hands({ now: { action: false } }).decision.options.map(({ id }) => id)).toContain('Ann|pass|Abe')
    expect(offers(hands(), 'Abe')).toEqual([])
  })

  test('DD-RUL-96 not to one farther off, nor to a Beast, nor to one with full hands, nor to an enemy', () => {
    expect(offers(hands({ at: [14, 12] }))).toEqual([])
    expect(offers(hands({ types: ['beast'] }))).toEqual([])
    expect(offers(hands().thing('treasure 2', [2, 4], { carrier: 'Abe' }))).toEqual([])
    expect(offers(hands({ at: [20, 20] }).b('Ben', { at: [12, 13.5] }))).toEqual([])
  })

  test('DD-OBJ-03 only Light Objects go from hand to hand', () => {
    expect(offers(hands({}, { kind: 'object', heavy: true }))).toEqual([])
  })
})

describe('dropping', () => {
  const carrier = (ann: FigureWords = {}, words: { readonly [key: string]: boolean | string | number } = {}) =>
    skirmish({ stage: 'act', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 4], speed: 9, ...ann })
      .b('Bob', { at: [4, 20], speed: 2 })
      .thing('treasure 1', [2, 2], { carrier: 'Ann', ...words })

  test('DD-OBJ-06 a free action in its own turn: the object lies beside it, and it still has movement and action', () => {
    const battle = carrier().picks('Ann|drop').aims(13, 5)
    expect(thingOf(battle.state, 'treasure 1')).toMatchObject({ carrier: undefined, at: { x: 33020, y: 12700 } })
    expect(battle.of('Ann')).toMatchObject({ carrying: undefined, now: { action: true } })
    expect(battle.told('dropped')).toMatchObject({ figure: 'Ann', thing: 'treasure 1', rules: ['DD-OBJ-06'] })
    battle.move('Ann', [12, 13])
    expect(battle.at('Ann')).toEqual([12, 13])
  })

  test('DD-OBJ-06 DD-RUL-96 its carrier\'s player puts it within 1", on the table', () => {
    const battle = carrier({ at: [12, 1] }).picks('Ann|drop')
    expect(battle.decision).toMatchObject({ what: 'drop', by: 'a', about: 'Ann' })
    expect(battle.refused({ at: { x: 30480, y: 8890 } }).code).toBe('too-far')
    expect(battle.refused({ at: { x: 30480, y: 900 } }).code).toBe('off-table')
    battle.aims(12, 2.8)
    expect(thingOf(battle.state, 'treasure 1').carrier).toBeUndefined()
  })

  test('DD-OBJ-06 a character that carries nothing cannot drop anything', () => {
    const battle = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 4] })
      .b('Bob', { at: [4, 20] })
    expect(battle.decision.options.some(({ id }) => id === 'Ann|drop')).toBe(false)
  })

  test('DD-OBJ-07 DD-RUL-96 the eliminated leave it where their base stood', () => {
    const battle = skirmish({ stage: 'combat-action', melee: 1, encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12], fight: 5 })
      .b('Bob', { at: [12, 13.5] })
      .b('Ben', { at: [2, 22] })
      .b('Bea', { at: [22, 22] })
      .thing('treasure 1', [2, 2], { carrier: 'Bob' })
      .melee('Ann', 'Bob')
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      .picks('Ann|attack|Bob|blade')
    expect(battle.of('Bob').where).toBe('slain')
    expect(thingOf(battle.state, 'treasure 1')).toMatchObject({ carrier: undefined, at: battle.of('Bob').at })
    expect(battle.told('dropped')).toMatchObject({ figure: 'Bob', rules: ['DD-OBJ-07'] })
  })

  test('DD-OBJ-10 DD-RUL-96 a Heavy Object takes the action of every round that its carrier begins with it', () => {
    const battle = carrier({}, { kind: 'object', heavy: true, diameter: 40 })
    battle.move('Ann', [12, 6])
    expect(battle.of('Ann').now.action).toBe(false)
    expect(battle.told('load-shouldered')).toMatchObject({ figure: 'Ann' })
    const light = carrier().move('Ann', [12, 6])
    expect(light.of('Ann').now.action).toBe(true)
  })

  test('DD-OBJ-10 the carrier of a Heavy Object cannot Dash, shoot or attack', () => {
    const words = (heavy: boolean) =>
      carrier({ gear: 'blade, bow' }, { kind: 'object', heavy })
        .move('Ann', [12, 5])
        .decision.options.map(({ id }) => id)
    expect(words(false)).toEqual(expect.arrayContaining(['Ann|dash', 'Ann|drop']))
    expect(words(true)).not.toContain('Ann|dash')
    expect(words(true)).toContain('Ann|drop')
  })

  test('DD-OBJ-10 DD-RUL-96 a Heavy Object is picked up like any other', () => {
    const battle = skirmish({ stage: 'lone-actions', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12] })
      .b('Bob', { at: [4, 20] })
      .thing('ogre', [12, 13.5], { kind: 'object', heavy: true, diameter: 40 })
      .rolls(['save: Ann', 3])
      .picks('Ann|pick-up|ogre')
      .rolledEverything()
    expect(battle.of('Ann').carrying).toBe('ogre')
  })

  test('DD-OBJ-11 characters may move over objects and stand on them', () => {
    const battle = skirmish({ stage: 'act', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 4], speed: 9 })
      .b('Bob', { at: [4, 20], speed: 2 })
      .thing('treasure 1', [12, 6])
      .thing('supply b1', [12, 8], { kind: 'supply', side: 'b' })
      .thing('ogre', [12, 10], { kind: 'object', heavy: true, diameter: 40 })
      .move('Ann', [12, 10])
    expect(battle.at('Ann')).toEqual([12, 10])
    expect(battle.told('moved')).toMatchObject({ length: 15240, spent: 15240 })
  })
})

describe('supplies', () => {
  const raid = (ann: FigureWords = {}, ben: FigureWords = {}) =>
    skirmish({ stage: 'lone-actions', encounter: 'raid' })
      .a('Ann', { at: [12, 16.6], ...ann })
      .b('Bob', { at: [4, 20] })
      .b('Ben', { at: [22, 22], ...ben })
      .thing('supply b1', [12, 18], { kind: 'supply', side: 'b' })
      .thing('supply b2', [18, 18], { kind: 'supply', side: 'b', destroyed: true, by: 'a' })
      .thing('supply a1', [12, 15.4], { kind: 'supply', side: 'a' })

  test('DD-ENC-08 a combat action within 1" destroys one of the other side\'s, without a roll', () => {
    const battle = raid().picks('Ann|destroy|supply b1').rolledEverything()
    expect(thingOf(battle.state, 'supply b1')).toMatchObject({ destroyed: true, by: 'a' })
    expect(battle.told('destroyed')).toMatchObject({ figure: 'Ann', thing: 'supply b1', side: 'a' })
    expect(battle.state.decided).toMatchObject({ winner: 'a' })
    expect(offers(raid())).toEqual(['destroy|supply b1'])
    expect(offers(raid({ at: [12, 12] }))).toEqual([])
  })

  test('DD-ENC-08 supplies are called by their place and their side, never by an id', () => {
    const labels = raid().decision.options.map(({ label }) => worded(label))
    const [, other] = raid().state.sides
    expect(labels).toContain(`Destroy supplies 1 of ${other?.name}`)
    expect(view(raid().state).objectives.map(({ name }) => name)).toEqual([
      `Supplies 1 of ${other?.name}`,
      `Supplies 1 of ${raid().state.sides[0]?.name}`,
    ])
  })

  test('DD-ENC-08 DD-RUL-88 a dominated character spares the supplies of the side that decides for it', () => {
    const battle = raid({ conditions: ['dominated'] })
    expect(offers(battle)).toEqual(['destroy|supply a1'])
    expect(thingOf(battle.picks('Ann|destroy|supply a1').state, 'supply a1')).toMatchObject({
      destroyed: true,
      by: 'b',
    })
  })

  test('DD-ENC-09 DD-RUL-03 not in the threatened space of an enemy', () => {
    expect(offers(raid({}, { at: [13.9, 16.6] }))).toEqual([])
    expect(offers(raid({}, { at: [14, 16.6] }))).toEqual(['destroy|supply b1'])
  })

  test('DD-TYPE-03 DD-RUL-97 a Beast destroys nothing', () => {
    expect(offers(raid({ types: ['beast'] }))).toEqual([])
  })

  test('DD-RUL-96 supplies cannot be carried', () => {
    expect(offers(raid()).some((id) => id.startsWith('pick-up'))).toBe(false)
  })
})
