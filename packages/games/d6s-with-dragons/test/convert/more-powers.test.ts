/** Powers at one enemy, teleports, parries, and what a body does by itself: each against plain warriors. */
import { part, sumOf } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { convert } from '../../src/convert/convert.ts'
import { damage } from '../../src/rules/damage/damage.ts'
import { canSee } from '../../src/rules/sight/sight.ts'
import type { DamageType } from '../../src/state/vocabulary.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, wordsOf } from '../march.ts'
import { block, converted } from './stat-blocks.ts'

const CLAW = 'Melee Attack Roll: +5, reach 5 ft. 7 (1d8 + 3) Slashing damage'
const SAVES = { toughness: 4, health: 3, saves: [3, 3, 3] }

describe('a power at one enemy', () => {
  const GLARE =
    'Wisdom Saving Throw: DC 14, one creature the mummy can see within 30 feet. Failure: The target has the Frightened condition.'
  const glaring = (bob: object, ...rolls: (readonly [string, number])[]) => {
    const s = range(converted({ actions: { Glare: GLARE } }), { ...SAVES, ...bob }).rolls(...rolls)
    s.picks('Ann|deed|power-glare').rolledEverything()
    return s
  }
  test('DD-CONV-03 gives its condition to whoever fails the save, against the Potency of its DC', () => {
    expect(conditions(glaring({}, ['save: Bob', 1]), 'Bob')).toEqual(['frightened'])
    expect(conditions(glaring({}, ['save: Bob', 2]), 'Bob')).toEqual([])
  })
  test('is not offered without an enemy in range and in sight', () => {
    const offered = (bob: object) => wordsOf(range(converted({ actions: { Glare: GLARE } }), { ...bob }), 'Ann')
    expect(offered({})).toContain('deed|power-glare')
    expect(offered({ at: [12, 12] })).not.toContain('deed|power-glare')
    expect(offered({ conditions: ['invisible'] })).not.toContain('deed|power-glare')
  })
  test('asks at whom where there are several, and DD-SPL-06 who stands in the way may block it', () => {
    const s = range(converted({ actions: { Glare: GLARE } }), SAVES)
      .b('Cal', { at: [12, 7], ...SAVES })
      .rolls(['spell block: Glare at Bob', 6], ['save: Bob', 6])
    s.picks('Ann|deed|power-glare').picks('Bob').rolledEverything()
    expect(conditions(s, 'Bob')).toEqual(['frightened'])
  })
  test('what binds at a distance throws to the ground; beside it, it holds', () => {
    const web = (feet: number) => {
      const text = `Dexterity Saving Throw: DC 13, one creature it can see within ${feet} feet. Failure: The target has the Restrained condition.`
      return convert(block({ actions: { Web: text } })).profile.powers
    }
    expect(web(60)).toMatchObject([{ kind: 'target', range: 12, inflicts: ['prone'] }])
    expect(web(5)).toMatchObject([{ kind: 'target', range: 1, inflicts: ['grappled'] }])
  })
  test('a poison that paralyzes does so here', () => {
    const tentacles =
      'Constitution Saving Throw: DC 13, one creature Grappled by the chuul. Failure: The target has the Poisoned condition. While Poisoned, the target has the Paralyzed condition.'
    expect(convert(block({ actions: { Tentacles: tentacles } })).profile.powers).toMatchObject([
      { kind: 'target', only: 'grappled', inflicts: ['paralyzed'] },
    ])
  })
  test('DD-RUL-212 what a Multiattack uses besides its attacks costs no action', () => {
    const actions = (multiattack: string) => ({ Multiattack: multiattack, Claw: CLAW, Glare: GLARE, Gaze: GLARE })
    const made = (multiattack: string) => convert(block({ actions: actions(multiattack) })).profile
    const extras = ({ powers = [] }: ReturnType<typeof made>) =>
      powers.filter((power) => 'isExtra' in power && power.isExtra).map(({ name }) => name)
    const mummy = made('The mummy makes two Claw attacks and uses Glare.')
    expect(extras(mummy)).toEqual(['Glare'])
    expect(mummy.unenforced ?? []).toEqual([])
    expect(extras(made('It makes two Claw attacks and uses Glare or Spellcasting.'))).toEqual(['Glare'])
    expect(extras(made('It makes two Claw attacks and uses Glare or Gaze.'))).toEqual([])
    expect(extras(made('It makes two Claw attacks or uses Glare twice.'))).toEqual([])
  })
  test('as a bonus action at whoever lies prone it costs no action', () => {
    const trample =
      'Dexterity Saving Throw: DC 11, one creature within 5 feet that has the Prone condition. Failure: 14 (4d6) Bludgeoning damage. Success: Half damage.'
    const offered = (bob: object) =>
      wordsOf(range(converted({ bonus: { Trample: trample } }), { at: [12, 5.5], ...bob }), 'Ann')
    expect(offered({})).not.toContain('deed|power-trample')
    expect(offered({ conditions: ['prone'] })).toContain('deed|power-trample')
    const s = range(converted({ bonus: { Trample: trample } }), { at: [12, 5.5], conditions: ['prone'], ...SAVES })
    s.rolls(['save: Bob', 1], ['to wound: Ann at Bob', 4]).picks('Ann|deed|power-trample').rolledEverything()
    expect(s.of('Ann').now.action).toBe(true)
    expect(s.of('Bob').wounds).toBe(0) // saved: Strength 4 against Toughness 4
  })
  test('whom it holds it may swallow, and only then', () => {
    const swallow =
      'Strength Saving Throw: DC 11, one Large or smaller creature Grappled by it. Failure: It swallows the target, and the Grappled condition ends. A swallowed creature has the Blinded condition and takes 14 (4d6) Acid damage at the start of each of its turns.'
    const { powers } = convert(block({ bonus: { Swallow: swallow } })).profile
    expect(powers).toMatchObject([
      {
        kind: 'target',
        only: 'grappled',
        largest: 'large',
        isExtra: true,
        inflicts: ['blinded'],
        harm: { strength: 7, type: 'acid' },
      },
    ])
    const s = range(converted({ bonus: { Swallow: swallow } }), {
      at: [12, 5.5],
      conditions: [{ is: 'grappled', from: 'Ann' }],
      ...SAVES,
    })
    s.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 5]).picks('Ann|deed|power-swallow').rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
    expect(conditions(s, 'Bob')).toContain('blinded')
  })
  test('DD-RUL-47 whoever fails is pushed as far as printed', () => {
    const whirl =
      "Strength Saving Throw: DC 13, one Medium or smaller creature in the elemental's space. Failure: 4 (1d8) Thunder damage, and the target is pushed up to 20 feet straight away from the elemental and has the Prone condition."
    const s = range(converted({ actions: { Whirlwind: whirl } }), { at: [12, 5.2], ...SAVES })
    s.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6]).picks('Ann|deed|power-whirlwind').rolledEverything()
    expect(s.at('Bob')[1]).toBeCloseTo(9.2, 2)
    expect(conditions(s, 'Bob')).toEqual(['prone'])
  })
})

