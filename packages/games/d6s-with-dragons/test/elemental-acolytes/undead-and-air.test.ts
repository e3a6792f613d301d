/** Ghouls that paralyze, a stalker that holds its prey in a vortex, and a wisp that lives on death. */
import { describe, expect, test } from 'vitest'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { canCast } from '../../src/rules/casting/casting.ts'
import { choices } from '../brawl.ts'
import { casting } from '../coven.ts'
import { drill } from '../drill.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, count, wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const
const SAFE = { toughness: 10, health: 9 }

describe('Claw', () => {
  const ghoul = { gear: '', attacks: 2, traits: ['paralyzing-claw'], attackList: [{ id: 'bite', name: 'Bite' }] }
  const DEED = 'Ann|deed|paralyzing-claw'
  /** Who has been paralyzed: they recover at their place in the order, before anything else is asked. */
  const paralyzed = ({ events }: Skirmish) =>
    events
      .filter((event) => event.is === 'condition-gained' && event['condition'] === 'paralyzed')
      .map((event) => event['figure'])

  test('DD-EAF-14, DD-RUL-182: one Bite in place of both; on a hit a failed Fortitude save means paralyzed', () => {
    const after = (face: number) => {
      const s = duel(ghoul, { ...SAFE, saves: [3, 6, 6] }).rolls(HIT, NO_WOUND, ['save: Bob', face])
      s.picks(DEED).rolledEverything()
      expect(count(s, 'attacked')).toBe(1)
      return paralyzed(s)
    }
    expect([after(4), after(3)]).toEqual([['Bob'], []])
  })

  test('DD-RUL-182: a miss asks for no save, and neither does a target that the wound eliminates', () => {
    duel(ghoul, SAFE).rolls(['to hit: Ann at Bob', 6]).picks(DEED).rolledEverything()
    const s = duel(ghoul, { toughness: 1, health: 1 }).rolls(HIT, ['to wound: Ann at Bob', 1])
    s.picks(DEED).rolledEverything()
    expect(s.of('Bob').where).toBe('slain')
  })

  test('DD-RUL-182: of several enemies its player says whom', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], ...ghoul })
      .b('Bob', { at: [12, 13.5], ...SAFE })
      .b('Cal', { at: [13.5, 12], ...SAFE })
      .melee('Ann', 'Bob', 'Cal')
      .rolls(['to hit: Ann at Cal', 2], ['to wound: Ann at Cal', 6], ['save: Cal', 6])
    s.picks(DEED)
    expect(s.decision).toMatchObject({ what: 'paralyzing-claw', by: 'a' })
    s.picks('Cal').rolledEverything()
    expect(paralyzed(s)).toEqual(['Cal'])
  })

  test('DD-RUL-182: without a Bite, or with nobody to bite, there is no Claw', () => {
    const offersClaw = (s: Skirmish) => s.decision.options.some(({ id }) => id === DEED)
    expect(offersClaw(duel(ghoul, SAFE))).toBe(true)
    expect(offersClaw(duel({ ...ghoul, attackList: [{ id: 'talons', name: 'Talons' }] }, SAFE))).toBe(false)
  })

  test('DD-RUL-183: a paralyzed character does not act, fails Reflex saves and is hit with advantage; it recovers instead of its combat action', () => {
    const s = duel({}, { ...SAFE, conditions: ['paralyzed'] })
    s.rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 2], NO_WOUND)
    strike(s).rolledEverything()
    expect(conditions(s, 'Bob')).toEqual([])
    expect(s.events.some((event) => event.is === 'attacked' && event['by'] === 'Bob')).toBe(false)
  })
})

