/** What the profiles of the Acolytes can do, tried with the printed creatures themselves. */
import { part, sumOf, worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { damage } from '../../src/rules/damage/damage.ts'
import { moraleFor } from '../../src/rules/stats/leadership.ts'
import { mannerOf } from '../../src/rules/stats/special-movement.ts'
import { priestAcolyte } from '../../src/content/lists/elemental-acolytes/general.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { figureView } from '../../src/view/figures.ts'
import type { DamageType } from '../../src/state/vocabulary.ts'
import { choices } from '../brawl.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, movers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const
const SAFE = { toughness: 10, health: 9 }
const printed = (of: string, more: FigureWords = {}) => ({ of, gear: '', ...more })

describe('spellcasters', () => {
  test('DD-EAF-05: a Cultist Fanatic may begin with Hold Person or Spiritual Weapon in force', () => {
    const s = range(printed('cultist-fanatic', { gear: 'blade' }), {}, { stage: 'incantations' })
    expect(choices(s)).toEqual(['Ann|hold-person', 'Ann|spiritual-weapon', 'done'])
  })

  test('DD-EAF-06, DD-RUL-203: it casts Command three times at Potency 0', () => {
    const { casting } = profileOf('cultist-fanatic')
    expect(casting).toMatchObject({ potency: 0, slots: 3, standard: ['command'] })
    const s = range(printed('cultist-fanatic', { gear: 'blade', speed: 6 }), {})
    expect(wordsOf(s, 'Ann').some((word) => word.includes('command'))).toBe(true)
  })

  test('DD-RUL-170: Command is a movement action, prepared for with half the Speed', () => {
    const afterMoving = (far: number) => {
      const s = range(printed('cultist-fanatic', { gear: 'blade', speed: 6 }), {}).move('Ann', [12, 4 + far])
      return wordsOf(s, 'Ann').some((word) => word.includes('command'))
    }
    expect([afterMoving(3), afterMoving(3.1)]).toEqual([true, false])
    const spent = range(printed('cultist-fanatic', { gear: 'blade', now: { action: false } }), {})
    expect(wordsOf(spent, 'Ann').some((word) => word.includes('command'))).toBe(false)
  })

  test('DD-EAF-08: a Priest Acolyte has one Healing Word', () => {
    expect(profileOf('priest-acolyte').casting?.quick).toEqual([{ spells: ['healing-word'], boxes: 1 }])
  })

  test('DD-EAF-41, DD-RUL-198: an Ice Mephit casts Fog Cloud for its box without an action, but does not begin with it', () => {
    const s = range(printed('ice-mephit'), {})
    const word = wordsOf(s, 'Ann').find((one) => one.includes('fog-cloud'))
    s.picks(`Ann|${word}`).aims(12, 6)
    expect(s.state.effects.map(({ spell, potency }) => `${spell} ${potency}`)).toEqual(['fog-cloud 0'])
    expect(s.of('Ann')).toMatchObject({ marked: { spellcasting: 1 }, now: { action: true } })
    expect(s.of('Ann').concentrating).toBeDefined()
    expect(range(printed('ice-mephit'), {}, { stage: 'incantations' }).until('act').state.effects).toEqual([])
  })
})

describe('attacks', () => {
  const flame = {
    id: 'radiant-flame',
    range: [12, 12],
    ownStrength: 4,
    damageType: 'fire',
    melee: false,
  } as const

  test('DD-EAF-09: Radiant Flame reaches 12" with Strength 4 and fire', () => {
    const s = range({ ...printed('priest-acolyte'), strength: 1, attackList: [flame] }, { toughness: 4, health: 3 })
    shoot(s.rolls(HIT, ['to wound: Ann at Bob', 3]), 'Bob', 'radiant-flame').rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
    const far = range({ ...printed('priest-acolyte'), attackList: [flame] }, { at: [12, 17] })
    expect(wordsOf(far, 'Ann')).not.toContain('shoot')
    const burning = range({ ...printed('priest-acolyte'), attackList: [flame] }, { immuneTo: ['fire'] }).rolls(HIT)
    expect(shoot(burning, 'Bob', 'radiant-flame').rolledEverything().told('immune')).toMatchObject({ to: 'fire' })
  })

  test('DD-EAF-09: an Initiate of the Flame buys just that attack, which is of no use in melee', () => {
    expect(priestAcolyte.upgrades.flatMap(({ attackList = [] }) => attackList)).toMatchObject([
      { ...flame, range: { short: 12, long: 12 } },
    ])
  })

  const elemental = (y: number, stage: 'melee' | 'lone') => {
    const s = skirmish(stage === 'melee' ? { stage: 'combat-action', melee: 1 } : { stage: 'lone-actions' })
      .a('Ann', { ...printed('earth-elemental'), at: [12, 12] })
      .b('Bob', { at: [12, y], ...SAFE })
      .b('Cal', { at: [9.9, 12], ...SAFE })
      .b('Dot', { at: [3, 3] })
    return stage === 'melee' ? s.melee('Ann', 'Cal') : s
  }

  test('DD-EAF-10, DD-RUL-138: the Slam of an Earth Elemental reaches an enemy 2" away who is not in its melee', () => {
    const reach = 12 + (40 / 2 + 25 / 2) / 25.4
    expect(choices(elemental(reach + 2, 'melee'))).toContain('Ann|attack|Bob|slam')
    expect(choices(elemental(reach + 2.1, 'melee'))).not.toContain('Ann|attack|Bob|slam')
  })

  test('DD-RUL-138: in no melee it slams in the step for those outside melees, and the target cannot answer', () => {
    const s = skirmish({ stage: 'lone-actions' })
      .a('Ann', { ...printed('earth-elemental'), at: [12, 12] })
      .b('Bob', { at: [12, 15], ...SAFE })
      .b('Dot', { at: [3, 3] })
      .rolls(HIT, NO_WOUND, HIT, NO_WOUND)
    s.picks('Ann|attack|Bob|slam')
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', at: 'Bob', kind: 'melee' })
    expect(s.events.some((event) => event.is === 'attacked' && event['by'] === 'Bob')).toBe(false)
  })

  test('DD-RUL-138: it threatens only 1"', () => {
    const s = range({ at: [12, 14.5], speed: 6, gear: 'blade' }, { ...printed('earth-elemental'), at: [12, 12] })
    s.move('Ann', [12, 19]).rolledEverything()
    expect(s.hasTold('opportunity-taken')).toBe(false)
  })

  test('DD-RUL-236: a Slam that clears another melee lets its members follow up right after that action', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { ...printed('earth-elemental'), at: [12, 12], attacks: 1 })
      .a('Amy', { at: [12, 16.4] })
      .b('Cal', { at: [10.4, 12], ...SAFE })
      .b('Bob', { at: [12, 14.9] })
      .b('Dot', { at: [3, 3] })
      .melee('Ann', 'Cal')
      .melee('Amy', 'Bob')
      .rolls(HIT, ['to wound: Ann at Bob', 1])
    s.picks('Ann|attack|Bob|slam')
    expect(s.decision).toMatchObject({ what: 'follow-up', movers: [{ figure: 'Amy' }] })
    s.picks('done')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Cal' })
    s.picks('Cal|let-pass')
    expect(s.events.filter(({ is }) => is === 'melee-ended')).toHaveLength(2)
    expect(s.decision.what).not.toBe('follow-up')
  })

  test('DD-RUL-217: who prints no hand weapon has none: mephits, werewolves and bugbear warriors', () => {
    const bare = ['magma-mephit', 'steam-mephit', 'ice-mephit', 'werewolf', 'ghoul']
    expect(bare.flatMap((id) => profileOf(id).includedGear)).toEqual([])
    expect(profileOf('bugbear-warrior').includedGear).not.toContain('hand')
  })

  test('DD-EAF-18, DD-RUL-218: a Werewolf bites once a round; its other attack is a Scratch, or a weapon it carries', () => {
    const s = duel(printed('werewolf', { gear: 'blade', at: [12, 11.7] }), SAFE).rolls(HIT, NO_WOUND)
    strike(s, 'Bob', 'bite')
    expect(choices(s).filter((id) => id.startsWith('Ann'))).toEqual(['Ann|attack|Bob|blade', 'Ann|attack|Bob|scratch'])
  })

  test('DD-RUL-186: an opportunity attack counts as the one Bite', () => {
    const s = range({ at: [12, 10], speed: 6 }, printed('werewolf', { at: [12, 11.7] }))
    s.rolls(['to hit: Bob at Ann', 6]).move('Ann', [12, 6]).picks('Bob|bite|Ann')
    const { memory } = s.of('Bob')
    expect(JSON.stringify(memory.round)).toContain('bite')
  })

  test('DD-EAF-24: the great weapon of a Salamander does fire damage at Strength 8', () => {
    const wounds = (bob: FigureWords, ...rolls: (readonly [string, number])[]) => {
      const s = duel(
        { of: 'salamander', gear: 'great blade, throwing', attacks: 1, at: [12, 11.7] },
        { ...bob, health: 3 },
      )
      return strike(s.rolls(HIT, ...rolls), 'Bob', 'great-blade').rolledEverything()
    }
    expect(wounds({ toughness: 8 }, ['to wound: Ann at Bob', 3]).of('Bob').wounds).toBe(1)
    expect(wounds({ immuneTo: ['fire'] }).told('immune')).toMatchObject({ to: 'fire' })
  })

  test('DD-EAF-27: the Hooves of a Nightmare do 2 Damage of fire', () => {
    const s = duel(printed('nightmare', { at: [12, 11.7] }), { ...SAFE }).rolls(HIT, NO_WOUND, NO_WOUND)
    strike(s, 'Bob', 'hooves').rolledEverything()
    const fire = duel(printed('nightmare', { at: [12, 11.7] }), { immuneTo: ['fire'] }).rolls(HIT)
    expect(strike(fire, 'Bob', 'hooves').told('immune')).toMatchObject({ to: 'fire' })
  })

  test("DD-EAF-40: the Shock of a Will-o'-Wisp does lightning damage", () => {
    const s = duel(printed('will-o-wisp'), { immuneTo: ['lightning'] }).rolls(HIT)
    expect(strike(s, 'Bob', 'shock').told('immune')).toMatchObject({ to: 'lightning' })
  })
})

