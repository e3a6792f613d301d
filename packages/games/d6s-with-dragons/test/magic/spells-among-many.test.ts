/** Spells when more than two are concerned: several casters, diverted targets, held ones of whom one is freed, friends instead of enemies. */
import { describe, expect, test } from 'vitest'
import { isImmune } from '../../src/rules/conditions/conditions.ts'
import { strengthOf } from '../../src/rules/stats/sums.ts'
import { asked, casting, conditions, coven, incantations, inForce, offered, quick, standard } from '../coven.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const inch = (x: number, y: number) => ({ x: Math.round(x * 2540), y: Math.round(y * 2540) })

describe('Hold Person and Command on several', () => {
  test('DD-INC-14: one of two that are held breaks free at the end of the round; the other stays held', () => {
    const s = coven({ knows: incantations('hold-person') })
      .b('Cid', { at: [8, 8], speed: 2 })
      .rolls(['save: Bob', 6], ['save: Cid', 6], ['save: Bob', 3], ['save: Cid', 6])
      .picks('Ann|cast|hold-person')
      .picks('Bob', 'Cid')
    while (s.state.round === 1) s.answer(s.decision.default)
    s.rolledEverything()
    expect([conditions(s, 'Bob'), conditions(s, 'Cid')]).toEqual([[], ['stunned']])
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
  })

  test('DD-INC-13: it is the Will that withstands it', () => {
    const held = (...saves: readonly number[]) =>
      conditions(
        coven({ knows: { ...incantations('hold-person'), potency: 0 }, bob: { saves } })
          .rolls(['save: Bob', 3])
          .picks('Ann|cast|hold-person'),
        'Bob',
      )
    expect([held(0, 0, 3), held(6, 6, 2)]).toEqual([[], ['stunned']])
  })

  test('DD-RUL-59: aimed at two, one of them turned aside to the other: that one saves once', () => {
    const s = coven({ knows: incantations('hold-person') })
      .b('Cid', { at: [12, 7.5], speed: 2 })
      .rolls(['save: Cid', 6], ['spell block: hold-person at Bob', 1])
      .picks('Ann|cast|hold-person')
      .picks('Cid', 'Bob')
      .rolledEverything()
    expect([conditions(s, 'Cid'), conditions(s, 'Bob')]).toEqual([['stunned'], []])
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
  })

  const command = (potency: number, bob: FigureWords = {}) =>
    coven({ knows: { ...standard('command'), potency }, bob: { at: [12, 10], speed: 5, ...bob } })

  test('DD-RUL-81: two are commanded, each with a word of its own', () => {
    const s = command(1)
      .b('Cid', { at: [8, 8], speed: 4 })
      .rolls(['save: Bob', 6], ['save: Cid', 6])
      .picks('Ann|cast|command')
      .picks('Bob', 'Cid')
      .picks('grovel')
      .picks('halt')
    expect(s.rolledEverything().state.effects[0]?.orders).toEqual([
      { figure: 'Bob', word: 'grovel' },
      { figure: 'Cid', word: 'halt' },
    ])
  })

  test('DD-RUL-59 DD-RUL-81: turned aside to Cid, the word meant for Bob is obeyed by Cid', () => {
    const s = command(0)
      .b('Cid', { at: [12, 7], speed: 4 })
      .rolls(['spell block: command at Bob', 1], ['save: Cid', 6])
      .picks('Ann|cast|command')
      .picks('Bob')
      .picks('grovel')
    expect(s.rolledEverything().state.effects[0]?.orders).toEqual([{ figure: 'Cid', word: 'grovel' }])
  })

  test('DD-RUL-81: it is the Will that withstands a command', () => {
    const obeys = (...saves: readonly number[]) =>
      inForce(command(0, { saves }).rolls(['save: Bob', 3]).picks('Ann|cast|command').picks('halt'))
    expect([obeys(0, 0, 3), obeys(6, 6, 2)]).toEqual([[], ['command']])
  })
})

