/** How a battle ends and who has won: the scenarios in general, Pitched Battle, Capture Terrain, King of the Hill. */
import { describe, expect, test } from 'vitest'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { moveOf, skirmish, type Skirmish } from '../skirmish.ts'

type Words = NonNullable<Parameters<typeof skirmish>[0]>

/** The moment after the last Melee phase. */
const atTheEnd = (words: Words = {}): Skirmish => skirmish({ stage: 'end-turn', turn: 6, ...words })
const THREE = [
  { id: 'a', name: 'North', edge: 'north' },
  { id: 'b', name: 'South', edge: 'south' },
  { id: 'c', name: 'East', edge: 'east' },
]
const outcome = ({ battle }: Skirmish) => battle.result ?? expect.fail('the battle is not over')

describe('the end of a turn', () => {
  test('HW-TURN-06 HW-RUL-91 after the sixth Melee phase the game is over, after the fifth it is not', () => {
    const sixth = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1])
    sixth.pairs(['Ann', 'Bob']).pairs().rolledEverything()
    expect(sixth.battle.over).toBe(true)
    expect(sixth.of('Bob').where).toBe('slain')
    const fifth = skirmish({ stage: 'end-turn', turn: 5 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 30] })
      .rolls(['initiative: North', 6], ['initiative: South', 1])
    expect(fifth.decision.what).toBe('go-first')
    expect(fifth.state.turn).toBe(6)
    fifth.rolledEverything()
  })

  test('HW-SCEN-01 HW-RUL-91 a battle that does not end early has six whole turns of five phases', () => {
    const dice = [1, 2, 3, 4, 5, 6].flatMap(
      () =>
        [
          ['initiative: North', 6],
          ['initiative: South', 1],
        ] as const,
    )
    const battle = skirmish({ stage: 'initiative', turn: 1 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 40] })
      .rolls(...dice)
    battle.until('never').rolledEverything()
    expect(battle.battle.over).toBe(true)
    expect(battle.battle.marks.filter(({ step }) => step === 'initiative')).toHaveLength(6)
    expect(
      battle.battle.marks.filter(({ step }) => step === 'melee' || step === 'assign-attacks').length,
    ).toBeGreaterThanOrEqual(6)
    expect(battle.state.turn).toBe(6)
  })

  test('HW-TURN-07 everything counted per turn starts again with the next turn', () => {
    const battle = skirmish({
      stage: 'end-turn',
      turn: 2,
      scenario: 'cursed-gem',
      gem: { bearer: 'Ann', carried: 5, passed: true },
      shots: [['Ann', 'Bob']],
      attacks: [['Ann', 'Bob']],
    })
      .a('Ann', {
        at: [10, 10],
        rank: 'wizard',
        spells: ['curse', 'curse'],
        moved: true,
        spent: 6,
        walked: 6,
        casts: 2,
        attacked: true,
        cursed: true,
      })
      .b('Bob', { at: [10, 40] })
      .rolls(['initiative: North', 6], ['initiative: South', 1])
    expect(battle.of('Ann')).toMatchObject({
      moved: false,
      spent: 0,
      walked: 0,
      casts: 0,
      attacked: false,
      cursed: true,
    })
    expect(battle.state).toMatchObject({
      turn: 3,
      shots: [],
      attacks: [],
      gem: { bearer: 'Ann', carried: 0, passed: false },
    })
  })

  test('HW-RUL-02 a turn has five phases, and the rule of Heroes and Wizards is none of them', () => {
    const battle = skirmish({ stage: 'initiative', turn: 6 })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['curse', 'curse'] })
      .a('Ada', { at: [20, 10], shooting: 1 })
      .a('Abe', { at: [30, 10] })
      .b('Bob', { at: [30, 11] })
      .b('Ben', { at: [20, 20] })
      .rolls(['initiative: North', 6], ['initiative: South', 1])
    const phases: string[] = []
    while (battle.battle.question) {
      const { phase, phases: all } = kit.view(battle.state).round
      expect(all).toEqual(['Initiative', 'Movement', 'Magic', 'Shooting', 'Melee'])
      if (phases.at(-1) !== phase) phases.push(phase)
      battle.answer(battle.decision.kind === 'pair' ? { links: [] } : battle.decision.default)
    }
    expect(phases).toEqual(['Initiative', 'Movement', 'Magic', 'Shooting', 'Melee'])
  })

  test('HW-SCEN-02 HW-RUL-92 a side wiped out does not end the battle: the other plays on alone', () => {
    const battle = skirmish({ stage: 'end-turn', turn: 2 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { where: 'slain' })
      .rolls(['initiative: North', 3])
    expect(battle.decision).toMatchObject({ what: 'move', by: 'a' })
    expect(battle.state.turn).toBe(3)
    battle.rolledEverything()
  })

  test('HW-SCEN-05 HW-RUL-92 a player who concedes between phases has lost, whatever the score', () => {
    const battle = skirmish({
      turn: 3,
      sides: [
        { id: 'a', name: 'North', edge: 'north', slain: 200 },
        { id: 'b', name: 'South', edge: 'south' },
      ],
    })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 40] })
    battle.picks('concede')
    expect(battle.battle.over).toBe(true)
    expect(battle.of('Ann').where).toBe('standing')
    expect(outcome(battle)).toMatchObject({ winner: 'b', reason: 'North conceded.' })
  })

  test('HW-SCEN-05 with three sides, the figures of a side that concedes are removed without credit, and the others fight on', () => {
    const battle = skirmish({ turn: 3, sides: THREE, order: ['a', 'b', 'c'] })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 40] })
      .put('Cid', 'c', { at: [40, 24] })
    battle.picks('concede')
    expect(battle.of('Ann').where).toBe('out')
    expect(battle.state.sides.map(({ slain }) => slain)).toEqual([0, 0, 0])
    expect(battle.decision).toMatchObject({ what: 'move', by: 'b' })
    battle.picks('concede')
    expect(outcome(battle)).toMatchObject({ winner: 'c' })
    const won = atTheEnd({
      sides: [
        { ...THREE[0], slain: 90, conceded: true },
        { ...THREE[1], slain: 20 },
        { ...THREE[2], slain: 10 },
      ],
    } as Words)
      .a('Ann', { where: 'out' })
      .b('Bob', { at: [10, 40] })
    expect(outcome(won).winner).toBe('b')
  })

  test('HW-SCEN-03 HW-RUL-93 equal results are a draw', () => {
    const even = atTheEnd({
      sides: [
        { id: 'a', edge: 'north', slain: 40 },
        { id: 'b', edge: 'south', slain: 40 },
      ],
    }).a('Ann', { at: [10, 10] })
    expect(outcome(even)).toEqual({
      reason: 'Points slain: a 40, b 40.',
      scores: [
        { side: 'a', score: 40 },
        { side: 'b', score: 40 },
      ],
    })
  })

  test('HW-SCEN-05 with three sides, a side that conceded has lost even when the others draw', () => {
    const level = atTheEnd({
      sides: [
        { ...THREE[0], slain: 90, conceded: true },
        { ...THREE[1], slain: 20 },
        { ...THREE[2], slain: 20 },
      ],
    } as Words)
      .a('Ann', { where: 'out' })
      .b('Bob', { at: [10, 40] })
    expect(outcome(level)).toMatchObject({
      reason:
        'Between South and East it is level; North conceded and has lost. Points slain: North 90, South 20, East 20.',
    })
    expect(outcome(level).winner).toBeUndefined()
    const won = atTheEnd({
      sides: [
        { ...THREE[0], slain: 90, conceded: true },
        { ...THREE[1], slain: 30 },
        { ...THREE[2], slain: 20 },
      ],
    } as Words)
      .a('Ann', { where: 'out' })
      .b('Bob', { at: [10, 40] })
    expect(outcome(won)).toMatchObject({
      winner: 'b',
      reason: 'Points slain: North 90, South 30, East 20. North conceded.',
    })
  })

  test('HW-SCEN-04 HW-RUL-93 with three sides the best result wins alone, and a tie for best is a draw for all', () => {
    const three = (...slain: number[]) =>
      outcome(
        atTheEnd({ sides: THREE.map((side, i) => ({ ...side, slain: slain[i] ?? 0 })) }).a('Ann', { at: [10, 10] }),
      ).winner
    expect(three(10, 30, 20)).toBe('b')
    expect(three(30, 10, 30)).toBeUndefined()
  })
})

