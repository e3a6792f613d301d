/** What pointing at a figure tells: may it be attacked, why not, and the exact chances. */
import type { AttackForecast } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { attackForecasts } from '../../src/forecasts/forecasts.ts'
import { attackChance, shotChance } from '../../src/rules/combat/proposals.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const seen = (battle: Skirmish, by: string, at: string, kind: string): AttackForecast =>
  attackForecasts(battle.state, by, at).find((prospect) => prospect.kind === kind) ??
  expect.fail(`no prospect of ${kind}`)

const chance = ({ chances }: AttackForecast, label: string): number =>
  chances.find((one) => one.label === label)?.chance ?? expect.fail(`no chance to ${label}`)

describe('shooting', () => {
  const range = () =>
    skirmish({ stage: 'declare-shots', turn: 6 })
      .a('Ann', { shooting: 3, at: [10, 10] })
      .b('Bob', { armour: 2, at: [10, 20] })

  test('the chances are those of the dice: hit, each piece of cover, save', () => {
    const open = seen(range(), 'Ann', 'Bob', 'shoot')
    expect(open).toMatchObject({ allowed: true, line: { met: [] } })
    expect(chance(open, 'hit')).toBeCloseTo(3 / 6, 12)
    expect(chance(open, 'slay')).toBeCloseTo((3 / 6) * (4 / 6), 12)
    const covered = seen(
      range().line('hedge', 'hedge', [5, 15], [15, 15]).box('wood', 'wood', [5, 17], [15, 18]),
      'Ann',
      'Bob',
      'shoot',
    )
    expect(chance(covered, 'slay')).toBeCloseTo((3 / 6) * (1 / 4) * (4 / 6), 12)
    expect(covered.line?.met).toEqual([
      { name: 'the hedge', at: { x: 25400, y: 38100 }, blocks: false },
      { name: 'the wood', at: { x: 25400, y: 43180 }, blocks: false },
    ])
  })

  test('a refused shot says why and by which rule, and shows what blocks it', () => {
    const building = seen(range().box('mill', 'building', [5, 14], [15, 16]), 'Ann', 'Bob', 'shoot')
    expect(building).toMatchObject({
      allowed: false,
      rule: 'HW-SHOOT-14',
      chances: [],
      line: { met: [{ name: 'the building', blocks: true }] },
    })
    const woods = seen(range().box('wood', 'wood', [5, 14], [15, 17]), 'Ann', 'Bob', 'shoot')
    expect(woods).toMatchObject({
      allowed: false,
      rule: 'HW-SHOOT-16',
      line: { met: [{ name: 'the wood', blocks: true }] },
    })
    const reason = (by: object, at: object, more: (battle: Skirmish) => Skirmish = (battle) => battle) => {
      const battle = skirmish()
        .a('Ann', { shooting: 3, at: [10, 10], ...by })
        .b('Bob', { at: [10, 20], ...at })
      return seen(more(battle), 'Ann', 'Bob', 'shoot').rule
    }
    expect(reason({ spent: 3.1 }, {})).toBe('HW-SHOOT-06')
    expect(reason({ shooting: 1, cursed: true }, {})).toBe('HW-COST-22')
    expect(reason({}, { at: [10, 30] })).toBe('HW-SHOOT-03')
    expect(reason({}, {}, (battle) => battle.a('Amy', { at: [10, 21] }))).toBe('HW-SHOOT-07')
    expect(reason({}, {}, (battle) => battle.b('Bea', { at: [10, 11] }))).toBe('HW-SHOOT-08')
    expect(reason({}, { rank: 'hero' }, (battle) => battle.b('Bea', { at: [10, 13] }))).toBe('HW-SHOOT-10')
  })
})