describe('Wards', () => {
  test.each(['aberration', 'celestial', 'elemental', 'fiend', 'undead'])(
    'DD-INC-19 DD-INC-20: Protection from Evil and Good wards against an %s, its blows, its charm, its command and its terror',
    (type) => {
      const s = coven({ ann: { gear: 'bow', types: [type] }, bob: { toughness: 9 } })
        .effect('protection-from-evil-and-good 1', 'protection-from-evil-and-good', 'Sue0', { targets: ['Bob'] })
        .rolls(['to hit: Ann at Bob', 2], ['to hit again: Ann at Bob', 6])
        .picks('Ann|shoot')
        .picks('bow|Bob')
        .rolledEverything()
      const wards = (to: 'charmed' | 'dominated' | 'frightened' | 'stunned') =>
        isImmune(s.state, s.of('Bob'), to, 'Ann')
      expect([wards('charmed'), wards('dominated'), wards('frightened'), wards('stunned')]).toEqual([
        true,
        true,
        true,
        false,
      ])
    },
  )

  test.each(['acid', 'cold', 'fire', 'thunder'])(
    'DD-INC-18: protected from %s, Bob does not resist lightning',
    (choice) => {
      const s = coven({ knows: { ...standard('lightning-bolt'), potency: 0 }, bob: { health: 3 } })
        .effect('protection-from-energy 1', 'protection-from-energy', 'Sue0', { targets: ['Bob'], choice })
        .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 1])
        .picks('Ann|cast|lightning-bolt')
        .aims(12, 20)
        .rolledEverything()
      expect(s.of('Bob').wounds).toBe(1)
    },
  )
})

describe('Dispel Magic', () => {
  const dispelling = (ann: FigureWords = {}): Skirmish =>
    coven({ knows: { ...standard('dispel-magic'), potency: 0 }, ann, bob: { at: [20, 20], casting: {} } })
  const canDispel = (s: Skirmish) => offered(s).includes('Ann|cast|dispel-magic')

  test("DD-RUL-78: a spell of either side: Ann ends her own aura, and a friend's", () => {
    const own = dispelling({ concentrating: 'bless 1' }).effect('bless 1', 'bless', 'Ann')
    expect(inForce(own.picks('Ann|cast|dispel-magic'))).toEqual([])
    const friends = dispelling()
      .a('Cy', { at: [12, 8], casting: {} })
      .effect('bless 1', 'bless', 'Cy')
    expect(inForce(friends.picks('Ann|cast|dispel-magic'))).toEqual([])
  })

  test('DD-RUL-78: a summoned weapon within 6" whose caster is far off; not one farther away', () => {
    const weapon = (y: number) => dispelling().effect('spiritual-weapon 1', 'spiritual-weapon', 'Bob', { at: [12, y] })
    expect([canDispel(weapon(10.9)), canDispel(weapon(11.1))]).toEqual([true, false])
  })

  test('DD-RUL-78: a fog whose middle is behind a wall is out of sight', () => {
    const fog = (wall: boolean) => {
      const s = dispelling().effect('fog-cloud 1', 'fog-cloud', 'Bob', { at: [12, 11], radius: 4 })
      return canDispel(wall ? s.line('wall', 'wall', [0, 10], [24, 10]).high(9) : s)
    }
    expect([fog(false), fog(true)]).toEqual([true, false])
  })

  test('DD-RUL-78: a spell that lies on somebody far off cannot be reached through its caster', () => {
    const haste = (target: string) =>
      dispelling()
        .b('Cid', { at: [12, 8], casting: {} })
        .b('Dot', { at: [12, 20] })
        .effect('haste 1', 'haste', 'Cid', { targets: [target] })
    expect([canDispel(haste('Cid')), canDispel(haste('Dot'))]).toEqual([true, false])
  })

  test('DD-RUL-78: a spell that lies on several is reached through any one of them, unless that one has fallen', () => {
    const fear = (where: string) =>
      dispelling()
        .b('Cid', { at: [12, 8], where })
        .b('Dot', { at: [12, 20] })
        .effect('abjure-foes 1', 'abjure-foes', 'Bob', { targets: ['Dot', 'Cid'] })
    expect([canDispel(fear('standing')), canDispel(fear('slain'))]).toEqual([true, false])
  })

  test.each(['command', 'telekinesis'])('DD-RUL-78: %s in force can be dispelled', (spell) => {
    const s = dispelling()
      .a('Cy', { at: [12, 8], speed: 1 })
      .effect(`${spell} 1`, spell, 'Bob', {
        targets: ['Cy'],
        concentration: false,
        ...(spell === 'command' && { orders: [{ figure: 'Cy', word: 'halt' }] }),
      })
    expect(inForce(s.picks('Ann|cast|dispel-magic'))).toEqual([])
  })
})

