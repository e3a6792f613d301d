/** What hides a target: how high it is, how wide, and where it stands on the way. */
import { expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const seen = (battle: Skirmish): string | undefined => knockdown.sight?.(battle.state, 'Ann', 'Bob')?.seen

/** Ann in the north and Bob, their centres twelve inches apart. */
const facing = (ann: Partial<ModelWords> = {}, bob: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 10], gear: ['bow'], ...ann })
    .b('Bob', { at: [20, 22], ...bob })

/** With a wide screen of this height half-way between them. */
const over = (height: number, ann?: Partial<ModelWords>, bob?: Partial<ModelWords>) =>
  seen(facing(ann, bob).line('screen', 'wall', [10, 16], [30, 16]).having({ height }))

const KINDS: readonly (readonly [profile: string, height: number, more?: Partial<ModelWords>])[] = [
  ['running-creature', 1],
  ['levy-infantry', 1.25],
  ['catapult', 1.5],
  ['levy-infantry', 2, { mounted: true }],
  ['brute-monster', 2],
  ['crushing-monster', 3],
  ['behemoth-monster', 4],
]

for (const [profile, height, more] of KINDS)
  test(`KD-RNG-23 KD-RUL-25 half-way to a ${profile}, ${height}" high, a screen of half both heights blocks`, () => {
    const half = (1.25 + height) / 2
    const behind = (screen: number) => over(screen, {}, { profile, ...more })
    expect([behind(half - 0.03), behind(half + 0.03)]).toEqual(['cover', 'blocked'])
  })

test('KD-RNG-23 KD-CHAR-10 the crew of a chariot sees from its middle, 2" high', () => {
  const from = (screen: number) =>
    seen(
      skirmish()
        .a('Wain', { profile: 'small-chariot', at: [20, 10], crew: ['Ann'] })
        .a('Ann', { gear: ['bow'] })
        .b('Bob', { at: [20, 22] })
        .line('screen', 'wall', [10, 16], [30, 16])
        .having({ height: screen }),
    )
  expect([from(1.6), from(1.65)]).toEqual(['cover', 'blocked'])
})

test('KD-RUL-25 a hill lifts the eye, and it lifts the target', () => {
  const on = (y: number) => (height: number) =>
    seen(
      facing()
        .box('hill', 'hill', [18, y - 1], [22, y + 1])
        .having({ height: 2 })
        .line('screen', 'wall', [10, 16], [30, 16])
        .having({ height }),
    )
  for (const raised of [on(10), on(22)]) expect([raised(2.2), raised(2.3)]).toEqual(['cover', 'blocked'])
})

test('KD-RUL-25 over a broad obstacle the line is lowest at the end towards whoever stands lower', () => {
  const broad = (hillAt: number) => (height: number) =>
    seen(
      facing()
        .box('hill', 'hill', [18, hillAt - 1], [22, hillAt + 1])
        .having({ height: 4 })
        .box('house', 'building', [10, 13], [30, 19])
        .having({ height }),
    )
  for (const raised of [broad(10), broad(22)]) expect([raised(2.2), raised(2.3)]).toEqual(['cover', 'blocked'])
})

test('KD-RNG-20 KD-RUL-26 half of the height of the target counts for cover', () => {
  expect([over(0.9), over(0.95)]).toEqual(['clear', 'cover'])
  const monster = { profile: 'behemoth-monster' }
  expect([over(1.6, {}, monster), over(1.65, {}, monster)]).toEqual(['clear', 'cover'])
})

test('KD-RNG-10 KD-RUL-26 another base hides half of the target as soon as it reaches the line to its centre', () => {
  const beside = (off: number) => seen(facing().a('Abe', { at: [20 + off, 15] }))
  expect([beside(TOUCHING / 2 - 0.01), beside(TOUCHING / 2 + 0.02)]).toEqual(['cover', 'clear'])
  expect([beside(-TOUCHING / 2 + 0.01), beside(-TOUCHING / 2 - 0.02)]).toEqual(['cover', 'clear'])
})

test('KD-RUL-26 what several hide counts together', () => {
  const flanked = () => facing().line('west', 'wall', [15, 20], [19.8, 20]).having({ height: 3 })
  expect(seen(flanked())).toBe('clear')
  expect(seen(flanked().line('east', 'wall', [20.15, 20], [25, 20]).having({ height: 3 }))).toBe('cover')
})

test('KD-RUL-26 whoever stands behind the shooter or behind the target hides nothing', () => {
  const giant = { profile: 'behemoth-monster' }
  expect(seen(facing().b('Ogre', { ...giant, at: [20, 24.2] }))).toBe('clear')
  expect(seen(facing().b('Ogre', { ...giant, at: [20, 7.8] }))).toBe('clear')
  expect(seen(facing().b('Ogre', { ...giant, at: [20, 19.8] }))).toBe('cover')
  expect(seen(facing().b('Ogre', { ...giant, at: [20, 12.2] }))).toBe('cover')
})

test('KD-RUL-25 KD-RUL-26 an obstacle behind the target or behind the shooter hides nothing', () => {
  const wall = (y: number) => seen(facing().line('wall', 'wall', [10, y], [30, y]).having({ height: 5 }))
  expect([wall(9), wall(10.2), wall(21.3), wall(23)]).toEqual(['clear', 'blocked', 'blocked', 'clear'])
})

test('KD-RUL-26 a model on a roof hides with its height above the ground', () => {
  const behind = (height: number) =>
    seen(
      facing({}, { profile: 'behemoth-monster' })
        .box('roof', 'building', [19, 15], [21, 17])
        .having({ height })
        .a('Abe', { at: [20, 16] }),
    )
  expect([behind(0.2), behind(0.5)]).toEqual(['clear', 'cover'])
})

test('KD-RUL-25 a round tower hides what is wholly behind it', () => {
  const tower = (radius: number, off = 0) =>
    seen(
      facing()
        .disc('tower', 'building', [20 + off, 16], radius)
        .having({ height: 4 }),
    )
  expect([tower(0.3), tower(0.1), tower(0.2, 0.3)]).toEqual(['blocked', 'clear', 'clear'])
})
