/** What the numbers, sizes, types and gear on a card do in play. */
import { describe, expect, test } from 'vitest'
import { figureOf, heightOf } from '../../src/state/figures.ts'
import { armorOf, speedOf } from '../../src/rules/stats/sums.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { movers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const TOUGH = { toughness: 10, health: 9 }

/** Whether a to-hit die of this face hits. */
function hits(face: number, ann: FigureWords, bob: FigureWords): boolean {
  const s = duel(ann, { ...bob, ...TOUGH, now: { action: false } }).rolls(
    ['to hit: Ann at Bob', face],
    ['to wound: Ann at Bob', 6],
  )
  strike(s)
  return s.told('attacked')['hit'] === true
}
const hitsOn = (ann: FigureWords, bob: FigureWords = {}): number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => hits(face, ann, bob))

/** How far somebody walks east in its turn: its mover's allowance, and whether a little more is refused. */
function reach(words: FigureWords): number {
  const s = skirmish()
    .a('Ann', { at: [3, 12], ...words })
    .b('Bob', { at: [22, 22], speed: 1 })
  for (let eighths = 8 * 20; eighths > 0; eighths--) {
    const move = { figure: 'Ann', path: [{ x: Math.round((3 + eighths / 8) * 2540), y: 12 * 2540 }] }
    if (s.battle.question?.check(move) === undefined) return eighths / 8
  }
  return 0
}

describe('sides', () => {
  test('DD-SIDE-02 all on one side are one team: Cal, bought by a partner, is as good a friend as any', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], speed: 9 })
      .a('Cal', { at: [6, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(s.move('Ann', [9, 4]).at('Ann')).toEqual([9, 4])
    expect(s.of('Cal').side).toBe(s.of('Ann').side)
  })
})