describe('Counterspell and Healing Word among several', () => {
  const COUNTER = { speed: 1, casting: casting({ potency: 0, quick: [{ spells: ['counterspell'], boxes: 1 }] }) }
  const two = (...rolls: [string, number][]) =>
    coven({ knows: standard('sacred-weapon'), ann: { saves: [3, 6, 6] }, bob: COUNTER })
      .b('Cid', { at: [8, 8], ...COUNTER })
      .rolls(...rolls)
      .picks('Ann|cast|sacred-weapon')
      .picks('yes')

  test('DD-RUL-70: once a spell is countered nobody else is asked; if it is not, the next one may try', () => {
    const first = two(['save: Ann', 4])
    expect([asked(first), inForce(first), first.of('Cid').marked]).toEqual(['act', [], {}])
    const second = two(['save: Ann', 3], ['save: Ann', 4])
    expect(second.decision).toMatchObject({ what: 'quick-counterspell', about: 'Cid' })
    expect(inForce(second.picks('yes').rolledEverything())).toEqual([])
  })

  test('DD-RUL-70: a quick spell is countered too: Misty Step takes Ann nowhere and leaves her box', () => {
    const s = coven({ knows: quick('misty-step'), bob: COUNTER, words: { stage: 'round-start' } })
      .rolls(['save: Ann', 6])
      .aims(12, 2)
      .picks('yes')
      .rolledEverything()
    expect([s.at('Ann'), s.of('Ann').marked]).toEqual([[12, 4], { 'quick 1': 0 }])
  })

  test('DD-QCK-04: every point of Potency counts: with Potency 2 a 2 rolled again is a 4', () => {
    const s = coven({ ann: { gear: 'bow' }, bob: { toughness: 3 } })
      .b('Cid', { at: [20, 14], speed: 1, casting: casting({ potency: 2, ...quick('healing-word') }) })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 3], ['to wound again: Ann at Bob', 2])
      .picks('Ann|shoot')
      .picks('bow|Bob')
      .picks('yes')
      .rolledEverything()
    expect(s.of('Bob').where).toBe('standing')
  })

  test('DD-QCK-03 DD-RUL-88: a dominated caster speaks no Healing Word for its own side', () => {
    const s = coven({ ann: { gear: 'bow' } })
      .b('Cid', { at: [20, 14], speed: 1, conditions: ['dominated'], casting: casting(quick('healing-word')) })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      .picks('Ann|shoot')
      .picks('bow|Bob')
    expect(s.of('Bob').where).toBe('slain')
  })

  test('DD-RUL-77: a second caster may take up a Sacred Weapon while the first has one', () => {
    const s = coven({ knows: standard('sacred-weapon') })
      .effect('sacred-weapon 1', 'sacred-weapon', 'Sam0', { targets: ['Sam0'], concentration: false })
      .picks('Ann|cast|sacred-weapon')
    expect([strengthOf(s.state, s.of('Ann')), strengthOf(s.state, s.of('Sam0'))]).toEqual([4, 4])
  })
})

describe('Teleport and Revivify', () => {
  test('DD-STD-13: who stands 2" away goes along and who stands farther off does not, nor an enemy, however near', () => {
    const s = coven({ knows: standard('teleport'), bob: { at: [10.5, 4] } })
      .a('Cy', { at: [12, 4 + 25 / 25.4 + 2], speed: 1 })
      .a('Di', { at: [12 + 25 / 25.4 + 2.02, 4], speed: 1 })
      .picks('Ann|cast|teleport')
    for (const at of [inch(12, 24.1), inch(12, -0.1), inch(-0.1, 12), inch(24.1, 12)])
      expect(s.refused({ at }).code).toBe('off-table')
    s.aims(20, 14)
    expect(s.at('Ann')).toEqual([20, 14])
    expect(s.at('Cy')[0]).toBeGreaterThan(18)
    expect([s.at('Di')[1], s.at('Bob')]).toEqual([4, [10.5, 4]])
  })

  const raising = (s: Skirmish) => s.a('Cy', { at: [12, 5.9], where: 'slain', wounds: 3, health: 3, temporary: 1 })

  test('DD-RUL-85: without its Temporary Health, and beside the spot if somebody stands on it', () => {
    const s = raising(coven({ knows: standard('revivify'), bob: { at: [12, 5.9] } })).picks('Ann|cast|revivify')
    expect(s.of('Cy')).toMatchObject({ where: 'standing', temporary: 0 })
    const [x, y] = s.at('Cy')
    expect(Math.hypot(x - 12, y - 5.9)).toBeCloseTo(25 / 25.4, 2)
  })

  test('DD-RUL-85: no enemy is brought back', () => {
    const s = coven({ knows: standard('revivify') }).b('Cid', { at: [12, 5.9], where: 'slain', wounds: 1 })
    expect(offered(s)).not.toContain('Ann|cast|revivify')
  })
})
