/** What converted creatures can do: each power of an invented stat block against plain warriors, to the last die. */
import { part, sumOf } from '@muster/engine'
import { readStatBlock } from '@muster/stat-blocks'
import { describe, expect, test } from 'vitest'
import { convert } from '../../src/convert/convert.ts'
import { damage } from '../../src/rules/damage/damage.ts'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { drill } from '../drill.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, wordsOf } from '../march.ts'
import { block, converted } from './stat-blocks.ts'

const CLAW = 'Melee Attack Roll: +5, reach 5 ft. 7 (1d8 + 3) Slashing damage'
const BREATH =
  'Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: 14 (4d6) Fire damage. Success: Half damage.'
const breather = { actions: { 'Fire Breath (Recharge 5-6)': BREATH } }
const breathed = (s: ReturnType<typeof range>) => s.picks('Ann|deed|power-fire-breath')
const wounded = (s: { readonly events: readonly { readonly is: string }[] }) =>
  s.events.some(({ is }) => is === 'wounded')

describe('a breath weapon', () => {
  test('DD-CONV-03 DD-CONV-07 has the Potency of its DC, and Strength 7 or, for those who save, that of half its damage', () => {
    const wounds = (save: number, toWound: number) => {
      const s = range(converted(breather), { toughness: 4, health: 3, saves: [3, 3, 3] }).rolls(
        ['save: Bob', save],
        ['to wound: Ann at Bob', toWound],
      )
      breathed(s).aims(12, 11).rolledEverything()
      expect(s.told('saved')).toMatchObject({ save: 'reflex', potency: 1 })
      return wounded(s)
    }
    expect([wounds(1, 5), wounds(1, 6)]).toEqual([true, false]) // a 1 is not above the Potency: Strength 7
    expect([wounds(2, 3), wounds(2, 4)]).toEqual([true, false]) // saved: Strength 4
  })
  test('a recharge of 5 to 6 is two boxes, of 6 one, of 4 to 6 three; a number a day is as many', () => {
    const boxes = (uses: string) =>
      convert(block({ actions: { [`Fire Breath (${uses})`]: BREATH } })).profile.uses['power-fire-breath']
    expect(['Recharge 6', 'Recharge 5-6', 'Recharge 4-6', '2/Day'].map(boxes)).toEqual([1, 2, 3, 2])
  })
  test('with its boxes marked it is offered no more', () => {
    const s = range({ ...converted(breather), marked: { 'power-fire-breath': 2 } })
    expect(wordsOf(s, 'Ann')).not.toContain('deed|power-fire-breath')
  })
  test('a line is as wide as it is printed: 2" catches who stands beside the line of 1"', () => {
    const line = (wide: number) =>
      BREATH.replace('30-foot Cone', `40-foot-long, ${wide}-foot-wide Line`).replace('Fire', 'Acid')
    const struck = (wide: number) => {
      const s = range(
        { ...converted({ actions: { 'Acid Breath': line(wide) } }), size: 'large' },
        { at: [13.2, 10], immuneTo: ['acid'] },
      )
      if (wide === 10) s.rolls(['save: Bob', 6])
      s.picks('Ann|deed|power-acid-breath').aims(12, 11).rolledEverything()
      return s.told('area-struck')['caught']
    }
    expect([struck(5), struck(10)]).toEqual([[], ['Bob']])
  })
  test('an area that brings a condition gives it to whoever fails the save', () => {
    const roar =
      'Wisdom Saving Throw: DC 11, each enemy in a 30-foot Emanation originating from it. Failure: The target has the Frightened condition.'
    const afraid = (face: number) => {
      const s = range(converted({ actions: { Roar: roar } }), { at: [12, 8], saves: [3, 3, 3] }).a('Cal', {
        at: [9, 4],
      })
      s.rolls(['save: Bob', face]).picks('Ann|deed|power-roar').rolledEverything()
      return conditions(s, 'Bob')
    }
    expect([afraid(6), afraid(1)]).toEqual([['frightened'], []])
  })
  test('a burst at a distance is laid around a point that is seen and in range', () => {
    const storm =
      'Dexterity Saving Throw: DC 11, each creature in a 5-foot-radius Sphere centered on a point it can see within 60 feet. Failure: 14 (4d6) Lightning damage.'
    const s = range(converted({ actions: { Storm: storm } }), { toughness: 4, health: 3, saves: [3, 3, 3] })
    s.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 5]).picks('Ann|deed|power-storm')
    expect(s.refused({ at: { x: 12 * 2540, y: 17 * 2540 } }).code).toBe('too-far')
    s.aims(12, 11).rolledEverything()
    expect(wounded(s)).toBe(true)
    const blind = range({ ...converted({ actions: { Storm: storm } }), conditions: ['blinded'] })
    expect(wordsOf(blind, 'Ann')).not.toContain('deed|power-storm')
  })
  test('as a bonus action it costs no action, and comes once a round', () => {
    const gaze =
      'Constitution Saving Throw: DC 11, each creature in a 30-foot Cone. Failure: The target has the Poisoned condition.'
    const s = range(converted({ bonus: { Gaze: gaze } }), { at: [12, 8] }).rolls(['save: Bob', 1])
    s.picks('Ann|deed|power-gaze').aims(12, 9).rolledEverything()
    expect(s.of('Ann').now.action).toBe(true)
    expect(wordsOf(s, 'Ann')).not.toContain('deed|power-gaze')
  })
})

