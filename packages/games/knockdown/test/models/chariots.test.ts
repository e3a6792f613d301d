/** Chariots: one piece of a chassis and its crew. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { moveOf, skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const complaints = (entry: object): readonly string[] =>
  knockdown
    .checkArmy({ name: 'Test', entries: [{ name: 'Wain', profile: 'small-chariot', ...entry }] })
    .complaints.map(({ rule }) => rule)

/** Centre to centre of a small chariot and a 25 mm base in contact. */
const BESIDE = 42.5 / 25.4

/** A small chariot of North at 20,20 with Ann and Abe aboard. */
const chariot = (wain: Partial<ModelWords> = {}, ann: Partial<ModelWords> = {}, abe: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Ann', 'Abe'], ...wain })
    .a('Ann', ann)
    .a('Abe', abe)

/** The same for South, with Bob of North beside it. */
const target = (bob: Partial<ModelWords> = {}, one: Partial<ModelWords> = {}, wain: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Bob', { at: [20, 20 + BESIDE], ...bob })
    .b('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['One', 'Two'], ...wain })
    .b('One', one)
    .b('Two', {})
    .b('Far', { at: [45, 45] })

interface Told {
  readonly hit: boolean
  readonly roll: { readonly defence: { readonly total: number }; readonly threshold?: { readonly total: number } }
}
const told = (battle: Skirmish) => battle.told('attacked') as unknown as Told

describe('what it is', () => {
  test('KD-CHAR-01 KD-CHAR-04 a chariot is one piece: its crew has no base on the table', () => {
    const battle = chariot().b('Far', { at: [45, 45] })
    const shown = knockdown.view(battle.state).figures
    expect(shown.map(({ id }) => id)).toEqual(['Wain', 'Far'])
    expect(shown[0]?.carries?.map(({ id, kind }) => [id, kind])).toEqual([
      ['Ann', 'Levy infantry'],
      ['Abe', 'Levy infantry'],
    ])
    expect(battle.of('Ann')).toMatchObject({ where: 'aboard', aboard: 'Wain' })
    expect(battle.offered.some((id) => id.startsWith('Ann'))).toBe(false)
  })

  test('KD-CHAR-02 any Infantry may be crew, Champions and Heroes too, but nobody else', () => {
    const crew = (more: object) => complaints({ crew: [{ name: 'Crew', profile: 'levy-infantry', ...more }] })
    expect(crew({})).toEqual([])
    expect(crew({ rank: 'hero' })).toEqual([])
    expect(crew({ mounted: true })).toEqual(['KD-CHAR-02'])
    expect(crew({ profile: 'brute-monster' })).toEqual(['KD-CHAR-02'])
  })

  test('KD-CHAR-03 KD-RUL-68 its crew is from one model up to the number of the chariot', () => {
    const crew = (count: number) => complaints({ crew: [{ name: 'Crew', profile: 'levy-infantry', count }] })
    expect(complaints({ crew: [] })).toEqual(['KD-CHAR-03'])
    expect(crew(2)).toEqual([])
    expect(crew(3)).toEqual(['KD-CHAR-03'])
  })

  test('KD-CHAR-05 it is activated as a single model', () => {
    const battle = chariot().b('Far', { at: [45, 45] })
    expect(battle.offered.filter((id) => id.includes('|'))).toEqual(['Wain|run', 'Wain|charge', 'Wain|disengage'])
    battle.acts('Wain', 'charge').stays()
    expect(battle.decision.by).toBe('b')
  })

  test('KD-CHAR-06 it moves with the SP of the chassis, whatever its crew wears or can', () => {
    const battle = chariot({}, { gear: ['armour'], knockedDown: true }, { rules: ['flying', 'pathfinder'] })
      .box('swamp', 'rough', [10, 10], [30, 30])
      .b('Far', { at: [45, 45] })
      .acts('Wain', 'charge')
    expect(battle.decision).toMatchObject({ movers: [{ figure: 'Wain', allowance: 7 * 2540 }] })
    expect(battle.refused(moveOf('Wain', [20, 23.6]))).toMatchObject({ code: 'too-far' })
  })

  test('KD-CHAR-07 KD-RUL-69 it has the four actions with SP 7', () => {
    const far = (action: string, ...dice: (readonly [string, number])[]) => {
      const battle = chariot({}, { gear: ['bow'] })
        .b('Far', { at: [45, 45] })
        .rolls(...dice)
        .acts('Wain', action)
      return battle.decision.kind === 'move' ? (battle.decision.movers[0]?.allowance ?? 0) / 2540 : 0
    }
    expect([far('run'), far('charge'), far('shoot'), far('disengage', ['disengage: Wain', 5])]).toEqual([
      10.5, 7, 3.5, 5,
    ])
  })

  test('KD-CHAR-26 Small chariot: 30 points, 2 crew, SP 7, STR +0, DEF 6, W 2', () => {
    expect(profileOf('small-chariot')).toMatchObject({ points: 30, crew: 2, sp: 7, str: 0, def: 6, w: 2 })
  })
  test('KD-CHAR-27 Large chariot: 45 points, 3 crew, SP 7, STR +1, DEF 6, W 3', () => {
    expect(profileOf('large-chariot')).toMatchObject({ points: 45, crew: 3, sp: 7, str: 1, def: 6, w: 3 })
  })
  test('KD-CHAR-28 Huge chariot: 55 points, 5 crew, SP 7, STR +1, DEF 6, W 4', () => {
    expect(profileOf('huge-chariot')).toMatchObject({ points: 55, crew: 5, sp: 7, str: 1, def: 6, w: 4 })
  })
  test('KD-CHAR-33 KD-RUL-78 chariots stand on round bases of 60, 75 and 100 mm', () => {
    expect(
      ['small-chariot', 'large-chariot', 'huge-chariot'].map((id) => profileOf(id as 'small-chariot').diameter),
    ).toEqual([6000, 7500, 10000])
  })
})

describe('its crew attacks', () => {
  test('KD-CHAR-08 KD-CHAR-09 every member makes its own melee attacks against enemies within ½" of the chariot', () => {
    const battle = chariot({}, { rank: 'champion' }, { profile: 'frenzied-infantry' })
      .b('Bob', { at: [20, 20 + BESIDE + 0.5], profile: 'unyielding-infantry', gear: ['armour'] })
      .b('Off', { at: [20 + BESIDE + 0.6, 20] })
      .rolls(['attack: Ann at Bob', 1], ['attack: Abe at Bob', 1], ['attack: Ann at Bob', 2])
      .charges('Wain')
    expect(battle.offered).toEqual(['Ann|Bob', 'Abe|Bob', 'done'])
    battle.attacks('Ann', 'Bob').attacks('Abe', 'Bob')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 1 } } })
    battle.attacks('Ann', 'Bob').rolledEverything()
  })

  test('KD-CHAR-09 crew with a reaching weapon strikes 1½" from the chariot', () => {
    const battle = chariot({}, { gear: ['spear'] })
      .b('Bob', { at: [20, 20 + BESIDE + 1.5] })
      .charges('Wain')
    expect(battle.offered).toEqual(['Ann|Bob', 'done'])
  })

  test('KD-CHAR-10 ranged attacks are measured from the base of the chariot', () => {
    const shot = (gap: number) =>
      chariot({}, { gear: ['throwing-weapons'] })
        .b('Bob', { at: [20, 20 + BESIDE + gap] })
        .acts('Wain', 'shoot')
        .stays()
    expect(shot(8).offered).toEqual(['Ann|throwing-weapons|Bob', 'done'])
    expect(shot(8.1).decision.by).toBe('b')
  })

  test('KD-CHAR-11 KD-RUL-70 while an enemy is within ½" the crew shoots only at such enemies', () => {
    const battle = chariot({}, { gear: ['bow'] })
      .b('Bob', { at: [20, 20 + BESIDE + 0.4] })
      .b('Off', { at: [20, 30] })
      .acts('Wain', 'shoot')
      .stays()
    expect(battle.offered).toEqual(['Ann|bow|Bob', 'done'])
  })

  test('KD-CHAR-12 crew does not shoot a move or shoot weapon when the chariot has moved', () => {
    const battle = chariot({}, { gear: ['crossbow', 'bow'] })
      .b('Bob', { at: [20, 30] })
      .acts('Wain', 'shoot')
      .move('Wain', [20, 21])
    expect(battle.offered).toEqual(['Ann|bow|Bob', 'done'])
  })

  test('KD-CHAR-13 the chassis makes no attacks of its own', () => {
    const battle = chariot()
      .b('Bob', { at: [20, 20 + BESIDE] })
      .charges('Wain')
    expect(battle.offered.some((id) => id.startsWith('Wain'))).toBe(false)
  })

  test('KD-CHAR-31 KD-CHAR-32 in Move and shoot every member shoots once, and melee is not mixed with it', () => {
    const battle = chariot({}, { gear: ['bow'] }, { gear: ['bow'] })
      .b('Bob', { at: [20, 26], profile: 'brute-monster' })
      .rolls(['attack: Ann at Bob', 1], ['attack: Abe at Bob', 1])
      .acts('Wain', 'shoot')
      .stays()
      .shoots('Ann', 'bow', 'Bob')
    expect(battle.offered).toEqual(['Abe|bow|Bob', 'done'])
    battle.shoots('Abe', 'bow', 'Bob').rolledEverything()
    expect(battle.decision.by).toBe('b')
    const charge = chariot({}, { gear: ['bow'] })
      .b('Bob', { at: [20, 26] })
      .charges('Wain')
    expect(charge.decision.by).toBe('b')
  })

  test('KD-CHAR-24 a knocked down member stands up when the chariot is activated', () => {
    const battle = chariot({}, { knockedDown: true }).b('Far', { at: [45, 45] })
    const defence = () => battle.state.abilities.total(battle.state, battle.of('Ann'), 'defence', { ignores: [] })
    expect(defence()).toBe(3)
    battle.acts('Wain', 'charge')
    expect(battle.of('Ann').knockedDown).toBe(false)
    expect(defence()).toBe(4)
  })
})