describe('melee', () => {
  test('all attacks together, with swords, Mighty and Armbands', () => {
    const battle = skirmish({ stage: 'assign-attacks' })
      .a('Ann', { melee: 4, twoWeapons: true, mighty: true, at: [10, 10] })
      .b('Bob', { rank: 'hero', item: 'armband-of-toughness', armour: 3, at: [10, 11.5] })
    const fight = seen(battle, 'Ann', 'Bob', 'attack')
    const one = (4 / 6) * (4 / 6) * (1 / 2)
    expect(fight.allowed).toBe(true)
    expect(chance(fight, 'hit')).toBeCloseTo(1 - (2 / 6) ** 2, 12)
    expect(chance(fight, 'slay')).toBeCloseTo(1 - (1 - one) ** 2, 12)
  })

  test('a shielded Hero takes one blow, and an axe among many enemies is no trouble to reckon', () => {
    const shielded = skirmish()
      .a('Ann', { melee: 3, twoWeapons: true, at: [10, 10] })
      .b('Bob', { rank: 'hero', item: 'magic-armour', at: [10, 11] })
    expect(chance(seen(shielded, 'Ann', 'Bob', 'attack'), 'slay')).toBeCloseTo(3 / 6, 12)
    const giant = skirmish({ scenario: 'loot' }).a('Axe', {
      rank: 'hero',
      item: 'battle-axe-of-slaughter',
      melee: 3,
      twoWeapons: true,
      diameter: 4,
      at: [10, 10],
    })
    const around = [
      [12.5, 10],
      [7.5, 10],
      [10, 12.5],
      [10, 7.5],
      [11.8, 11.8],
      [8.2, 8.2],
      [11.8, 8.2],
      [8.2, 11.8],
    ] as const
    for (const [index, at] of around.entries()) giant.b(`Orc ${index}`, { armour: 3, at })
    expect(chance(seen(giant, 'Axe', 'Orc 0', 'attack'), 'slay')).toBeCloseTo(1 - (1 - 0.25) ** 2, 12)
  })

  test('out of contact it is not allowed, but worth knowing before a charge; a friend is no prospect', () => {
    const battle = skirmish()
      .a('Ann', { melee: 3, at: [10, 10] })
      .a('Amy', { at: [12, 10] })
      .b('Bob', { at: [10, 20] })
    expect(seen(battle, 'Ann', 'Bob', 'attack')).toMatchObject({ allowed: false, rule: 'HW-MELEE-07' })
    expect(chance(seen(battle, 'Ann', 'Bob', 'attack'), 'slay')).toBeCloseTo(1 / 2, 12)
    expect(attackForecasts(battle.state, 'Ann', 'Amy')).toEqual([])
  })

  test('nothing is changed by looking', () => {
    const battle = skirmish({ stage: 'assign-attacks' })
      .a('Ann', { melee: 5, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
    const before = battle.battle.hash()
    attackForecasts(battle.state, 'Ann', 'Bob')
    expect(battle.battle.hash()).toBe(before)
  })
})

describe('spells', () => {
  test('Death Bolt and Fireball tell their chances, the others only whether they may be cast', () => {
    const wizard = (...spells: string[]) =>
      skirmish({ stage: 'magic' })
        .a('Wiz', { rank: 'wizard', spells, at: [10, 10] })
        .b('Bob', { armour: 4, at: [10, 20] })
    expect(chance(seen(wizard('death-bolt', 'curse'), 'Wiz', 'Bob', 'death-bolt'), 'slay')).toBeCloseTo(3 / 6, 12)
    expect(chance(seen(wizard('death-bolt', 'fireball'), 'Wiz', 'Bob', 'fireball'), 'slay')).toBeCloseTo(3 / 6, 12)
    expect(chance(seen(wizard('death-bolt', 'fireball'), 'Wiz', 'Bob', 'fireball'), 'hit')).toBeCloseTo(1, 12)
    expect(seen(wizard('death-bolt', 'curse'), 'Wiz', 'Bob', 'curse')).toMatchObject({ allowed: true, chances: [] })
  })

  test('a spell that may not be cast says why', () => {
    const battle = skirmish()
      .a('Wiz', { rank: 'wizard', spells: ['curse', 'fireball'], at: [10, 10] })
      .b('Bob', { cursed: true, at: [10, 20] })
      .b('Far', { at: [10, 40] })
      .b('Safe', { rank: 'hero', item: 'obsidian-amulet', at: [14, 14] })
    expect(seen(battle, 'Wiz', 'Bob', 'curse')).toMatchObject({ allowed: false, rule: 'HW-SPELL-04' })
    expect(seen(battle, 'Wiz', 'Far', 'fireball')).toMatchObject({ allowed: false, rule: 'HW-MAG-05' })
    expect(seen(battle, 'Wiz', 'Safe', 'curse')).toMatchObject({ allowed: false, rule: 'HW-ITEM-16' })
    expect(chance(seen(battle, 'Wiz', 'Safe', 'fireball'), 'slay')).toBe(0)
  })
})

test('the guesses behind the proposals are the exact chances of one shot and one blow', () => {
  for (const item of [undefined, 'armband-of-toughness', 'battle-sword', 'obsidian-amulet']) {
    for (const armour of [0, 1, 3, 5]) {
      const battle = skirmish()
        .line('wall', 'wall', [5, 12], [15, 12])
        .line('hedge', 'hedge', [5, 14], [15, 14])
        .a('Ann', { shooting: 4, melee: 2, mighty: armour > 1, diameter: 1, at: [10, 10] })
        .b('Bob', { armour, at: [10, 20], ...(item !== undefined && { rank: 'hero', item }) })
      const [ann, bob] = [battle.of('Ann'), battle.of('Bob')]
      expect(shotChance(battle.state, ann, bob)).toBeCloseTo(chance(seen(battle, 'Ann', 'Bob', 'shoot'), 'slay'), 12)
      expect(attackChance(battle.state, ann, bob)).toBeCloseTo(chance(seen(battle, 'Ann', 'Bob', 'attack'), 'slay'), 12)
    }
  }
})
