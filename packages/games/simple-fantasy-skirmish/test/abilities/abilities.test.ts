/** Advanced Traits and Penalties in play. */
import { recall } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { FEEDING } from '../../src/abilities/vampiric.ts'
import { cardOf } from '../../src/design/card-of.ts'
import { complaintsAbout } from '../../src/design/complaints.ts'
import { plainDesign } from '../../src/design/design.ts'
import { assault, designed, optionsOf } from '../fight.ts'
import { row, skirmish, type Skirmish, type UnitWords } from '../skirmish.ts'

const scrum = { scrum: 1 } as const
const hero = { type: 'champion', melee: { attack: 3, save: 4 } } as const
const sword = { is: 'weapon', grade: 'enchanted', name: 'Sword', rolls: ['melee-attack'] } as const
const orcs = (count = 3, more: object = {}): UnitWords => ({ at: row(count, [10, 11]), ...scrum, ...more })
const elves = (count = 3, more: object = {}): UnitWords => ({ at: row(count, [10, 12]), ...scrum, ...more })
const far = { at: row(2, [40, 30]) } as const

/** What a unit remembers of the blood it drew. */
const feeding = (battle: Skirmish, unit: string) => recall(battle.of(unit).memory, FEEDING)

interface Points {
  readonly total: number
  readonly parts: readonly { readonly source: string }[]
}
/** Every source gives one point. */
const sourcesOf = ({ total, parts }: Points): readonly string[] => {
  expect(total).toBe(parts.length)
  return parts.map(({ source }) => source)
}
const declared = (battle: Skirmish) =>
  battle.told('attack-declared') as unknown as { readonly for: Points; readonly against: Points }
const mine = (battle: Skirmish): readonly string[] => sourcesOf(declared(battle).for)
const theirs = (battle: Skirmish): readonly string[] => sourcesOf(declared(battle).against)

/** Orcs strike Elves in a melee; charging if told so. */
function struck(one: object, other: object, words: Parameters<typeof assault>[1] = {}): Skirmish {
  return assault('Orcs', words)
    .a('Orcs', orcs(3, one))
    .b('Elves', elves(3, other))
    .rolls(['attack: Orcs at Elves', 1, 1, 1])
    .picks('melee|Elves')
}
const charging = { charged: 'Elves', from: [11, 5] } as const

describe('Ethereal', () => {
  const ghosts = (words: UnitWords) => designed({ traits: ['ethereal'] }, words)

  test('SF-ATR-02 Melee Save 4 and Ranged Save 4 against normal weapons', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs())
      .b('Ghosts', ghosts(elves()))
      .rolls(['attack: Orcs at Ghosts', 6, 6, 6], ['save: Ghosts', 4, 5, 3])
      .picks('melee|Ghosts')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Ghosts')).toBe(2)
    const shot = assault('Archers')
      .a('Archers', { ranged: { attack: 5 }, at: row(2, [10, 10]) })
      .b('Ghosts', ghosts({ at: row(3, [10, 18]) }))
      .b('Elves', far)
      .rolls(['attack: Archers at Ghosts', 6, 6], ['save: Ghosts', 4, 4])
      .picks('ranged|Ghosts')
      .rolledEverything()
    expect(shot.left('Ghosts')).toBe(3)
  })

  test('SF-ATR-03 SF-RUL-84 it fights up close only, with its Melee Attack or Magic Attack 5, even if it bought bows', () => {
    const armed = (words: UnitWords) => designed({ traits: ['ethereal', 'magic-user'], upgrades: ['ranged'] }, words)
    const close = assault('Ghosts')
      .a('Ghosts', armed(orcs()))
      .b('Elves', elves())
      .rolls(['attack: Ghosts at Elves', 4, 5, 1], ['save: Elves', 1])
    expect(optionsOf(close)).toEqual(['melee|Elves', 'magic|Elves', 'none'])
    close.picks('magic|Elves')
    expect(close.told('attack-rolled')).toMatchObject({ hits: 1 })
    expect(
      assault('Ghosts')
        .a('Ghosts', armed({ at: row(3, [10, 11]) }))
        .b('Elves', { at: row(3, [10, 15]) }).battle.question?.what,
    ).toBe('activate')
  })

  test('SF-ATR-04 no Magic Save, and no Save against Enchanted weapons', () => {
    const magic = assault('Mages')
      .a('Mages', orcs(2, { magic: { attack: 5 } }))
      .b('Ghosts', ghosts(elves()))
      .b('Elves', far)
      .rolls(['attack: Mages at Ghosts', 5, 1])
      .picks('magic|Ghosts')
      .until('activate')
      .rolledEverything()
    expect(magic.left('Ghosts')).toBe(2)
    const enchanted = assault('Hero')
      .a('Hero', { ...hero, items: [sword], at: [[10, 11]], ...scrum })
      .b('Ghosts', ghosts(elves()))
      .b('Elves', far)
      .rolls(['attack: Hero at Ghosts', 8])
      .picks('melee|Ghosts')
      .until('activate')
      .rolledEverything()
    expect([enchanted.left('Ghosts'), enchanted.told('saves-rolled')]).toMatchObject([2, { dice: [], unsaved: 1 }])
  })
})

