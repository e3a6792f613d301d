/** Objects and encounters when somebody is dominated, rides, climbs or is the last mount of its side. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked } from '../brawl.ts'
import { duel } from '../duel.ts'
import { skirmish } from '../skirmish.ts'

const DOMINATED = { conditions: ['dominated'] } as const
const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const

describe('passing an object', () => {
  const carrier = () =>
    brawl({ encounter: 'sacred-objects' })
      .a('Ann', { at: [10, 10], gear: '' })
      .thing('T1', [10, 10], { carrier: 'Ann' })

  test('DD-OBJ-03 DD-RUL-96: to a rider within 1" of it', () => {
    const s = carrier()
      .a('Horse', { ...HORSE, at: [10, 11.5] })
      .a('Abe', { mount: 'Horse' })
    expect(choices(s)).toContain('Ann|pass|Abe')
  })

  test('DD-RUL-88 DD-RUL-96: not to a friend the enemy controls', () => {
    const offered = (abe: object) =>
      duel({ fight: 5 }, { now: { action: false } }, { encounter: 'sacred-objects' })
        .thing('T1', [12, 12], { carrier: 'Ann' })
        .a('Abe', { at: [10.8, 12], ...abe })
        .decision.options.map(({ id }) => id)
    expect(offered({})).toContain('Ann|pass|Abe')
    expect(offered(DOMINATED)).not.toContain('Ann|pass|Abe')
  })
})

describe('picking up', () => {
  test('DD-RUL-88 DD-OBJ-09: a friend the enemy controls guards the object, an enemy under control does not', () => {
    const potency = (abe: object, ben: object): unknown =>
      duel({ fight: 5 }, { now: { action: false } }, { encounter: 'sacred-objects' })
        .thing('T1', [10.8, 11])
        .a('Abe', { at: [9.6, 11], now: { action: false }, ...abe })
        .b('Ben', { at: [10.8, 9.6], now: { action: false }, ...ben })
        .rolls(['save: Ann', 6])
        .picks('Ann|pick-up|T1')
        .told('pick-up-failed').potency
    expect(potency({}, {})).toBe(1)
    expect(potency(DOMINATED, {})).toBe(2)
    expect(potency({}, DOMINATED)).toBe(0)
  })

  test('DD-RUL-88 DD-OBJ-06: the side in control says where a dominated carrier puts its object down', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { at: [10, 10], speed: 9, ...DOMINATED })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Bob', { at: [22, 22], speed: 1 })
      .thing('T1', [10, 10], { carrier: 'Ann' })
      .picks('Ann|drop')
    isAsked(s, 'drop', 'b')
  })
})

describe('still climbing', () => {
  test('DD-SMV-05: who hangs on a wall has no place in the order of the melee', () => {
    const s = duel({ fight: 5, now: { climbing: true } })
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
  })
})

describe('the last of a side', () => {
  test('DD-RUL-98: a side with only a riderless mount left has not lost yet', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1, encounter: 'sacred-objects' })
      .a('Ann', { at: [10, 10], fight: 6, strength: 10 })
      .b('Bob', { at: [10, 11], fight: 1, toughness: 1 })
      .b('Horse', { ...HORSE, at: [20, 20], starting: false })
      .melee('Ann', 'Bob')
      .rolls(['to wound: Ann at Bob', 1])
      .picks('Ann|attack|Bob|blade')
    expect(s.of('Bob').where).toBe('slain')
    expect(s.state.decided).toBeUndefined()
  })
})