describe('a teleport', () => {
  const jump = { bonus: { Teleport: 'It teleports up to 20 feet to an unoccupied space it can see.' } }
  test('DD-RUL-72 costs no action, once a round, and reaches as far as printed', () => {
    const s = range(converted(jump)).picks('Ann|deed|power-teleport')
    expect(s.refused({ at: { x: inches(12), y: inches(8.1) } }).code).toBe('too-far')
    s.aims(12, 8)
    expect(s.at('Ann')).toEqual([12, 8])
    expect(s.of('Ann').now.action).toBe(true)
    expect(wordsOf(s, 'Ann')).not.toContain('deed|power-teleport')
  })
})

describe('a parry', () => {
  const parry = { reactions: { Parry: 'It adds 2 to its AC against one melee attack that would hit it.' } }
  const attacked = (face: number, answer?: string) => {
    const s = duel({ fight: 5 }, { ...converted(parry), armor: 1, ...SAVES })
    s.rolls(['to hit: Ann at Bob', face], ...(answer === 'yes' ? [] : [['to wound: Ann at Bob', 6] as const]))
    strike(s)
    return s
  }
  test('DD-CONV-02 adds 1 Armor against one attack that would hit, where that averts it', () => {
    const s = attacked(2, 'yes').picks('yes')
    expect(s.told('hit-averted')).toMatchObject({ figure: 'Bob', by: 'Ann' })
    expect(attacked(3).hasTold('hit-averted')).toBe(false) // Armor 1 and 1 more: a 3 hits all the same
  })
  test('once a round', () => {
    const s = duel({ fight: 5, attacks: 2 }, { ...converted(parry), armor: 1, ...SAVES })
    s.rolls(['to hit: Ann at Bob', 2], ['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
    strike(s).picks('yes').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'hit-averted')).toHaveLength(1)
  })
  test('is no help against shots', () => {
    const s = range({}, { ...converted(parry), armor: 1, ...SAVES }).rolls(
      ['to hit: Ann at Bob', 2],
      ['to wound: Ann at Bob', 6],
    )
    shoot(s).rolledEverything()
  })
})