describe('attacking it', () => {
  test('KD-CHAR-14 KD-CHAR-34 an attacker in contact picks the chassis or a member of the crew for each attack', () => {
    const battle = target().charges('Bob')
    expect(battle.offered).toEqual(['Bob|Wain', 'Bob|One', 'Bob|Two', 'done'])
  })

  test('KD-CHAR-34 a Reach weapon strikes chassis and crew from 1½" off the base of the chariot, and no farther', () => {
    const offered = (gap: number, gear: readonly string[]) =>
      target({ at: [20, 20 + BESIDE + gap], gear })
        .charges('Bob')
        .offered.filter((id) => id.startsWith('Bob|'))
    expect(offered(1.5, ['spear'])).toEqual(['Bob|Wain', 'Bob|One', 'Bob|Two'])
    expect([offered(1.5, []), offered(1.6, ['spear'])]).toEqual([[], []])
  })

  test('KD-CHAR-15 the chassis gives its crew +1 DEF, up to 6, in melee and at range', () => {
    const melee = target().rolls(['attack: Bob at One', 1]).charges('Bob').attacks('Bob', 'One')
    expect(told(melee).roll.defence.total).toBe(4)
    const shot = target({ gear: ['bow'], at: [20, 28] })
      .rolls(['attack: Bob at One', 1])
      .acts('Bob', 'shoot')
      .stays()
      .shoots('Bob', 'bow', 'One')
    expect(told(shot).roll.defence.total).toBe(4)
    const capped = target({}, { profile: 'exalted-infantry', gear: ['armour', 'shield'] })
      .rolls(['attack: Bob at One', 1])
      .charges('Bob')
      .attacks('Bob', 'One')
    expect(told(capped).roll.defence.total).toBe(6)
  })

  test('KD-CHAR-16 KD-RUL-71 ignored gear goes first, then +1 up to 6, then -1 for being down', () => {
    const strike = (bob: Partial<ModelWords>, one: Partial<ModelWords>) => {
      const battle = target(bob, one).rolls(['attack: Bob at One', 1]).charges('Bob').attacks('Bob', 'One')
      return told(battle).roll.defence.total
    }
    const knight = { profile: 'exalted-infantry', gear: ['armour', 'shield'] }
    expect(strike({}, { ...knight, knockedDown: true })).toBe(5)
    expect(strike({ gear: ['flail'] }, knight)).toBe(6)
    expect(strike({ gear: ['flail'] }, { ...knight, gear: ['shield'] })).toBe(5)
  })

  test('KD-CHAR-17 its crew is in cover from every ranged attack, the chassis is not', () => {
    const shot = (at: string) =>
      target({ gear: ['bow'], at: [20, 28] })
        .rolls([`attack: Bob at ${at}`, 1])
        .acts('Bob', 'shoot')
        .stays()
        .shoots('Bob', 'bow', at)
    expect(told(shot('One')).roll.threshold?.total).toBe(5)
    expect(told(shot('Wain')).roll.threshold?.total).toBe(4)
  })

  test('KD-CHAR-18 when all the crew is slain, the chariot is removed at once as one more lost model', () => {
    const battle = skirmish()
      .a('Bob', { at: [20, 20 + BESIDE] })
      .b('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['One'] })
      .b('One', {})
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Bob at One', 6])
      .charges('Bob')
      .attacks('Bob', 'One')
    expect(battle.of('Wain').where).toBe('slain')
    expect(battle.side('b').lost).toBe(2)
  })

  test('KD-CHAR-20 KD-CHAR-21 KD-RUL-73 when the chassis is destroyed its owner places the crew where it stood', () => {
    const battle = target({ profile: 'frenzied-infantry' }, {}, { wounds: 1 })
      .rolls(['attack: Bob at Wain', 6])
      .charges('Bob')
      .attacks('Bob', 'Wain')
    expect(battle.decision).toMatchObject({ kind: 'place', by: 'b', what: 'set-down' })
    const spot = (x: number, y: number) => ({ spots: [{ figure: 'One', at: { x: x * 2540, y: y * 2540 } }] })
    expect(battle.refused(spot(20, 22))).toMatchObject({ rule: 'KD-CHAR-21', code: 'out-of-zone' })
    expect(battle.refused(spot(20, 21))).toMatchObject({ rule: 'KD-CHAR-21', figure: 'Bob' })
    const bears = () => battle.state.abilities.of(battle.state, battle.of('One')).all.map(({ ability }) => ability.id)
    expect(bears()).toContain('aboard')
    battle.sets('One', [20, 20 + BESIDE - TOUCHING]).sets('Two', [20, 19.4])
    expect(bears()).not.toContain('aboard')
    expect([battle.of('One').where, battle.of('Two').where]).toEqual(['standing', 'standing'])
    expect(battle.of('One').aboard).toBeUndefined()
  })

  test('KD-CHAR-22 Wounds left over do not pass to the crew', () => {
    const battle = skirmish()
      .a('Gun', { profile: 'ballista', at: [20, 10], crew: ['Ann', 'Abe', 'Amy'] })
      .a('Ann', { at: [18.3, 10] })
      .a('Abe', { at: [21.7, 10] })
      .a('Amy', { at: [20, 8.3] })
      .b('Wain', { profile: 'small-chariot', wounds: 1, at: [18.3, 25], crew: ['One'] })
      .b('One', {})
      .rolls(['attack: Ann at Wain', 6], ['wounds: Ann at Wain', 6])
      .acts('Gun', 'fire')
      .shoots('Ann', 'ballista', 'Wain')
      .sets('One', [18.3, 25])
    expect(battle.of('One')).toMatchObject({ wounds: 0, where: 'standing' })
  })

  test('KD-CHAR-29 crew that is not placed, or finds no room, is slain', () => {
    const left = target({}, {}, { wounds: 1 })
      .rolls(['attack: Bob at Wain', 6])
      .charges('Bob')
      .attacks('Bob', 'Wain')
      .picks('leave')
    expect(left.of('One').where).toBe('slain')
    expect(left.side('b').lost).toBe(2)
  })

  test('KD-CHAR-30 placed crew keeps Wounds and being down, and counts as activated if the chariot was', () => {
    const battle = target({}, { rank: 'champion', wounds: 1, knockedDown: true }, { wounds: 1, activated: true })
      .rolls(['attack: Bob at Wain', 6])
      .charges('Bob')
      .attacks('Bob', 'Wain')
      .sets('One', [20, 20])
    expect(battle.of('One')).toMatchObject({ wounds: 1, knockedDown: true, activated: true })
  })

  test('KD-CHAR-23 a chariot is no Infantry, Creature, Cavalry or Monster: Slayer does nothing to its chassis', () => {
    const battle = target({ rules: ['slayer'], mounted: true })
      .rolls(['attack: Bob at Wain', 1])
      .charges('Bob')
      .attacks('Bob', 'Wain')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 0 } } })
  })
})