describe('Vortex', () => {
  const vortex = {
    id: 'vortex',
    name: 'Vortex',
    ownStrength: 4,
    sure: {},
    largest: 'large',
    riders: ['catches-in-vortex'],
    limit: { times: 1, per: 'round' },
  }
  const stalker = { gear: '', strength: 6, attacks: 3, traits: ['vortex'], attackList: [{ id: 'swipe' }, vortex] }

  test('DD-EAF-35, DD-RUL-190: without a to-hit roll or a save, a hit at Strength 4 and grappled', () => {
    const after = (face: number) => {
      const s = duel({ ...stalker, attacks: 1 }, { toughness: 4, health: 3 }).rolls(['to wound: Ann at Bob', face])
      strike(s, 'Bob', 'vortex').rolledEverything()
      return [s.of('Bob').wounds, conditions(s, 'Bob')]
    }
    expect([after(3), after(4)]).toEqual([
      [1, ['grappled']],
      [0, ['grappled']],
    ])
  })

  test('DD-EAF-35, DD-RUL-190: it takes the place of one attack, once a round; the others follow', () => {
    const s = duel(stalker, SAFE).rolls(NO_WOUND, HIT, NO_WOUND, HIT, NO_WOUND)
    strike(s, 'Bob', 'vortex').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map((event) => event['weapon'])).toEqual([
      'Vortex',
      'swipe',
      'swipe',
    ])
  })

  test('DD-EAF-35: a Huge creature cannot be caught in it, a Large one can', () => {
    const offered = (size: string, y: number) =>
      choices(duel(stalker, { ...SAFE, size, at: [12, y] })).includes('Ann|attack|Bob|vortex')
    expect([offered('large', 13.8), offered('huge', 14.2)]).toEqual([true, false])
  })

  test('DD-RUL-190: it is no opportunity attack', () => {
    const s = range({ at: [12, 10], speed: 6 }, { ...stalker, at: [12, 11.5] })
    s.move('Ann', [12, 6])
    expect(choices(s)).toEqual(['Bob|swipe|Ann', 'no'])
  })

  const caught = (words: object) => {
    const s = duel({ ...stalker, attacks: 1 }, { ...SAFE, casting: casting({ standard: ['command'] }), ...words })
    s.rolls(NO_WOUND)
    return strike(s, 'Bob', 'vortex')
  }

  test('DD-EAF-36: whom it holds casts nothing; whom somebody merely grapples can', () => {
    const s = caught({})
    expect(canCast(s.state, s.of('Bob'))).toBe(false)
    const plain = duel(stalker, { conditions: [{ is: 'grappled', from: 'Ann' }], casting: casting({}) })
    expect(canCast(plain.state, plain.of('Bob'))).toBe(true)
  })

  test('DD-EAF-37, DD-RUL-195: when the next Combat Phase starts it takes another hit at Strength 4, before melees are split', () => {
    const s = caught({ toughness: 4 })
    s.picks('Bob|let-pass')
    while (s.state.stage !== 'act') s.answer(s.decision.default)
    s.rolls(['to wound: Ann at Bob', 3])
    while (s.state.stage === 'act') s.answer(s.decision.default)
    s.rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-RUL-195: not once the grapple is over, nor for a grapple that is no Vortex', () => {
    const phase = (s: ReturnType<typeof duel>) =>
      drill(s, (play) => play.state.abilities.open(play, 'phase-starts', { phase: 'combat', round: 2 }))
    expect(phase(duel(stalker, SAFE)).events).toEqual([])
    expect(phase(duel(stalker, { ...SAFE, conditions: [{ is: 'grappled', from: 'Ann' }] })).events).toEqual([])
  })
})

describe("Will-o'-Wisp", () => {
  const dying = (wisp: object, ...faces: number[]) =>
    drill(
      range({ at: [12, 8], traits: ['consume-life'], ...wisp }, { at: [12, 10.98], saves: [3, 3, 3] }),
      (play) => eliminate(play, 'Bob', 'slain'),
      {
        rolls: faces.map((face, i) => [i === 0 ? 'save: Bob' : 'save again: Bob', face] as const),
      },
    )

  test('DD-EAF-38: a creature slain within 2" saves with advantage; if it fails the wisp has 1 Temporary Health', () => {
    expect(dying({}, 4, 4).of('Ann').temporary).toBe(1)
    expect(dying({}, 4, 3).of('Ann').temporary).toBe(0)
    expect(dying({}, 3).of('Ann').temporary).toBe(0)
  })

  test('DD-EAF-38: beyond 2" it gains nothing', () => {
    expect(dying({ at: [12, 7.9] }).of('Ann').temporary).toBe(0)
  })

  test('DD-RUL-196 DD-RUL-49 it never has more than 1, and one that flees does not feed it: nobody has slain it', () => {
    expect(dying({ temporary: 1 }, 4, 4).of('Ann').temporary).toBe(1)
    const s = range({ at: [12, 8], traits: ['consume-life'] }, { at: [12, 10] })
    expect(drill(s, (play) => eliminate(play, 'Bob', 'fled')).of('Ann').temporary).toBe(0)
  })

  test('DD-RUL-196: a friend that dies feeds it too', () => {
    const s = range({ at: [12, 8], traits: ['consume-life'] }).a('Cal', { at: [12, 9.5], saves: [0, 0, 0] })
    expect(drill(s, (play) => eliminate(play, 'Cal', 'slain')).of('Ann').temporary).toBe(1)
  })

  test('DD-EAF-39, DD-RUL-197: Vanish is its action and leaves it invisible', () => {
    const s = range({ traits: ['vanish'] })
    expect(wordsOf(s, 'Ann')).toContain('deed|vanish')
    s.picks('Ann|deed|vanish')
    expect(conditions(s, 'Ann')).toEqual(['invisible'])
    expect(s.of('Ann').now.action).toBe(false)
  })

  test('DD-EAF-39: it is an action of the Movement Phase, and none of a melee', () => {
    expect(wordsOf(duel({ traits: ['vanish'] }), 'Ann')).not.toContain('deed|vanish')
  })

  test('DD-RUL-197: its next action still has the advantage, and ends it', () => {
    const s = duel({ traits: ['vanish'], conditions: ['invisible'] }, SAFE)
    s.rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 6])
    strike(s).rolledEverything()
    expect(conditions(s, 'Ann')).toEqual([])
  })
})

describe('an Invisible Stalker', () => {
  const stalker = { traits: ['invisibility'] }

  test('DD-RUL-194: it hits with advantage, is hit with disadvantage, and its attacks do not end that', () => {
    const s = duel({ ...stalker, fight: 5 }, SAFE)
    s.rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 6])
    strike(s)
    s.rolls(['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 6])
    s.picks('Bob|attack|Ann|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ by: 'Bob', luck: { net: -1 } })
  })

  test('DD-RUL-194: nobody can shoot at it', () => {
    const targets = (bob: FigureWords) => {
      const s = range({ attacks: 2 }, bob).b('Cal', { at: [9, 10] })
      return choices(s.picks('Ann|shoot'))
    }
    expect(targets({})).toContain('bow|Bob')
    expect(targets(stalker)).not.toContain('bow|Bob')
  })
})
