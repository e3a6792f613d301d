/** How far each spell reaches, how many it takes, and who counts as a friend or an enemy of its caster. */
import { describe, expect, test } from 'vitest'
import { fightOf, saveOf } from '../../src/rules/stats/sums.ts'
import { isImmune } from '../../src/rules/conditions/conditions.ts'
import { asked, casting, conditions, coven, incantations, offered, quick, standard } from '../coven.ts'
import { shoot } from '../duel.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

/** A base is 25 mm wide: so far apart are the centres of two whose rims are this far from each other. */
const rimToRim = (gap: number) => gap + 25 / 25.4
const southOfAnn = (gap: number) => [12, 4 + rimToRim(gap)] as const

/** Ann casts with two enemies and a friend close by; everybody is hurt and poisoned, so that there is something to mend. */
const choosing = (spell: string, potency: number): Skirmish => {
  const hurt = { health: 3, wounds: 1, conditions: ['poisoned'], speed: 1 }
  return coven({
    knows: { potency, standard: [spell] },
    ann: { ...hurt, speed: 9 },
    bob: { ...hurt, at: [8, 4] },
    words: { depth: 60 },
  })
    .b('Cid', { ...hurt, at: [16, 4] })
    .b('Dot', { ...hurt, at: [12, 1] })
    .a('Cy', { ...hurt, at: [13.5, 4] })
    .a('Di', { ...hurt, at: [10.5, 4] })
}

type Whom = 'friend' | 'enemy'

const REACHES: readonly (readonly [rule: string, spell: string, reach: number, whom: Whom])[] = [
  ['DD-INC-09', 'fly', 1, 'friend'],
  ['DD-INC-11', 'haste', 6, 'friend'],
  ['DD-INC-13', 'hold-person', 12, 'enemy'],
  ['DD-INC-15', 'hunters-mark', 48, 'enemy'],
  ['DD-INC-17', 'invisibility', 1, 'friend'],
  ['DD-INC-18', 'protection-from-energy', 1, 'friend'],
  ['DD-INC-19', 'protection-from-evil-and-good', 1, 'friend'],
  ['DD-QCK-05', 'lesser-restoration', 1, 'friend'],
  ['DD-STD-05', 'cure-wounds', 1, 'friend'],
  ['DD-STD-07', 'guiding-bolt', 24, 'enemy'],
  ['DD-STD-11', 'preserve-life', 6, 'friend'],
  ['DD-RUL-80', 'heroism', 1, 'friend'],
  ['DD-RUL-81', 'command', 12, 'enemy'],
  ['DD-RUL-83', 'gaseous-form', 1, 'friend'],
  ['DD-RUL-84', 'telekinesis', 12, 'enemy'],
]

/** The most targets at Potency 0 and at Potency 2. */
const TARGETS: readonly (readonly [rule: string, spell: string, none: number, two: number])[] = [
  ['DD-INC-09', 'fly', 1, 3],
  ['DD-INC-11', 'haste', 1, 1],
  ['DD-INC-13', 'hold-person', 1, 3],
  ['DD-INC-15', 'hunters-mark', 1, 1],
  ['DD-INC-17', 'invisibility', 1, 3],
  ['DD-INC-18', 'protection-from-energy', 1, 1],
  ['DD-INC-19', 'protection-from-evil-and-good', 1, 1],
  ['DD-QCK-05', 'lesser-restoration', 1, 1],
  ['DD-STD-05', 'cure-wounds', 1, 1],
  ['DD-STD-07', 'guiding-bolt', 1, 1],
  ['DD-STD-11', 'preserve-life', 1, 3],
  ['DD-RUL-80', 'heroism', 1, 3],
  ['DD-RUL-81', 'command', 1, 3],
  ['DD-RUL-83', 'gaseous-form', 1, 3],
]

