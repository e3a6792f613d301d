/** Resolving melees: which comes next, who acts when, and what follows at the end of each. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, toActions, what } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

/** Two duels far apart, split already: number 1 is Ann's, number 2 is Abe's. */
const twoDuels = (words = {}, ann = {}, bob = {}): Skirmish =>
  brawl(words)
    .a('Ann', { at: [6, 10], ...ann })
    .b('Bob', { at: [6, 10.985], ...bob })
    .a('Abe', { at: [15, 10] })
    .b('Bea', { at: [15, 10.985] })

/** The order in which they were asked for their place, everybody letting it pass. */
function orderOf(s: Skirmish): string[] {
  const order: string[] = []
  toActions(s)
  while (s.battle.question?.what === 'combat-action') {
    const pass = choices(s).find((id) => id.endsWith('|let-pass')) ?? ''
    order.push(pass.slice(0, pass.indexOf('|')))
    s.picks(pass)
  }
  return order
}

const duel = (ann = {}, bob = {}, words = {}): Skirmish =>
  brawl(words)
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { at: [10, 10.985], ...bob })

describe('which melee', () => {
  test('DD-MEL-01 the Lead Player chooses which melee is resolved next, one at a time', () => {
    const s = twoDuels({ lead: 'b' })
    isAsked(s, 'choose-melee', 'b')
    expect(choices(s)).toEqual(['1', '2'])
    s.picks('2')
    expect(s.told('melee-begun')).toMatchObject({ members: ['Abe', 'Bea'] })
    toActions(s)
    expect(choices(s).every((id) => id.startsWith('Bea|'))).toBe(true)
  })

  test('DD-MEL-01 the choice is there even if nobody in one of the melees has an action left', () => {
    const s = twoDuels({}, { now: { action: false } }, { now: { action: false } })
    isAsked(s, 'choose-melee', 'a')
    expect(choices(s)).toEqual(['1', '2'])
  })

  test('DD-MEL-01 once the first is over the second follows without a question: it is the only one left', () => {
    const s = twoDuels().picks('1')
    expect(orderOf(s)).toEqual(['Ann', 'Bob'])
    expect(s.told('melee-begun')).toMatchObject({ members: ['Abe', 'Bea'] })
  })
})

describe('masteries are declared first', () => {
  test("DD-MEL-02 first all of the Lead Player's characters, then the other side's", () => {
    const asked = (lead: string): (string | undefined)[] => {
      const s = brawl({ lead })
        .b('Bob', { at: [10, 11] })
        .a('Ann', { at: [10, 10] })
        .a('Amy', { at: [10, 12] })
      const who: (string | undefined)[] = []
      while (what(s) === 'mastery') {
        who.push(s.decision.about)
        s.picks('no')
      }
      return who
    }
    expect(asked('a')).toEqual(['Ann', 'Amy', 'Bob'])
    expect(asked('b')).toEqual(['Bob', 'Ann', 'Amy'])
  })
})

describe('actions by Fight', () => {
  test('DD-SPLIT-07: a character whose attacks are made keeps its place for an extra action only, and attacks no more', () => {
    const s = duel({ traits: ['action-surge'], uses: { 'action-surge': 1 } }, { fight: 1 })
    toActions(s.rolls(['to hit: Ann at Bob', 6]))
      .picks('Ann|attack|Bob|blade')
      .rolledEverything()
    expect(choices(s)).toEqual(['Ann|deed|action-surge', 'Ann|let-pass'])
  })

  test('DD-MEL-03 each may act in descending order of Fight, whoever leads', () => {
    expect(orderOf(duel({ fight: 3 }, { fight: 5 }))).toEqual(['Bob', 'Ann'])
    expect(orderOf(duel({ fight: 5 }, { fight: 3 }, { lead: 'b' }))).toEqual(['Ann', 'Bob'])
  })

  test("DD-MEL-04 at equal Fight the Lead Player's characters act first", () => {
    expect(orderOf(duel())).toEqual(['Ann', 'Bob'])
    expect(orderOf(duel({}, {}, { lead: 'b' }))).toEqual(['Bob', 'Ann'])
  })

  test('DD-MEL-05 a player orders characters of equal Fight freely, and finishes one before the next', () => {
    const s = toActions(
      brawl()
        .b('Bob', { at: [10, 11], toughness: 10, health: 9 })
        .a('Ann', { at: [10, 10], attacks: 2 })
        .a('Amy', { at: [11, 11], attacks: 2 })
        .rolls(
          ['to hit: Amy at Bob', 6],
          ['to hit: Amy at Bob', 6],
          ['to hit: Ann at Bob', 6],
          ['to hit: Ann at Bob', 6],
        ),
    )
    expect(new Set(choices(s).map((id) => id.split('|')[0]))).toEqual(new Set(['Ann', 'Amy']))
    s.picks('Amy|attack|Bob|blade')
    expect(s.decision.about).toBe('Ann')
    s.picks('Ann|attack|Bob|blade').rolledEverything()
  })

  test('DD-MEL-06 DD-CACT-01 attacking gives as many attacks as the Attacks stat, with one or more weapons', () => {
    const s = toActions(
      duel({ attacks: 3, gear: 'blade, bludgeon' }, { toughness: 10, health: 9 }).rolls(
        ['to hit: Ann at Bob', 6],
        ['to hit: Ann at Bob', 6],
        ['to hit: Ann at Bob', 6],
      ),
    )
    s.picks('Ann|attack|Bob|bludgeon')
    isAsked(s, 'attack', 'a')
    expect(choices(s).sort()).toEqual(['Ann|attack|Bob|blade', 'Ann|attack|Bob|bludgeon', 'no'])
    s.picks('Ann|attack|Bob|blade').picks('Ann|attack|Bob|bludgeon').rolledEverything()
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
  })

  test('DD-RUL-39 the order goes by Fight with lasting modifiers, looked at afresh before each pick', () => {
    const s = brawl()
      .effect('bane', 'bane', 'Bob')
      .a('Ann', { at: [10, 10], fight: 5 })
      .a('Amy', { at: [11, 11], fight: 4 })
      .b('Bob', {
        at: [10, 11],
        fight: 4,
        health: 1,
        concentrating: 'bane',
        casting: { potency: 0, slots: 1, incantations: ['bane'] },
      })
    expect(orderOf(s)).toEqual(['Ann', 'Bob', 'Amy'])
  })

  test('DD-RUL-39 flanking and mastery penalties do not change the order', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], fight: 4 })
      .a('Amy', { at: [10, 12], fight: 4 })
      .b('Bob', { at: [10, 11], fight: 5, gear: 'blade, shield' })
    s.picks('no').picks('no').picks('shield|Ann')
    expect(s.of('Bob').now.shielding).toBe(true)
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
  })
})

