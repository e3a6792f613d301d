import { describe, expect, test } from 'vitest'
import { isImmune } from '../../src/rules/conditions/conditions.ts'
import { armorOf, attacksOf, fightOf, saveOf, speedOf, strengthOf, toughnessOf } from '../../src/rules/stats/sums.ts'
import { actingSpeedOf } from '../../src/rules/movement/acting-speed.ts'
import { casting, conditions, coven, incantations, inForce, offered, standard } from '../coven.ts'
import { duel } from '../duel.ts'
import type { Skirmish } from '../skirmish.ts'
import type { Save } from '../../src/state/vocabulary.ts'

const fight = (s: Skirmish, id: string) => fightOf(s.state, s.of(id))
const save = (s: Skirmish, of: string, which: Save) =>
  saveOf(s.state, s.of(of), { of, save: which, potency: 0, purpose: 'test' })
const saves = (s: Skirmish, id: string) => [save(s, id, 'fortitude'), save(s, id, 'reflex'), save(s, id, 'will')]
const immune = (s: Skirmish, id: string, to: 'charmed' | 'frightened' | 'dominated', from?: string) =>
  isImmune(s.state, s.of(id), to, from)

describe('Incantations', () => {
  test('DD-INC-01: with Abjure Foes in force Bob\'s friend must pass a morale check to come within 1" of Ann', () => {
    const s = coven({ knows: incantations('abjure-foes') })
      .b('Cid', { at: [12, 7.5], speed: 8 })
      .rolls(['morale: Cid', 6, 6])
    s.picks('Ann|cast|abjure-foes').picks('Ann|end').move('Cid', [12, 5.2])
    s.rolledEverything()
    expect(s.at('Cid')).toEqual([12, 7.5])
    expect(s.of('Cid').now.rooted).toBe(true)
  })

  test('DD-INC-02 DD-INC-03: Bane of Potency 1 reaches 4" and no farther: −1 Fight and −1 to all three saves, enemies only', () => {
    const s = coven({ knows: incantations('bane') })
      .b('Near', { at: [12, 8.98], speed: 1 })
      .b('Far', { at: [8, 8], speed: 1 })
      .a('Cy', { at: [13.5, 4] })
    s.picks('Ann|cast|bane')
    expect([fight(s, 'Near'), fight(s, 'Far'), fight(s, 'Cy'), fight(s, 'Ann')]).toEqual([3, 4, 4, 4])
    expect(saves(s, 'Near')).toEqual([2, 2, 2])
    expect(saves(s, 'Far')).toEqual([3, 3, 3])
  })

  test('DD-INC-04 DD-INC-05: Beacon of Hope gives the caster and allies within 6" +1 Toughness and +1 to Will', () => {
    const s = coven({ knows: incantations('beacon-of-hope'), bob: { at: [12, 9] } })
      .a('Near', { at: [5.02, 4], speed: 1 })
      .a('Far', { at: [19.1, 4], speed: 1 })
    s.picks('Ann|cast|beacon-of-hope')
    const tough = (id: string) => toughnessOf(s.state, s.of(id))
    expect(['Ann', 'Near', 'Far', 'Bob'].map(tough)).toEqual([5, 5, 4, 4])
    expect(saves(s, 'Near')).toEqual([3, 3, 4])
    expect(saves(s, 'Bob')).toEqual([3, 3, 3])
  })

  test('DD-INC-06 DD-INC-07: Bless of Potency 2 reaches 5": +1 Fight and +1 to all saves for the caster and its allies', () => {
    const s = coven({ knows: { potency: 2, incantations: ['bless'] }, bob: { at: [12, 7] } })
      .a('Near', { at: [6.02, 4], speed: 1 })
      .a('Far', { at: [18.1, 4], speed: 1 })
    s.picks('Ann|cast|bless')
    expect(['Ann', 'Near', 'Far', 'Bob'].map((id) => fight(s, id))).toEqual([5, 5, 4, 4])
    expect(saves(s, 'Near')).toEqual([4, 4, 4])
  })

  test('DD-INC-08: Calm Emotions keeps charm and fear from allies within 12", and hushes the fear they have', () => {
    const s = coven({ knows: incantations('calm-emotions') }).a('Cy', {
      at: [12, 9],
      speed: 8,
      conditions: [{ is: 'frightened', from: 'Bob' }],
      gear: 'bow',
    })
    expect(immune(s, 'Cy', 'frightened')).toBe(false)
    s.picks('Ann|cast|calm-emotions')
    expect([immune(s, 'Cy', 'frightened'), immune(s, 'Ann', 'charmed'), immune(s, 'Bob', 'frightened')]).toEqual([
      true,
      true,
      false,
    ])
    expect(conditions(s, 'Cy')).toEqual(['frightened'])
    s.picks('Ann|let-go')
    expect(immune(s, 'Cy', 'frightened')).toBe(false)
  })

  test('DD-INC-09: Fly of Potency 1 lifts Ann and a friend beside her: they fly 12"', () => {
    const s = coven({ knows: incantations('fly') })
      .a('Cy', { at: [13.5, 4] })
      .line('wall', 'wall', [0, 6], [24, 6])
      .high(9)
    s.picks('Ann|cast|fly').picks('Ann', 'Cy')
    expect(actingSpeedOf(s.state, s.of('Cy'))).toEqual({ speed: 12 + 0 })
    s.picks('Ann|end').move('Cy', [13.5, 15.9])
    expect(s.at('Cy')).toEqual([13.5, 15.9])
  })

  test('DD-INC-10: Fog Cloud, 4" around a point within 24" that Ann sees, conceals whoever is in it', () => {
    const s = coven({ knows: incantations('fog-cloud') })
      .a('Cy', { at: [8, 4], speed: 8, gear: 'bow' })
      .box('wall', 'wall', [14, 8], [20, 8.5])
      .high(9)
      .rolls(['block: Cy at Bob', 1])
    s.picks('Ann|cast|fog-cloud')
    expect(s.refused({ at: { x: 18 * 2540, y: 12 * 2540 } }).code).toBe('out-of-sight')
    s.aims(12, 14)
    expect(s.state.effects[0]).toMatchObject({ radius: 4 * 2540 })
    s.picks('Ann|end').picks('Cy|shoot').picks('bow|Bob')
    s.rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'lost' })
  })

  test('DD-INC-11: Haste gives one ally within 6" +1 Speed, +1 Armor and +1 Attacks', () => {
    const s = coven({ knows: incantations('haste') })
      .a('Cy', { at: [10, 10], speed: 5 })
      .picks('Ann|cast|haste')
      .picks('Cy')
    expect(speedOf(s.state, s.of('Cy'))).toBe(6)
    expect(armorOf(s.state, s.of('Cy'))).toBe(1)
    expect(attacksOf(s.state, s.of('Cy'))).toBe(2)
    expect(attacksOf(s.state, s.of('Ann'))).toBe(1)
  })

  test('DD-INC-12 DD-RUL-64: shifted, let go or renewed on another, Haste leaves its target stunned; renewed on the same it does not', () => {
    const hasted = () =>
      coven({ knows: incantations('haste', 'bless') })
        .a('Cy', { at: [12, 6] })
        .picks('Ann|cast|haste')
        .picks('Cy')
    expect(conditions(hasted().picks('Ann|cast|bless'), 'Cy')).toEqual(['stunned'])
    expect(conditions(hasted().picks('Ann|let-go'), 'Cy')).toEqual(['stunned'])
    expect(conditions(hasted().picks('Ann|cast|haste').picks('Ann'), 'Cy')).toEqual(['stunned'])
    const again = hasted().picks('Ann|cast|haste').picks('Cy')
    expect(conditions(again, 'Cy')).toEqual([])
    expect(again.state.effects[0]?.targets).toEqual(['Cy'])
  })

  test('DD-INC-12: slain in mid-melee, the caster of Haste leaves its target stunned too', () => {
    const s = duel(
      { casting: casting(incantations('haste')), concentrating: 'haste 1', health: 1, fight: 1 },
      { fight: 5, strength: 6 },
    )
      .a('Cy', { at: [10, 12], speed: 5 })
      .effect('haste 1', 'haste', 'Ann', { targets: ['Cy'] })
      .rolls(['to hit: Bob at Ann', 3], ['to wound: Bob at Ann', 1])
    expect(speedOf(s.state, s.of('Cy'))).toBe(6)
    s.picks('Bob|attack|Ann|blade').rolledEverything()
    expect(s.of('Ann').where).toBe('slain')
    expect([inForce(s), conditions(s, 'Cy')]).toEqual([[], ['stunned']])
  })

  test('DD-RUL-64: countered while it is renewed on the same target, it is over and its target stunned', () => {
    const s = coven({
      knows: incantations('haste'),
      bob: { casting: casting({ quick: [{ spells: ['counterspell'], boxes: 1 }] }) },
    })
      .a('Cy', { at: [12, 6] })
      .effect('haste 1', 'haste', 'Ann', { targets: ['Cy'] })
      .rolls(['save: Ann', 6])
    s.state.figures.forEach((figure) => void (figure.id === 'Ann' && (figure.concentrating = 'haste 1')))
    s.picks('Ann|cast|haste').picks('Cy').picks('yes')
    expect(inForce(s)).toEqual([])
    expect(conditions(s, 'Cy')).toEqual(['stunned'])
  })

  test('DD-INC-13: whoever cannot be stunned is not held, and with nobody held the spell is over', () => {
    const s = coven({ knows: incantations('hold-person'), bob: { immuneTo: ['stunned'] } })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|hold-person')
      .rolledEverything()
    expect([conditions(s, 'Bob'), inForce(s), s.of('Ann').concentrating]).toEqual([[], [], undefined])
  })

  test('DD-INC-13: Hold Person, one enemy within 12" and one more for each Potency: a Will save or stunned', () => {
    const s = coven({ knows: incantations('hold-person') })
      .b('Cid', { at: [8, 8], speed: 2 })
      .b('Far', { at: [2, 14], speed: 2 })
      .rolls(['save: Bob', 2], ['save: Cid', 1])
    s.picks('Ann|cast|hold-person')
    expect(offered(s)).toEqual(['Bob', 'Cid'])
    s.picks('Bob', 'Cid')
    expect([conditions(s, 'Bob'), conditions(s, 'Cid')]).toEqual([[], ['stunned']])
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
  })

  const held = (...rolls: [string, number][]) =>
    coven({ knows: incantations('hold-person'), bob: { types: ['beast'] } })
      .rolls(['save: Bob', 6], ...rolls)
      .picks('Ann|cast|hold-person')

  test('DD-INC-14 DD-RUL-65: the held save again at the end of each round, the first included; until then no combat action frees them', () => {
    const s = held(['save: Bob', 5], ['save: Bob', 3])
    while (s.state.round === 1) s.answer(s.decision.default)
    expect(s.state.round).toBe(2)
    expect(conditions(s, 'Bob')).toEqual(['stunned'])
    while (s.state.round === 2) s.answer(s.decision.default)
    s.rolledEverything()
    expect(conditions(s, 'Bob')).toEqual([])
    expect(inForce(s)).toEqual([])
  })

  test("DD-INC-15 DD-RUL-66: all Ann's attacks on the one she has marked have +1 Strength, no others", () => {
    const s = coven({ knows: incantations('hunters-mark') })
      .b('Cid', { at: [8, 8] })
      .picks('Ann|cast|hunters-mark')
      .picks('Bob')
    const bow = { id: 'bow', name: 'Bow', kind: 'bow', damage: 1, strength: 0, melee: false } as const
    const strength = (by: string, at: string, kind: 'ranged' | 'melee' | 'opportunity' = 'ranged') =>
      strengthOf(s.state, s.of(by), {
        attack: { by, at, weapon: bow, kind },
        luck: { for: [], against: [], net: 0 },
      })
    expect([strength('Ann', 'Bob'), strength('Ann', 'Cid'), strength('Sam0', 'Bob')]).toEqual([4, 3, 3])
    expect([strength('Ann', 'Bob', 'melee'), strength('Ann', 'Bob', 'opportunity')]).toEqual([4, 4])
  })

  test('DD-INC-16: when her quarry falls Ann names another at once, or later in a turn of hers, without a slot', () => {
    const hunt = () =>
      coven({ knows: { ...incantations('hunters-mark'), slots: 1 }, ann: { gear: 'bow' } })
        .b('Cid', { at: [8, 8], speed: 1 })
        .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
        .picks('Ann|cast|hunters-mark')
        .picks('Bob')
        .picks('Ann|shoot')
        .picks('bow|Bob')
    const s = hunt()
    expect(s.decision).toMatchObject({ what: 'new-quarry', by: 'a' })
    s.picks('Cid')
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
    const later = hunt().picks('no')
    expect(later.state.effects[0]?.targets).toEqual([])
    later.picks('Ann|use-spell|hunters-mark 1').picks('Sue0')
    expect(later.state.effects[0]?.targets).toEqual(['Sue0'])
    expect(later.of('Ann').marked).toEqual({ spellcasting: 1 })
  })

  test('DD-INC-17: Invisibility: a friend beside Ann is unseen, until it has taken an action', () => {
    const s = coven({ knows: incantations('invisibility') })
      .a('Cy', { at: [12, 5.5], speed: 8, gear: 'bow' })
      .rolls(['to hit: Cy at Bob', 6], ['to hit again: Cy at Bob', 6])
    s.picks('Ann|cast|invisibility').picks('Cy').picks('Ann|end')
    expect(conditions(s, 'Cy')).toEqual(['invisible'])
    s.picks('Cy|shoot').picks('bow|Bob')
    s.rolledEverything()
    expect(conditions(s, 'Cy')).toEqual([])
    expect(inForce(s)).toEqual(['invisibility'])
  })

  test('DD-INC-18: Protection from Energy: Ann chooses cold, and Cy rolls again what would wound with cold', () => {
    const s = coven({
      knows: incantations('protection-from-energy'),
      bob: { speed: 8, casting: casting({ potency: 0, standard: ['cone-of-cold'] }) },
    })
      .a('Cy', { at: [12, 5.5] })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Cy', 6],
        ['to wound: Bob at Cy', 1],
        ['to wound again: Bob at Cy', 6],
        ['spell block: cone-of-cold at Ann', 6],
        ['save: Ann', 6],
        ['to wound: Bob at Ann', 6],
      )
    s.picks('Ann|cast|protection-from-energy').picks('Cy')
    expect(offered(s)).toEqual(['acid', 'cold', 'fire', 'lightning', 'thunder'])
    s.picks('cold').picks('Ann|end').picks('Bob|cast|cone-of-cold').aims(12, 4)
    s.rolledEverything()
    expect(s.of('Cy').wounds).toBe(0)
  })

  test('DD-INC-18: two protections at once: Cy resists cold and Di fire, and neither what the other resists', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { at: [20, 4] } })
      .b('Cy', { at: [11.4, 8], speed: 2, toughness: 9 })
      .b('Di', { at: [12.6, 9], speed: 2, toughness: 9 })
      .effect('protection-from-energy 1', 'protection-from-energy', 'Sue0', { targets: ['Di'], choice: 'fire' })
      .effect('protection-from-energy 2', 'protection-from-energy', 'Sue1', { targets: ['Cy'], choice: 'cold' })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Cy', 6],
        ['to wound: Ann at Cy', 1],
        ['to wound again: Ann at Cy', 6],
        ['save: Di', 6],
        ['to wound: Ann at Di', 6],
      )
    s.picks('Ann|cast|cone-of-cold').aims(12, 12).rolledEverything()
    expect([s.of('Cy').wounds, s.of('Di').wounds]).toEqual([0, 0])
  })

  test('DD-RUL-68: the ward also turns a spell of the dead that rolls to hit', () => {
    const s = coven({ knows: { ...standard('guiding-bolt'), potency: 0 }, ann: { types: ['undead'] } })
      .effect('protection-from-evil-and-good 1', 'protection-from-evil-and-good', 'Sue0', { targets: ['Bob'] })
      .rolls(['to hit: Ann at Bob', 2], ['to hit again: Ann at Bob', 6])
    s.picks('Ann|cast|guiding-bolt').picks('Bob').rolledEverything()
    expect(conditions(s, 'Bob')).toEqual([])
  })

  test('DD-INC-19 DD-INC-20 DD-RUL-68: warded by Ann, Cy is shot by the dead with disadvantage and cannot be frightened by them; a fey knows no such bar', () => {
    const shot = (types: string[], ...rolls: [string, number][]) =>
      coven({ knows: incantations('protection-from-evil-and-good'), bob: { types, speed: 8, gear: 'bow' } })
        .a('Cy', { at: [12, 5.5], toughness: 9 })
        .rolls(...rolls)
        .picks('Ann|cast|protection-from-evil-and-good')
        .picks('Cy')
        .picks('Ann|end')
        .picks('Bob|shoot')
        .picks('bow|Cy')
    const dead = shot(['undead'], ['block: Bob at Cy', 6], ['to hit: Bob at Cy', 2], ['to hit again: Bob at Cy', 6])
    dead.rolledEverything()
    expect([
      immune(dead, 'Cy', 'frightened', 'Bob'),
      immune(dead, 'Cy', 'dominated', 'Bob'),
      immune(dead, 'Cy', 'charmed', 'Sue0'),
    ]).toEqual([true, true, false])
    const fey = shot(['fey'], ['block: Bob at Cy', 6], ['to hit: Bob at Cy', 6])
    fey.rolledEverything()
    expect(immune(fey, 'Cy', 'frightened', 'Bob')).toBe(false)
  })

  const armed = (words = {}) =>
    coven({ knows: { potency: 2, incantations: ['spiritual-weapon'] }, ann: { strength: 4, fight: 5 }, ...words })

  test("DD-INC-21 DD-INC-22: the spiritual weapon beside Bob attacks once in the Combat Phase with Ann's Fight, at her Strength and Potency", () => {
    const s = armed({ bob: { toughness: 7 } }).rolls(
      ['to hit: Spiritual Weapon at Bob', 5],
      ['to wound: Ann at Bob', 2],
    )
    s.picks('Ann|cast|spiritual-weapon')
    expect(s.refused({ at: { x: 12 * 2540, y: Math.round(10.984 * 2540) } }).code).toBe('occupied')
    s.aims(12, 12.2)
    while (s.state.stage === 'act') s.answer(s.decision.default)
    s.rolledEverything()
    expect(s.of('Bob').where).toBe('slain')
  })

  test('DD-INC-22: each point of Potency is a point of Strength, the first too', () => {
    const strength = (potency: number) => {
      const s = armed({ knows: { potency, incantations: ['spiritual-weapon'] }, bob: { toughness: 10 } })
      s.rolls(['to hit: Spiritual Weapon at Bob', 5], ['to wound: Ann at Bob', 6])
      s.picks('Ann|cast|spiritual-weapon').aims(12, 12.2)
      while (!s.hasTold('wound-rolled')) s.answer(s.decision.default)
      const { tests } = s.told('wound-rolled') as unknown as { tests: { sums: { total: number }[] }[] }
      return tests[0]?.sums[0]?.total
    }
    expect([0, 1, 2].map(strength)).toEqual([4, 5, 6])
  })

  test('DD-INC-23 DD-RUL-67: it flies 4" in Ann\'s turns after the one in which it was cast, once a turn, and nobody ends a move on it', () => {
    const s = armed().picks('Ann|cast|spiritual-weapon').aims(12, 8)
    expect(offered(s)).not.toContain('Ann|use-spell|spiritual-weapon 1')
    expect(s.refused({ figure: 'Ann', path: [{ x: 12 * 2540, y: Math.round(7.9 * 2540) }] }).code).toBe(
      'rests-on-figure',
    )
    s.move('Ann', [14, 8.5])
    while (s.state.round === 1) s.answer(s.decision.default)
    s.picks('Ann|use-spell|spiritual-weapon 1')
    expect(s.refused({ at: { x: 16.1 * 2540, y: 8 * 2540 } }).code).toBe('too-far')
    s.aims(12, 5)
    expect(s.state.effects[0]?.at).toEqual({ x: 12 * 2540, y: 5 * 2540 })
    expect(offered(s)).not.toContain('Ann|use-spell|spiritual-weapon 1')
  })

  test("DD-RUL-67: in a melee it strikes at its caster's Fight, is no opponent itself, and vanishes with the spell", () => {
    const s = armed({
      ann: { at: [4, 4], fight: 4, casting: {}, concentrating: 'spiritual-weapon 1' },
      bob: { at: [12, 13.5], fight: 3 },
      words: { stage: 'split', round: 2 },
    })
      .a('Cy', { at: [12, 12], fight: 5 })
      .effect('spiritual-weapon 1', 'spiritual-weapon', 'Ann', { at: [12, 14.8], potency: 0 })
      .rolls(['to hit: Cy at Bob', 6], ['to hit: Spiritual Weapon at Bob', 6], ['to hit: Bob at Cy', 6])
    s.until('combat-action')
    expect(s.state.melees).toMatchObject([{ members: expect.arrayContaining(['Cy', 'Bob']) }])
    s.picks('Cy|attack|Bob|blade')
    expect(s.decision.options.map(({ id }) => id)).toContain('Bob|attack|Cy|blade')
    s.picks('Bob|attack|Cy|blade')
    s.rolledEverything()
    const strikes = s.events.filter(({ is }) => is === 'attacked').map(({ weapon }) => weapon)
    expect(strikes).toEqual(['Blade', 'Spiritual Weapon', 'Blade'])
  })

  test('DD-MEL-07: a concentrating caster hit by a summoned weapon alone tests when the melee is over', () => {
    const s = armed({
      ann: { at: [4, 4], fight: 4, casting: {}, concentrating: 'spiritual-weapon 1' },
      bob: {
        at: [12, 13.5],
        fight: 3,
        toughness: 10,
        casting: casting(incantations('bless')),
        concentrating: 'bless 1',
        now: { action: false },
      },
      words: { stage: 'combat-action', melee: 1, round: 2 },
    })
      .a('Cy', { at: [12, 12], fight: 2, now: { action: false } })
      .effect('spiritual-weapon 1', 'spiritual-weapon', 'Ann', { at: [12, 14.8], potency: 0 })
      .effect('bless 1', 'bless', 'Bob')
      .melee('Cy', 'Bob')
      .rolls(['to hit: Spiritual Weapon at Bob', 2], ['to wound: Ann at Bob', 6], ['save: Bob', 6])
    s.until('act').rolledEverything()
    expect(inForce(s)).toEqual(['spiritual-weapon'])
  })
})
