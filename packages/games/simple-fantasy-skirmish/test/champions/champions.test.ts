/** Champions: on their own, attached, joining and leaving. */
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/design/card-of.ts'
import { complaintsAbout } from '../../src/design/complaints.ts'
import { plainDesign } from '../../src/design/design.ts'
import { view } from '../../src/view/view.ts'
import { assault, optionsOf } from '../fight.ts'
import { row, skirmish, type Skirmish } from '../skirmish.ts'

const champion = {
  type: 'champion',
  melee: { attack: 3, save: 4, skill: 3 },
  ranged: { save: 4 },
  magic: { save: 5 },
} as const
const scrum = { scrum: 1 } as const
const yggdril = { is: 'artifact', grade: 'legendary', name: 'Yggdril', rolls: ['melee-save', 'ranged-save'] } as const
const hadumar = { type: 'champion', melee: { attack: 3, save: 3 }, items: [yggdril] } as const
const guards = { melee: { attack: 4, save: 4 } } as const
const elves = (count = 3) => ({ at: row(count, [9, 12]), ...scrum })

const movers = (battle: Skirmish): readonly string[] =>
  battle.decision.kind === 'move'
    ? battle.decision.movers.map(({ figure }) => figure)
    : expect.fail('no move is asked for')

describe('designed and alone', () => {
  test('SF-CHAMP-01 a Champion is exactly one model', () => {
    const complaints = (count: number) =>
      complaintsAbout(plainDesign({ type: 'champion', count }), 'unit').map(({ rule }) => rule)
    expect([complaints(1), complaints(2)]).toEqual([[], ['SF-CHAMP-01']])
  })

  test('SF-CHAMP-02 only Champions can use Enchanted Items', () => {
    const complaints = (type: 'elites' | 'champion') =>
      complaintsAbout(plainDesign({ type, count: type === 'champion' ? 1 : 5, items: [yggdril] }), 'unit').map(
        ({ rule }) => rule,
      )
    expect([complaints('champion'), complaints('elites')]).toEqual([[], ['SF-CHAMP-02']])
  })

  test('SF-CHAMP-03 SF-RUL-69 4 points: Melee Attack 3, Melee Skill 3 and no other Skill, Magic Save 5, Heavy Armour free', () => {
    const { grid, cost } = cardOf(plainDesign({ type: 'champion', count: 1, upgrades: ['heavy-armour'] }))
    expect(grid).toEqual({ melee: { attack: 3, save: 4, skill: 3 }, ranged: { save: 4 }, magic: { save: 5 } })
    expect(cost).toBe(4)
  })

  test('SF-CHAMP-04 a Champion may act by itself as a unit of one', () => {
    const battle = skirmish()
      .a('Hero', { ...champion, at: [[10, 10]] })
      .a('Guards', { at: row(3, [30, 10]) })
      .b('Elves', { at: row(3, [10, 30]) })
    expect(movers(battle)).toContain('Hero')
    battle.move('Hero', [10, 16])
    expect([battle.centre('Hero'), battle.of('Hero').marker]).toEqual([[10, 16], true])
  })

  test('SF-CHAMP-05 SF-RUL-70 alone it saves against one hit after another until one fails, and then rolls no more', () => {
    const fight = () =>
      assault('Elves')
        .a('Elves', elves())
        .b('Hero', { ...champion, at: [[10.5, 11]], ...scrum })
        .b('Guards', { at: row(3, [30, 10]) })
    const saved = fight()
      .rolls(['attack: Elves at Hero', 4, 5, 6], ['save: Hero', 4], ['save: Hero', 6], ['save: Hero', 5])
      .picks('melee|Hero')
      .rolledEverything()
    expect(saved.left('Hero')).toBe(1)
    const slain = fight()
      .rolls(['attack: Elves at Hero', 4, 5, 6], ['save: Hero', 4], ['save: Hero', 3])
      .picks('melee|Hero')
      .rolledEverything()
    expect([slain.left('Hero'), slain.told('saves-rolled')]).toMatchObject([
      0,
      { hits: 3, failed: 1, dice: [{ success: true }, { success: false }] },
    ])
  })

  test('SF-CHAMP-05 SF-RUL-70 hits of an Enchanted Weapon are saved against one by one as well, besides the others', () => {
    const blade = { is: 'weapon', grade: 'enchanted', name: 'Blade', rolls: ['melee-attack'] } as const
    const battle = assault('Elves')
      .a('Elves', elves())
      .a('Grim', { ...champion, items: [blade], host: 'Elves', at: [[8, 12]], ...scrum })
      .b('Hero', { ...champion, at: [[10.5, 11]], ...scrum })
      .b('Guards', { at: row(3, [30, 10]) })
      .rolls(['attack: Elves at Hero', 4, 1, 1], ['attack: Grim at Hero', 8], ['save: Hero', 4], ['save: Hero', 4])
      .picks('melee|Hero')
      .rolledEverything()
    expect(battle.left('Hero')).toBe(1)
  })

  test('SF-RUL-70 without a Save of that kind one hit kills it; the attacker’s points may turn any of its saves', () => {
    const bare = assault('Elves')
      .a('Elves', elves())
      .b('Hero', { type: 'champion', at: [[10.5, 11]], ...scrum })
      .b('Guards', { at: row(3, [30, 10]) })
      .rolls(['attack: Elves at Hero', 4, 1, 1])
      .picks('melee|Hero')
      .rolledEverything()
    expect(bare.left('Hero')).toBe(0)
    expect(bare.told('saves-rolled')).toMatchObject({ hits: 1, dice: [], unsaved: 1, failed: 1 })
    const pressed = assault('Elves', { charged: 'Hero' })
      .a('Elves', { ...elves(), traits: ['fearsome'] })
      .b('Hero', { ...champion, at: [[10.5, 11]], ...scrum })
      .b('Guards', { at: row(3, [30, 10]) })
      .rolls(['attack: Elves at Hero', 4, 5, 1], ['save: Hero', 6], ['save: Hero', 5])
      .picks('melee|Hero')
      .picks('keep')
    expect(pressed.decision).toMatchObject({ by: 'a', what: 'turn-save-dice' })
    expect(pressed.picks('0|1').rolledEverything().left('Hero')).toBe(0)
    expect(pressed.told('saves-rolled')).toMatchObject({ hits: 2, unsaved: 0, failed: 1 })
  })

  test('SF-CHAMP-06 a 1 always fails a Champion too, even on a d12', () => {
    const battle = assault('Elves')
      .a('Elves', elves())
      .b('Hero', { ...champion, melee: { attack: 3, save: 2 }, items: [yggdril], at: [[10.5, 11]], ...scrum })
      .b('Guards', { at: row(3, [30, 10]) })
      .rolls(['attack: Elves at Hero', 4, 1, 1], ['save: Hero', 1])
      .picks('melee|Hero')
      .rolledEverything()
    expect(battle.left('Hero')).toBe(0)
  })

  test('SF-CHAMP-18 alone it is a lone model: its points cancel but give it no net advantage', () => {
    const attack = (foe: object) =>
      assault('Hero', { charged: 'Elves' })
        .a('Hero', { ...champion, traits: ['fearsome'], at: [[10.5, 11]], ...scrum })
        .b('Elves', { ...elves(), melee: { attack: 4, save: 4 }, ...foe })
        .rolls(['attack: Hero at Elves', 1])
        .picks('melee|Elves')
        .rolledEverything()
    expect(attack({}).battle.question?.what).toBe('activate')
    expect(attack({ traits: ['steadfast'] }).told('attack-declared')).toMatchObject({
      for: { total: 1 },
      against: { total: 1 },
    })
  })
})

