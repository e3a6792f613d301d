/** Following up: whoever has cleared its melee moves on, into another melee too. */
import type { ScriptedRoll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, toActions, what } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

const SURE = { fight: 6, strength: 10, gear: '' }
const HARDY = { toughness: 10, health: 9, gear: '' }

/** Ann, who cannot fail, has slain Bob beside her in the first melee; whoever else is there stands around. */
function cleared(s: Skirmish, ann = {}, rolls: readonly ScriptedRoll[] = []): Skirmish {
  s.a('Ann', { at: [10, 10], ...SURE, ...ann })
    .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
    .rolls(...rolls)
  if (what(s) === 'choose-melee') s.picks(`${s.state.melees.find(({ members }) => members.includes('Ann'))?.id ?? 0}`)
  return toActions(s).picks('Ann|attack|Bob|unarmed')
}

/** Abe against Bea, 2.5" to the east of Ann, in a melee of their own. */
const other = (abe = {}, bea = {}): Skirmish =>
  brawl()
    .a('Abe', { at: [12.485, 11], ...HARDY, fight: 3, ...abe })
    .b('Bea', { at: [12.485, 10], ...HARDY, fight: 3, ...bea })

describe('the move', () => {
  test('DD-FOL-01 when all enemies in its melee are gone a character may move up to 1"', () => {
    const s = cleared(brawl())
    isAsked(s, 'follow-up', 'a')
    expect(s.refused({ figure: 'Ann', path: [{ x: 25400, y: 22800 }] }).code).toBe('too-far')
    s.move('Ann', [10, 9])
    expect(s.at('Ann')).toEqual([10, 9])
    expect(s.told('followed-up')).toMatchObject({ figure: 'Ann' })
  })

  test('DD-FOL-02 it provokes nobody, even when it leaves the threatened space of an enemy with no other opponent', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], ...SURE })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
      .melee('Ann', 'Bob')
      .b('Bea', { at: [11.4, 10], ...HARDY })
    s.picks('Ann|attack|Bob|unarmed').move('Ann', [9, 10])
    expect(s.at('Ann')).toEqual([9, 10])
    expect(what(s)).toBe('act')
  })

  test('DD-FOL-06 once a round only, even if a second melee is cleared', () => {
    const s = cleared(other({ now: { action: false } }, { toughness: 1, health: 1, now: { action: false } }), {
      attacks: 2,
    })
    s.move('Ann', [10.9, 10])
    expect(s.of('Bea').where).toBe('standing')
    toActions(s).picks('Ann|attack|Bea|unarmed')
    expect(s.of('Bea').where).toBe('slain')
    isAsked(s, 'follow-up', 'a')
    expect(s.decision.kind === 'move' && s.decision.movers.map(({ figure }) => figure)).toEqual(['Abe'])
  })

  test('DD-FOL-01 an orc follows up by half its Speed', () => {
    const s = cleared(brawl(), { traits: ['aggressive'], speed: 6 })
    s.move('Ann', [10, 7])
    expect(s.at('Ann')).toEqual([10, 7])
  })
})

describe('into another melee', () => {
  test('DD-FOL-03 DD-FOL-05 into one not yet resolved with attacks left: it waits for its Fight to come round', () => {
    const s = cleared(other({}, { fight: 7 }), { attacks: 2 }, [['to hit: Bea at Abe', 6]])
    s.move('Ann', [10.9, 10])
    expect(melees(s)).toEqual(['Abe Ann Bea'])
    toActions(s)
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bea' })
    s.picks('Bea|let-pass')
    expect(s.told('let-pass')).toMatchObject({ figure: 'Bea' })
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
    expect(choices(s)).toEqual(['Ann|attack|Bea|unarmed', 'Ann|let-pass'])
  })

  test('DD-FOL-03 with no attacks left it is in the melee but makes none', () => {
    const s = cleared(other()).move('Ann', [10.9, 10])
    expect(melees(s)).toEqual(['Abe Ann Bea'])
    expect(toActions(s).decision.about).toBe('Abe')
    s.picks('Abe|let-pass')
    expect(s.decision.about).toBe('Bea')
  })

  test('DD-FOL-04 into one already resolved: it makes its remaining attacks at once, and nobody answers', () => {
    const s = other()
      .a('Ann', { at: [10, 10], ...SURE, attacks: 2 })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
      .rolls(['to wound: Ann at Bea', 1])
    s.picks('1').picks('Abe|let-pass').picks('Bea|let-pass').picks('Ann|attack|Bob|unarmed').move('Ann', [10.9, 10])
    isAsked(s, 'combat-action', 'a')
    expect(choices(s)).toEqual(['Ann|attack|Bea|unarmed', 'Ann|let-pass'])
    s.picks('Ann|attack|Bea|unarmed')
    expect(s.of('Bea').wounds).toBe(1)
    expect(what(s)).toBe('act')
  })

  test('DD-SPLIT-06 numbers change by following up, but melees are not split again', () => {
    const s = cleared(other({}, {}).b('Ben', { at: [13.4, 10.5], ...HARDY, fight: 3 }), { attacks: 2 })
    s.move('Ann', [10.9, 10])
    expect(melees(s)).toEqual(['Abe Ann Bea Ben'])
    expect(toActions(s).state.melees).toHaveLength(1)
  })
})

