/** Where spells stop: whose they are, whom they do not reach, and what ends them. */
import { describe, expect, test } from 'vitest'
import { asked, casting, conditions, coven, incantations, inForce, offered, quick, standard } from '../coven.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const UNDEAD = { types: ['undead'], toughness: 10, health: 3 }

describe('who pays and who may', () => {
  test('DD-SPL-03 a quick spell listed under Spellcasting is cast from its slots, and not when none is left', () => {
    const attacked = (slots: number) => {
      const s = coven({
        ann: { at: [12, 12], fight: 1, casting: casting({ slots, standard: ['shield'] }) },
        bob: { at: [12, 13.5], fight: 3 },
        words: { stage: 'combat-action', melee: 1 },
      }).melee('Ann', 'Bob')
      return slots === 0 ? s.rolls(['to hit: Bob at Ann', 6]) : s
    }
    expect(asked(attacked(1).picks('Bob|attack|Ann|blade'))).toBe('quick-shield')
    expect(asked(attacked(0).picks('Bob|attack|Ann|blade'))).not.toBe('quick-shield')
  })

  test('DD-QCK-07 with its boxes used up a caster is asked for no Shield', () => {
    const s = coven({
      ann: { at: [12, 12], fight: 1, casting: casting(quick('shield')), marked: { 'quick 1': 1 } },
      bob: { at: [12, 13.5], fight: 3 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .rolls(['to hit: Bob at Ann', 6])
      .picks('Bob|attack|Ann|blade')
    expect(asked(s)).not.toBe('quick-shield')
  })

  test('DD-CONC-07 each caster begins with one incantation only, and its side with one for every caster', () => {
    const s = skirmish({ stage: 'incantations' })
      .a('Ann', { at: [4, 4], casting: casting(incantations('bless', 'bane')) })
      .a('Abe', { at: [20, 4], casting: casting(incantations('bless', 'bane')) })
      .b('Bob', { at: [12, 20] })
    const of = (name: string) => offered(s).filter((id) => id.includes(name))
    expect([of('Ann').length, of('Abe').length]).toEqual([2, 2])
    s.picks(of('Ann')[0] ?? '')
    expect([of('Ann').length, of('Abe').length]).toEqual([0, 2])
    s.picks(of('Abe')[0] ?? '')
    expect(inForce(s)).toEqual([expect.any(String), expect.any(String)])
    expect(asked(s)).not.toBe('starting-incantation')
  })
})

describe('Sacred Weapon', () => {
  test('DD-STD-12 it ends when its caster is out of play, not when somebody else is', () => {
    const fight = (dies: 'Cay' | 'Abe') =>
      skirmish({ stage: 'act' })
        .a('Cay', { at: [12, 12], speed: 9, health: 1, toughness: 1, casting: casting(standard('sacred-weapon')) })
        .a('Abe', { at: [4, 12], speed: 8, health: 1, toughness: 1 })
        .a('Amy', { at: [2, 2], speed: 1 })
        .a('Ada', { at: [2, 4], speed: 1 })
        .b('Bob', { at: [12, 13.3], speed: 1 })
        .b('Ben', { at: [4, 13.3], speed: 1 })
        .effect('sword', 'sacred-weapon', 'Cay', { targets: ['Cay'] })
        .rolls([`to hit: ${dies === 'Cay' ? 'Bob at Cay' : 'Ben at Abe'}`, 1])
        .rolls([`to wound: ${dies === 'Cay' ? 'Bob at Cay' : 'Ben at Abe'}`, 1])
    expect(inForce(fight('Cay').move('Cay', [12, 6]).picks('Bob|blade|Cay'))).toEqual([])
    expect(inForce(fight('Abe').picks('Cay|end').move('Abe', [4, 6]).picks('Ben|blade|Abe'))).toEqual(['sacred-weapon'])
  })

  test('DD-STD-12 while it lasts its caster does not cast it again', () => {
    const s = coven({ knows: standard('sacred-weapon') }).effect('sword', 'sacred-weapon', 'Ann', { targets: ['Ann'] })
    expect(offered(s)).not.toContain('Ann|cast|sacred-weapon')
    const other = coven({ knows: standard('sacred-weapon') })
      .a('Cay', { at: [2, 4], speed: 1 })
      .effect('sword', 'sacred-weapon', 'Cay', { targets: ['Cay'] })
    expect(offered(other)).toContain('Ann|cast|sacred-weapon')
  })
})

describe('Hold Person', () => {
  const held = (bob: FigureWords) =>
    coven({
      knows: { ...incantations('hold-person'), potency: 2 },
      ann: { concentrating: 'hold' },
      bob,
      words: { stage: 'round-end' },
    }).effect('hold', 'hold-person', 'Ann', { targets: ['Bob'], potency: 2 })

  test('DD-INC-14 who is no longer stunned by it does not struggle: it is free without a roll', () => {
    const s = held({})
    void s.decision
    expect(inForce(s)).toEqual([])
  })

  test('DD-INC-14 who fails at the end of the round stays held, who succeeds is free', () => {
    const stunned = { conditions: [{ is: 'stunned', from: 'Ann', effect: 'hold' }] }
    const fails = held(stunned).rolls(['save: Bob', 1])
    void fails.decision
    expect([conditions(fails, 'Bob'), inForce(fails)]).toEqual([['stunned'], ['hold-person']])
    const free = held(stunned).rolls(['save: Bob', 3])
    void free.decision
    expect([conditions(free, 'Bob'), inForce(free)]).toEqual([[], []])
  })
})

describe('Turn Undead', () => {
  const crypt = (potency: number) =>
    coven({ knows: { ...standard('turn-undead'), potency }, bob: UNDEAD })
      .b('Zed', { at: [14, 8], speed: 1, ...UNDEAD })
      .b('Kim', { at: [10, 8], speed: 1 })

  test('DD-STD-15 the living are not turned, however near they stand', () => {
    const s = crypt(0).rolls(['closest: turn-undead', 6, 6], ['save: Zed', 6], ['save: Bob', 6])
    s.picks('Ann|cast|turn-undead')
    expect([conditions(s, 'Zed'), conditions(s, 'Kim')]).toEqual([['frightened', 'incapacitated'], []])
  })

  test('DD-STD-15 DD-STD-18 who saves is neither turned nor harmed; without Potency nobody is harmed', () => {
    const s = crypt(0).rolls(['closest: turn-undead', 1, 1], ['save: Zed', 1], ['save: Bob', 6])
    s.picks('Ann|cast|turn-undead').rolledEverything()
    expect([conditions(s, 'Zed'), conditions(s, 'Bob')]).toEqual([[], ['frightened', 'incapacitated']])
    expect(s.hasTold('wound-rolled')).toBe(false)
  })

  test('DD-STD-15 if everybody saves nothing stays in force', () => {
    const s = crypt(0).rolls(['closest: turn-undead', 1, 1], ['save: Zed', 1], ['save: Bob', 1])
    expect(inForce(s.picks('Ann|cast|turn-undead'))).toEqual([])
  })
})

describe('spells aimed at a place', () => {
  test('DD-STD-13 DD-INC-10 a point off the table on any side is refused', () => {
    const fog = coven({ knows: incantations('fog-cloud') }).picks('Ann|cast|fog-cloud')
    const code = (x: number, y: number) => fog.refused({ at: { x: x * 2540, y: y * 2540 } }).code
    expect([code(-0.1, 4), code(12, -0.1), code(24.1, 4), code(12, 24.1)]).toEqual([
      'off-table',
      'off-table',
      'off-table',
      'off-table',
    ])
  })
})

describe('Protection from Evil and Good', () => {
  test('DD-INC-19 only otherworldly attackers have disadvantage against the one it protects', () => {
    const luck = (types: string[], targets: string[]) => {
      const s = coven({
        ann: { at: [12, 12], fight: 1, toughness: 10 },
        bob: { at: [12, 13.5], fight: 3, types },
        words: { stage: 'combat-action', melee: 1 },
      })
        .melee('Ann', 'Bob')
        .effect('ward', 'protection-from-evil-and-good', 'Sam0', { targets })
        .rolls(['to hit: Bob at Ann', 1])
      if (types.includes('fiend') && targets.includes('Ann')) s.rolls(['to hit again: Bob at Ann', 6])
      else s.rolls(['to wound: Bob at Ann', 6])
      return s.picks('Bob|attack|Ann|blade').rolledEverything().told('attacked').hit
    }
    expect(luck(['fiend'], ['Ann'])).toBe(false)
    expect(luck(['humanoid', 'fiend'], ['Ann'])).toBe(false)
    expect(luck(['humanoid'], ['Ann'])).toBe(true)
    expect(luck(['fiend'], ['Sam1'])).toBe(true)
  })
})