describe('auras', () => {
  const heat =
    'At the end of each of its turns, each creature in a 5-foot Emanation originating from it takes 5 (1d10) Fire damage.'
  test('of harm burn friend and foe within their reach when the round ends', () => {
    const s = range(
      { at: [12, 8], ...converted({ traits: { 'Heat Aura': heat } }) },
      { at: [12, 9.5] },
      { stage: 'round-end' },
    )
      .a('Cal', { at: [10.5, 8] })
      .b('Dot', { at: [12, 14] })
      .rolls(['to wound: Ann at Bob', 6], ['to wound: Ann at Cal', 6])
    s.until('act').rolledEverything()
  })
  test('of harm burn nobody who is gone, and go out with their bearer', () => {
    const hot = (ann: object, cal: object, ...rolls: readonly (readonly [string, number])[]) =>
      range(
        { at: [12, 8], ...converted({ traits: { 'Heat Aura': heat } }), ...ann },
        { at: [12, 9.5] },
        { stage: 'round-end' },
      )
        .a('Cal', { at: [10.5, 8], ...cal })
        .a('Eve', { at: [2, 2] })
        .rolls(...rolls)
        .until('act')
        .rolledEverything()
    hot({}, { where: 'slain' }, ['to wound: Ann at Bob', 6])
    hot({ where: 'slain' }, {})
  })
  const fear =
    'Wisdom Saving Throw: DC 13, any enemy that starts its turn in a 10-foot Emanation originating from it. Failure: The target has the Frightened condition until the start of its next turn. Success: immune for 24 hours.'
  test('of fear are saved against when a round starts; who has saved once is safe from then on', () => {
    const rounds = (...rolls: readonly (readonly [string, number])[]) =>
      drill(
        range({ at: [12, 8], ...converted({ traits: { 'Fear Aura': fear } }) }, { at: [12, 9.5], saves: [3, 3, 3] }),
        function* (play) {
          yield* play.state.abilities.open(play, 'round-starts', { round: 2 })
          yield* play.state.abilities.open(play, 'round-starts', { round: 3 })
        },
        { rolls },
      ).conditions('Bob')
    const first = (face: number) => ['save: Bob', face] as const
    expect(rounds(first(6), first(1), ['save again: Bob', 1])).toEqual(['frightened'])
    expect(rounds(first(1))).toEqual([])
  })
})