describe('rulings', () => {
  test("DD-RUL-44 every remaining member may, also one that has not acted or has no action left, in its player's order", () => {
    const s = cleared(
      brawl()
        .a('Amy', { at: [11, 10.985], gear: '' })
        .a('Abe', { at: [9, 10.985], gear: '', now: { action: false } }),
    )
    expect(s.decision.kind === 'move' && s.decision.movers.map(({ figure }) => figure)).toEqual(['Amy', 'Abe', 'Ann'])
    s.move('Abe', [9, 11.5]).move('Ann', [10, 9.5]).picks('done')
    expect(s.of('Amy').now.followedUp).toBe(false)
  })

  test('DD-RUL-44 not if it cannot move willingly: prone, stunned, grappled, daunted', () => {
    const bound = (more: object) => {
      const s = cleared(
        brawl()
          .a('Amy', { at: [11, 10.985], gear: '', ...more })
          .a('Abe', { at: [12, 10.985], gear: '' }),
      )
      return s.decision.kind === 'move' ? s.decision.movers.map(({ figure }) => figure) : []
    }
    expect(bound({ conditions: ['prone'] })).toEqual(['Ann'])
    expect(bound({ conditions: ['stunned'] })).toEqual(['Ann'])
    expect(bound({ conditions: [{ is: 'grappled', from: 'Abe' }] })).toEqual(['Ann'])
    expect(bound({ now: { rooted: true } })).toEqual(['Ann'])
    expect(bound({})).toEqual(['Amy', 'Ann'])
  })

  test('DD-RUL-44 an enemy pushed away clears the melee as well as one slain', () => {
    const s = toActions(
      brawl()
        .a('Ann', { at: [10, 10], gear: '', size: 'large', base: 25, fight: 6 })
        .b('Bob', { at: [10, 11.9], gear: '' })
        .line('wall', 'wall', [9, 11.3], [11, 11.3])
        .high(0.6)
        .rolls(['save: Bob', 6]),
    )
    s.picks('Ann|shove|Bob').rolledEverything()
    isAsked(s, 'follow-up', 'a')
  })

  test('DD-RUL-45 beside enemies of several melees its player picks one; an enemy in no melee makes a new, unresolved one', () => {
    const s = cleared(
      brawl()
        .b('Bea', { at: [12.485, 10], ...HARDY, fight: 3 })
        .b('Ben', { at: [10.3, 7.5], ...HARDY, fight: 3 }),
      { attacks: 2, traits: ['aggressive'] },
      [['to wound: Ann at Ben', 6]],
    )
    s.move('Ann', [11.2, 8.9])
    isAsked(s, 'join', 'a')
    expect(choices(s)).toEqual(['Bea', 'Ben'])
    s.picks('Ben')
    expect(melees(s)).toEqual(['Ann Ben'])
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
    s.picks('Ann|attack|Ben|unarmed')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ben' })
  })

  test('DD-RUL-45 one that had not acted brings its whole action, a mastery declared but not applied carries over', () => {
    const s = other({ now: { action: false } }, { now: { action: false } })
      .a('Ann', { at: [10, 10], gear: 'blade', fight: 3 })
      .a('Amy', { at: [9.015, 10.985], ...SURE })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
    s.picks('2').picks('blade').picks('Amy|attack|Bob|unarmed')
    s.move('Ann', [10.9, 9.8]).picks('done')
    expect(melees(s)).toEqual(['Abe Ann Bea'])
    expect(choices(s)).toContain('Ann|attack|Bea|blade|blade')
  })

  test('DD-RUL-45 in a resolved melee no new mastery is declared, in an unresolved one it is', () => {
    const gear = { gear: 'blade', fight: 6, strength: 10, attacks: 2 }
    const late = other()
      .a('Ann', { at: [10, 10], ...gear })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
    late
      .picks('1')
      .picks('Abe|let-pass')
      .picks('Bea|let-pass')
      .picks('no')
      .picks('Ann|attack|Bob|blade')
      .move('Ann', [10.9, 10])
    expect(what(late)).toBe('combat-action')
    const early = other({ now: { action: false } }, { now: { action: false } })
      .a('Ann', { at: [10, 10], gear: 'blade', fight: 3 })
      .a('Amy', { at: [9.015, 10.985], ...SURE })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
    early.picks('2').picks('no').picks('Amy|attack|Bob|unarmed').move('Ann', [10.9, 9.8]).picks('done')
    expect(early.decision).toMatchObject({ what: 'mastery', about: 'Ann' })
  })

  test('DD-RUL-45 a caster hit in a resolved melee tests right after those attacks', () => {
    const caster = { concentrating: 'bless', casting: { potency: 0, slots: 1, incantations: ['bless'] } }
    const s = other({}, caster)
      .effect('bless', 'bless', 'Bea')
      .a('Ann', { at: [10, 10], ...SURE, attacks: 2 })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
      .rolls(['to wound: Ann at Bea', 6], ['save: Bea', 6])
    s.picks('1')
      .picks('Bea|let-pass')
      .picks('Abe|let-pass')
      .picks('Ann|attack|Bob|unarmed')
      .move('Ann', [10.9, 10])
      .picks('Ann|attack|Bea|unarmed')
      .rolledEverything()
    expect(s.of('Bea').concentrating).toBeUndefined()
  })
})
