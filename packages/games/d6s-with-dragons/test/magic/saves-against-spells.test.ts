/** Saves against spells: whoever resists magic has advantage on each of them. */
import { expect, test } from 'vitest'
import { conditions, coven, incantations, inForce, standard, type Knowledge } from '../coven.ts'
import type { FigureWords } from '../skirmish.ts'

const RESISTANT = { traits: ['magic-resistance'], saves: [3, 3, 3], health: 9, toughness: 14, at: [12, 8] } as const
const TWICE = [
  ['save: Bob', 6],
  ['save again: Bob', 6],
] as const

const cast = (knows: Knowledge, bob: FigureWords = {}) =>
  coven({ knows: { ...knows, potency: 0 }, bob: { ...RESISTANT, ...bob } })

test('DD-CFT-06 DD-RUL-61: Magic Resistance helps against blasts', () => {
  for (const spell of ['lightning-bolt', 'cone-of-cold'])
    cast(standard(spell))
      .rolls([`closest: ${spell}`, 1, 1], ...TWICE, ['to wound: Ann at Bob', 6])
      .picks(`Ann|cast|${spell}`)
      .aims(12, 9)
      .rolledEverything()
})

test('DD-CFT-06 DD-RUL-84: against Telekinesis', () => {
  const s = cast(standard('telekinesis'))
    .rolls(...TWICE)
    .picks('Ann|cast|telekinesis')
    .rolledEverything()
  expect(s.decision.what).toBe('lift-to')
})

test('DD-CFT-06 DD-STD-15: against Turn Undead', () => {
  const s = cast(standard('turn-undead'), { types: ['undead'] })
    .rolls(['closest: turn-undead', 1, 1], ...TWICE)
    .picks('Ann|cast|turn-undead')
    .rolledEverything()
  expect(conditions(s, 'Bob')).toEqual(['frightened', 'incapacitated'])
})

test('DD-CFT-06 DD-INC-14: against Hold Person', () => {
  const s = cast(incantations('hold-person'))
    .rolls(['save: Bob', 6], ['save again: Bob', 1])
    .picks('Ann|cast|hold-person')
    .rolledEverything()
  expect([conditions(s, 'Bob'), inForce(s)]).toEqual([[], []])
})

test('DD-CFT-06 DD-RUL-81: against a Command', () => {
  const s = cast(standard('command'))
    .rolls(['save: Bob', 6], ['save again: Bob', 1])
    .picks('Ann|cast|command')
    .picks('halt')
    .rolledEverything()
  expect(inForce(s)).toEqual([])
})
