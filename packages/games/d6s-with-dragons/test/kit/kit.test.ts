/** What the apps get: the table as it is shown, plans to play at once, and what cannot be. */
import { Battle, SeededDice, worded } from '@muster/engine'
import { iconNames } from '@muster/draw'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { FEATURES, MOVEMENT_FEATURES } from '../../src/content/features.ts'
import { isInPlay } from '../../src/state/figures.ts'
import { PROFILES } from '../../src/content/profiles.ts'
import { SPELLS } from '../../src/spells/index.ts'
import { skirmish } from '../skirmish.ts'

const seen = (s: ReturnType<typeof skirmish>, id: string) =>
  kit.view(s.state).figures.find((figure) => figure.id === id) ?? expect.fail(`${id} is not shown`)

describe('the table shown', () => {
  test('a character shows its numbers with their parts', () => {
    const s = skirmish()
      .a('Ann', { of: 'orc-warrior', gear: 'great blade, heavy armor', at: [4, 4] })
      .b('Bob', { at: [20, 20] })
    const { stats, kind, gear } = seen(s, 'Ann')
    expect(stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Speed 5"',
      'Fight 4',
      'Attacks 1',
      'Strength 5',
      'Armor 2',
      'Toughness 3',
      'Health 1',
      'Fortitude 4',
      'Reflex 3',
      'Will 2',
      'Morale 7',
    ])
    expect(stats[0]?.sum?.parts.map(({ value, source }) => `${value} ${source}`)).toEqual(['6 Speed', '-1 Heavy armor'])
    expect(kind).toBe('Orc humanoid')
    expect(gear.map(({ name }) => name)).toEqual(['Great blade', 'Heavy armor', 'Aggressive'])
  })

  test('a caster shows the boxes it has left', () => {
    const s = skirmish()
      .a('Ann', { of: 'archmage', at: [4, 4], marked: { spellcasting: 1, 'quick 2': 3 } })
      .b('Bob', { at: [20, 20] })
    const names = seen(s, 'Ann').gear.map(({ name }) => name)
    expect(names.filter((name) => name.includes('left'))).toEqual([
      'Spellcasting (2 of 3 left)',
      'Quick Cast (3 of 3 left)',
      'Quick Cast (0 of 3 left)',
    ])
  })

  test('a mount shows its barding and what its hooves do, a hero the boxes of its features', () => {
    const s = skirmish()
      .a('Ann', { of: 'guard-captain', mount: 'Horse', marked: { 'second-wind': 1 } })
      .a('Horse', { of: 'warhorse', gear: 'heavy barding', at: [4, 4] })
      .b('Bob', { at: [20, 20] })
    const [hooves, barding] = seen(s, 'Horse').gear
    expect(hooves?.text).toContain('knocks a Large or smaller target prone')
    expect(barding?.name).toBe('Heavy barding')
    expect(
      seen(s, 'Horse')
        .stats.find(({ label }) => label === 'Speed')
        ?.sum?.parts.map(({ value, source }) => `${value} ${source}`),
    ).toEqual(['12 Speed', '-1 Heavy barding', '-2 Ridden'])
    expect(seen(s, 'Ann').gear.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Second Wind (0 of 1 left)', 'Action Surge (1 of 1 left)']),
    )
  })

  test('it bears its signs: conditions, wounds, what it carries', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { at: [4, 4], health: 3, wounds: 1, conditions: ['prone', 'vexed'], now: { dodging: true } })
      .b('Bob', { at: [20, 20] })
      .thing('treasure 1', [12, 12], { carrier: 'Ann' })
    expect(seen(s, 'Ann').marks.map(({ icon }) => icon)).toEqual([
      'bloody-sword',
      'locked-chest',
      'dodge',
      'falling',
      'on-target',
    ])
    expect(seen(s, 'Ann').stats.find(({ label }) => label === 'Health')?.value).toBe('2')
    expect(kit.view(s.state).objectives).toEqual([
      { id: 'treasure 1', name: 'Treasure 1', icon: 'locked-chest', at: s.of('Ann').at, heldBy: 'a' },
    ])
  })

  test('a rider is shown on its mount, the gone are not', () => {
    const s = skirmish()
      .a('Ann', { mount: 'Horse' })
      .a('Horse', { at: [4, 4], size: 'large' })
      .a('Abe', { where: 'slain' })
      .b('Bob', { at: [20, 20] })
    const { figures } = kit.view(s.state)
    expect(figures.map(({ id }) => id)).toEqual(['Ann', 'Horse', 'Bob'])
    expect(seen(s, 'Ann').at).toEqual(s.of('Horse').at)
    expect(seen(s, 'Horse').marks.map(({ label }) => worded(label))).toEqual(['Ridden by Ann'])
  })

  test('the scoreboard, the round and who leads', () => {
    const s = skirmish({ round: 3, lead: 'b', encounter: 'raid' })
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [20, 20] })
      .thing('supply b1', [6, 18], { kind: 'supply', side: 'b', destroyed: true, by: 'a' })
      .thing('supply b2', [12, 18], { kind: 'supply', side: 'b' })
    const shown = kit.view(s.state)
    expect(shown).toMatchObject({
      round: { turn: 3, phase: 'Movement' },
      order: ['b', 'a'],
      scenario: { name: 'Raid', standing: 'North has destroyed 1, South has destroyed 0' },
    })
    expect(shown.sides.map(({ score }) => score)).toEqual(['1 destroyed', '0 destroyed'])
    expect(shown.objectives.map(({ id }) => id)).toEqual(['supply b2'])
  })

  test('every icon that may be shown is one that is drawn', () => {
    const known = new Set<string>(iconNames)
    const s = skirmish()
      .a('Ann', { of: 'goblin-warrior', gear: 'blade, throwing, bow, great exotic, light armor, shield', at: [4, 4] })
      .b('Bob', { at: [20, 20] })
    const icons = [
      ...kit.view(s.state).figures.flatMap(({ icon, gear }) => [icon, ...gear.map((one) => one.icon)]),
      kit.about.icon,
    ]
    for (const printed of [PROFILES, SPELLS, Object.values(FEATURES), Object.values(MOVEMENT_FEATURES)])
      icons.push(...printed.map(({ icon }) => icon))
    expect(icons.filter((icon) => !known.has(icon))).toEqual([])
  })
})