describe('How far, and how many', () => {
  test.each(REACHES)('%s DD-RUL-58: %s reaches %i" from rim to rim and no farther', (_rule, spell, reach, whom) => {
    const reaches = (gap: number) => {
      const tim = { at: southOfAnn(gap), health: 3, wounds: 1, conditions: ['poisoned'], speed: 1 }
      const s = whom === 'friend' ? choosing(spell, 0).a('Tim', tim) : choosing(spell, 0).b('Tim', tim)
      return offered(s.picks(`Ann|cast|${spell}`)).some((id) => id === 'Tim' || id === 'figure|Tim')
    }
    expect([reaches(reach), reaches(reach + 0.02)]).toEqual([true, false])
  })

  test.each(TARGETS)('%s DD-RUL-58: %s takes %i at Potency 0 and up to %i at Potency 2', (_rule, spell, none, two) => {
    const most = (potency: number) => choosing(spell, potency).picks(`Ann|cast|${spell}`).decision
    expect(most(0)).toMatchObject({ least: 1, most: none })
    expect(most(2)).toMatchObject({ least: 1, most: two })
  })

  test('DD-QCK-03: a Healing Word reaches an ally 12" away and no farther, and only one in sight', () => {
    const speaks = (gap: number, wall = false) => {
      const s = coven({ ann: { gear: 'bow' }, bob: { at: [12, 8], health: 5 } })
        .b('Cid', { at: [12, 8 + rimToRim(gap)], speed: 1, casting: casting(quick('healing-word')) })
        .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      if (wall) s.line('wall', 'wall', [0, 10], [24, 10]).high(9)
      return asked(shoot(s)) === 'quick-healing-word'
    }
    expect([speaks(12), speaks(12.02), speaks(12, true)]).toEqual([true, false, false])
  })

  const aura = (spell: string, potency: number, tim: FigureWords, isFriend: boolean): Skirmish => {
    const s = coven({ knows: { ...incantations(spell), potency }, bob: { at: [20, 20] } })
    return (isFriend ? s.a('Tim', { speed: 1, ...tim }) : s.b('Tim', { speed: 1, ...tim })).picks(`Ann|cast|${spell}`)
  }

  test.each([
    [0, 3],
    [1, 4],
    [3, 6],
  ])('DD-INC-02 DD-INC-06: at Potency %i Bane and Bless reach %i"', (potency, reach) => {
    const fight = (spell: string, gap: number) => {
      const s = aura(spell, potency, { at: southOfAnn(gap) }, spell === 'bless')
      return fightOf(s.state, s.of('Tim'))
    }
    expect([fight('bane', reach), fight('bane', reach + 0.02)]).toEqual([3, 4])
    expect([fight('bless', reach), fight('bless', reach + 0.02)]).toEqual([5, 4])
  })

  test.each([
    ['DD-INC-04', 'beacon-of-hope', 6],
    ['DD-INC-08', 'calm-emotions', 12],
  ] as const)('%s: %s reaches %i" whatever the Potency', (_rule, spell, reach) => {
    const has = (gap: number) => {
      const s = aura(spell, 3, { at: southOfAnn(gap) }, true)
      const will = saveOf(s.state, s.of('Tim'), { of: 'Tim', save: 'will', potency: 0, purpose: 'test' })
      return will > 3 || isImmune(s.state, s.of('Tim'), 'charmed')
    }
    expect([has(reach), has(reach + 0.02)]).toEqual([true, false])
  })
})