describe('Pitched Battle', () => {
  const duel = (words: object, more: Words = {}) =>
    skirmish({ stage: 'assign-attacks', turn: 6, ...more })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bob', { at: [10, 11], ...words })
      .rolls(['hit: Ann at Bob', 1])

  test('HW-PITCH-01 the side that has slain more points wins, not the one that has slain more figures', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10] })
      .b('Dear', { at: [10, 11], movement: '18', melee: 5 })
      .a('Pawn', { at: [20, 10] })
      .a('Page', { at: [22, 10] })
      .b('Bob', { at: [20, 11] })
      .b('Ben', { at: [22, 11] })
      .rolls(['hit: Ann at Dear', 1], ['hit: Bob at Pawn', 1], ['hit: Ben at Page', 1])
      .pairs(['Ann', 'Dear'])
      .pairs(['Bob', 'Pawn'], ['Ben', 'Page'])
      .rolledEverything()
    expect(battle.state.sides.map(({ slain }) => slain)).toEqual([15, 6])
    expect(outcome(battle)).toMatchObject({ winner: 'a', reason: 'Points slain: North 15, South 6.' })
  })

  test('HW-PITCH-02 a slain figure counts all it cost, second weapon and might included', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bob', { at: [10, 11.5], melee: 3, twoWeapons: true, mighty: true })
      .rolls(['hit: Ann at Bob', 1])
      .pairs(['Ann', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.side('a').slain).toBe(0 + 6 + 6 + 0 + 1 + 5)
  })

  test('HW-PITCH-03 each Hero and each Wizard counts fifty more', () => {
    for (const [rank, worth] of [
      ['trooper', 3],
      ['hero', 53],
      ['wizard', 53],
    ] as const) {
      expect(duel({ rank }).pairs(['Ann', 'Bob']).pairs().rolledEverything().side('a').slain).toBe(worth)
    }
  })

  test("HW-PITCH-04 HW-RUL-95 shots, spells and free attacks count too; figures slain by their own side's Fireball count for nobody", () => {
    const shot = skirmish({ stage: 'declare-shots', turn: 6 })
      .a('Ann', { at: [10, 10], shooting: 3 })
      .b('Bob', { at: [10, 20] })
      .rolls(['hit: Ann at Bob', 1])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect(shot.side('a').slain).toBe(3)
    const bolt = skirmish({ stage: 'magic', turn: 6 })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['death-bolt', 'curse'] })
      .b('Bob', { at: [10, 20] })
      .picks('Merla|death-bolt|Bob')
    expect(bolt.side('a').slain).toBe(3)
    const free = skirmish({ turn: 6, order: ['b', 'a'] })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1])
      .move('Bob', [10, 13])
      .rolledEverything()
    expect([free.of('Bob').where, free.side('a').slain]).toEqual(['slain', 3])
    const fire = skirmish({ stage: 'magic', turn: 6 })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['fireball', 'curse'] })
      .a('Page', { at: [20, 10] })
      .b('Bob', { at: [21, 10] })
      .picks('Merla|fireball')
      .answer({ at: { x: 20.5 * 2540, y: 10 * 2540 } })
    expect([fire.of('Page').where, fire.of('Bob').where]).toEqual(['slain', 'slain'])
    expect(fire.state.sides.map(({ slain }) => slain)).toEqual([3, 0])
  })

  test("HW-PITCH-05 HW-RUL-95 a friend slain under Paranoia counts for the caster, unless it is the caster's own", () => {
    const mad = (side: 'a' | 'b') => {
      const battle = skirmish({ stage: 'magic', turn: 6 })
        .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['paranoia', 'curse'] })
        .put('Mad', side, { at: [20, 10], melee: 5 })
        .put('Friend', side, { at: [22, 10] })
        .b('Far', { at: [44, 44] })
        .rolls(['hit: Mad at Friend', 1])
      return battle
        .picks('Merla|paranoia|Mad')
        .rolledEverything()
        .state.sides.map(({ slain }) => slain)
    }
    expect(mad('b')).toEqual([3, 0])
    expect(mad('a')).toEqual([0, 0])
  })

  test("HW-RUL-119 a maddened Axe-bearer's enemies count for its own side; only the friend counts for the caster", () => {
    const maddened = (scenario: string) =>
      skirmish({ stage: 'magic', turn: 6, scenario })
        .a('Merla', { at: [10, 20], rank: 'wizard', spells: ['paranoia', 'curse'] })
        .a('Ann', { at: [20, 11] })
        .b('Hero', { at: [20, 10], rank: 'hero', item: 'battle-axe-of-slaughter', melee: 5 })
        .b('Pal', { at: [21, 10], melee: 2 })
    const points = maddened('pitched-battle')
      .rolls(['hit: Hero at Pal', 1])
      .picks('Merla|paranoia|Hero')
      .rolledEverything()
    expect([points.of('Pal').where, points.of('Ann').where]).toEqual(['slain', 'slain'])
    expect([points.side('a').slain, points.side('b').slain]).toEqual([5, 3])
    const gold = maddened('loot')
      .rolls(['hit: Hero at Pal', 1], ['gold: Pal', 2], ['gold: Ann', 6])
      .picks('Merla|paranoia|Hero')
      .rolledEverything()
    expect([gold.side('a').gold, gold.side('b').gold]).toEqual([2, 6])
  })
})