describe('fear and firmness', () => {
  test('SF-ATR-06 Fearsome: 1 point when the unit charges, and only then', () => {
    expect(mine(struck({ traits: ['fearsome'] }, {}, charging))).toEqual(['Fearsome'])
    expect(mine(struck({ traits: ['fearsome'] }, {}))).toEqual([])
    expect(theirs(struck({}, { traits: ['fearsome'] }, charging))).toEqual([])
  })

  test('SF-ATR-06 SF-RUL-33 Fearsome counts for a charger that attacks another enemy of the melee it joined', () => {
    const battle = assault('Orcs', charging)
      .a('Orcs', orcs(2, { traits: ['fearsome'] }))
      .b('Elves', elves(2))
      .b('Dwarfs', { at: row(2, [13.5, 12]), ...scrum })
      .rolls(['attack: Orcs at Dwarfs', 1, 1])
      .picks('melee|Dwarfs')
    expect(mine(battle)).toEqual(['Fearsome'])
  })

  test('SF-ATR-12 SF-RUL-88 Steadfast: 1 point when the unit is charged, in that turn only', () => {
    expect(theirs(struck({}, { traits: ['steadfast'] }, charging))).toEqual(['Steadfast'])
    expect(theirs(struck({}, { traits: ['steadfast'] }))).toEqual([])
    const other = assault('Orcs', { charged: 'Dwarfs' })
      .a('Orcs', orcs())
      .b('Elves', elves(3, { traits: ['steadfast'] }))
      .b('Dwarfs', { at: row(2, [15, 12]), ...scrum })
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(theirs(other)).toEqual([])
  })

  test('SF-ATR-13 Terrifying: always 1 point in close combat, attacking or defending; it needs Fearsome', () => {
    expect(mine(struck({ traits: ['terrifying'] }, {}))).toEqual(['Terrifying'])
    expect(theirs(struck({}, { traits: ['terrifying'] }))).toEqual(['Terrifying'])
    const shot = assault('Archers')
      .a('Archers', { ranged: { attack: 5 }, traits: ['terrifying'], at: row(2, [10, 10]) })
      .b('Elves', { traits: ['terrifying'], at: row(2, [10, 18]) })
      .rolls(['attack: Archers at Elves', 1, 1])
      .picks('ranged|Elves')
    expect([mine(shot), theirs(shot)]).toEqual([[], []])
    const rules = (...traits: ('fearsome' | 'terrifying')[]) =>
      complaintsAbout(plainDesign({ traits }), 'unit').map(({ rule }) => rule)
    expect([rules('terrifying'), rules('fearsome', 'terrifying')]).toEqual([['SF-TRAIT-03'], []])
  })

  test('SF-RUL-85 Fearsome and Terrifying both count on a charge', () => {
    expect(mine(struck({ traits: ['fearsome', 'terrifying'] }, {}, charging))).toEqual(['Fearsome', 'Terrifying'])
  })
})