describe('what happens when it falls', () => {
  const burst =
    'It explodes when it dies. Dexterity Saving Throw: DC 14, each creature in a 10-foot Emanation originating from it. Failure: 7 (2d6) Fire damage. Success: Half damage.'
  test('a death burst reaches as far as printed, against the Potency of its DC', () => {
    const s = range(
      { at: [12, 8], saves: [3, 3, 3] },
      { at: [12, 10.5], ...converted({ traits: { 'Death Burst': burst } }) },
    )
    const d = drill(s, (play) => eliminate(play, 'Bob', 'slain', 'Ann'), {
      rolls: [
        ['save: Ann', 1],
        ['to wound: Bob at Ann', 6],
      ],
    })
    expect(d.told('saved')).toMatchObject({ figure: 'Ann', save: 'reflex', potency: 1 })
  })
  const fortitude =
    'If damage reduces it to 0 Hit Points, it makes a Constitution saving throw unless the damage is Radiant.'
  test('Undead Fortitude: a Fortitude save keeps it in play with 1 Health', () => {
    const left = (face: number) => {
      const s = duel(
        {},
        {
          toughness: 1,
          health: 1,
          saves: [4, 3, 3],
          armor: 0,
          ...converted({ traits: { 'Undead Fortitude': fortitude } }),
        },
      )
      s.rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1], ['save: Bob', face])
      strike(s).rolledEverything()
      return s.of('Bob').where
    }
    expect([left(2), left(1)]).toEqual(['standing', 'slain'])
  })
  test('Undead Fortitude: however much Health it had, one point is left', () => {
    const s = duel(
      {},
      {
        toughness: 1,
        health: 3,
        wounds: 2,
        saves: [4, 3, 3],
        armor: 0,
        ...converted({ traits: { 'Undead Fortitude': fortitude } }),
      },
    ).rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1], ['save: Bob', 2])
    strike(s).rolledEverything()
    expect(s.of('Bob')).toMatchObject({ where: 'standing', wounds: 2 })
  })
  const heals =
    'It regains 10 Hit Points at the start of each of its turns. If it takes Radiant or Cold damage, this trait does not function.'
  test('regeneration heals a wound when a round starts, unless it was harmed by what stops it', () => {
    const wounds = (type: 'cold' | 'fire') =>
      drill(
        range({}, { wounds: 1, health: 4, ...converted({ traits: { Regeneration: heals } }) }),
        function* (play) {
          yield* damage(play, { by: 'Ann', at: 'Bob', dice: 1, strength: sumOf(part(1, 'Strength', 'x')), type })
          yield* play.state.abilities.open(play, 'round-starts', { round: 2 })
        },
        { rolls: [['to wound: Ann at Bob', 6]] },
      ).of('Bob').wounds
    expect([wounds('cold'), wounds('fire')]).toEqual([1, 0])
  })
})

describe('riders of attacks', () => {
  const HIT = ['to hit: Ann at Bob', 2] as const
  const MISSED = ['to wound: Ann at Bob', 6] as const
  const SAFE = { toughness: 10, health: 9, saves: [3, 3, 3] }
  const after = (text: string, bob: object = {}, ...rolls: (readonly [string, number])[]) => {
    const s = duel(converted({ actions: { Claw: `${CLAW}${text}` } }), { ...SAFE, ...bob }).rolls(HIT, MISSED, ...rolls)
    strike(s, 'Bob', 'claw').rolledEverything()
    return conditions(s, 'Bob')
  }
  test('a hit that knocks prone does so up to the printed size', () => {
    const prone = '. If the target is a Medium or smaller creature, it has the Prone condition.'
    expect([after(prone), after(prone, { size: 'large', at: [12, 13.8] })]).toEqual([['prone'], []])
  })
  test('DD-CONV-03 a save averts a condition, against the Potency of its DC', () => {
    const poison = '. Constitution Saving Throw: DC 14. Failure: The target has the Poisoned condition.'
    expect([after(poison, {}, ['save: Bob', 2]), after(poison, {}, ['save: Bob', 1])]).toEqual([[], ['poisoned']])
  })
  test('a grapple holds, and escaping is against the Potency of its DC', () => {
    const s = duel(
      converted({ actions: { Claw: `${CLAW}, and the target has the Grappled condition (escape DC 15).` } }),
      SAFE,
    )
    strike(s.rolls(HIT, MISSED), 'Bob', 'claw')
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'grappled', potency: 1 }])
  })
  test('a charge knocks down only after the printed way', () => {
    const charge = '. If it moved 20+ feet straight toward the target, the target has the Prone condition.'
    const down = (willing: number) => {
      const s = duel({ ...converted({ actions: { Gore: `${CLAW}${charge}` } }), now: { willing } }, SAFE).rolls(
        HIT,
        MISSED,
      )
      return conditions(strike(s, 'Bob', 'gore'), 'Bob')
    }
    expect([down(4), down(3.9)]).toEqual([['prone'], []])
  })
  test('an attack that only a save stops is made without a to-hit roll', () => {
    const squeeze =
      'Strength Saving Throw: DC 12, one Large or smaller creature it can see within 5 feet. Failure: 7 (3d4) Bludgeoning damage, and the target has the Grappled condition (escape DC 12).'
    const s = duel(converted({ actions: { Constrict: squeeze } }), SAFE).rolls(['save: Bob', 6], MISSED)
    strike(s, 'Bob', 'constrict').rolledEverything()
    expect(conditions(s, 'Bob')).toEqual(['grappled'])
  })
})