describe('what a situation must have for its scenario', () => {
  const lacks = (words: Words, ...pieces: readonly string[]) => {
    const drawn = skirmish(words)
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
    for (const id of pieces) drawn.box(id, 'building', [22, 22], [26, 26])
    return () => drawn.state
  }

  test('HW-RESC-02 Rescue is refused without a prison and its prisoner, once they should be there', () => {
    expect(lacks({ scenario: 'rescue' })).toThrow('Rescue needs a prison: name a building in "prison".')
    expect(lacks({ scenario: 'rescue', prison: 'jail' }, 'jail')).toThrow(
      'Rescue needs a prisoner: one figure with "prisoner": true.',
    )
    expect(lacks({ scenario: 'rescue', stage: 'prison', turn: 0 })).toThrow('Rescue needs a prisoner')
    expect(lacks({ scenario: 'rescue', stage: 'prisoner', turn: 0 })).not.toThrow()
  })

  test('HW-RESC-02 the prison is a building', () => {
    const wood = skirmish({ scenario: 'rescue', prison: 'wood' })
      .box('wood', 'wood', [22, 22], [26, 26])
      .b('Captive', { prisoner: true, where: 'prison', rank: 'hero' })
      .a('Ann', { at: [10, 10] })
    expect(() => wood.state).toThrow('Rescue needs a prison: "wood" is not a building.')
  })

  test('HW-GEM-01 The Cursed Gem is refused without the gem', () => {
    expect(lacks({ scenario: 'cursed-gem' })).toThrow(
      'The Cursed Gem needs its gem: give "gem", {} for the centre of the table.',
    )
    expect(lacks({ scenario: 'cursed-gem', stage: 'edges', turn: 0 })).not.toThrow()
  })

  test('HW-HILL-01 HW-CAPT-06 the ground that decides must be there', () => {
    expect(lacks({ scenario: 'king-of-the-hill' })).toThrow(
      'King of the Hill needs ground to stand on at the centre of the table.',
    )
    expect(lacks({ scenario: 'capture-terrain' })).toThrow(
      'Capture Terrain needs a wood, a hill, rough or open ground to capture.',
    )
    expect(lacks({ scenario: 'king-of-the-hill', stage: 'scenario', turn: 0 })).not.toThrow()
  })

  test('HW-RUL-94 Rescue and The Cursed Gem are refused with three sides', () => {
    const three = skirmish({ scenario: 'cursed-gem', sides: THREE, gem: {} }).a('Ann', { at: [10, 10] })
    expect(() => three.state).toThrow('The Cursed Gem is for two sides.')
  })
})