describe('Leadership', () => {
  const led = (...leaders: readonly object[]) =>
    leaders.reduce(
      (battle: Skirmish, more, index) =>
        battle.a(`Hero ${index}`, { ...hero, host: 'Orcs', at: [[15 + 1.5 * index, 11]], ...scrum, ...more }),
      assault('Orcs').a('Orcs', orcs()).b('Elves', elves()),
    )

  test('SF-ATR-07 Leadership is for Champions only', () => {
    const rules = (type: 'troops' | 'champion') =>
      complaintsAbout(plainDesign({ type, count: type === 'champion' ? 1 : 5, traits: ['leadership'] }), 'unit').map(
        ({ rule }) => rule,
      )
    expect([rules('troops'), rules('champion')]).toEqual([['SF-ATR-07'], []])
  })

  test('SF-ATR-08 while its Champion is attached, the unit has 1 point for attacking and for saving', () => {
    const attack = led({ traits: ['leadership'] })
      .rolls(['attack: Orcs at Elves', 1, 1, 1], ['attack: Hero 0 at Elves', 1])
      .picks('melee|Elves')
    expect(mine(attack)).toEqual(['Leadership'])
    const defence = assault('Elves')
      .a('Elves', elves())
      .b('Orcs', orcs())
      .b('Hero', { ...hero, traits: ['leadership'], host: 'Orcs', at: [[15, 11]], ...scrum })
      .rolls(['attack: Elves at Orcs', 1, 1, 1])
      .picks('melee|Orcs')
    expect(theirs(defence)).toEqual(['Leadership'])
    const alone = assault('Hero')
      .a('Hero', { ...hero, traits: ['leadership'], at: [[10, 11]], ...scrum })
      .b('Elves', elves())
      .rolls(['attack: Hero at Elves', 1])
      .picks('melee|Elves')
    expect(mine(alone)).toEqual([])
  })

  test('SF-ATR-08 a leader gives nothing to other units of its side', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs())
      .a('Trolls', far)
      .a('Hero', { ...hero, traits: ['leadership'], host: 'Trolls', at: [[43, 30]] })
      .b('Elves', elves())
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(mine(battle)).toEqual([])
  })

  test('SF-RUL-86 two leaders in one unit are still 1 point', () => {
    const battle = led({ traits: ['leadership'] }, { traits: ['leadership'] })
      .rolls(['attack: Orcs at Elves', 1, 1, 1], ['attack: Hero 0 at Elves', 1], ['attack: Hero 1 at Elves', 1])
      .picks('melee|Elves')
    expect(mine(battle)).toEqual(['Leadership'])
  })

  test('SF-HALF-03 any other Trait of an attached Champion is the unit’s only if half of all models bear it', () => {
    const fearsome = (count: number) =>
      assault('Orcs', charging)
        .a('Orcs', orcs(count))
        .a('Hero', { ...hero, traits: ['fearsome'], host: 'Orcs', at: [[16, 11]], ...scrum })
        .b('Elves', elves())
        .rolls(['attack: Orcs at Elves', ...Array.from({ length: count }, () => 6)], ['attack: Hero at Elves', 6])
        .picks('melee|Elves')
    expect([mine(fearsome(1)), mine(fearsome(2))]).toEqual([['Fearsome'], []])
  })
})