describe('stats', () => {
  test('DD-STAT-02 Speed is inches a round: 6 goes 6", 5 goes 5"', () => {
    expect(reach({})).toBe(6)
    expect(reach({ speed: 5 })).toBe(5)
  })

  test('DD-STAT-03 DD-EX-05 Fight 4 against Armor 0 hits on 1, 2, 3 and 4', () => {
    expect(hitsOn({})).toEqual([1, 2, 3, 4])
    expect(hitsOn({ fight: 3 })).toEqual([1, 2, 3])
  })

  test('DD-STAT-06 DD-EX-06 Armor 1 is not hit by a 1, Armor 2 not by a 1 or a 2', () => {
    expect(hitsOn({}, { armor: 1 })).toEqual([2, 3, 4])
    expect(hitsOn({}, { armor: 2 })).toEqual([3, 4])
  })

  test('DD-STAT-04 an elf makes two attacks where a human makes one', () => {
    const blows = (of: string, ...rolls: ['to hit: Ann at Bob', number][]) => {
      const s = duel({ of }, { ...TOUGH, now: { action: false } }).rolls(...rolls)
      strike(s)
      while (s.battle.question?.what === 'attack') s.answer(s.decision.default)
      s.rolledEverything()
      return s.events.filter(({ is }) => is === 'attacked').length
    }
    expect(blows('elf-warrior', ['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])).toBe(2)
    expect(blows('human-warrior', ['to hit: Ann at Bob', 6])).toBe(1)
  })

  test('DD-STAT-05 DD-STAT-07 Strength against Toughness tells what wounds: 3 on 4 needs a 2, 5 on 4 a 4, 3 on 7 a 1', () => {
    const wounds = (strength: number, toughness: number, face: number) => {
      const s = duel({ strength }, { toughness, health: 9 }).rolls(
        ['to hit: Ann at Bob', 1],
        ['to wound: Ann at Bob', face],
      )
      return strike(s).of('Bob').wounds === 1
    }
    expect([wounds(3, 4, 2), wounds(3, 4, 3)]).toEqual([true, false])
    expect([wounds(5, 4, 4), wounds(5, 4, 5)]).toEqual([true, false])
    expect([wounds(3, 7, 1), wounds(3, 7, 2)]).toEqual([true, false])
  })

  test('DD-STAT-08 Health is how many wounds it takes', () => {
    const after = (health: number, wounds: number) => {
      const s = duel({}, { health, wounds }).rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 1])
      return strike(s).of('Bob').where
    }
    expect(after(1, 0)).toBe('slain')
    expect(after(2, 0)).toBe('standing')
    expect(after(2, 1)).toBe('slain')
  })

  test('DD-STAT-10 Fortitude withstands a shove, Reflex a trip, Will a spell on the mind', () => {
    const saves = (maneuver: string, faces: [number, number, number]) => {
      const s = duel({ size: 'large', base: 40, at: [12, 12] }, { at: [12, 14], saves: faces, now: { action: false } })
      s.picks(`Ann|${maneuver}|Bob`)
      return s.told('saved')
    }
    expect(saves('shove', [6, 0, 0])).toMatchObject({ save: 'fortitude', success: true })
    expect(saves('shove', [0, 6, 6])).toMatchObject({ save: 'fortitude', success: false })
    expect(saves('trip', [0, 6, 0])).toMatchObject({ save: 'reflex', success: true })
    expect(saves('trip', [6, 0, 6])).toMatchObject({ save: 'reflex', success: false })
  })

  test('DD-STAT-11 Morale is what two dice must not exceed', () => {
    const holds = (morale: number) => {
      const s = skirmish({ stage: 'morale', sides: [{ id: 'a', starting: 6 }, { id: 'b' }] })
        .a('Ann', { at: [4, 4], morale })
        .a('Abe', { at: [8, 4], morale: 12 })
        .b('Bob', { at: [4, 20] })
        .rolls(['morale: Ann', 4, 4])
      return s.of('Ann').where
    }
    expect(holds(8)).toBe('standing')
    expect(holds(7)).toBe('fled')
  })
})

describe('features of the peoples', () => {
  test('DD-STAT-15 DD-SGR-06 heavy armor slows a human to 5", a sturdy dwarf not at all', () => {
    expect(reach({ gear: 'blade, heavy armor' })).toBe(5)
    expect(reach({ of: 'dwarf-warrior', gear: 'blade, heavy armor' })).toBe(5)
    expect(reach({ of: 'dwarf-warrior', types: ['humanoid'], traits: [], gear: 'blade, heavy armor' })).toBe(4)
  })

  test('DD-STAT-16 an elf strides through a wood as on open ground; water slows it like anybody', () => {
    const through = (of: string, kind: string) => {
      const s = skirmish()
        .box('ground', kind, [4, 6], [20, 18])
        .a('Ann', { of, at: [5, 12] })
        .b('Bob', { at: [22, 22], speed: 1 })
      return s.battle.question?.check({ figure: 'Ann', path: [{ x: 10 * 2540, y: 12 * 2540 }] })?.code
    }
    expect(through('elf-warrior', 'wood')).toBeUndefined()
    expect(through('human-warrior', 'wood')).toBe('too-far')
    expect(through('elf-warrior', 'shallow-water')).toBe('too-far')
  })
})

describe('how features work', () => {
  test('DD-FEA-01 a passive feature takes no action: the dwarf is sturdy and still has its own', () => {
    const s = skirmish()
      .a('Ann', { of: 'dwarf-warrior', gear: 'blade, heavy armor', at: [4, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(speedOf(s.state, s.of('Ann'))).toBe(5)
    expect(s.of('Ann').now.action).toBe(true)
  })

  test('DD-FEA-02 an [action] feature costs the action, in either phase unless its tag names one', () => {
    const BREATH = { traits: ['fire-breath'], uses: { 'fire-breath': 1 }, gear: '' }
    const CLAW = { traits: ['paralyzing-claw'], gear: '', attackList: [{ id: 'bite', name: 'Bite' }] }
    const inTurn = range({ ...BREATH, at: [12, 8] }, { ...TOUGH, at: [12, 9.5] })
    inTurn.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6]).picks('Ann|deed|fire-breath').aims(12, 11)
    expect(inTurn.of('Ann').now.action).toBe(false)
    const inMelee = duel(BREATH, TOUGH)
    inMelee.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6]).picks('Ann|deed|fire-breath').aims(12, 14)
    expect(inMelee.of('Ann').now.action).toBe(false)
    expect(wordsOf(range({ ...CLAW, at: [12, 8] }, { ...TOUGH, at: [12, 9.5] }), 'Ann')).not.toContain(
      'deed|paralyzing-claw',
    )
    const clawed = duel(CLAW, TOUGH).rolls(['to hit: Ann at Bob', 6]).picks('Ann|deed|paralyzing-claw')
    expect(clawed.of('Ann').now.action).toBe(false)
  })

  test('DD-FEA-03 a printed attack is one of the attacks of an attack action', () => {
    const s = duel(
      {
        attacks: 2,
        gear: [],
        attackList: [{ id: 'bite' }, { id: 'claw', strength: 2 }],
      },
      { toughness: 5, health: 9, now: { action: false } },
    ).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 4],
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 3],
    )
    s.picks('Ann|attack|Bob|bite').picks('Ann|attack|Bob|claw').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map(({ weapon }) => weapon)).toEqual(['bite', 'claw'])
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-FEA-04 what a profile adds is there besides the common actions: a nimble halfling may also hide for nothing', () => {
    const s = skirmish()
      .a('Ann', { of: 'halfling-warrior', at: [4, 4], speed: 9 })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(wordsOf(s, 'Ann')).toEqual(expect.arrayContaining(['dash', 'dodge', 'hide', 'free-hide']))
    expect(s.picks('Ann|free-hide').of('Ann').now.action).toBe(true)
  })

  test('DD-FEA-05 a power says when: a standard spell is offered in the Movement Phase and not in a melee', () => {
    const mage = { casting: { slots: 1, standard: ['sacred-weapon'] } }
    const inTurn = skirmish()
      .a('Ann', { at: [4, 4], ...mage })
      .b('Bob', { at: [20, 20], speed: 1 })
    const offered = (s: typeof inTurn) => s.decision.options.some(({ id }) => id.includes('sacred-weapon'))
    expect(offered(inTurn)).toBe(true)
    expect(offered(duel(mage))).toBe(false)
  })
})