describe('Capture Terrain', () => {
  const capture = (words: Words = {}) =>
    atTheEnd({ scenario: 'capture-terrain', ...words })
      .box('wood', 'wood', [0, 0], [10, 10])
      .box('hill', 'hill', [20, 0], [30, 10])
      .box('marsh', 'rough', [0, 20], [10, 30])
  const scores = (battle: Skirmish) => outcome(battle).scores.map(({ score }) => score)

  test('HW-CAPT-01 the side with the most figures on a piece captures it', () => {
    const battle = capture()
      .a('Ann', { at: [3, 3] })
      .a('Abe', { at: [5, 5] })
      .b('Bob', { at: [8, 8] })
      .b('Ben', { at: [40, 40] })
    expect(scores(battle)).toEqual([1, 0])
  })

  test('HW-CAPT-02 the side that captures the most pieces wins, however many figures stand on one piece', () => {
    const battle = capture()
      .a('Ann', { at: [3, 3] })
      .a('Abe', { at: [5, 5] })
      .a('Ada', { at: [7, 7] })
      .b('Bob', { at: [25, 5] })
      .b('Ben', { at: [5, 25] })
    expect(outcome(battle)).toMatchObject({ winner: 'b', reason: 'Pieces captured: North 1, South 2.' })
  })

  test('HW-CAPT-03 HW-RUL-93 a piece held equally, or by nobody, is captured by nobody', () => {
    expect(
      scores(
        capture()
          .a('Ann', { at: [3, 3] })
          .b('Bob', { at: [8, 8] }),
      ),
    ).toEqual([0, 0])
    const three = capture({ sides: THREE })
      .a('Ann', { at: [3, 3] })
      .a('Abe', { at: [5, 3] })
      .b('Bob', { at: [8, 8] })
      .b('Ben', { at: [6, 8] })
      .put('Cid', 'c', { at: [3, 8] })
    expect(scores(three)).toEqual([0, 0, 0])
    expect(outcome(capture().a('Ann', { at: [40, 40] }))).toMatchObject({ scores: [{ score: 0 }, { score: 0 }] })
  })

  test('HW-CAPT-04 a Wizard in combat counts one, a giant counts one, and the slain none', () => {
    const battle = capture()
      .a('Merla', { at: [3, 3], rank: 'wizard' })
      .a('Abe', { at: [6, 8] })
      .b('Giant', { at: [4.5, 3], mighty: true })
      .b('Dead', { where: 'slain', at: [7, 7] })
      .b('Gone', { where: 'out', at: [8, 8] })
    expect(scores(battle)).toEqual([1, 0])
    expect(
      scores(
        capture()
          .a('Merla', { at: [3, 3], rank: 'wizard' })
          .b('Giant', { at: [4.5, 3], mighty: true }),
      ),
    ).toEqual([0, 0])
  })

  test('HW-CAPT-05 HW-RUL-97 woods, hills, rough and open ground count; a tree, a house or a wall never does', () => {
    const battle = atTheEnd({ scenario: 'capture-terrain' })
      .box('glade', 'open', [30, 30], [36, 36])
      .disc('oak', 'tree', [5, 5], 0.5)
      .line('wall', 'wall', [20, 20], [25, 20])
      .box('house', 'building', [40, 2], [44, 6])
      .a('Ann', { at: [5, 5] })
      .a('Abe', { at: [22, 20.5] })
      .a('Ada', { at: [39.5, 4] })
      .b('Bob', { at: [33, 33] })
    expect(scores(battle)).toEqual([0, 1])
  })

  test('HW-TERR-01 HW-CAPT-05 a ford is rough ground: slow to cross, and captured like any', () => {
    const ford = (words: Words) =>
      skirmish({ scenario: 'capture-terrain', turn: 6, ...words }).box('ford', 'shallow-water', [8, 12], [20, 20])
    expect(
      scores(
        ford({ stage: 'end-turn' })
          .a('Ann', { at: [10, 15] })
          .b('Bob', { at: [40, 40] }),
      ),
    ).toEqual([1, 0])
    const wader = ford({})
      .a('Ann', { at: [10, 11] })
      .b('Bob', { at: [40, 40] })
    expect(wader.refused(moveOf('Ann', [10, 15]))).toMatchObject({ rule: 'HW-MOVE-01' })
    wader.move('Ann', [10, 14.5])
    expect(wader.of('Ann').spent).toBe(6 * 2540)
    expect(kit.view(wader.state).objectives).toMatchObject([{ id: 'ford' }])
  })

  test('HW-RUL-96 a figure is on the piece under its centre; on a common border, on the one placed first', () => {
    const twoPieces = () =>
      atTheEnd({ scenario: 'capture-terrain' })
        .box('east', 'wood', [10, 0], [20, 10])
        .box('west', 'hill', [0, 0], [10, 10])
    expect(
      scores(
        twoPieces()
          .a('Ann', { at: [10, 5] })
          .b('Bob', { at: [5, 5] }),
      ),
    ).toEqual([1, 1])
    expect(
      scores(
        twoPieces()
          .a('Ann', { at: [10, 5] })
          .b('Bob', { at: [15, 5] }),
      ),
    ).toEqual([0, 0])
    expect(
      scores(
        twoPieces()
          .a('Ann', { at: [9.9, 5] })
          .b('Bob', { at: [15, 5] }),
      ),
    ).toEqual([1, 1])
    expect(scores(twoPieces().a('Ann', { at: [15, 10.01] }))).toEqual([0, 0])
    expect(scores(twoPieces().a('Ann', { at: [15, 10] }))).toEqual([1, 0])
  })
})