describe('Paralyzing', () => {
  const gorgons = (words: UnitWords) => designed({ traits: ['paralyzing'] }, words)

  test('SF-ATR-09 SF-RUL-87 Magic Attack 5 at range only, out to 6"', () => {
    const stare = (y: number) =>
      assault('Gorgons')
        .a('Gorgons', gorgons({ at: row(3, [10, 10]) }))
        .b('Elves', { at: row(3, [10, y]) })
        .b('Dwarfs', far)
    expect(optionsOf(stare(16.4))).toEqual(['magic|Elves', 'none'])
    expect(stare(16.6).battle.question?.what).toBe('activate')
    expect(
      stare(16)
        .rolls(['attack: Gorgons at Elves', 4, 4, 5], ['save: Elves', 6])
        .picks('magic|Elves')
        .told('attack-rolled'),
    ).toMatchObject({ hits: 1 })
    expect(optionsOf(assault('Gorgons').a('Gorgons', gorgons(orcs())).b('Elves', elves()))).toEqual([
      'melee|Elves',
      'none',
    ])
  })

  test('SF-ATR-10 an unmarked unit that suffers a hit, saved or not, gets its activation marker at once', () => {
    const stare = (...faces: readonly number[]) =>
      assault('Gorgons')
        .a('Gorgons', gorgons({ at: row(3, [10, 10]) }))
        .a('Wolves', { at: row(2, [40, 5]) })
        .b('Elves', { at: row(3, [10, 16]) })
        .rolls(['attack: Gorgons at Elves', ...faces])
    const hit = stare(5, 1, 1).rolls(['save: Elves', 6]).picks('magic|Elves').rolledEverything()
    expect([hit.left('Elves'), hit.of('Elves').marker, hit.told('paralyzed')]).toMatchObject([
      3,
      true,
      { unit: 'Elves', by: 'Gorgons' },
    ])
    expect(hit.decision).toMatchObject({ by: 'a', what: 'activate' })
    expect(stare(4, 1, 1).picks('magic|Elves').of('Elves').marker).toBe(false)
  })

  test('SF-RUL-87 hits of any attack paralyze, before saves, the attached Champions too; a unit that has its marker is unaffected', () => {
    const blow = (marker: boolean) =>
      assault('Gorgons')
        .a('Gorgons', gorgons(orcs()))
        .a('Wolves', { at: row(2, [40, 5]) })
        .b('Elves', elves(3, { marker }))
        .b('Hero', { ...hero, host: 'Elves', marker, at: [[15, 12]], ...scrum })
        .rolls(['attack: Gorgons at Elves', 6, 1, 1], ['save: Hero', 6])
        .picks('melee|Elves')
        .rolledEverything()
    const fresh = blow(false)
    expect([fresh.of('Elves').marker, fresh.of('Hero').marker]).toEqual([true, true])
    const told = fresh.events.map(({ is }) => is)
    expect(told.indexOf('paralyzed')).toBeLessThan(told.indexOf('saves-rolled'))
    expect(blow(true).events.some(({ is }) => is === 'paralyzed')).toBe(false)
  })

  test('SF-ATR-11 no Magic Save, and no Save against Enchanted weapons', () => {
    expect(cardOf(plainDesign({ traits: ['paralyzing'] })).grid.magic.save).toBe(undefined)
    const armoured = designed({ traits: ['paralyzing'], upgrades: ['heavy-armour'] }, elves())
    const battle = assault('Hero')
      .a('Hero', { ...hero, items: [sword], at: [[10, 11]], ...scrum })
      .b('Gorgons', armoured)
      .b('Elves', far)
      .rolls(['attack: Hero at Gorgons', 8])
      .picks('melee|Gorgons')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Gorgons')).toBe(2)
  })
})