describe('size and type', () => {
  test('DD-SIZE-03 Height goes by size, whatever the base', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], size: 'large', base: 32 })
      .a('Abe', { at: [8, 4], size: 'large', base: { shape: 'oval', width: 35, length: 60 } })
      .b('Bob', { at: [4, 20] })
    const heights = ['Ann', 'Abe', 'Bob'].map((id) => heightOf(s.state, figureOf(s.state, id)))
    expect(heights).toEqual([4000, 4000, 2500])
  })

  test('DD-SIZE-09 a fence of 0.5" is nothing to a Large one, a hindrance to a Small one; a wall of 1.2" hides only the smaller', () => {
    const over = (size: string) => {
      const s = skirmish()
        .line('fence', 'fence', [6, 0], [6, 24])
        .high(0.5)
        .a('Ann', { at: [3, 12], size })
        .b('Bob', { at: [22, 22], speed: 1 })
      return s.battle.question?.check({ figure: 'Ann', path: [{ x: 9 * 2540, y: 12 * 2540 }] })?.code
    }
    expect([over('large'), over('small')]).toEqual([undefined, 'too-far'])
    const seen = (size: string) => {
      const s = range({}, { size, at: [12, 11] })
        .line('wall', 'wall', [6, 9.9], [18, 9.9])
        .high(1.2)
      return wordsOf(s, 'Ann').includes('shoot')
    }
    expect([seen('large'), seen('small')]).toEqual([true, false])
  })

  test('DD-TYPE-01 DD-TYPE-02 a type without rules changes nothing', () => {
    const words = (types: string[]) =>
      wordsOf(
        skirmish()
          .a('Ann', { at: [4, 4], types })
          .b('Bob', { at: [20, 20], speed: 1 }),
        'Ann',
      )
    for (const type of [
      'aberration',
      'dragon',
      'elemental',
      'fey',
      'fiend',
      'monstrosity',
      'ooze',
      'plant',
      'elf',
      'giant',
      'orc',
    ]) {
      expect(words([type])).toEqual(words(['human', 'humanoid']))
      expect(hitsOn({ types: [type] })).toEqual([1, 2, 3, 4])
    }
  })
})