describe('King of the Hill', () => {
  const hill = () =>
    atTheEnd({ scenario: 'king-of-the-hill' })
      .disc('the-hill', 'hill', [24, 24], 6)
      .box('wood', 'wood', [0, 0], [10, 10])

  test('HW-HILL-02 the side with more figures on it at the end wins', () => {
    const battle = hill()
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [24, 30] })
      .b('Bob', { at: [22, 22] })
      .b('Ben', { at: [24, 17.9] })
    expect(outcome(battle)).toMatchObject({ winner: 'a', reason: 'Figures on the hill: North 2, South 1.' })
    expect(
      outcome(
        hill()
          .a('Ann', { at: [24, 24] })
          .b('Bob', { at: [22, 22] }),
      ).winner,
    ).toBeUndefined()
  })

  test('HW-HILL-01 HW-HILL-02 the hill is the area at the centre of the table, whatever its name and kind', () => {
    const called = (id: string, kind: 'hill' | 'wood' | 'shallow-water') =>
      atTheEnd({ scenario: 'king-of-the-hill' })
        .box('other', 'hill', [0, 0], [10, 10])
        .disc(id, kind, [24, 24], 6)
        .a('Ann', { at: [24, 24] })
        .b('Bob', { at: [5, 5] })
        .b('Ben', { at: [7, 5] })
    for (const battle of [called('knoll', 'hill'), called('grove', 'wood'), called('mere', 'shallow-water')]) {
      expect(outcome(battle)).toMatchObject({ winner: 'a', reason: 'Figures on the hill: North 1, South 0.' })
      expect(kit.view(battle.state).objectives).toHaveLength(1)
    }
  })

  test('HW-HILL-03 figures in the wood are kings of nothing', () => {
    expect(
      outcome(
        hill()
          .a('Ann', { at: [24, 24] })
          .b('Bob', { at: [5, 5] })
          .b('Ben', { at: [7, 5] }),
      ),
    ).toMatchObject({ winner: 'a' })
  })
})