describe('what a body does by itself', () => {
  const strikeBob = (bob: object, rolls: readonly (readonly [string, number])[]) => {
    const s = duel({ toughness: 4, health: 3 }, { toughness: 10, health: 4, armor: 0, ...bob }).rolls(...rolls)
    return strike(s).rolledEverything()
  }
  test('whoever hits it hand to hand is harmed at the Strength of its damage', () => {
    const acid = 'A creature that hits the pudding with a melee attack roll takes 4 (1d8) Acid damage.'
    const wounded = (face: number) =>
      strikeBob(converted({ traits: { 'Corrosive Form': acid } }), [
        ['to hit: Ann at Bob', 2],
        ['to wound: Ann at Bob', 6],
        ['to wound: Bob at Ann', face],
      ]) && face
    wounded(6)
    const s = duel(
      { toughness: 4, health: 3 },
      { toughness: 10, armor: 0, ...converted({ traits: { 'Corrosive Form': acid } }) },
    )
    strike(s.rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6], ['to wound: Bob at Ann', 2]))
    expect(s.of('Ann').wounds).toBe(1) // Strength 2 against Toughness 4: 2 or less
  })
  test('with half its Health gone it hits with advantage', () => {
    const fury = converted({
      traits: { 'Bloodied Fury': 'While Bloodied, the boar has Advantage on attack rolls.' },
      actions: { Claw: `${CLAW}.` },
    })
    const blows = (wounds: number, health: number) => {
      const isHalf = wounds >= health / 2
      const s = duel({ ...fury, health, wounds }, { ...SAVES, armor: 2 })
      s.rolls(['to hit: Ann at Bob', 1], ...(isHalf ? [['to hit again: Ann at Bob', 1] as const] : []))
      strike(s, 'Bob', 'claw').rolledEverything()
    }
    for (const [wounds, health] of [
      [0, 4],
      [1, 4],
      [2, 4],
      [1, 3],
      [2, 3],
    ] as const)
      blows(wounds, health)
  })
  test('harm of the type it absorbs heals it', () => {
    const golem = converted({
      traits: {
        'Lightning Absorption':
          'Whenever the golem is subjected to Lightning damage, it regains a number of Hit Points equal to the Lightning damage dealt.',
      },
    })
    const wounds = (type: DamageType) =>
      drill(
        range({}, { wounds: 2, health: 5, ...golem }),
        (play) => damage(play, { by: 'Ann', at: 'Bob', dice: 1, strength: sumOf(part(1, 'Strength', 'x')), type }),
        { rolls: type === 'fire' ? [['to wound: Ann at Bob', 6]] : [] },
      ).of('Bob').wounds
    expect([wounds('lightning'), wounds('fire')]).toEqual([1, 2])
  })
  test('DD-CFT-10 with blindsight nobody near is unseen', () => {
    const sees = (y: number) => {
      const s = range(converted({ blindsight: 10 }), { at: [12, y], conditions: ['invisible'] })
      return canSee(s.state, s.of('Ann'), s.of('Bob'))
    }
    expect([sees(6.9), sees(7.1)]).toEqual([true, false])
    expect(convert(block({ truesight: 60 })).profile.traits).toEqual(['truesight'])
  })
})

describe('what a hit does besides', () => {
  const hit = (text: string, ann: object = {}, bob: object = {}, wound = 6) => {
    const s = duel({ ...converted({ actions: { Gore: `${CLAW}${text}` } }), ...ann }, { ...SAVES, armor: 0, ...bob })
    s.rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', wound])
    return strike(s, 'Bob', 'gore').rolledEverything()
  }
  test('it pushes or pulls its target, up to the printed size', () => {
    const push =
      '. If the target is a Medium or smaller creature, the satyr pushes the target up to 10 feet straight away from itself.'
    expect(hit(push).at('Bob')[1]).toBeCloseTo(15.5, 2)
    expect(hit(push, {}, { size: 'large', at: [12, 13.8] }).at('Bob')[1]).toBeCloseTo(13.8, 2)
  })
  test('it hampers the next attack of its target, or helps the next one at it', () => {
    const sap = ', and the target has Disadvantage on the next attack roll it makes before the end of its next turn.'
    const vex =
      ", and the next attack roll made against the target before the start of the worg's next turn has Advantage."
    expect(conditions(hit(sap), 'Bob')).toEqual(['sapped'])
    expect(conditions(hit(vex), 'Bob')).toEqual(['vexed'])
  })
  test('DD-CONV-07 after a run it has the Strength of the greater damage', () => {
    const charge =
      '. If the target is a Medium or smaller creature and the boar moved 20+ feet straight toward it immediately before the hit, the target takes an extra 7 (2d6) Piercing damage.'
    // 7 points are Strength 4, 14 are Strength 7: against Toughness 4 that is 3 or less, and 5 or less.
    const wounds = (willing: number) => hit(charge, { now: { willing }, strength: 4 }, {}, 4).of('Bob').wounds
    expect([wounds(3.9), wounds(4)]).toEqual([0, 1])
  })
})

describe('nothing is dropped', () => {
  const unenforced = (text: string) => convert(block({ actions: { Bite: text } })).profile.unenforced
  test('what an attack does beyond what is enforced is kept as text', () => {
    expect(unenforced(`${CLAW}. The target is cursed and cannot regain Hit Points.`)).toEqual([
      { name: 'Bite', text: 'The target is cursed and cannot regain Hit Points.' },
    ])
    expect(
      unenforced(`${CLAW}. If the target is a Large or smaller creature, it has the Prone condition.`),
    ).toBeUndefined()
  })
  test('what befalls only those whom the damage fells is not brought about by every hit', () => {
    const text = `${CLAW}. If this damage reduces the target to 0 Hit Points, the target becomes Stable, and it has the Poisoned condition for 1 hour. While Poisoned, the target also has the Paralyzed condition.`
    expect(convert(block({ actions: { Bite: text } })).profile.attackList[0]?.inflicts).toBeUndefined()
    expect(unenforced(text)).toHaveLength(1)
  })
})