describe('what harms them and what does not', () => {
  const burn = (of: string, type: DamageType, ...rolls: (readonly [string, number])[]) => {
    const strength = sumOf(part(4, 'Strength', 'x'))
    return drill(range({}, printed(of)), (play) => damage(play, { by: 'Ann', at: 'Bob', dice: 1, strength, type }), {
      rolls,
    })
  }

  test('DD-EAF-22: Salamander and Nightmare are immune to fire', () => {
    expect(burn('salamander', 'fire').told('immune')).toMatchObject({ to: 'fire' })
    expect(burn('nightmare', 'fire').told('immune')).toMatchObject({ to: 'fire' })
  })

  test('DD-EAF-45, DD-RUL-188: a Salamander is weak to cold: a die that fails to wound is rolled again', () => {
    const cold = burn('salamander', 'cold', ['to wound: Ann at Bob', 6], ['to wound again: Ann at Bob', 1])
    expect(cold.value).toBe(1)
    expect(burn('salamander', 'acid', ['to wound: Ann at Bob', 6]).value).toBe(0)
  })

  test('DD-RUL-189: the Fire Aura burns after the morale checks of broken sides, without a roll to hit or a save', () => {
    const s = skirmish({ stage: 'morale' })
      .a('Ann', { ...printed('salamander'), at: [12, 12] })
      .b('Bob', { at: [12, 13.7], morale: 10 })
      .b('Cal', { at: [3, 3], where: 'slain' })
      .rolls(['morale: Bob', 1, 1], ['to wound: Ann at Bob', 6])
    s.until('act').rolledEverything()
    const order = s.events.map(({ is }) => is).filter((is) => is === 'morale-checked' || is === 'wound-rolled')
    expect(order).toEqual(['morale-checked', 'wound-rolled'])
  })
})