/** Hadumar leads three Guards against Elves in a scrum. */
const led = (more: Parameters<typeof assault>[1] = {}) =>
  assault('Guards', more)
    .a('Guards', { ...guards, at: row(3, [9, 11]), ...scrum })
    .a('Hadumar', { ...hadumar, host: 'Guards', at: [[13.5, 11]], ...scrum })

describe('attached', () => {
  test('SF-CHAMP-07 a Champion may begin the game attached', () => {
    const battle = skirmish({ stage: 'attach', winner: 'a' })
      .a('Hero', { ...champion, count: 1 })
      .a('Guards', { count: 3 })
      .b('Elves', { count: 3 })
    expect(battle.decision).toMatchObject({ by: 'a', what: 'attach' })
    battle.picks('Guards')
    expect(battle.of('Hero').host).toBe('Guards')
  })

  test('SF-CHAMP-08 an attached Champion has no turn of its own', () => {
    const battle = skirmish()
      .a('Guards', { at: row(3, [10, 10]) })
      .a('Hero', { ...champion, host: 'Guards', at: [[14.5, 10]] })
      .b('Elves', { at: row(3, [10, 30]) })
    expect(movers(battle)).toEqual(['Guards'])
    expect(optionsOf(battle).filter((id) => id.includes('Hero'))).toEqual(['detach|Hero'])
  })

  test('SF-CHAMP-09 SF-CHAMP-10 it adds one die to its unit’s attack, of its own kind and judged by its own number', () => {
    const sword = { is: 'weapon', grade: 'rare', name: 'Sting', rolls: ['melee-attack'] } as const
    const battle = assault('Guards')
      .a('Guards', { ...guards, at: row(2, [9, 11]), ...scrum })
      .a('Hero', { ...champion, host: 'Guards', at: [[12, 11]], ...scrum, items: [sword] })
      .b('Elves', elves(6))
      .rolls(['attack: Guards at Elves', 3, 4], ['attack: Hero at Elves', 3])
      .picks('melee|Elves')
    expect(battle.told('attack-rolled')).toMatchObject({
      hits: 2,
      dice: [
        { unit: 'Guards', need: 4, sides: 6 },
        { success: true },
        { unit: 'Hero', need: 3, sides: 10, success: true },
      ],
    })
  })

  test('SF-EX-17 the Guards roll 3, 3, 3 and miss; Hadumar rolls 3 and hits', () => {
    const battle = led({ charged: 'Skeletons' })
      .b('Skeletons', elves(6))
      .rolls(['attack: Guards at Skeletons', 3, 3, 3], ['attack: Hadumar at Skeletons', 3])
      .picks('melee|Skeletons')
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 1 })
  })

  test('SF-EX-18 SF-CHAMP-17 of two hits one is saved by the Guards’ d6 and one by Hadumar’s d12', () => {
    const battle = assault('Skeletons')
      .a('Skeletons', elves(6))
      .b('Guards', { ...guards, at: row(3, [9, 11]), ...scrum })
      .b('Hadumar', { ...hadumar, host: 'Guards', at: [[13.5, 11]], ...scrum })
      .rolls(['attack: Skeletons at Guards', 4, 4, 1, 1, 1, 1], ['save: Guards', 4], ['save: Hadumar', 10])
      .picks('melee|Guards')
      .rolledEverything()
    expect(battle.told('saves-rolled')).toMatchObject({
      hits: 2,
      failed: 0,
      dice: [
        { sides: 6, need: 4 },
        { sides: 12, need: 3 },
      ],
    })
    expect([battle.left('Guards'), battle.left('Hadumar')]).toEqual([3, 1])
  })

  test('SF-CHAMP-15 SF-RUL-73 the group moves at the unit’s own Move, faster or slower than the Champion’s', () => {
    const battle = (move: number) =>
      skirmish()
        .a('Guards', { at: row(3, [10, 10]), move: 6 })
        .a('Hero', { ...champion, move, host: 'Guards', at: [[14.5, 10]] })
        .a('Wolves', { at: row(2, [30, 5]) })
        .b('Elves', { at: row(3, [10, 30]) })
    for (const move of [3, 9]) {
      const one = battle(move)
      const [x, y] = one.centre('Guards')
      one.refused(one.moveOf('Guards', [x, y + 6.1]))
      one.move('Guards', [x, y + 6])
      expect(one.centre('Hero')[1]).toBeCloseTo(16)
    }
  })

  test('SF-CHAMP-16 SF-RUL-72 one attack of one kind: allowed if half the models have it; models without it add no die', () => {
    const mage = { ...champion, magic: { attack: 4, save: 5 } }
    const archers = { ranged: { attack: 5 }, at: row(3, [9, 10]) } as const
    const shots = assault('Archers')
      .a('Archers', archers)
      .a('Mage', { ...mage, host: 'Archers', at: [[13.5, 10]] })
      .b('Elves', { at: row(3, [9, 18]) })
      .rolls(['attack: Archers at Elves', 1, 1, 1])
    expect(optionsOf(shots)).toEqual(['ranged|Elves', 'none'])
    shots.picks('ranged|Elves').rolledEverything()
    const two = assault('Archers')
      .a('Archers', { ...archers, at: [[9, 10]] })
      .a('Mage', { ...mage, host: 'Archers', at: [[10.5, 10]] })
      .b('Elves', { at: row(3, [9, 18]) })
      .rolls(['attack: Mage at Elves', 1])
    expect(optionsOf(two)).toEqual(['ranged|Elves', 'magic|Elves', 'none'])
    two.picks('magic|Elves').rolledEverything()
    const close = assault('Guards')
      .a('Guards', { at: row(3, [9, 11]), ...scrum })
      .a('Mage', { ...mage, host: 'Guards', at: [[13.5, 11]], ...scrum })
      .b('Elves', elves())
    expect(optionsOf(close)).toEqual(['melee|Elves', 'none'])
  })

  test('SF-CHAMP-21 attachment is open: both players see the Champion with its unit', () => {
    const { state } = led().b('Elves', elves())
    const { units = [], figures } = view(state)
    expect(units.find(({ id }) => id === 'Guards')?.models).toEqual(['Guards.1', 'Guards.2', 'Guards.3', 'Hadumar.1'])
    expect(figures.find(({ id }) => id === 'Hadumar.1')?.unit).toBe('Guards')
  })

  test('SF-RUL-71 any number of Champions to one unit of Troops or Elites, but none to another Champion', () => {
    const battle = skirmish()
      .a('Guards', { at: row(3, [10, 10]) })
      .a('Ann', { ...champion, host: 'Guards', at: [[14.5, 10]] })
      .a('Bo', { ...champion, at: [[13, 14]] })
      .a('Cy', { ...champion, at: [[14.5, 14]] })
      .b('Elves', { at: row(3, [10, 30]) })
      .move('Bo', [13, 11.2])
    expect(optionsOf(battle)).toEqual(['Guards', 'no'])
    battle.picks('Guards')
    expect([battle.of('Ann').host, battle.of('Bo').host]).toEqual(['Guards', 'Guards'])
    const apart = skirmish()
      .a('Ann', { ...champion, at: [[10, 10]] })
      .a('Bo', { ...champion, at: [[10, 14]] })
      .b('Elves', { at: row(3, [10, 30]) })
      .move('Bo', [10, 11.2])
    expect(apart.battle.question?.what).toBe('activate')
  })
})