describe('Vampiric', () => {
  test('SF-ATR-14 SF-RUL-89 a Vampiric unit that removed a model in the round before has 1 point for all rolls of this round, defending too', () => {
    expect(mine(struck({ traits: ['vampiric'], drewBloodBefore: true }, {}))).toEqual(['Vampiric'])
    expect(theirs(struck({}, { traits: ['vampiric'], drewBloodBefore: true }))).toEqual(['Vampiric'])
    expect(mine(struck({ traits: ['vampiric'], drewBlood: true }, {}))).toEqual([])
    expect(mine(struck({ drewBloodBefore: true }, {}))).toEqual([])
  })

  test('SF-RUL-89 an attack that removes a model counts, one that is saved does not, and it holds for the next round', () => {
    const bite = (save: number) =>
      assault('Vampires')
        .a('Vampires', orcs(2, { traits: ['vampiric'] }))
        .b('Elves', elves(3, { melee: { attack: 4, save: 4 }, marker: true }))
        .rolls(
          ['attack: Vampires at Elves', 6, 1],
          ['save: Elves', save],
          ['initiative: North', 6],
          ['initiative: South', 1],
        )
        .picks('melee|Elves')
        .until('go-first')
    expect(feeding(bite(4), 'Vampires').drewBloodBefore).toBe(false)
    const fed = bite(3)
    expect(feeding(fed, 'Vampires')).toEqual({ drewBlood: false, drewBloodBefore: true })
  })

  test('SF-RUL-89 it feeds the Champion that attacked with the unit too', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(2))
      .a('Count', { ...hero, host: 'Orcs', at: [[13, 11]], traits: ['vampiric'], ...scrum })
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 6, 1], ['attack: Count at Elves', 1])
      .picks('melee|Elves')
      .until('activate')
    expect([battle.left('Elves'), feeding(battle, 'Count').drewBlood]).toEqual([2, true])
  })

  test('SF-ATR-15 no Magic Save, and no Save against Enchanted weapons', () => {
    expect(cardOf(plainDesign({ traits: ['vampiric'] })).grid.magic.save).toBe(undefined)
    const armoured = designed({ traits: ['vampiric'], upgrades: ['heavy-armour'] }, elves())
    const battle = assault('Hero')
      .a('Hero', { ...hero, items: [sword], at: [[10, 11]], ...scrum })
      .b('Vampires', armoured)
      .b('Elves', far)
      .rolls(['attack: Hero at Vampires', 8])
      .picks('melee|Vampires')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Vampires')).toBe(2)
  })
})

describe('hits of two kinds', () => {
  test('SF-RUL-83 hits of an Enchanted Weapon cannot be saved; other hits of the same attack are saved as usual', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(2))
      .a('Hero', { ...hero, items: [sword], host: 'Orcs', at: [[13, 11]], ...scrum })
      .b('Ghosts', designed({ traits: ['ethereal'] }, elves(4)))
      .b('Elves', far)
      .rolls(['attack: Orcs at Ghosts', 6, 6], ['attack: Hero at Ghosts', 7], ['save: Ghosts', 4, 4])
      .picks('melee|Ghosts')
      .until('activate')
      .rolledEverything()
    expect([battle.told('saves-rolled'), battle.left('Ghosts')]).toMatchObject([{ hits: 3, unsaved: 1, failed: 1 }, 3])
  })

  test('SF-RUL-77 SF-RUL-83 a living Champion among ghosts may take the enchanted hit on itself', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(2))
      .a('Hero', { ...hero, items: [sword], host: 'Orcs', at: [[13, 11]], ...scrum })
      .b('Ghosts', designed({ traits: ['ethereal'] }, elves(4)))
      .b('Warden', { ...hero, host: 'Ghosts', at: [[16, 12]], ...scrum })
      .b('Elves', far)
      .rolls(['attack: Orcs at Ghosts', 6, 1], ['attack: Hero at Ghosts', 7], ['save: Ghosts', 4], ['save: Warden', 4])
      .picks('melee|Ghosts')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'assign-saves', default: { pick: ['Warden|enchanted'] } })
    expect(optionsOf(battle)).toEqual(['Warden|enchanted', 'Warden|plain'])
    expect(battle.picks('Warden|enchanted').rolledEverything().left('Ghosts')).toBe(4)
  })
})