describe('Who is a target', () => {
  const choices = (s: Skirmish, spell: string) => offered(s.picks(`Ann|cast|${spell}`))

  test('DD-RUL-88: a dominated friend is an enemy of the caster, a dominated enemy a friend', () => {
    const mixed = (spell: string) =>
      coven({ knows: incantations(spell), bob: { at: [12, 8], conditions: ['dominated'] } })
        .a('Cy', { at: [8, 6], speed: 1, conditions: ['dominated'] })
        .b('Cid', { at: [16, 6], speed: 1 })
    expect(choices(mixed('haste'), 'haste')).toEqual(['Ann', 'Bob'])
    expect(choices(mixed('hold-person'), 'hold-person')).toEqual(['Cy', 'Cid'])
    const s = mixed('bless').picks('Ann|cast|bless')
    expect(['Cy', 'Bob'].map((id) => fightOf(s.state, s.of(id)))).toEqual([4, 5])
  })

  test('DD-RUL-58: an ally that cannot be seen is a target within 1" and not at 2"', () => {
    const s = coven({ knows: standard('preserve-life') })
      .a('Cy', { at: southOfAnn(1), health: 3, wounds: 1, conditions: ['invisible'] })
      .a('Di', { at: [12 + rimToRim(2), 4], health: 3, wounds: 1, conditions: ['invisible'] })
      .a('Ed', { at: [12 - rimToRim(2), 4], health: 3, wounds: 1 })
    expect(choices(s, 'preserve-life')).toEqual(['Cy', 'Ed'])
  })

  test('DD-RUL-58 DD-RUL-89: an invisible enemy can be held within 1", and not from farther off', () => {
    const s = coven({ knows: incantations('hold-person') })
      .b('Cid', { at: [12 + rimToRim(1), 4], speed: 1, conditions: ['invisible'] })
      .b('Dot', { at: [12 - rimToRim(2), 4], speed: 1, conditions: ['invisible'] })
    expect(choices(s, 'hold-person')).toEqual(['Bob', 'Cid'])
  })

  test('DD-COND-08: the charmed do not counter a spell of their charmer, nor lift it', () => {
    const counter = (from: string) =>
      coven({
        knows: standard('sacred-weapon'),
        bob: { casting: casting(quick('counterspell')), conditions: [{ is: 'charmed', from }] },
      }).picks('Ann|cast|sacred-weapon')
    expect([asked(counter('Sam0')), asked(counter('Ann'))]).toEqual(['quick-counterspell', 'act'])
    const lift = coven({ knows: standard('telekinesis'), ann: { conditions: [{ is: 'charmed', from: 'Bob' }] } })
      .b('Cid', { at: [8, 6] })
      .b('Dot', { at: [16, 6] })
    expect(choices(lift, 'telekinesis')).toEqual(['figure|Cid', 'figure|Dot'])
  })

  test("DD-INC-15: two hunters: each is stronger against its own quarry, not against the other's", () => {
    const shot = (at: string, faces: number) =>
      coven({ ann: { gear: 'bow' }, bob: { toughness: 3 } })
        .b('Cid', { at: [8, 8], toughness: 3, speed: 1 })
        .effect('hunters-mark 1', 'hunters-mark', 'Ann', { targets: ['Bob'] })
        .effect('hunters-mark 2', 'hunters-mark', 'Sam0', { targets: ['Cid'] })
        .rolls([`to hit: Ann at ${at}`, 2], [`to wound: Ann at ${at}`, faces])
        .picks('Ann|shoot')
        .picks(`bow|${at}`)
        .of(at).where
    expect([shot('Bob', 4), shot('Cid', 4)]).toEqual(['slain', 'standing'])
  })

  test('DD-RUL-66: a new quarry must be in sight and within 48"', () => {
    const s = coven({ knows: incantations('hunters-mark'), ann: { gear: 'bow' }, words: { depth: 60 } })
      .b('Wall', { at: [4, 10], speed: 1 })
      .b('Far', { at: southOfAnn(48.02), speed: 1 })
      .b('Cid', { at: [16, 10], speed: 1 })
      .box('wall', 'wall', [2, 7], [8, 8])
      .high(9)
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
    s.picks('Ann|cast|hunters-mark').picks('Bob').picks('Ann|shoot').picks('bow|Bob')
    expect(offered(s)).toContain('Cid')
    expect(offered(s)).not.toContain('Wall')
    expect(offered(s)).not.toContain('Far')
  })

  test('DD-INC-17: Invisibility that ends leaves nobody invisible', () => {
    const s = coven({ knows: incantations('invisibility') })
      .a('Cy', { at: southOfAnn(0.5) })
      .picks('Ann|cast|invisibility')
      .picks('Ann', 'Cy')
    expect([conditions(s, 'Ann'), conditions(s, 'Cy')]).toEqual([['invisible'], ['invisible']])
    s.picks('Ann|let-go')
    expect([conditions(s, 'Ann'), conditions(s, 'Cy')]).toEqual([[], []])
  })
})