describe('what this game has by itself', () => {
  test('DD-RUL-210 whoever has an Armor Class of 10 or less is hit without a to-hit roll', () => {
    const s = duel({}, { ...converted({ ac: 10 }), toughness: 4, health: 3 }).rolls(['to wound: Ann at Bob', 6])
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true, tests: [], rules: ['DD-RUL-210'] })
  })
  test('features that both games have become features', () => {
    const traits = {
      'Magic Resistance': 'x',
      'Pack Tactics': 'x',
      'Legendary Resistance (3/Day)': 'x',
      Flyby: 'x',
      'Siege Monster': 'x',
      'Frightful Presence': 'x',
      Regeneration: 'It regains 10 Hit Points at the start of each of its turns.',
    }
    const { profile } = convert(block({ traits }))
    expect(profile.traits).toEqual([
      'magic-resistance',
      'pack-tactics',
      'legendary-resistance',
      'flyby',
      'siege-monster',
      'frightful-presence',
      'regeneration',
    ])
    expect(profile.uses).toEqual({ 'legendary-resistance': 3 })
    expect(profile.unenforced).toBeUndefined()
  })
  test('flight, swimming, burrowing, climbing and gliding through walls are its special movements', () => {
    const speed = { walk: 30, fly: 60, swim: 40, burrow: 20, climb: 30 }
    expect(
      convert(block({ speed, traits: { 'Incorporeal Movement': 'x', 'Spider Climb': 'x' } })).profile.moves,
    ).toEqual({
      burrow: 4,
      'spider-climb': 6,
      fly: 12,
      phasing: 12,
      swim: 8,
    })
  })
  test('spells of its lists are spells of this game, with boxes and the Potency of their DC; the others are named', () => {
    const text =
      'It casts one of the following spells, using Charisma as the spellcasting ability (spell save DC 17): - **At Will:** Detect Magic, Command - **1/Day Each:** Lightning Bolt, Fly, Fireball'
    const { profile } = convert(
      block({ actions: { Spellcasting: text }, bonus: { 'Misty Step (3/Day)': 'It casts Misty Step.' } }),
    )
    expect(profile.casting).toEqual({
      potency: 2,
      slots: 5,
      standard: ['command', 'lightning-bolt'],
      incantations: ['fly'],
      quick: [{ spells: ['misty-step'], boxes: 3 }],
    })
    expect(profile.unenforced).toEqual([
      { name: 'Spellcasting', text: 'Spells that this game does not have: detect magic, fireball.' },
    ])
  })
  test('resistances and immunities are kept, and what cannot be enforced is kept as text', () => {
    const { profile, abilities } = convert(block({ traits: { Amphibious: 'It breathes air and water.' } }))
    expect(profile.unenforced).toEqual([{ name: 'Amphibious', text: 'It breathes air and water.' }])
    expect(abilities).toContainEqual({ name: 'Amphibious', text: 'It breathes air and water.', isEnforced: false })
  })
  test('what it withstands is listed among what is enforced, and what the game does not have once', () => {
    const { abilities } = convert(
      readStatBlock(
        [
          'Bog Wight',
          'Medium Undead, Neutral Evil',
          'AC 14',
          'HP 82',
          'Speed 30 ft.',
          'STR 15 +2 +2 DEX 14 +2 +2 CON 16 +3 +3',
          'INT 10 +0 +0 WIS 13 +1 +1 CHA 15 +2 +2',
          'Resistances Necrotic',
          'Vulnerabilities Fire',
          'Immunities Poison; Exhaustion, Poisoned',
          'CR 3',
        ].join('\n'),
      ),
    )
    expect(abilities).toEqual([
      { name: 'Immune', text: 'To poison, poisoned.', isEnforced: true },
      { name: 'Resistant', text: 'To necrotic: what wounds it is rolled again.', isEnforced: true },
      { name: 'Weak', text: 'To fire: what fails to wound it is rolled again.', isEnforced: true },
      { name: 'Other immunities', text: 'To what this game does not have: exhaustion.', isEnforced: false },
    ])
  })
})
