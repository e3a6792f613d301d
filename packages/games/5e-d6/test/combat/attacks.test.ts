/** Attacks: the to-hit roll, targets, weapons, and the order of it all. */
import { describe, expect, test } from 'vitest'
import { melee, TOUCHING, type FigureWords } from '../skirmish.ts'

const duel = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee(words)
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], ...bob })
    .b('Far', { at: [22, 22], fought: true })

describe('the to-hit roll', () => {
  test('FD-ATK-08 a die equal to or below Fight minus Armor hits', () => {
    const hit = duel({}, { armor: 'light' })
      .rolls(['hit: Ann at Bob', 3], ['wound: Ann at Bob', 6])
      .attacks('Ann', 'Bob')
    expect(hit.says('no').told('attacked')).toMatchObject({ hit: true, test: { succeeds: [1, 2, 3] } })
    const missed = duel({}, { armor: 'light' }).rolls(['hit: Ann at Bob', 4]).attacks('Ann', 'Bob')
    expect(missed.told('attacked')).toMatchObject({ hit: false })
  })
})
