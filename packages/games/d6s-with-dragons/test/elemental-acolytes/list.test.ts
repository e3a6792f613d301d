/** Building an army of Elemental Acolytes: who belongs to which element, and what things cost. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { elementalAcolytes } from '../../src/content/lists/elemental-acolytes/index.ts'
import { profileOf } from '../../src/content/profiles.ts'

type Entry = { readonly [key: string]: Json }

const check = (element: string | undefined, ...entries: readonly Entry[]) =>
  checkArmy(
    { name: 'Cult', list: 'elemental-acolytes', ...(element !== undefined && { element }), entries: [...entries] },
    1000,
  )
const rules = (element: string | undefined, ...entries: readonly Entry[]) =>
  check(element, ...entries).complaints.map(({ rule }) => rule)
const points = (profile: string, more: Entry = {}): number => {
  const { points: cost, complaints } = check(
    'evil-earth',
    { profile, ...more },
    { profile: 'earth-elemental', count: 9 },
  )
  expect(complaints).toEqual([])
  return cost - 720
}
const namesOf = (element: string | undefined) =>
  elementalAcolytes.listings.filter((one) => one.element === element).map(({ profile }) => profile.name)

describe('elements', () => {
  test('DD-LIST-09: the army chooses one of the four elements', () => {
    expect(elementalAcolytes.elements?.map(({ name }) => name).toSorted()).toEqual([
      'Blackfire',
      'Evil Earth',
      'Lesser Air',
      'Wicked Water',
    ])
    expect(rules('blackfire', { profile: 'salamander' })).toEqual([])
    expect(rules(undefined, { profile: 'salamander' })).toEqual(['DD-LIST-09'])
    expect(rules('wood', { profile: 'salamander' })).toEqual(['DD-LIST-09'])
  })

  test('DD-LIST-10, DD-RUL-132: all other elements together are at most a quarter of what the army costs', () => {
    const earth = { profile: 'ghast', count: 3 }
    expect(
      rules('evil-earth', earth, { profile: 'magma-mephit', count: 2 }, { profile: 'ice-mephit', count: 2 }),
    ).toEqual([])
    expect(
      rules('evil-earth', earth, { profile: 'magma-mephit', count: 2 }, { profile: 'ice-mephit', count: 3 }),
    ).toEqual(['DD-LIST-10'])
  })

  test('DD-LIST-11, DD-LIST-15: champions and troops are general units and belong to no element', () => {
    expect(namesOf(undefined)).toEqual([
      'Bugbear Raid Chief',
      'Cultist Fanatic',
      'Bugbear Warrior',
      'Fanatic',
      'Priest Acolyte',
    ])
    const roles = elementalAcolytes.listings.slice(0, 5).map(({ role }) => role)
    expect(roles).toEqual(['champion', 'champion', 'troop', 'troop', 'troop'])
    expect(rules('lesser-air', { profile: 'fanatic', count: 9 }, { profile: 'bugbear-raid-chief' })).toEqual([])
  })

  test.each([
    ['DD-LIST-16: Evil Earth', 'evil-earth', ['Earth Elemental', 'Gargoyle', 'Ghast', 'Ghoul']],
    ['DD-LIST-17: Wicked Water', 'wicked-water', ['Werewolf', 'Merrow', 'Sahuagin', 'Merfolk Skirmisher']],
    ['DD-LIST-18: Blackfire', 'blackfire', ['Salamander', 'Nightmare', 'Magma Mephit', 'Steam Mephit']],
    [
      'DD-LIST-19: Lesser Air',
      'lesser-air',
      ['Invisible Stalker', "Will-o'-Wisp", 'Ice Mephit', 'Animated Flying Weapon'],
    ],
  ])('%s has its four creatures', (_name, element, names) => {
    expect(namesOf(element)).toEqual(names)
  })

  test('DD-RUL-133: a Nightmare bought as a mount and an Initiate of the Flame count to no element', () => {
    expect(rules('lesser-air', { profile: 'cultist-fanatic', mount: 'nightmare' })).toEqual([])
    expect(rules('lesser-air', { profile: 'priest-acolyte', upgrades: ['initiate-of-the-flame'] })).toEqual([])
    expect(rules('lesser-air', { profile: 'cultist-fanatic' }, { profile: 'nightmare' })).toEqual(['DD-LIST-10'])
  })

  test('DD-RUL-135: the creatures of a cult are listed under it, neither champions nor troops', () => {
    expect(elementalAcolytes.listings.slice(5).every(({ role }) => role === 'cult')).toBe(true)
  })
})

describe('prices', () => {
  test('DD-RUL-114: a Bugbear Warrior buys a hand weapon first and then a great one in its place: 10 points', () => {
    expect(points('bugbear-warrior')).toBe(16)
    expect(points('bugbear-warrior', { gear: ['blade'] })).toBe(21)
    expect(points('bugbear-warrior', { gear: ['great blade'] })).toBe(26)
  })

  test('DD-RUL-113: a Bugbear Warrior begins with a throwing weapon and no hand weapon', () => {
    expect(profileOf('bugbear-warrior').includedGear).toEqual(['throwing'])
  })

  test('DD-RUL-101: the 16-point Bugbear Warrior pays the prices its list prints', () => {
    expect(points('bugbear-warrior', { gear: ['shield', 'light armor'] })).toBe(31)
  })

  test('DD-RUL-134: an Initiate of the Flame is a Priest Acolyte for 6 points', () => {
    expect(points('priest-acolyte', { upgrades: ['initiate-of-the-flame'] })).toBe(6)
    expect(rules('evil-earth', { profile: 'fanatic', upgrades: ['initiate-of-the-flame'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-EA-01: a Raid Chief on a Nightmare pays 48, 58 or 68 points for it', () => {
    const ride = (barding: string) => points('bugbear-raid-chief', { mount: 'nightmare', barding }) - 56
    expect(['none', 'light', 'heavy'].map(ride)).toEqual([48, 58, 68])
  })

  test('DD-RUL-150: merfolk cannot buy throwing weapons', () => {
    expect(rules('wicked-water', { profile: 'merfolk-skirmisher', gear: ['blade', 'throwing'] })).toEqual([
      'DD-LIST-04',
    ])
  })

  test('DD-RUL-116: a creature without a printed size is Medium, and a Ghoul is undead', () => {
    const plain = ['gargoyle', 'ghast', 'ghoul', 'sahuagin', 'will-o-wisp', 'animated-flying-weapon']
    expect(plain.map((id) => profileOf(id).size)).toEqual(plain.map(() => 'medium'))
    expect(profileOf('ghoul').types).toEqual(['undead'])
  })
})
