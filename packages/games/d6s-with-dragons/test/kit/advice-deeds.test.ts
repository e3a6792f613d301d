/** The bots use what the abilities of their characters offer. */
import { legalCandidates } from '@muster/bots'
import { expect, test } from 'vitest'
import { advice } from '../../src/advice/index.ts'
import { shoots } from '../../src/advice/estimates/chances.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { coven, incantations } from '../coven.ts'
import { duel, range } from '../duel.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

function best(s: Skirmish): string {
  const { question } = s.battle
  const plans = question ? (advice.quickCandidates?.(s.state, question, 1) ?? []) : []
  const [first] = plans.toSorted((a, b) => b.score - a.score)
  return first && 'pick' in first.answer ? first.answer.pick.join() : 'a move'
}

const mephit = { of: 'magma-mephit', gear: '' }
const crowd = (s: Skirmish) => s.b('Cal', { at: [11.4, 10.3], points: 20 }).b('Dot', { at: [12.6, 10.3], points: 20 })

test('a mephit breathes on a crowd, and not where friends stand in it', () => {
  const alone = range({ ...mephit, at: [12, 8] }, { at: [12, 11.4], points: 20 })
  expect(best(crowd(alone))).toBe('Ann|deed|fire-breath')
  const among = range({ ...mephit, at: [12, 8] }, { at: [12, 11.4], points: 2 })
    .a('Amy', { at: [11.4, 10.3], points: 40 })
    .a('Abe', { at: [12.6, 10.3], points: 40 })
  expect(best(among)).not.toBe('Ann|deed|fire-breath')
})

test('a ghoul claws at a costly enemy rather than bite twice in vain', () => {
  const s = duel({ of: 'ghoul', gear: '' }, { toughness: 9, health: 4, points: 80, saves: [2, 2, 2] })
  expect(best(s)).toBe('Ann|deed|paralyzing-claw')
})

const erinyes = { of: 'erinyes', gear: '' }

test('three blows of a sword come before one throw of a rope, though one blow would not', () => {
  const bob = { toughness: 5, health: 2, points: 30, saves: [2, 2, 2] }
  expect(best(duel(erinyes, bob))).toBe('Ann|attack|Bob|withering-sword')
  expect(best(duel({ ...erinyes, attacks: 1 }, bob))).toBe('Ann|deed|power-entangling-rope')
})

test('in melee its movement turn keeps the action for the blows, and from afar the rope is thrown', () => {
  const moving = (y: number) =>
    best(
      skirmish()
        .a('Ann', { ...erinyes, at: [12, 4], moves: {}, speed: 2 })
        .b('Bob', { at: [12, y], toughness: 5, points: 30, speed: 1 }),
    )
  expect([moving(5.2), moving(14)]).toEqual(['Ann|end', 'Ann|deed|power-entangling-rope'])
})

test('a Raid Chief grapples before it strikes, because that costs no action', () => {
  expect(best(duel({ of: 'bugbear-raid-chief' }, { points: 20 }))).toBe('Ann|deed|quick-grapple')
})

test('a wisp far from all enemies vanishes, one that can reach them does not', () => {
  const wisp = { of: 'will-o-wisp', gear: '', speed: 4, at: [2, 2] as const }
  expect(best(range(wisp, { at: [22, 22] }))).toMatch(/vanish|a move/)
  expect(best(range({ ...wisp, at: [12, 8], speed: 10 }, {}))).not.toContain('vanish')
})

test('a caster in melee raises fog against archers, and not against a few', () => {
  const mage = (archers: number) =>
    duel(
      { traits: ['caster-mastery'], casting: { potency: 0, slots: 1, incantations: ['fog-cloud'] }, gear: 'spear' },
      { points: 2 },
    ).b('Bow', { at: [20, 20], gear: 'bow', points: archers })
  expect(best(mage(60))).toBe('Ann|deed|caster-mastery')
  expect(best(mage(1))).not.toContain('caster-mastery')
})

test('a caster with a bow weighs fog together with the shot that it still has', () => {
  const mage = (archers: number) =>
    best(
      range(
        { of: 'cloud-giant', traits: ['caster-mastery'], casting: { potency: 0, slots: 0 }, gear: 'blade, bow' },
        { points: 4, toughness: 2 },
      ).b('Bow', { at: [23, 23], gear: 'bow', toughness: 14, health: 6, points: archers }),
    )
  expect([mage(20), mage(80)]).toEqual(['Ann|shoot', 'Ann|deed|caster-mastery'])
})

test('a sworn enemy is the dearest one near, and nobody swears enmity to a levy', () => {
  const king = { of: 'once-and-future-king', gear: 'blade' }
  expect(best(duel(king, { points: 40 }))).toBe('Ann|deed|enmity')
  expect(best(duel(king, { points: 2 }))).not.toContain('enmity')
})