describe('movement', () => {
  const FLIERS = ['nightmare', 'magma-mephit', 'steam-mephit', 'invisible-stalker', 'will-o-wisp', 'ice-mephit']

  test('DD-EAF-42, DD-RUL-177: who flies without a distance flies as fast as it walks', () => {
    for (const id of [...FLIERS, 'animated-flying-weapon']) {
      const { moves, speed } = profileOf(id)
      expect(moves.fly, id).toBe(speed)
    }
    expect(profileOf('earth-elemental').moves).toEqual({ burrow: 6 })
    expect(profileOf('salamander').moves).toEqual({ climb: 6 })
  })

  test('DD-EAF-43, DD-RUL-178: a Gargoyle flies 12", acts on that Speed, and may save half its flight', () => {
    const s = range(printed('gargoyle', { speed: 6 }), {})
    expect(movers(s)).toEqual(['Ann 12'])
    expect(mannerOf(s.state, s.of('Ann'))).toBe('fly')
    expect(wordsOf(s, 'Ann')).toContain('flyby')
  })

  test('DD-EAF-44: a Sahuagin walks 6" and swims 8"', () => {
    expect(profileOf('sahuagin')).toMatchObject({ speed: 6, moves: { swim: 8 } })
    expect(movers(range(printed('sahuagin', { gear: 'blade', speed: 6 }), {}))).toContain('Ann 6')
  })

  test('DD-RUL-127: a Raid Chief may get onto any riderless Nightmare of its side; others may not', () => {
    const mounting = (of: string) =>
      wordsOf(
        range({ of, gear: 'blade', at: [12, 4] }, {}).a('Mare', {
          ...printed('nightmare'),
          at: [12, 5.6],
          now: { turnDone: true },
        }),
        'Ann',
      )
    expect(mounting('bugbear-raid-chief')).toContain('mount|Mare')
    expect(mounting('cultist-fanatic')).toContain('mount|Mare')
    expect(mounting('fanatic')).not.toContain('mount|Mare')
  })
})