describe('gear in play', () => {
  const wound = (gear: string, weapon: string, face: number) => {
    const s = duel({ gear, strength: 4 }, { toughness: 4, health: 9 }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', face],
    )
    return strike(s, 'Bob', weapon).of('Bob').wounds
  }

  test('DD-SGR-02 a great weapon strikes with +1 Strength, and has the mastery of its type', () => {
    expect([wound('blade', 'blade', 4), wound('great blade', 'great-blade', 4)]).toEqual([0, 1])
    const s = duel({ gear: 'great spear' }, {}, { stage: 'declare-masteries' })
    expect(s.decision.options.map(({ id }) => id)).toEqual(['no', 'spear'])
  })

  test('DD-SGR-03 a throwing weapon is thrown up to 4" and 8", and loses 1 Strength hand to hand', () => {
    expect([wound('throwing', 'throwing', 2), wound('throwing', 'throwing', 3), wound('blade', 'blade', 3)]).toEqual([
      1, 0, 1,
    ])
    const throws = (y: number) => wordsOf(range({ gear: 'throwing' }, { at: [12, y] }), 'Ann').includes('shoot')
    expect([throws(12.9), throws(13.1)]).toEqual([true, false])
  })

  test('DD-SGR-04 a bow shoots up to 12", and with −1 Fight up to 24"', () => {
    const far = (gap: number) => {
      const s = range({ at: [12, 1.5] }, { at: [12, 2.484 + gap], toughness: 10, health: 9 }, { depth: 40 }).rolls(
        ['to hit: Ann at Bob', 4],
        ['to wound: Ann at Bob', 6],
      )
      return shoot(s).told('attacked')['hit']
    }
    expect([far(12), far(12.1), far(24)]).toEqual([true, false, false])
    expect(
      wordsOf(
        skirmish({ depth: 40 })
          .a('Ann', { at: [12, 1.5], gear: 'bow' })
          .b('Bob', { at: [12, 26.6], speed: 1 }),
        'Ann',
      ),
    ).not.toContain('shoot')
  })

  test('DD-SGR-05 light armor turns a 1, heavy armor a 1 and a 2', () => {
    expect(hitsOn({}, { gear: 'blade, light armor' })).toEqual([2, 3, 4])
    expect(hitsOn({}, { gear: 'blade, heavy armor' })).toEqual([3, 4])
  })

  test('DD-SGR-05 light armor turns a shot that shows a 1 as well', () => {
    const s = range({}, { gear: 'blade, light armor' }).rolls(['to hit: Ann at Bob', 1])
    shoot(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ kind: 'ranged', hit: false })
  })

  test('DD-SGR-07 a shield stops the shot that shows a 1 on the block die, and gives Shield Mastery in melee', () => {
    const s = range({}, { gear: 'blade, shield' }).rolls(['block: Ann at Bob', 1])
    shoot(s).rolledEverything()
    expect(s.of('Bob').wounds).toBe(0)
    const melee = duel({ gear: 'blade, shield' }, {}, { stage: 'declare-masteries' })
    expect(melee.decision.options.map(({ id }) => id)).toContain('shield|Bob')
  })

  test('DD-SGR-08 a mount is 2" slower while it is ridden', () => {
    const horse = { at: [4, 4] as const, size: 'large', speed: 12, types: ['beast'], gear: [] }
    expect(
      movers(
        skirmish()
          .a('Horse', horse)
          .b('Bob', { at: [20, 20], speed: 1 }),
      ),
    ).toEqual(['Horse 12'])
    expect(
      movers(
        skirmish()
          .a('Ann', { mount: 'Horse' })
          .a('Horse', horse)
          .b('Bob', { at: [20, 20], speed: 1 }),
      ),
    ).toEqual(['Horse 10'])
  })

  test('DD-SGR-08 a mount with a passenger behind its rider is no slower for it', () => {
    const s = skirmish()
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { mount: 'Horse' })
      .a('Horse', { at: [4, 4], size: 'large', speed: 12, types: ['beast'], gear: [] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(movers(s)).toEqual(['Horse 10'])
  })

  test('DD-SGR-09 DD-SGR-10 barding protects the mount alone: light +1 Armor, heavy +2 Armor and −1 Speed', () => {
    const barded = (gear: string) => {
      const s = skirmish()
        .a('Ann', { mount: 'Horse' })
        .a('Horse', { at: [4, 4], size: 'large', speed: 12, types: ['beast'], gear })
        .b('Bob', { at: [20, 20] })
      const horse = s.of('Horse')
      return [armorOf(s.state, horse), speedOf(s.state, horse), armorOf(s.state, s.of('Ann'))]
    }
    expect(barded('')).toEqual([0, 10, 0])
    expect(barded('light armor')).toEqual([1, 10, 0])
    expect(barded('heavy armor')).toEqual([2, 9, 0])
  })
})

