/** Saves, and the features that bear on them. */
import { describe, expect, test } from 'vitest'
import { makeSave } from '../../src/rules/dice/saves.ts'
import { gain } from '../../src/rules/conditions/conditions.ts'
import type { FigureWords } from '../skirmish.ts'
import { drill, type Script } from '../drill.ts'
import { duel } from '../duel.ts'
import type { SaveAsked } from '../../src/state/acts.ts'

/** Bob saves against a power of Ann's. */
const save = (bob: FigureWords, asked: Partial<SaveAsked>, script: Script) =>
  drill(
    duel({}, bob),
    (play) => makeSave(play, { of: 'Bob', save: 'fortitude', potency: 0, by: 'Ann', purpose: 'test', ...asked }),
    script,
  )

const rolled = (...faces: number[]) => ({
  rolls: faces.map((face, i) => [i === 0 ? 'save: Bob' : 'save again: Bob', face] as const),
})

describe('saves', () => {
  test('DD-SAVE-01: one die, against the value the power names', () => {
    const saves = { saves: [5, 1, 3] }
    expect(save(saves, { save: 'fortitude' }, rolled(4)).value).toBe(true)
    expect(save(saves, { save: 'reflex' }, rolled(4)).value).toBe(false)
    expect(save(saves, { save: 'will' }, rolled(3)).value).toBe(true)
  })

  test('DD-SAVE-02: a roll no higher than the Potency fails', () => {
    expect(save({ saves: [4, 4, 4] }, { potency: 2 }, rolled(2)).value).toBe(false)
  })

  test('DD-SAVE-03: a roll above the Save value fails', () => {
    expect(save({ saves: [4, 4, 4] }, {}, rolled(5)).value).toBe(false)
  })

  test('DD-SAVE-04, DD-EX-16: Potency 1 against Fortitude 4: 2, 3 and 4 save', () => {
    const saved = [1, 2, 3, 4, 5, 6].filter((face) => save({ saves: [4, 3, 3] }, { potency: 1 }, rolled(face)).value)
    expect(saved).toEqual([2, 3, 4])
  })

  test('DD-SAVE-05: the power says what comes of it: Trip fells whoever fails', () => {
    const tripped = (face: number) => {
      const s = duel({ size: 'large', base: 40, at: [12, 11.5] }).rolls(['save: Bob', face])
      s.picks('Ann|trip|Bob')
      return s.of('Bob').conditions.map(({ is }) => is)
    }
    expect([tripped(6), tripped(3)]).toEqual([['prone'], []])
  })

  test('DD-RUL-19: a Potency as high as the Save cannot be withstood, and Save 6 against none cannot fail', () => {
    expect(save({ saves: [2, 3, 3] }, { potency: 2 }, {}).value).toBe(false)
    expect(save({ saves: [6, 3, 3] }, {}, {}).value).toBe(true)
  })

  test('DD-CFT-05: Legendary Resistance turns a failed save into a success, after the second roll, if its player likes', () => {
    const dragon = { traits: ['legendary-resistance'], uses: { 'legendary-resistance': 2 }, conditions: ['poisoned'] }
    const spared = save(dragon, {}, { ...rolled(3, 6), answers: [{ pick: ['yes'] }] })
    expect(spared.value).toBe(true)
    expect(spared.of('Bob').marked).toEqual({ 'legendary-resistance': 1 })
    expect(spared.told('feature-used')).toMatchObject({ figure: 'Bob', feature: 'legendary-resistance' })
    expect(spared.asked[0]?.by).toBe('b')
    const taken = save(dragon, {}, { ...rolled(6), answers: [{ pick: ['no'] }] })
    expect(taken.value).toBe(false)
    expect(taken.of('Bob').marked).toEqual({})
  })

  test('DD-CFT-06: Magic Resistance is advantage against spells and nothing against other powers', () => {
    expect(save({ traits: ['magic-resistance'] }, { spell: true }, rolled(6, 3)).value).toBe(true)
    expect(save({ traits: ['magic-resistance'] }, { spell: false }, rolled(6)).value).toBe(false)
  })

  test('DD-CFT-07: Mind Blank keeps off psychic damage, charm and domination', () => {
    for (const is of ['charmed', 'dominated'] as const) {
      expect(
        drill(duel({}, { traits: ['mind-blank'] }), (play) => gain(play, 'Bob', { is, from: 'Ann' })).conditions('Bob'),
      ).toEqual([])
      expect(drill(duel(), (play) => gain(play, 'Bob', { is, from: 'Ann' })).conditions('Bob')).toEqual([is])
    }
    expect(
      drill(duel({}, { traits: ['mind-blank'] }), (play) =>
        gain(play, 'Bob', { is: 'frightened', from: 'Ann' }),
      ).conditions('Bob'),
    ).toEqual(['frightened'])
  })
})