const crab = { of: 'apparatus-of-the-crab', gear: '', at: [6, 4], now: { turnDone: true } } as const

test('a gnome beside a faster vehicle gets in while the enemy is far, and stays out when it is near', () => {
  const beside = (bob: readonly [number, number]) =>
    best(
      skirmish()
        .a('Crab', crab)
        .a('Ann', { at: [4, 4], speed: 4 })
        .b('Bob', { at: bob, speed: 1 }),
    )
  expect(beside([22, 22])).toBe('Ann|board|Crab')
  expect(beside([8, 10])).not.toContain('board')
})

test('a passenger gets out when its vehicle has come near an enemy, and not before', () => {
  const aboard = (bob: readonly [number, number]) =>
    best(skirmish().a('Crab', crab).a('Ann', { vehicle: 'Crab' }).b('Bob', { at: bob, speed: 1 }))
  expect([aboard([9, 4]), aboard([22, 22])]).toEqual(['Ann|leave', 'Ann|end'])
})

test('an Earth Elemental is no archer, though it throws rocks; an archer is', () => {
  expect(shoots(range({ of: 'earth-elemental', gear: '' }).of('Ann'))).toBe(false)
  expect(shoots(range().of('Ann'))).toBe(true)
})

const mist = { standard: ['guiding-bolt', 'command', 'telekinesis'], quick: [{ spells: ['misty-step'], boxes: 1 }] }

test('a caster in melee steps through the mist, away from its enemy; one that is alone stays', () => {
  const stepped = (y: number) => {
    const s = coven({ knows: mist, ann: { at: [12, y] }, words: { stage: 'round-start' } })
    const [first] = legalCandidates(s.battle, kit.advice, 1)
    return first && 'at' in first.answer ? first.answer.at : first?.answer
  }
  expect(stepped(9.5)).toEqual({ x: 12 * 2540, y: 3.5 * 2540 })
  expect(stepped(4)).toEqual({ pick: ['no'] })
})

test('fog is raised against archers, and not against a few', () => {
  const casts = (points: number) =>
    best(coven({ knows: incantations('fog-cloud'), bob: { gear: 'bow', points, speed: 1, at: [20, 20] } }))
  expect([casts(60), casts(2)]).toEqual(['Ann|cast|fog-cloud', expect.not.stringContaining('cast')])
})

test('DD-DMG-10 a blow is worth nothing against whoever is immune to it, and little against whoever resists it', () => {
  const salamander = {
    gear: '',
    strength: 5,
    attackList: [
      { id: 'flame', damageType: 'fire', strength: 1 },
      { id: 'tail', strength: 0 },
    ],
  } as const
  const strikes = (bob: object) => best(duel(salamander, { toughness: 5, health: 2, ...bob }))
  expect(strikes({})).toBe('Ann|attack|Bob|flame')
  expect(strikes({ immuneTo: ['fire'] })).toBe('Ann|attack|Bob|tail')
  expect(strikes({ resists: ['fire'] })).toBe('Ann|attack|Bob|tail')
  expect(strikes({ powers: [{ id: 'power-absorbs', name: 'Absorbs', kind: 'absorption', type: 'fire' }] })).toBe(
    'Ann|attack|Bob|tail',
  )
})

test('what paralyzes is worth more than what only knocks down, and nothing against whoever is immune to it', () => {
  const grips = (is: string, bob: object = {}) =>
    best(
      duel(
        {
          gear: '',
          strength: 4,
          attacks: 2,
          attackList: [{ id: 'pincer' }],
          powers: [
            { id: 'power-grip', name: 'Grip', kind: 'target', range: 1, save: 'fortitude', potency: 1, inflicts: [is] },
          ],
        },
        { toughness: 6, health: 3, points: 40, saves: [3, 3, 3], ...bob },
      ),
    )
  expect(grips('paralyzed')).toBe('Ann|deed|power-grip')
  expect(grips('prone')).toBe('Ann|attack|Bob|pincer')
  expect(grips('paralyzed', { immuneTo: ['paralyzed'] })).toBe('Ann|attack|Bob|pincer')
})

test('DD-EAF-14 a ghoul claws at the dearest of those beside it', () => {
  const foe = { toughness: 9, health: 4, saves: [2, 2, 2] as const }
  const s = skirmish({ stage: 'combat-action', melee: 1 })
    .a('Ann', { of: 'ghoul', gear: '', at: [12, 12] })
    .b('Bob', { ...foe, points: 10, at: [12, 13.5] })
    .b('Cal', { ...foe, points: 80, at: [13.5, 12] })
    .melee('Ann', 'Bob', 'Cal')
    .picks('Ann|deed|paralyzing-claw')
  expect(s.battle.question?.describe().default).toEqual({ pick: ['Cal'] })
})