describe('the end of a melee', () => {
  const caster = {
    concentrating: 'bless',
    toughness: 10,
    health: 9,
    casting: { potency: 0, slots: 1, incantations: ['bless'] },
  }

  test('DD-MEL-07 a concentrating character that was hit tests Fortitude once at the end, however many hits it took', () => {
    const s = duel({ attacks: 2, fight: 6 }, { ...caster, fight: 1 }, {})
      .effect('bless', 'bless', 'Bob')
      .rolls(['to wound: Ann at Bob', 6], ['to wound: Ann at Bob', 6], ['save: Bob', 6])
    toActions(s).picks('Ann|attack|Bob|blade')
    expect(s.of('Bob').concentrating).toBe('bless')
    s.picks('Bob|let-pass').rolledEverything()
    expect(s.of('Bob').concentrating).toBeUndefined()
  })

  test('DD-MEL-07 a character that was not hit makes no test', () => {
    const s = duel({}, { ...caster, fight: 1 })
      .effect('bless', 'bless', 'Bob')
      .rolls(['to hit: Ann at Bob', 6])
    toActions(s).picks('Ann|attack|Bob|blade').picks('Bob|let-pass').rolledEverything()
    expect(s.of('Bob').concentrating).toBe('bless')
  })

  test('DD-MEL-08 when only one side is left its members may follow up', () => {
    const s = toActions(duel().rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 1])).picks(
      'Ann|attack|Bob|blade',
    )
    isAsked(s, 'follow-up', 'a')
    s.picks('done')
    expect(melees(s)).toEqual([])
  })

  test('DD-MEL-08 while both sides are left nobody follows up', () => {
    const s = duel()
    expect(orderOf(s)).toEqual(['Ann', 'Bob'])
    expect(s.state.stage).toBe('act')
    expect(s.hasTold('followed-up')).toBe(false)
  })
})

describe('outside melees', () => {
  test('DD-RUL-37 when all melees are over, a character with an unspent action and no enemy in its melee may still act', () => {
    const s = brawl({ encounter: 'sacred-objects' })
      .a('Ann', { at: [10, 10] })
      .thing('T1', [10, 11])
      .rolls(['save: Ann', 1])
    isAsked(s, 'lone-action', 'a')
    expect(choices(s)).toEqual(['Ann|pick-up|T1', 'Ann|let-pass'])
    s.picks('Ann|pick-up|T1').rolledEverything()
    expect(s.of('Ann').carrying).toBe('T1')
  })

  test("DD-RUL-37 in descending Fight, the Lead Player's first at equal Fight; without an action, or with nothing to do, nobody is asked", () => {
    const s = brawl({ encounter: 'sacred-objects', lead: 'b' })
      .thing('T1', [4, 5])
      .thing('T2', [12, 5])
      .thing('T3', [20, 5])
      .a('Ann', { at: [4, 5], fight: 5 })
      .a('Abe', { at: [12, 5] })
      .b('Bob', { at: [20, 5] })
      .b('Ben', { at: [20, 6.5], now: { action: false } })
    const order: string[] = []
    while (s.battle.question?.what === 'lone-action') {
      order.push(s.decision.about ?? '')
      s.picks(`${s.decision.about ?? ''}|let-pass`)
    }
    expect(order).toEqual(['Ann', 'Bob', 'Abe'])
  })

  test('DD-RUL-37 one with an enemy left in its melee takes no lone action, but may do the same at its place in the melee', () => {
    const s = duel({}, { now: { action: false } }, { encounter: 'sacred-objects' }).thing('T1', [10, 9])
    toActions(s)
    expect(choices(s)).toContain('Ann|pick-up|T1')
    s.picks('Ann|let-pass')
    expect(s.battle.question?.what).not.toBe('lone-action')
  })

  test('DD-RUL-37 a long reach strikes from outside any melee, and a grappled character may try to escape', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], attackList: [{ id: 'slam', reach: 2 }], gear: '' })
      .b('Bob', { at: [10, 12.9] })
      .rolls(['to hit: Ann at Bob', 6])
    isAsked(s, 'lone-action', 'a')
    expect(choices(s)).toEqual(['Ann|attack|Bob|slam', 'Ann|let-pass'])
    s.picks('Ann|attack|Bob|slam').rolledEverything()
    const held = brawl().a('Ann', { at: [10, 10], conditions: [{ is: 'grappled', from: 'Sam1' }] })
    expect(choices(held)).toEqual(['Ann|escape|fortitude', 'Ann|escape|reflex', 'Ann|let-pass'])
  })
})