/** Guards with a Champion, another unit within its reach, and an enemy far away. */
const parting = (knights: object = {}, words: Parameters<typeof skirmish>[0] = {}) =>
  skirmish(words)
    .a('Guards', { at: row(3, [10, 10]) })
    .a('Hero', { ...champion, host: 'Guards', at: [[14.5, 10]] })
    .a('Knights', { at: row(3, [18, 14]), ...knights })
    .b('Elves', { at: row(3, [10, 30]) })

describe('joining and leaving', () => {
  test('SF-CHAMP-11 SF-RUL-74 in its unit’s move it may detach and go its own Move from where it stood', () => {
    const battle = parting().picks('detach|Hero')
    expect(battle.told('champion-detached')).toMatchObject({ champion: 'Hero', host: 'Guards' })
    expect(battle.decision).toMatchObject({ by: 'a', what: 'detach' })
    battle.refused(battle.moveOf('Hero', [14.5, 16.1]))
    battle.move('Hero', [14.5, 4])
    expect([battle.of('Hero').host, battle.centre('Hero')]).toEqual([undefined, [14.5, 4]])
    expect(battle.decision).toMatchObject({ what: 'activate', about: 'Guards' })
    battle.move('Guards', [11.5, 16])
    expect(battle.centre('Guards')).toEqual([11.5, 16])
    expect(battle.centre('Hero')).toEqual([14.5, 4])
  })

  test('SF-ROUND-07 SF-CHAMP-08 an attached Champion gets its marker with its unit', () => {
    const battle = parting().picks('stay|Guards').until('activate')
    expect([battle.of('Guards').marker, battle.of('Hero').marker, battle.of('Knights').marker]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('SF-CHAMP-12 it joins a unit by ending within one base width of one of its models', () => {
    const near = parting().picks('detach|Hero').move('Hero', [16.1, 14])
    expect(near.decision).toMatchObject({ what: 'attach', about: 'Hero' })
    expect(near.picks('Knights').of('Hero').host).toBe('Knights')
    expect(near.told('champion-attached')).toMatchObject({ champion: 'Hero', host: 'Knights', rules: ['SF-CHAMP-12'] })
    const far = parting().picks('detach|Hero').move('Hero', [15.9, 14])
    expect(far.battle.question?.what).toBe('activate')
    const claimed = parting({}, { leeway: 'a' }).picks('detach|Hero').move('Hero', [15.9, 14])
    expect(optionsOf(claimed)).toEqual(['Knights|leeway', 'no'])
    claimed.picks('Knights|leeway')
    expect([claimed.of('Hero').host, claimed.state.leeway]).toEqual(['Knights', 'b'])
    const farther = parting({}, { leeway: 'a' }).picks('detach|Hero').move('Hero', [14.9, 14])
    expect(farther.battle.question?.what).toBe('activate')
  })

  test('SF-CHAMP-13 joined to a unit still to act it moves again with it and adds its die to that attack', () => {
    const battle = parting()
      .a('Wolves', { at: row(2, [40, 5]) })
      .b('Orcs', { at: row(3, [18, 19.5]) })
      .rolls(['attack: Knights at Orcs', 1, 1, 1], ['attack: Hero at Orcs', 1])
      .picks('detach|Hero')
      .move('Hero', [16.1, 14])
      .picks('Knights')
      .picks('stay|Guards')
      .picks('pass')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'activate' })
    battle.picks('charge|Knights|Orcs').until('attack').picks('melee|Orcs').rolledEverything()
    expect(battle.centre('Hero')[1]).toBeGreaterThan(16)
  })

  test('SF-CHAMP-14 joined to a unit that has acted it adds only save dice this round', () => {
    const battle = parting({ marker: true }).picks('detach|Hero').move('Hero', [16.1, 14]).picks('Knights')
    expect(battle.of('Hero')).toMatchObject({ host: 'Knights', late: true, marker: true })
    const dice = { melee: { attack: 4, save: 4 } } as const
    const attack = assault('Knights')
      .a('Knights', { ...dice, at: row(2, [9, 11]), ...scrum })
      .a('Hero', { ...champion, host: 'Knights', late: true, at: [[12, 11]], ...scrum })
      .b('Elves', elves())
      .rolls(['attack: Knights at Elves', 1, 1])
      .picks('melee|Elves')
      .rolledEverything()
    expect(attack.told('attack-rolled')).toMatchObject({ hits: 0 })
    const defence = assault('Elves')
      .a('Elves', elves())
      .b('Knights', { ...dice, at: row(2, [9, 11]), ...scrum })
      .b('Hero', { ...champion, host: 'Knights', late: true, at: [[12, 11]], ...scrum })
      .rolls(['attack: Elves at Knights', 4, 1, 1], ['save: Hero', 4])
      .picks('melee|Knights')
      .rolledEverything()
    expect(defence.left('Knights')).toBe(2)
  })

  test('SF-CHAMP-19 SF-RUL-76 a Champion cannot detach from a unit in a melee, but may join it and so join the melee', () => {
    const battle = skirmish()
      .a('Guards', { at: row(3, [9, 11]), ...scrum })
      .a('Hero', { ...champion, host: 'Guards', at: [[13.5, 11]], ...scrum })
      .a('Late', { ...champion, at: [[9, 6]] })
      .b('Elves', elves())
    expect(optionsOf(battle).filter((id) => id.startsWith('detach'))).toEqual([])
    battle.refused({ pick: ['detach|Hero'] })
    battle.move('Late', [9, 9.5]).picks('Guards')
    expect(battle.of('Late')).toMatchObject({ host: 'Guards', melee: 1 })
  })

  test('SF-CHAMP-20 SF-RUL-74 a Champion that detaches and joins no unit still to act gets a marker and makes no attack', () => {
    const battle = parting()
      .b('Orcs', { at: row(3, [14, 15]) })
      .picks('detach|Hero')
    expect(optionsOf(battle)).toEqual(['stay'])
    battle.picks('stay')
    expect(battle.of('Hero')).toMatchObject({ host: undefined, marker: true })
    battle.picks('stay|Guards')
    expect(battle.events.some(({ is }) => is === 'attack-declared')).toBe(false)
    battle.picks('pass')
    expect(movers(battle)).toEqual(['Knights'])
  })

  test('SF-CHAMP-20 SF-ATR-08 a leader that has left leads its unit no more, even where it stays beside it', () => {
    const points = (leaves: boolean) => {
      const battle = skirmish()
        .a('Guards', { at: row(3, [10, 10]), ranged: { attack: 4 } })
        .a('Hero', { ...champion, traits: ['leadership'], host: 'Guards', at: [[14.5, 10]] })
        .b('Elves', { at: row(3, [10, 20]) })
        .rolls(['attack: Guards at Elves', 1, 1, 1])
      if (leaves) battle.picks('detach|Hero').picks('stay')
      return battle.picks('stay|Guards').picks('ranged|Elves').told('attack-declared')
    }
    expect([points(false), points(true)]).toMatchObject([{ for: { total: 1 } }, { for: { total: 0 } }])
  })

  test('SF-RUL-74 it never adds dice to the unit it left: it cannot join it again in the same activation', () => {
    const battle = parting().picks('detach|Hero').picks('stay')
    expect(battle.decision).toMatchObject({ what: 'activate', about: 'Guards' })
    expect(battle.of('Hero').host).toBe(undefined)
  })

  test('SF-RUL-75 a Champion acting alone may join a unit instead of attacking, and acts again with it', () => {
    const bow = { ...champion, ranged: { attack: 4, save: 4 } }
    const alone = (more: object = {}) =>
      skirmish()
        .a('Hero', { ...bow, at: [[16.1, 10]] })
        .a('Knights', { at: row(3, [18, 14]), ...more })
        .b('Elves', { at: row(3, [18, 22]) })
    const joined = alone().move('Hero', [16.1, 14]).picks('Knights')
    expect(joined.events.some(({ is }) => is === 'attack-declared')).toBe(false)
    expect(joined.decision).toMatchObject({ by: 'b', what: 'activate' })
    expect(joined.of('Hero')).toMatchObject({ host: 'Knights', late: false })
    const stayed = alone().move('Hero', [16.1, 14]).picks('no')
    expect(optionsOf(stayed)).toEqual(['ranged|Elves', 'none'])
    const late = alone({ marker: true }).move('Hero', [16.1, 14]).picks('Knights')
    expect(late.of('Hero')).toMatchObject({ host: 'Knights', late: true })
  })

  test('SF-RUL-76 a Champion that has charged is in that melee and cannot join a unit outside it', () => {
    const battle = skirmish()
      .a('Hero', { ...champion, at: [[10, 8]] })
      .a('Guards', { at: row(3, [10, 9.2]) })
      .b('Elves', { at: row(3, [10, 12]) })
      .picks('charge|Hero|Elves')
      .until('attack')
    expect(battle.of('Hero')).toMatchObject({ host: undefined, melee: 1 })
    expect(battle.battle.tape.some((entry) => 'what' in entry && entry.what === 'attach')).toBe(false)
  })
})
