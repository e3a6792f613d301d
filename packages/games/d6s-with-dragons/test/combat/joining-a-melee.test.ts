/** Those who come into a melee late, leave it, or strike in it without being there: newcomers, disengagers, summoned weapons. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, toActions, what } from '../brawl.ts'
import { moveOf, type Skirmish } from '../skirmish.ts'

describe("a newcomer's mastery", () => {
  /** Ann has slain Bob with her first attack and follows up to Bea, whom Abe fights. */
  const followed = (ann: object = {}): Skirmish => {
    const s = brawl()
      .a('Abe', { at: [12.485, 11], toughness: 10, health: 9, gear: '', now: { action: false } })
      .b('Bea', { at: [12.485, 10], toughness: 10, health: 9, gear: '', now: { action: false } })
      .a('Ann', { at: [10, 10], fight: 6, strength: 10, attacks: 2, gear: 'blade', ...ann })
      .b('Bob', { at: [10, 10.985], gear: '', fight: 1 })
    s.picks('2')
    if (what(s) === 'mastery') s.picks('no')
    return s.picks('Ann|attack|Bob|blade').move('Ann', [10.9, 10])
  }

  test('DD-RUL-45: with attacks left and no mastery used it is asked for one in a melee not yet resolved', () => {
    const s = followed()
    expect(s.of('Ann').now).toMatchObject({ action: false, attacksLeft: 1 })
    expect(s.decision).toMatchObject({ what: 'mastery', about: 'Ann' })
    s.picks('blade')
    expect(choices(s)).toContain('Ann|attack|Bea|blade|blade')
  })

  test('DD-RUL-45: one that has used its mastery this round declares no other', () => {
    const s = followed({ now: { mastery: 'shield', masteryApplied: true } })
    expect(what(s)).toBe('combat-action')
  })

  test('DD-RUL-45: with no attack left there is nothing to declare it for', () => {
    const s = followed({ attacks: 1, gear: 'blade, shield' })
    expect(what(s)).not.toBe('mastery')
  })
})

describe('disengaging', () => {
  const apart = (y: number): Skirmish =>
    brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10], now: { disengages: true, action: false } })
      .b('Bob', { at: [10, y], now: { action: false } })
      .melee('Ann', 'Bob')

  test('DD-RUL-46: from contact it ends just outside the threatened space, and out of the melee', () => {
    const s = apart(10.9843)
    expect(s.refused(moveOf('Ann', [10, 8.98])).code).toBe('too-far')
    s.move('Ann', [10, 8.99])
    expect(s.told('disengaged')).toMatchObject({ figure: 'Ann' })
    expect(melees(s)).not.toContain('Ann Bob')
    expect(s.events.some(({ is }) => is === 'opportunity-taken')).toBe(false)
  })

  test('DD-RUL-46: to touch one of several foes is enough to go that little farther', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10], now: { disengages: true, action: false } })
      .b('Bob', { at: [10, 10.9843], now: { action: false } })
      .b('Bea', { at: [11.3, 10.6], now: { action: false } })
      .melee('Ann', 'Bob', 'Bea')
    expect(s.move('Ann', [10, 8.99]).at('Ann')[1]).toBeCloseTo(8.99, 3)
  })

  test('DD-RUL-46: from a little way off it goes 1" and no farther', () => {
    const s = apart(11.1)
    expect(s.refused(moveOf('Ann', [10, 8.995])).code).toBe('too-far')
    expect(s.move('Ann', [10, 9]).at('Ann')).toEqual([10, 9])
  })
})