test('SF-RUL-77 where every hit is that of an Enchanted Weapon, a Champion takes one of them all the same', () => {
  const battle = assault('Hero')
    .a('Hero', { ...hero, items: [sword], at: [[13, 11]], ...scrum })
    .b('Guards', elves(3, { melee: { attack: 4, save: 4 } }))
    .b('Count', { ...hero, host: 'Guards', at: [[14.5, 12]], ...scrum })
    .rolls(['attack: Hero at Guards', 8], ['save: Count', 4])
    .picks('melee|Guards')
    .rolledEverything()
  expect(battle.told('saves-rolled')).toMatchObject({ hits: 1, failed: 0 })
})

test('SF-RUL-77 SF-RUL-83 a Champion that cannot save against an Enchanted Weapon takes an ordinary hit by default', () => {
  const battle = assault('Orcs')
    .a('Orcs', orcs(2))
    .a('Hero', { ...hero, items: [sword], host: 'Orcs', at: [[13, 11]], ...scrum })
    .b('Guards', elves(4, { melee: { attack: 4, save: 4 } }))
    .b('Count', { ...hero, traits: ['vampiric'], host: 'Guards', at: [[16, 12]], ...scrum })
    .b('Elves', far)
    .rolls(['attack: Orcs at Guards', 6, 1], ['attack: Hero at Guards', 7], ['save: Guards', 4])
    .picks('melee|Guards')
  expect(battle.decision).toMatchObject({ what: 'assign-saves', default: { pick: ['Count|plain'] } })
  battle.picks('Count|enchanted').until('activate').rolledEverything()
  expect(battle.left('Guards')).toBe(3)
})

