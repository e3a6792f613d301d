import { describe, expect, test } from 'vitest'
import { SPELLS } from '../../src/spells/index.ts'
import { saveOf } from '../../src/rules/stats/sums.ts'
import { asked, casting, conditions, coven, incantations, inForce, offered, quick, standard } from '../coven.ts'

describe('Spells in general', () => {
  test('DD-SPL-01: every spell is an incantation, a quick spell or a standard spell, with a card to read', () => {
    const of = (wanted: string) => SPELLS.filter(({ kind }) => kind === wanted).map(({ id }) => id)
    expect(of('incantation')).toEqual([
      'abjure-foes',
      'bane',
      'beacon-of-hope',
      'bless',
      'calm-emotions',
      'control-weather',
      'fly',
      'fog-cloud',
      'gaseous-form',
      'haste',
      'heroism',
      'hold-person',
      'hunters-mark',
      'invisibility',
      'protection-from-energy',
      'protection-from-evil-and-good',
      'spiritual-weapon',
    ])
    expect(of('quick')).toEqual([
      'counterspell',
      'healing-word',
      'lesser-restoration',
      'misty-step',
      'shield',
      'shining-smite',
    ])
    expect(of('standard')).toEqual([
      'command',
      'cone-of-cold',
      'cure-wounds',
      'dispel-magic',
      'guiding-bolt',
      'lightning-bolt',
      'preserve-life',
      'revivify',
      'sacred-weapon',
      'telekinesis',
      'teleport',
      'turn-undead',
    ])
    for (const { text, rule } of SPELLS) expect([text.length > 20, rule.startsWith('DD-')]).toEqual([true, true])
  })

  test("DD-SPL-04 DD-SPL-05 DD-STD-01: Sacred Weapon takes Ann's action, half her Speed and a slot", () => {
    const s = coven({
      knows: { slots: 1, standard: ['sacred-weapon', 'cure-wounds'] },
      ann: { wounds: 1, health: 2 },
    }).picks('Ann|cast|sacred-weapon')
    expect(s.of('Ann').now.action).toBe(false)
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
    expect(s.state.turn).toMatchObject({ left: 4.5 * 2540, prepared: true })
    expect(offered(s)).not.toContain('Ann|cast|cure-wounds')
    s.move('Ann', [16.5, 4])
    expect(s.refused({ figure: 'Ann', path: [{ x: 18 * 2540, y: 4 * 2540 }] }).code).toMatch(/too-far|may-not-move/)
  })

  test('DD-STD-01: with less than half her Speed left Ann can no longer prepare a standard spell', () => {
    const s = coven({ knows: standard('sacred-weapon') })
    expect(offered(s)).toContain('Ann|cast|sacred-weapon')
    s.move('Ann', [16.6, 4])
    expect(offered(s)).not.toContain('Ann|cast|sacred-weapon')
  })

  test('DD-SPL-05: without a slot left nothing is offered', () => {
    const s = coven({ knows: { ...standard('sacred-weapon'), slots: 0, incantations: ['bless'] } })
    expect(offered(s).filter((id) => id.includes('|cast|'))).toEqual([])
  })

  test('DD-RUL-55 DD-UND-08 DD-UND-09: the kind of a spell decides: Fog Cloud under Spellcasting costs a slot but no action and no preparing', () => {
    const s = coven({ knows: { slots: 1, standard: ['fog-cloud', 'shining-smite'] } })
    expect(offered(s)).not.toContain('Ann|cast|shining-smite')
    s.picks('Ann|cast|fog-cloud').aims(12, 8)
    expect(s.of('Ann').now.action).toBe(true)
    expect(s.state.turn?.left).toBe(9 * 2540)
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
    expect(s.of('Ann').concentrating).toBe('fog-cloud 1')
  })

  test('DD-UND-08: Shining Smite among the Spellcasting spells waits for a hit and then takes a slot', () => {
    const s = coven({
      ann: { at: [12, 12], casting: casting({ slots: 2, standard: ['shining-smite'] }) },
      bob: { at: [12, 13.5], toughness: 8 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|attack|Bob|blade')
    expect(asked(s)).toBe('quick-shining-smite')
    s.picks('yes')
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
  })

  test('DD-RUL-55: Quick Cast boxes pay only for what they name, and without slots a lost incantation stays lost', () => {
    const s = coven({
      knows: { slots: 0, incantations: ['bless'], quick: [{ spells: ['lesser-restoration'], boxes: 2 }] },
      ann: { conditions: ['poisoned'] },
    })
    expect(offered(s).filter((id) => id.includes('|cast|'))).toEqual(['Ann|cast|lesser-restoration'])
  })

  test("DD-RUL-54: one Potency serves all of a caster's spells; a caster without one has 0", () => {
    const held = coven({ knows: { potency: 2, incantations: ['hold-person'] } })
      .rolls(['save: Bob', 2])
      .picks('Ann|cast|hold-person')
    expect(conditions(held, 'Bob')).toEqual(['stunned'])
    const free = coven({ ann: { casting: { slots: 1, incantations: ['hold-person'] } } })
      .rolls(['save: Bob', 2])
      .picks('Ann|cast|hold-person')
    expect(conditions(free, 'Bob')).toEqual([])
  })

  test('DD-SPL-03 DD-RUL-69: Lesser Restoration at any moment of her own turn, as often as there are boxes, and no action is spent', () => {
    const s = coven({ knows: quick('lesser-restoration', 2), ann: { conditions: ['poisoned', 'sapped'] } }).move(
      'Ann',
      [13, 4],
    )
    s.picks('Ann|cast|lesser-restoration')
    expect(s.decision).toMatchObject({ what: 'restored', by: 'a' })
    s.picks('sapped').picks('Ann|cast|lesser-restoration')
    expect(conditions(s, 'Ann')).toEqual([])
    expect(s.of('Ann').now.action).toBe(true)
    expect(s.of('Ann').marked).toEqual({ 'quick 1': 2 })
    expect(offered(s).filter((id) => id.includes('|cast|'))).toEqual([])
  })

  test('DD-RUL-69: a stunned caster casts no quick spell', () => {
    const s = coven({ ann: { gear: 'bow' }, bob: { conditions: ['stunned'], casting: casting(quick('healing-word')) } })
      .b('Cid', { at: [10, 10.984] })
      .rolls(['to hit: Ann at Cid', 2], ['to wound: Ann at Cid', 1])
      .picks('Ann|shoot')
      .picks('bow|Cid')
    expect(s.of('Cid').where).toBe('slain')
  })

  test('DD-RUL-58: an ally out of sight is no target unless it is within 1"; range matters only when the spell is cast', () => {
    const s = coven({ knows: { potency: 1, incantations: ['haste'] } })
      .a('Cy', { at: [15, 4], speed: 8 })
      .a('Di', { at: [12, 5.5] })
      .box('wall', 'wall', [13.6, 0], [13.7, 8])
      .high(9)
    s.picks('Ann|cast|haste')
    expect(offered(s)).toEqual(['Ann', 'Di'])
    s.picks('Di').picks('Ann|end')
    s.move('Cy', [15, 3])
    expect(s.state.effects[0]?.targets).toEqual(['Di'])
  })

  test('DD-RUL-58: one target that may be the caster, and as many allies more as the Potency says, or fewer', () => {
    const s = coven({ knows: { potency: 1, incantations: ['fly'] } })
      .a('Cy', { at: [13.5, 4] })
      .a('Di', { at: [12, 5.5] })
      .a('Ed', { at: [12, 8] })
    s.picks('Ann|cast|fly')
    expect(s.decision).toMatchObject({ kind: 'choose', least: 1, most: 2 })
    expect(offered(s)).toEqual(['Ann', 'Cy', 'Di'])
    s.picks('Cy', 'Di')
    expect(s.state.effects[0]?.targets).toEqual(['Cy', 'Di'])
  })

  test('DD-RUL-63: auras move with their caster, need no sight, and the same spell of two casters counts once; Bless and Bane cancel', () => {
    const s = coven({ ann: { casting: {} } })
      .a('Cy', { at: [12, 8.9], casting: {} })
      .effect('bless 1', 'bless', 'Ann', { potency: 1 })
      .effect('bless 2', 'bless', 'Cy', { potency: 1 })
      .box('wall', 'wall', [0, 6], [24, 6.2])
      .high(9)
    const will = (id: string) => saveOf(s.state, s.of(id), { of: id, save: 'will', potency: 0, purpose: 'test' })
    expect(will('Cy')).toBe(4)
    expect(will('Ann')).toBe(4)
    const apart = coven({ ann: { casting: {} } })
      .a('Di', { at: [12, 9] })
      .effect('bless 1', 'bless', 'Ann', { potency: 1 })
    expect(saveOf(apart.state, apart.of('Di'), { of: 'Di', save: 'will', potency: 0, purpose: 'test' })).toBe(3)
    apart.move('Ann', [12, 5])
    expect(saveOf(apart.state, apart.of('Di'), { of: 'Di', save: 'will', potency: 0, purpose: 'test' })).toBe(4)
    const both = coven({ ann: { casting: {} }, bob: { at: [12, 7], casting: {} } })
      .effect('bless 1', 'bless', 'Ann')
      .effect('bane 1', 'bane', 'Bob')
    expect(saveOf(both.state, both.of('Ann'), { of: 'Ann', save: 'will', potency: 0, purpose: 'test' })).toBe(3)
  })

  test('DD-SPL-06 DD-SPL-08 DD-RUL-59: Hold Person is blocked on its way like a shot: by fog, by those between, by the crowd; a shield does not count', () => {
    const s = coven({ knows: incantations('hold-person'), bob: { gear: 'blade, shield' } })
      .box('mist', 'obscured', [8, 7], [16, 8])
      .rolls(['spell block: hold-person at Bob', 1])
    s.picks('Ann|cast|hold-person')
    s.rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'lost' })
    expect(s.told('block-checked')['blockers'] as unknown[]).toHaveLength(1)
    expect(conditions(s, 'Bob')).toEqual([])
    expect(inForce(s)).toEqual([])
  })

  test('DD-RUL-59: whoever the die selects is held instead', () => {
    const s = coven({ knows: incantations('hold-person') })
      .b('Cid', { at: [12, 8] })
      .rolls(['spell block: hold-person at Bob', 1], ['save: Cid', 6])
    s.picks('Ann|cast|hold-person').picks('Bob')
    expect(conditions(s, 'Cid')).toEqual(['stunned'])
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
  })

  test("DD-RUL-59: nothing flies at the target of a Hunter's Mark, so nothing can block it", () => {
    const s = coven({ knows: incantations('hunters-mark') })
      .b('Cid', { at: [12, 8] })
      .picks('Ann|cast|hunters-mark')
      .picks('Bob')
    expect(s.state.effects[0]?.targets).toEqual(['Bob'])
    expect(s.hasTold('block-checked')).toBe(false)
  })
})