describe('pushed to other enemies', () => {
  /** A low wall keeps Ann and Bob apart, so that a push of 1" takes him out of her reach. */
  const pushed = (amy: object): Skirmish =>
    toActions(
      brawl()
        .a('Ann', { at: [10, 10], gear: '', size: 'large', base: 25, fight: 6 })
        .b('Bob', { at: [10, 11.9], gear: '' })
        .a('Amy', { at: [10, 14.6], gear: '', ...amy })
        .line('wall', 'wall', [9, 11.3], [11, 11.3])
        .high(0.6)
        .rolls(['save: Bob', 6]),
    ).picks('Ann|shove|Bob')

  test('DD-RUL-231: pushed out of its melee and beside an enemy in none, it is in a new one, not yet resolved', () => {
    const s = pushed({})
    expect(s.at('Bob')[1]).toBeCloseTo(12.79, 2)
    isAsked(s, 'follow-up', 'a')
    expect(s.state.melees.map(({ members, resolved }) => [members.join(' '), resolved])).toEqual([
      ['Ann', false],
      ['Amy Bob', false],
    ])
    s.picks('done')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Amy' })
  })

  test('DD-RUL-231: with nobody there it is in no melee any more', () => {
    expect(pushed({ at: [10, 16] }).state.melees.map(({ members }) => members.join(' '))).toEqual(['Ann'])
  })

  test('DD-RUL-231: still within 1" of an opponent, it stays in its melee, whoever else is near', () => {
    const s = toActions(
      brawl({ stage: 'combat-action', melee: 1 })
        .a('Ann', { at: [10, 10], gear: '', size: 'large', base: 25, fight: 6 })
        .b('Bob', { at: [10, 10.985], gear: '' })
        .a('Amy', { at: [10, 13.9], gear: '' })
        .melee('Ann', 'Bob')
        .rolls(['save: Bob', 6]),
    ).picks('Ann|shove|Bob')
    expect(s.at('Bob')[1]).toBeCloseTo(11.985, 2)
    expect(melees(s)).toEqual(['Ann Bob'])
  })

  test('DD-RUL-231: in a melee already resolved the newcomer acts at once', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], gear: '', size: 'large', base: 25, fight: 6 })
      .b('Bob', { at: [10, 11.9], gear: '' })
      .a('Amy', { at: [10, 14.8], gear: '', toughness: 9 })
      .b('Ben', { at: [10, 15.8], gear: '' })
      .line('wall', 'wall', [9, 11.3], [11, 11.3])
      .high(0.6)
      .melee('Ann', 'Bob')
      .melee('Amy', 'Ben')
      .rolls(['save: Bob', 6], ['to hit: Bob at Amy', 6])
    const [, resolved] = s.state.melees
    if (resolved) resolved.resolved = true
    s.picks('Ann|shove|Bob')
    expect(choices(s)).toContain('Bob|attack|Amy|unarmed')
    s.picks('Bob|attack|Amy|unarmed').rolledEverything()
    expect(s.state.melees.find(({ members }) => members.includes('Bob'))?.members).toEqual(['Amy', 'Ben', 'Bob'])
  })

  test('DD-RUL-231: whom the newcomer pushes away in turn joins the melee of the enemies it comes to', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], gear: '', size: 'huge', base: 25, fight: 6 })
      .b('Bob', { at: [10, 11.9], gear: '', size: 'large', base: 25 })
      .a('Amy', { at: [10, 14.6], gear: '', now: { action: false } })
      .b('Ben', { at: [11.2, 13.9], gear: '', now: { action: false } })
      .b('Bea', { at: [10, 17.4], gear: '', now: { action: false } })
      .line('wall', 'wall', [9, 11.3], [11, 11.3])
      .high(0.6)
      .melee('Ann', 'Bob')
      .melee('Amy', 'Ben')
      .rolls(['save: Bob', 6], ['save: Amy', 6])
    const [, resolved] = s.state.melees
    if (resolved) resolved.resolved = true
    s.picks('Ann|shove|Bob')
    isAsked(s, 'combat-action', 'b')
    s.picks('Bob|shove|Amy').rolledEverything()
    expect(melees(s)).toContain('Amy Bea')
  })
})