describe('plans', () => {
  test('a ready plan is legal and begins', () => {
    for (let seed = 0; seed < 12; seed++) {
      const plan = kit.readyPlan(seed)
      expect(kit.checkPlan(plan)).toEqual([])
      expect(Battle.start(game, plan, new SeededDice(seed)).decision).toMatchObject({ what: 'edges' })
    }
  })

  test('a first plan is legal, and small', () => {
    for (let seed = 0; seed < 12; seed++) {
      const plan = kit.firstPlan?.(seed)
      expect(plan && kit.checkPlan(plan)).toEqual([])
      for (const { army } of plan?.sides ?? []) expect(kit.checkArmy(army).figures).toBeLessThanOrEqual(15)
    }
  })

  test('all armies of a size can be deployed on every table', () => {
    for (const { field } of kit.fields) {
      for (const { army, points } of kit.armies) {
        const battle = Battle.start(
          game,
          {
            game: game.id,
            field,
            options: { limit: points },
            sides: [
              { id: 'a', name: 'A', army },
              { id: 'b', name: 'B', army },
            ],
          },
          new SeededDice(1),
        )
        while (battle.question && battle.state.round === 0) battle.answer(battle.decision?.default ?? { pick: [] })
        expect(battle.state.figures.filter((figure) => !isInPlay(figure)).map(({ id }) => id)).toEqual([])
      }
    }
  })
})

describe('faults', () => {
  const sound = () =>
    skirmish()
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [20, 20] })

  test('a sound battle has none', () => {
    expect(kit.invariantErrors(sound().state)).toEqual([])
  })

  test("one who should be dead, one on another's base and one with a treasure it does not know of are named", () => {
    const s = sound()
    s.of('Ann').wounds = 1
    s.of('Bob').at = s.of('Ann').at
    s.state.things = [
      {
        id: 'ring',
        kind: 'treasure',
        heavy: false,
        diameter: 2000,
        side: undefined,
        at: { x: 0, y: 0 },
        carrier: 'Bob',
        destroyed: false,
        by: undefined,
      },
    ]
    expect(kit.invariantErrors(s.state)).toEqual([
      'Ann has 1 wounds of 1 and still stands',
      'Bob stands on Ann',
      'Bob does not know that it carries ring',
    ])
  })

  test('so is one who concentrates on nothing, and one who fights in two melees', () => {
    const s = sound()
    s.of('Ann').concentrating = 'bless 1'
    s.state.abilities.changed()
    s.state.melees = [1, 2].map((id) => ({ id, members: ['Ann', 'Bob'], resolved: false, passed: [] }))
    expect(kit.invariantErrors(s.state)).toEqual([
      'Ann concentrates on a spell that is not there',
      'somebody fights in two melees',
    ])
  })
})
