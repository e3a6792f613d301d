/** Bugbears: whom they hit with bare hands they hold, and whom they hold they carry off. */
import { describe, expect, test } from 'vitest'
import { choices } from '../brawl.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, movers } from '../march.ts'
import type { FigureWords } from '../skirmish.ts'

const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const
const SAFE = { toughness: 10, health: 9 }
const fist = { id: 'unarmed-strike', name: 'Unarmed Strike', riders: ['grapples'] }
const bugbear = { gear: '', strength: 5, attackList: [fist] }
const held = { conditions: [{ is: 'grappled', from: 'Ann' }] }

describe('Unarmed Strike', () => {
  test('DD-EAF-04: a hit grapples the target, wounded or not; a miss does not', () => {
    const after = (face: number, ...more: (readonly [string, number])[]) =>
      conditions(strike(duel(bugbear, SAFE).rolls(['to hit: Ann at Bob', face], ...more), 'Bob', fist.id), 'Bob')
    expect([after(2, NO_WOUND), after(6)]).toEqual([['grappled'], []])
  })

  test('DD-EAF-04: a Large target is not grappled', () => {
    const s = duel(bugbear, { ...SAFE, size: 'large', at: [12, 13.8] }).rolls(HIT, NO_WOUND)
    expect(conditions(strike(s, 'Bob', fist.id), 'Bob')).toEqual([])
  })

  test('DD-RUL-149: the grapple of a hit allows no save, and the target escapes against Potency 0', () => {
    const s = duel({ ...bugbear, fight: 5 }, { ...SAFE, saves: [3, 1, 1] }).rolls(HIT, NO_WOUND, ['save: Bob', 1])
    strike(s, 'Bob', fist.id).picks('Bob|escape|fortitude').rolledEverything()
    expect(conditions(s, 'Bob')).toEqual([])
  })

  test('DD-RUL-149: one who holds somebody may let go for the new grapple, or keep hold and not seize the other', () => {
    const after = (answer: string) => {
      const s = duel(bugbear, SAFE)
        .b('Cal', { at: [13.5, 12], ...held })
        .rolls(HIT, NO_WOUND)
      strike(s, 'Bob', fist.id)
      expect(s.decision).toMatchObject({ what: 'change-grip', by: 'a' })
      s.picks(answer)
      return [conditions(s, 'Bob'), conditions(s, 'Cal')]
    }
    expect(after('yes')).toEqual([['grappled'], []])
    expect(after('no')).toEqual([[], ['grappled']])
  })

  test('DD-RUL-144: a printed Unarmed Strike keeps the full Strength; bare hands lose 1', () => {
    const wounds = (ann: FigureWords, weapon: string) =>
      strike(duel(ann, { toughness: 5, health: 3 }).rolls(HIT, ['to wound: Ann at Bob', 3]), 'Bob', weapon).of('Bob')
        .wounds
    expect(wounds(bugbear, fist.id)).toBe(1)
    expect(wounds({ gear: '', strength: 5 }, 'unarmed')).toBe(0)
  })

  test('DD-RUL-223: a mover grappled by an opportunity attack stops where it is', () => {
    const s = range({ at: [12, 10], speed: 6 }, { ...bugbear, at: [12, 11.5] }).rolls(
      ['to hit: Bob at Ann', 2],
      ['to wound: Bob at Ann', 6],
    )
    s.move('Ann', [12, 6])
    s.picks('Bob|unarmed-strike|Ann')
    expect(conditions(s, 'Ann')).toEqual(['grappled'])
    expect(s.at('Ann')[1]).toBeGreaterThan(9)
  })
})

describe('Abduct', () => {
  const dragging = (traits: string[]) => range({ at: [12, 8], traits, speed: 6 }, { at: [12, 9], ...held })

  test('DD-EAF-01: dragging somebody costs a bugbear no extra movement', () => {
    expect(movers(dragging([]))).toContain('Ann 3')
    expect(movers(dragging(['abduct']))).toContain('Ann 6')
  })
})

describe('Blackjack', () => {
  test('DD-EAF-02: advantage on to-hit rolls against the one it holds', () => {
    const s = duel({ traits: ['blackjack'] }, { ...SAFE, ...held })
    s.rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 2], NO_WOUND)
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true, luck: { net: 1 } })
  })

  test('DD-EAF-02: none against somebody it does not hold, or whom another holds', () => {
    const luck = (bob: object) => {
      const s = duel({ traits: ['blackjack'] }, { ...SAFE, ...bob })
        .a('Cal', { at: [13.5, 13.5] })
        .rolls(['to hit: Ann at Bob', 6])
      return strike(s).rolledEverything().told('attacked')['hit']
    }
    expect([luck({}), luck({ conditions: [{ is: 'grappled', from: 'Cal' }] })]).toEqual([false, false])
  })
})

describe('Quick Grapple', () => {
  const chief = { traits: ['quick-grapple'], gear: 'blade' }
  const DEED = 'Ann|deed|quick-grapple'

  test('DD-EAF-03, DD-RUL-179: a Reflex save against Potency 0 or grappled, and its action is still to come', () => {
    const after = (face: number) => {
      const s = duel(chief, { ...SAFE, saves: [1, 3, 1] }).rolls(['save: Bob', face])
      s.picks(DEED)
      return [conditions(s, 'Bob'), choices(s).includes('Ann|attack|Bob|blade'), choices(s).includes(DEED)]
    }
    expect(after(4)).toEqual([['grappled'], true, false])
    expect(after(1)).toEqual([[], true, false])
  })

  test('DD-FEA-05, DD-EAF-03: it comes with the combat action, and never in the Movement Phase', () => {
    expect(choices(range({ ...chief, at: [12, 9] }, { ...SAFE, at: [12, 10.5] }))).not.toContain(DEED)
  })

  test('DD-RUL-179: only Medium or smaller enemies within 1" can be grappled so', () => {
    const offered = (bob: object) => choices(duel(chief, { ...SAFE, ...bob })).includes(DEED)
    expect([offered({}), offered({ size: 'large', at: [12, 13.8] }), offered({ at: [12, 14.2] })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('DD-RUL-179: with several in reach its player says whom', () => {
    const s = duel(chief, SAFE)
      .b('Cal', { at: [13.5, 12] })
      .rolls(['save: Cal', 6])
    s.picks(DEED)
    expect(s.decision).toMatchObject({ what: 'quick-grapple', by: 'a' })
    s.picks('Cal')
    expect([conditions(s, 'Bob'), conditions(s, 'Cal')]).toEqual([[], ['grappled']])
  })
})
