/** Sentences of stat blocks that are easily misread. */
import { describe, expect, test } from 'vitest'
import { readEntry } from '../src/prose/entry.ts'
import { attacksMade } from '../src/prose/deeds.ts'
import { attacksOf } from '../src/prose/multiattack.ts'
import { restOf } from '../src/prose/rest.ts'

const action = (text: string, name = 'Strike') => readEntry('action', name, text)
const count = (text: string, ...others: readonly string[]): number =>
  attacksOf({ entries: [action(text, 'Multiattack'), ...others.map((other) => readEntry('trait', 'Heads', other))] })

describe('a Multiattack', () => {
  test.each([
    ['It makes two Claw attacks.', 2],
    ['It makes one Bite attack, two Claw attacks, and one Fiery Mace attack.', 4],
    ['It makes three attacks, using Sword or Bow in any combination.', 3],
    ['It makes one Claws attack and one Tail attack, or it makes two Hurl Flame attacks.', 2],
    ['It makes two Tentacle attacks, uses Reel, and makes two Bite attacks.', 4],
    ['It makes one Bite attack and three other attacks, using Claw or Tail in any combination.', 4],
    ['It makes two Claw attacks. It can replace one attack with a use of Roar.', 2],
    ['It makes one Rotting Fist or Dark Ray attack, and it uses Glare.', 1],
    ['It makes three attacks: one with its bite and two with its claws.', 3],
  ])('%s is %i attacks', (text, attacks) => {
    expect(count(text)).toBe(attacks)
  })

  test('leaves out the attacks that whoever asks does not count', () => {
    const told = action('It makes two Tentacle attacks, uses Reel, and makes two Bite attacks.', 'Multiattack')
    expect(attacksOf({ entries: [told] }, (name) => name !== 'Tentacle')).toBe(2)
  })

  test('of as many attacks as it has heads counts the heads at full strength', () => {
    expect(count('It makes as many Bite attacks as it has heads.', 'It has five heads.')).toBe(5)
  })
})

describe('an attack', () => {
  test('is made by whoever makes it, and not by whoever makes an attack roll', () => {
    expect(attacksMade({ text: 'The dragon moves, and it makes one Claw or Tail attack.' })).toEqual(['Claw', 'Tail'])
    expect(attacksMade({ text: 'It rolls 1d6 whenever it makes an ability check or attack roll.' })).toEqual([])
  })

  test('may be made in melee or at range', () => {
    expect(
      action('Melee or Ranged Attack Roll: +5, reach 5 ft. or range 30/120 ft. 6 (1d6 + 3) Piercing damage.').attack,
    ).toEqual({
      bonus: 5,
      reach: 5,
      range: { short: 30, long: 120 },
      damage: [{ average: 6, type: 'piercing' }],
    })
  })

  test('does not count damage that is done only sometimes', () => {
    const told =
      'Melee Attack Roll: +4, reach 5 ft. 5 (1d6 + 2) Slashing damage, plus 2 (1d4) Slashing damage if the attack roll had Advantage.'
    expect(action(told).attack?.damage).toEqual([{ average: 5, type: 'slashing' }])
  })

  test('does not bring about the condition its target must have already', () => {
    const told =
      'Melee Attack Roll: +5 (with Advantage if the target is Grappled by it), reach 5 ft. 10 (2d6 + 3) Slashing damage.'
    expect(action(told).conditions).toEqual([])
  })

  test('brings about a condition only after a charge, where it says so', () => {
    const told =
      'Melee Attack Roll: +3, reach 5 ft. 4 (1d6 + 1) Piercing damage. If the target is a Medium or smaller creature and it moved 20+ feet straight toward it, the target has the Prone condition.'
    expect(action(told).conditions).toEqual([{ condition: 'prone', largest: 'medium', charge: 20, save: undefined }])
  })

  test('may have a condition that a save averts', () => {
    const told =
      'Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing damage, and the target must succeed on a DC 11 Constitution saving throw or be poisoned for 1 hour.'
    expect(action(told)).toMatchObject({
      save: undefined,
      conditions: [{ condition: 'poisoned', save: { score: 'constitution', dc: 11 } }],
    })
  })
})

describe('a forced save', () => {
  test.each([
    ['each creature in a 90-foot-long, 5-foot-wide Line', { shape: 'line', length: 90, width: 5 }],
    [
      'each creature in a 20-foot-radius Sphere centered on a point it can see within 90 feet',
      { shape: 'sphere', radius: 20, range: 90 },
    ],
    ['each creature in a 15-foot Emanation originating from it', { shape: 'emanation', radius: 15 }],
    ['one creature it can see within 30 feet', undefined],
  ])('of %s', (whom, area) => {
    expect(action(`Dexterity Saving Throw: DC 14, ${whom}. Failure: 10 (3d6) Fire damage.`).save?.area).toEqual(area)
  })

  test('of an area around a point that was named before', () => {
    const told =
      'It hurls a boulder at a point it can see within 90 feet. Dexterity Saving Throw: DC 17, each creature in a 5-foot-radius Sphere centered on that point. Failure: 24 (7d6) Bludgeoning damage.'
    expect(action(told).save?.area).toEqual({ shape: 'sphere', radius: 5, range: 90 })
  })

  test('does not bring about the condition its target must have already', () => {
    const told =
      'Dexterity Saving Throw: DC 16, one creature within 5 feet that has the Prone condition. Failure: 16 (2d10 + 5) Bludgeoning damage. Success: Half damage.'
    expect(action(told).conditions).toEqual([])
  })

  test('names all conditions of a failure, and none of a success', () => {
    const told =
      'Constitution Saving Throw: DC 14, each creature in a 15-foot Cone. Failure: The target has the Blinded and Frightened conditions. Success: It has the Prone condition.'
    expect(action(told).conditions.map(({ condition }) => condition)).toEqual(['blinded', 'frightened'])
  })
})

test('nothing is left over of a breath and of a blow in the words of 2014, and what is not read is', () => {
  const breath =
    'Each creature in a 30-foot cone must make a DC 15 Dexterity saving throw, taking 28 (8d6) fire damage on a failed save, or half as much damage on a successful one.'
  expect(restOf(action(breath))).toBe('')
  const blow = 'Melee Weapon Attack: +7 to hit, reach 10 ft., one target. Hit: 13 (2d8 + 4) piercing damage.'
  expect(restOf(action(`${blow} A Large or smaller target is knocked prone.`))).toBe('')
  expect(restOf(action(`${blow} The target sings.`))).toBe('The target sings.')
})