describe('Penalties', () => {
  test('SF-PEN-03 SF-RUL-91 the Stupid cannot make Skill rolls, but a Champion attached to them can', () => {
    const lock = { id: 'lock', is: 'lock', name: 'Gate', at: [11, 11], owner: 'b' } as const
    const at = row(3, [10, 10])
    const tasks = (led: boolean, penalties: readonly string[] = ['stupid']) => {
      const battle = skirmish({ scenario: 'pick-the-lock', things: [lock] })
        .a('Ogres', { at, penalties })
        .b('Elves', { at: row(3, [10, 30]) })
      if (led) battle.a('Hero', { ...hero, melee: { attack: 3, skill: 3 }, host: 'Ogres', at: [[14.5, 10]] })
      return optionsOf(battle).filter((id) => id.startsWith('skill'))
    }
    expect(tasks(false, [])).not.toEqual([])
    expect(tasks(false)).toEqual([])
    expect(tasks(true)).not.toEqual([])
  })

  test('SF-PEN-04 SF-RUL-91 Rookies have no points from the ground, not even to cancel with', () => {
    const rookies = { penalties: ['rookies'] } as const
    const shot = (one: object, other: object) =>
      assault('Archers')
        .a('Archers', { ranged: { attack: 5 }, at: row(2, [10, 10]), level: 3, ...one })
        .b('Elves', { at: row(2, [10, 18]), ...other })
        .box('wood', 'wood', [8, 16], [14, 20])
        .rolls(['attack: Archers at Elves', 1, 1])
        .picks('ranged|Elves')
    expect([mine(shot({}, {})), theirs(shot({}, {}))]).toEqual([['higher ground'], ['in cover']])
    expect([mine(shot(rookies, {})), theirs(shot(rookies, {}))]).toEqual([[], ['in cover']])
    const other = shot({}, rookies)
    expect([mine(other), theirs(other)]).toEqual([['higher ground'], []])
  })

  test('SF-PEN-04 SF-HALF-03 beside Champions it counts whether half of them all are Rookies', () => {
    const rookies = { penalties: ['rookies'] } as const
    const inWood = (elves: object, ...champions: readonly object[]) => {
      const battle = assault('Archers')
        .a('Archers', { ranged: { attack: 5 }, at: row(2, [10, 10]) })
        .b('Elves', { at: [[10, 18]], ...elves })
        .box('wood', 'wood', [8, 16], [14, 20])
      champions.forEach((more, index) =>
        battle.b(`Hero ${index}`, { ...hero, host: 'Elves', at: [[11.2 + 1.2 * index, 18]], ...more }),
      )
      return theirs(battle.rolls(['attack: Archers at Elves', 1, 1]).picks('ranged|Elves'))
    }
    expect([inWood({}, rookies), inWood(rookies, {})]).toEqual([[], []])
    expect([inWood(rookies, {}, {}), inWood({}, {}, rookies)]).toEqual([['in cover'], ['in cover']])
  })

  test('SF-PEN-05 Panicable: the last model of the unit is removed as well', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(2))
      .b('Goblins', elves(3, { penalties: ['panicable'] }))
      .b('Elves', far)
      .rolls(['attack: Orcs at Goblins', 6, 6])
      .picks('melee|Goblins')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Goblins')).toBe(0)
    expect(battle.told('models-lost')).toMatchObject({ why: 'panic', rules: ['SF-PEN-05', 'SF-RUL-91', 'SF-RUL-99'] })
    const two = assault('Orcs')
      .a('Orcs', orcs(2))
      .b('Goblins', elves(3, { penalties: ['panicable'] }))
      .rolls(['attack: Orcs at Goblins', 6, 1])
      .picks('melee|Goblins')
      .until('activate')
    expect(two.left('Goblins')).toBe(2)
  })

  test('SF-PEN-05 SF-EQ-06 the basic game has no Penalties, so the last model stays', () => {
    const battle = assault('Orcs', { mode: 'basic' })
      .a('Orcs', orcs(2))
      .b('Goblins', elves(3, { penalties: ['panicable'] }))
      .rolls(['attack: Orcs at Goblins', 6, 6])
      .picks('melee|Goblins')
      .until('activate')
    expect(battle.left('Goblins')).toBe(1)
  })

  test('SF-RUL-91 a Champion beside the last of the Panicable steadies it', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(2))
      .b('Goblins', elves(2, { penalties: ['panicable'] }))
      .b('Hero', { ...hero, host: 'Goblins', at: [[13, 12]], ...scrum })
      .rolls(['attack: Orcs at Goblins', 6, 1], ['save: Hero', 1])
      .picks('melee|Goblins')
      .until('activate')
      .rolledEverything()
    expect(battle.left('Goblins')).toBe(1)
  })

  test('SF-RUL-99 when a Champion leaves the last of the Panicable alone, it runs at once', () => {
    const led = (...heroes: readonly string[]) =>
      heroes.reduce(
        (battle, name, index) => battle.a(name, { ...hero, host: 'Goblins', at: [[11.5, 10 + 1.5 * index]] }),
        skirmish()
          .a('Goblins', { at: [[10, 10]], penalties: ['panicable'] })
          .a('Wolves', { at: row(2, [40, 5]) })
          .b('Elves', { at: row(3, [10, 30]) }),
      )
    const alone = led('Hero').picks('detach|Hero')
    expect([alone.left('Goblins'), alone.left('Hero')]).toEqual([0, 1])
    expect(alone.told('models-lost')).toMatchObject({ unit: 'Goblins', why: 'panic' })
    alone.move('Hero', [15, 10])
    expect(alone.decision).toMatchObject({ by: 'b', what: 'activate' })
    const steadied = led('Hero', 'Ann').picks('detach|Hero')
    expect(steadied.left('Goblins')).toBe(1)
  })

  test('SF-RUL-99 SF-CCAS-06 a Panicable Champion left alone does not run', () => {
    const battle = assault('Orcs')
      .a('Orcs', orcs(1))
      .b('Goblins', elves(1))
      .b('Hero', { ...hero, host: 'Goblins', at: [[13, 12]], penalties: ['panicable'], ...scrum })
      .rolls(['attack: Orcs at Goblins', 6], ['save: Hero', 1])
      .picks('melee|Goblins')
      .until('activate')
    expect([battle.left('Goblins'), battle.left('Hero')]).toEqual([0, 1])
  })
})
