/** The options of a combat action: what is listed is accepted, and nothing else is. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, toActions } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

const isAccepted = ({ battle }: Skirmish, id: string): boolean => battle.question?.check({ pick: [id] }) === undefined

const melee = () =>
  brawl()
    .a('Ann', { at: [10, 10] })
    .b('Bob', { at: [10, 10.985], size: 'small' })
    .b('Ben', { at: [20, 20] })

describe('a place in the order of a melee', () => {
  test('every choice that is listed is accepted', () => {
    const s = melee()
    toActions(s)
    expect(choices(s)).toEqual(
      expect.arrayContaining(['Ann|attack|Bob|blade', 'Ann|trip|Bob', 'Ann|disengage', 'Ann|let-pass']),
    )
    expect(choices(s).filter((id) => !isAccepted(s, id))).toEqual([])
  })

  test("what is not listed is refused: another's place, an enemy elsewhere, a weapon not carried, an unknown action", () => {
    const s = melee()
    toActions(s)
    const wrong = ['Bob|let-pass', 'Ann|attack|Ben|blade', 'Ann|attack|Bob|bludgeon', 'Ann|dance', 'let-pass', '']
    expect(wrong.filter((id) => isAccepted(s, id))).toEqual([])
  })
})

describe('declaring a mastery', () => {
  const shielded = () =>
    brawl()
      .a('Ann', { at: [10, 10], gear: ['blade', 'shield'] })
      .b('Bob', { at: [10, 10.985] })
      .b('Ben', { at: [20, 20] })

  test('every mastery that is listed is accepted, and none besides', () => {
    const s = shielded()
    expect(s.decision.what).toBe('mastery')
    expect(choices(s)).toContain('shield|Bob')
    expect(choices(s).filter((id) => !isAccepted(s, id))).toEqual([])
    expect(['shield|Ben', 'shield', 'bludgeon', 'blade|Bob'].filter((id) => isAccepted(s, id))).toEqual([])
  })
})