describe('Break tests', () => {
  const testing = [
    { id: 'a', name: 'North', tests: 1 },
    { id: 'b', name: 'South' },
  ]

  test('KD-CHAR-19 KD-RUL-72 when a member of the crew fails its test, the whole chariot leaves', () => {
    const battle = skirmish({ stage: 'break-tests', sides: testing })
      .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Ann', 'Abe'] })
      .a('Ann', {})
      .a('Abe', {})
      .a('Amy', { at: [30, 30] })
      .b('Far', { at: [45, 45] })
      .rolls(['break: Ann', 6])
    expect(battle.offered).toEqual(['Ann', 'Abe', 'Amy'])
    battle.picks('Ann')
    expect(['Wain', 'Ann', 'Abe'].map((id) => battle.of(id).where)).toEqual(['fled', 'fled', 'fled'])
    expect(battle.told('fled')).toMatchObject({ figure: 'Ann', with: ['Wain', 'Abe'], rules: ['KD-CHAR-19'] })
    expect([battle.of('Wain').crew, battle.of('Ann').aboard]).toEqual([[], undefined])
  })

  test('KD-CHAR-25 each member is nominated with its own BR, and a Banner is measured to the base of the chariot', () => {
    const battle = skirmish({ stage: 'break-tests', sides: testing })
      .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Ann', 'Abe'] })
      .a('Ann', { profile: 'unyielding-infantry' })
      .a('Abe', { profile: 'wretched-infantry' })
      .a('Flag', { at: [20, 20 + BESIDE + 6], gear: ['banner'] })
      .b('Far', { at: [45, 45] })
    expect(battle.decision.options.map(({ hint }) => hint)).toEqual(['BR 5', 'BR 3', 'BR 4'])
  })
})