describe('leadership', () => {
  test('DD-EAF-12: undead within 6" of a Ghast may use its Morale, others may not', () => {
    const s = range(printed('ghast'), {})
      .a('Gul', { ...printed('ghoul'), at: [12, 9] })
      .a('Far', { ...printed('ghoul'), at: [12, 12.9] })
      .a('Man', { at: [10, 6], morale: 7 })
    const morale = (id: string) => moraleFor(s.state, s.of(id)).total
    expect([morale('Gul'), morale('Far'), morale('Man')]).toEqual([10, 9, 7])
  })

  test('DD-EA-01: a Raid Chief leads humanoids', () => {
    const s = range(printed('bugbear-raid-chief'), {}).a('Man', { at: [12, 8], morale: 7 })
    expect(moraleFor(s.state, s.of('Man')).total).toBe(10)
  })
})

describe('a merrow', () => {
  test('DD-EA-11: its bite poisons, and its harpoon pulls', () => {
    const s = duel(printed('merrow', { at: [12, 11.7], attacks: 1 }), SAFE).rolls(HIT, NO_WOUND)
    expect(conditions(strike(s, 'Bob', 'bite'), 'Bob')).toEqual(['poisoned'])
    const thrown = range({ of: 'merrow', gear: 'throwing', attacks: 1 }, SAFE).rolls(HIT, NO_WOUND)
    shoot(thrown, 'Bob', 'throwing')
    expect(thrown.told('pulled')).toMatchObject({ figure: 'Bob', by: 'Ann' })
  })
})

test('cards tell the attacks that need no to-hit roll, and those with a Strength of their own', () => {
  const textOf = (of: string, attack: string) => {
    const s = range(printed(of))
    const { gear } = figureView(s.state, s.of('Ann'))
    return worded(gear.find(({ name }) => name === attack)?.text)
  }
  expect(textOf('salamander', 'Constrict')).toContain(
    'Without a to-hit roll, in place of an attack; a Reflex save against Potency 1 stops it.',
  )
  expect(textOf('invisible-stalker', 'Vortex')).toContain('up to large size')
  expect(textOf('earth-elemental', 'Rock Launch')).toContain('Range 12", Strength 4')
})