describe('readings', () => {
  test('DD-RUL-01 the body of the book counts: a stunned elf keeps its passive stride, and strikes at nobody who leaves', () => {
    const s = skirmish()
      .box('wood', 'wood', [0, 0], [24, 24])
      .a('Ann', { of: 'dwarf-warrior', gear: 'blade, heavy armor', at: [4, 4], conditions: ['stunned'], speed: 5 })
      .b('Bob', { of: 'elf-warrior', at: [4, 5.2], speed: 9 })
    expect(speedOf(s.state, s.of('Ann'))).toBe(5)
    s.move('Bob', [4, 10])
    expect(s.hasTold('opportunity-taken')).toBe(false)
    expect(s.at('Bob')).toEqual([4, 10])
  })

  test('DD-RUL-01 dominated exists, though the digest of the rules leaves it out', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], speed: 9, conditions: ['dominated'] })
      .b('Bob', { at: [20, 20] })
    expect(s.decision.by).toBe('b')
    expect(movers(s)).toEqual(['Ann 9'])
  })

  test('DD-RUL-99 webs slow whoever has no Spider Walk', () => {
    const through = (words: FigureWords) => {
      const s = skirmish({
        pieces: [
          {
            id: 'web',
            kind: 'webs',
            name: 'Webs',
            area: [
              [4, 6],
              [20, 6],
              [20, 18],
              [4, 18],
            ],
          },
        ],
      })
        .a('Ann', { at: [5, 12], ...words })
        .b('Bob', { at: [22, 22], speed: 1 })
      return s.battle.question?.check({ figure: 'Ann', path: [{ x: 10 * 2540, y: 12 * 2540 }] })?.code
    }
    expect(through({})).toBe('too-far')
    expect(through({ of: 'elf-warrior' })).toBe('too-far')
    expect(through({ moves: { 'spider-walk': 6 } })).toBeUndefined()
  })

  test('DD-RUL-99 a structure is what a scenario gives Toughness and Health: a Siege Monster rolls two dice for each Damage', () => {
    const dice = (traits: string[], count: number) => {
      const s = duel({ traits }, { types: ['structure'], ...TOUGH, now: { action: false } }).rolls(
        ['to hit: Ann at Bob', 1],
        ...Array.from({ length: count }, () => ['to wound: Ann at Bob', 6] as ['to wound: Ann at Bob', number]),
      )
      strike(s).rolledEverything()
    }
    dice([], 1)
    dice(['siege-monster'], 2)
    expect(() => dice([], 2)).toThrow('to wound: Ann at Bob')
  })
})