describe('a summoned weapon', () => {
  const WEAPON = 'spiritual-weapon'
  /** Ann, who has summoned a weapon, and Bob in one melee; the weapon stands on his other side. */
  const summoned = (ann: object = {}, words: object = {}): Skirmish =>
    brawl({ stage: 'combat-action', melee: 1, ...words })
      .a('Ann', { at: [12, 12], fight: 4, casting: {}, concentrating: 'w1', ...ann })
      .b('Bob', { at: [12, 12.985], fight: 3, toughness: 10, health: 9 })
      .melee('Ann', 'Bob')
      .effect('w1', WEAPON, 'Ann', { at: [12, 14.2] })
  const struck = (s: Skirmish): unknown[] => s.events.filter(({ is }) => is === 'attacked').map(({ weapon }) => weapon)

  test("DD-MEL-05 DD-RUL-21: at its caster's Fight its player says which of the two strikes first", () => {
    const first = summoned().rolls(['to hit: Spiritual Weapon at Bob', 6], ['to hit: Ann at Bob', 6])
    isAsked(first, 'summoned-attack', 'a')
    expect(choices(first)).toEqual(['Bob', 'later'])
    first.picks('Bob').picks('Ann|attack|Bob|blade')
    expect(struck(first)).toEqual(['Spiritual Weapon', 'Blade'])
    const last = summoned()
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Spiritual Weapon at Bob', 6])
      .picks('later')
      .picks('Ann|attack|Bob|blade')
    expect(struck(last)).toEqual(['Blade', 'Spiritual Weapon'])
  })

  test("DD-MEL-04: at equal Fight with an enemy only the Lead Player's comes first, and nobody is asked", () => {
    const s = summoned({ fight: 3, now: { action: false } }, { lead: 'b' }).rolls(
      ['to hit: Bob at Ann', 6],
      ['to hit: Spiritual Weapon at Bob', 6],
    )
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
    s.picks('Bob|attack|Ann|blade')
    expect(struck(s)).toEqual(['Blade', 'Spiritual Weapon'])
  })

  test('DD-RUL-67 beside enemies of two melees its player may wait for the other one, and strikes once in all', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [2, 2], fight: 3, casting: {}, concentrating: 'w1' })
      .a('Abe', { at: [12, 11], fight: 2, now: { action: false } })
      .a('Amy', { at: [14, 11], fight: 2, now: { action: false } })
      .b('Bob', { at: [12, 12], fight: 1, now: { action: false } })
      .b('Ben', { at: [14, 12], fight: 1, now: { action: false } })
      .effect('w1', WEAPON, 'Ann', { at: [13, 13.2] })
      .melee('Abe', 'Bob')
      .melee('Amy', 'Ben')
      .rolls(['to hit: Spiritual Weapon at Ben', 6])
    isAsked(s, 'summoned-attack', 'a')
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Bob', 'wait'])
    s.picks('wait')
    while (s.battle.question && s.state.round === 1 && !s.hasTold('attacked')) s.answer(s.decision.default)
    expect(s.events.filter(({ is }) => is === 'attacked').map(({ at }) => at)).toEqual(['Ben'])
  })

  test('DD-RUL-67 beside nobody of the melee that is fought it takes no part in it', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], fight: 4, casting: {}, concentrating: 'w1' })
      .b('Bob', { at: [12, 12.985], fight: 3 })
      .melee('Ann', 'Bob')
      .effect('w1', WEAPON, 'Ann', { at: [4, 14] })
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
  })

  test('DD-MEL-03: of two weapons the one with the better Fight strikes first', () => {
    const s = summoned({ now: { action: false } })
      .a('Amy', { at: [2, 2], fight: 5, casting: {}, concentrating: 'w2' })
      .effect('w2', WEAPON, 'Amy', { at: [13.4, 13.4] })
      .rolls(['to hit: Spiritual Weapon at Bob', 6], ['to hit: Spiritual Weapon at Bob', 6])
    expect(s.decision).toMatchObject({ about: 'Bob' })
    expect(s.events.filter(({ is }) => is === 'attacked').map(({ by }) => by)).toEqual(['Amy', 'Ann'])
  })
})
