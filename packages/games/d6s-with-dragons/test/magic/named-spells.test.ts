import { optionId } from '@muster/engine'
import { ODD_NAMES } from '@muster/engine/testing'
import { describe, expect, test } from 'vitest'
import { isImmune } from '../../src/rules/conditions/conditions.ts'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { conditions, coven, incantations, inForce, offered, standard } from '../coven.ts'
import type { FigureWords } from '../skirmish.ts'

const inch = (x: number, y: number) => ({ x: Math.round(x * 2540), y: Math.round(y * 2540) })

describe('Spells the book only names', () => {
  test('DD-UND-01 DD-RUL-80: Heroism: no fear, and 1 Temporary Health at the start of each Movement Phase, which stays', () => {
    const s = coven({ knows: incantations('heroism') })
      .a('Cy', { at: [12, 5.5] })
      .picks('Ann|cast|heroism')
      .picks('Ann', 'Cy')
    expect(isImmune(s.state, s.of('Cy'), 'frightened')).toBe(true)
    expect(s.of('Cy').temporary).toBe(0)
    while (s.state.round === 1) s.answer(s.decision.default)
    expect([s.of('Ann').temporary, s.of('Cy').temporary]).toEqual([1, 1])
    while (s.state.round === 2) s.answer(s.decision.default)
    s.until('act')
    expect(s.of('Cy').temporary).toBe(1)
  })

  const ordered = (word: string, bob: FigureWords = {}) =>
    coven({ knows: { ...standard('command'), potency: 0 }, bob: { speed: 5, at: [12, 12], ...bob } })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|command')
      .picks(word)

  test('DD-UND-02 DD-RUL-81: Approach: in its turn Bob comes to Ann, stops within 1" and has no action', () => {
    const s = ordered('approach').picks('Ann|end')
    expect(s.at('Bob')[1]).toBeCloseTo(7, 1)
    expect(s.of('Bob').now).toMatchObject({ turnDone: true, action: false })
    expect(inForce(s)).toEqual([])
    const near = ordered('approach', { at: [12, 8] }).picks('Ann|end')
    expect(near.at('Bob')[1]).toBeGreaterThan(4 + 25 / 25.4)
    expect(near.at('Bob')[1]).toBeLessThanOrEqual(4 + 25 / 25.4 + 1)
  })

  test('DD-RUL-81: Flee: Bob dashes away with twice his Speed', () => {
    expect(ordered('flee').picks('Ann|end').at('Bob')).toEqual([12, 22])
  })

  test('DD-UND-02 DD-RUL-81: a commanded rider has no action; its mount halts with it and keeps its own', () => {
    const s = coven({ knows: { ...standard('command'), potency: 0 }, bob: { at: [12, 12], mount: 'Horse' } })
      .b('Horse', { at: [12, 12], size: 'large', base: 40, types: ['beast'], gear: '', speed: 7 })
      .rolls(['spell block: command at Bob', 6], ['save: Bob', 6])
      .picks('Ann|cast|command')
      .picks('Bob')
      .picks('halt')
      .picks('Ann|end')
    expect(s.at('Horse')).toEqual([12, 12])
    expect([s.of('Bob').now.action, s.of('Horse').now.action]).toEqual([false, true])
  })

  test('DD-RUL-81: Grovel, Halt and Drop', () => {
    expect(conditions(ordered('grovel').picks('Ann|end'), 'Bob')).toEqual(['prone'])
    expect(ordered('halt').picks('Ann|end').at('Bob')).toEqual([12, 12])
    const s = coven({
      knows: { ...standard('command'), potency: 0 },
      bob: { speed: 5 },
      words: { encounter: 'sacred-objects' },
    })
      .thing('chalice', [12, 11], { carrier: 'Bob' })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|command')
      .picks('drop')
      .picks('Ann|end')
    s.aims(12, 12)
    expect(s.state.things[0]).toMatchObject({ carrier: undefined, at: inch(12, 12) })
  })

  test('DD-RUL-81: a Will save negates; one that has moved already obeys in the next round', () => {
    const saved = coven({ knows: { ...standard('command'), potency: 0 } })
      .rolls(['save: Bob', 3])
      .picks('Ann|cast|command')
      .picks('halt')
    expect(inForce(saved)).toEqual([])
    const later = ordered('grovel', { now: { turnDone: true } })
    expect(conditions(later, 'Bob')).toEqual([])
    while (later.state.round === 1) later.answer(later.decision.default)
    expect(later.of('Bob').now.turnDone).toBe(false)
    later.picks('Ann|end')
    expect(conditions(later, 'Bob')).toEqual(['prone'])
  })

  const weather = (which: string) =>
    coven({ knows: { slots: 1, standard: ['control-weather'] }, ann: { gear: 'bow' } })
      .picks('Ann|cast|control-weather')
      .picks(which)

  test('DD-UND-03 DD-RUL-82: Fog: every shot at more than 1" has one concealment in its way', () => {
    const s = weather('fog').rolls()
    expect(s.of('Ann').now.action).toBe(true)
    const shot = coven({ knows: { slots: 1, standard: ['control-weather'] }, ann: { gear: 'bow' } })
      .rolls(['block: Ann at Bob', 1])
      .picks('Ann|cast|control-weather')
      .picks('fog')
      .picks('Ann|shoot')
      .picks('bow|Bob')
    expect(shot.told('block-checked')).toMatchObject({ outcome: 'lost', blockers: [{ is: 'concealment' }] })
  })

  test('DD-RUL-82: Gale: ranged weapons have disadvantage, and mist is blown away', () => {
    const s = coven({ knows: { slots: 1, standard: ['control-weather'] }, ann: { gear: 'bow' } })
      .box('mist', 'obscured', [8, 6], [16, 8])
      .rolls(['to hit: Ann at Bob', 2], ['to hit again: Ann at Bob', 6])
      .picks('Ann|cast|control-weather')
      .picks('gale')
      .picks('Ann|shoot')
      .picks('bow|Bob')
    s.rolledEverything()
  })

  test('DD-RUL-82: Snow: open ground is difficult, except for flyers', () => {
    const s = weather('snow')
    expect(s.refused({ figure: 'Ann', path: [inch(17, 4)] }).code).toBe('too-far')
    s.move('Ann', [16.5, 4])
    expect(s.state.turn?.left).toBeLessThan(3)
    const aloft = coven({ knows: { slots: 1, standard: ['control-weather'] }, ann: { moves: { fly: 9 } } })
      .picks('Ann|cast|control-weather')
      .picks('snow')
      .move('Ann', [20.9, 4])
    expect(aloft.at('Ann')).toEqual([20.9, 4])
  })

  test('DD-UND-04 DD-RUL-83: in Gaseous Form Cy drifts 2" by flight and through others, cannot fight or cast, and cannot fall prone', () => {
    const s = coven({ knows: { potency: 0, standard: ['gaseous-form'] }, ann: { speed: 13 } })
      .a('Cy', { at: [12, 5.9], speed: 8, gear: 'bow', moves: { fly: 12 } })
      .b('Foe', { at: [12, 6.85], base: 20, speed: 1 })
    s.picks('Ann|cast|gaseous-form').picks('Cy').picks('Ann|end')
    expect(speedOf(s.state, s.of('Cy'))).toBe(2)
    expect(isImmune(s.state, s.of('Cy'), 'prone')).toBe(true)
    while (s.state.turn?.figure !== 'Cy' && !offered(s).some((id) => id.startsWith('Cy|'))) s.answer(s.decision.default)
    expect(offered(s)).not.toContain('Cy|shoot')
    expect(s.refused({ figure: 'Cy', path: [inch(12, 8.2)] }).code).toBe('too-far')
    s.move('Cy', [12, 7.8])
    expect(s.at('Cy')).toEqual([12, 7.8])
  })

  test('DD-RUL-83: plain weapons must wound it twice, and Fortitude and Reflex saves have advantage', () => {
    const s = coven({ ann: { gear: 'bow' }, bob: {} })
      .effect('gaseous-form 1', 'gaseous-form', 'Sue0', { targets: ['Bob'] })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1], ['to wound again: Ann at Bob', 6])
      .picks('Ann|shoot')
      .picks('bow|Bob')
    s.rolledEverything()
    const bolt = coven({ knows: { ...standard('lightning-bolt'), potency: 0 } })
      .effect('gaseous-form 1', 'gaseous-form', 'Sue0', { targets: ['Bob'] })
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 6], ['save again: Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 9)
    bolt.rolledEverything()
  })

  test('DD-UND-04 DD-RUL-83: the cloud has advantage on Fortitude saves as on Reflex saves, and none on Will saves', () => {
    const cold = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { at: [12, 8] } })
      .effect('gaseous-form 1', 'gaseous-form', 'Sue0', { targets: ['Bob'] })
      .rolls(['closest: cone-of-cold', 1, 1], ['save: Bob', 6], ['save again: Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|cast|cone-of-cold')
      .aims(12, 9)
    cold.rolledEverything()
    const held = coven({ knows: { ...incantations('hold-person'), potency: 0 } })
      .effect('gaseous-form 1', 'gaseous-form', 'Sue0', { targets: ['Bob'] })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|hold-person')
    expect(conditions(held.rolledEverything(), 'Bob')).toEqual(['stunned'])
  })

  const lifted = (face: number) =>
    coven({ knows: { ...standard('telekinesis'), potency: 0 }, bob: { at: [12, 8] } })
      .rolls(['save: Bob', face])
      .picks('Ann|cast|telekinesis')

  test('DD-UND-05 DD-RUL-84: Telekinesis moves Bob up to 6" within 12" of Ann and holds him until the round ends', () => {
    const s = lifted(6)
    expect(s.refused({ at: inch(12, 14.1) }).code).toBe('too-far')
    s.aims(12, 13.9)
    expect(s.at('Bob')).toEqual([12, 13.9])
    expect(speedOf(s.state, s.of('Bob'))).toBe(0)
    while (s.state.round === 1) s.answer(s.decision.default)
    expect([inForce(s), speedOf(s.state, s.of('Bob'))]).toEqual([[], 2])
    expect(inForce(lifted(3))).toEqual([])
  })

  test('DD-RUL-84: held, Bob is hit with advantage; a Gargantuan is too big to lift', () => {
    const s = coven({ knows: { ...standard('telekinesis'), potency: 0 }, bob: { at: [12, 8] } })
      .a('Archer', { at: [6, 8], gear: 'bow', speed: 8 })
      .rolls(['save: Bob', 6], ['to hit: Archer at Bob', 6], ['to hit again: Archer at Bob', 6])
    s.picks('Ann|cast|telekinesis')
      .picks('figure|Bob')
      .aims(12, 8)
      .picks('Ann|end')
      .picks('Archer|shoot')
      .picks('bow|Bob')
    s.rolledEverything()
    expect(offered(coven({ knows: standard('telekinesis'), bob: { at: [12, 9], size: 'gargantuan' } }))).not.toContain(
      'Ann|cast|telekinesis',
    )
  })

  test('DD-UND-05 DD-RUL-84: a Huge creature is not too big to lift', () => {
    const s = coven({ knows: { ...standard('telekinesis'), potency: 0 }, bob: { at: [12, 8], size: 'huge' } })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|telekinesis')
      .aims(12, 10)
    expect(s.rolledEverything().at('Bob')).toEqual([12, 10])
  })

  test('DD-RUL-84 DD-RUL-13: diverted to a Gargantuan the spell is lost: it is too big to lift', () => {
    const s = coven({ knows: { ...standard('telekinesis'), potency: 0 }, bob: { at: [12, 13] } })
      .b('Giant', { at: [12, 8.5], size: 'gargantuan' })
      .rolls(['spell block: telekinesis at Bob', 1])
      .picks('Ann|cast|telekinesis')
      .rolledEverything()
    expect(inForce(s)).toEqual([])
    expect(s.at('Giant')).toEqual([12, 8.5])
  })

  test('DD-RUL-84: an object on the ground is moved up to 6" without a save', () => {
    const s = coven({ knows: standard('telekinesis'), bob: { at: [22, 20] }, words: { encounter: 'sacred-objects' } })
      .thing('chalice', [12, 10])
      .picks('Ann|cast|telekinesis')
      .aims(12, 5)
    expect(s.state.things[0]?.at).toEqual(inch(12, 5))
  })

  test.each(ODD_NAMES)('DD-RUL-81 DD-RUL-84: a character called %s is commanded and lifted as any other', (name) => {
    const spell = (id: 'command' | 'telekinesis') =>
      coven({ knows: { ...standard(id), potency: 0 }, bob: { at: [22, 20] } })
        .b(name, { at: [12, 8], speed: 5 })
        .thing('thing|x', [13, 8])
        .rolls([`save: ${name}`, 6])
        .picks(`Ann|cast|${id}`)
    const commanded = spell('command').picks('halt').rolledEverything()
    expect(commanded.state.effects[0]).toMatchObject({ targets: [name], orders: [{ figure: name, word: 'halt' }] })
    const lifted = spell('telekinesis').picks(optionId('figure', name)).aims(12, 10).rolledEverything()
    expect(lifted.at(name)).toEqual([12, 10])
    const thing = coven({ knows: standard('telekinesis'), bob: { at: [22, 20] } })
      .b('thing|x', { at: [12, 8] })
      .thing(name, [13, 8])
      .picks('Ann|cast|telekinesis')
      .picks(optionId('thing', name))
      .aims(13, 5)
    expect(thing.state.things[0]?.at).toEqual(inch(13, 5))
    expect(thing.told('thing-lifted')).toMatchObject({ thing: name, by: 'Ann', to: inch(13, 5) })
  })

  const raising = (words: FigureWords) =>
    coven({ knows: standard('revivify') }).a('Cy', { at: [12, 5.9], where: 'slain', wounds: 3, health: 3, ...words })

  test('DD-UND-06 DD-RUL-85: Revivify brings Cy back on the spot where he fell, prone, one Health left, done for this round', () => {
    const s = raising({}).picks('Ann|cast|revivify')
    expect(s.of('Cy')).toMatchObject({ where: 'standing', wounds: 2, temporary: 0 })
    expect(s.at('Cy')).toEqual([12, 5.9])
    expect(conditions(s, 'Cy')).toEqual(['prone'])
    expect(s.of('Cy').now).toMatchObject({ turnDone: true, action: false })
  })

  test('DD-RUL-85: not those who fled, the undead, constructs, or who fell farther than 1" away', () => {
    for (const bar of [
      { where: 'fled' },
      { types: ['undead'] },
      { types: ['humanoid', 'undead'] },
      { types: ['construct'] },
      { at: [12, 6.1] as const },
    ]) {
      expect(offered(raising(bar))).not.toContain('Ann|cast|revivify')
    }
  })

  test('DD-UND-10: with Caster Mastery Ann casts Fog Cloud in place of one of her two attacks: no slot, her mastery spent, her Bless gone', () => {
    const s = coven({
      ann: {
        at: [12, 12],
        attacks: 2,
        traits: ['caster-mastery'],
        casting: { incantations: ['bless'] },
        concentrating: 'bless 1',
      },
      bob: { at: [12, 13.5], fight: 3 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .effect('bless 1', 'bless', 'Ann')
      .rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|deed|caster-mastery').aims(12, 16)
    expect(inForce(s)).toEqual(['fog-cloud'])
    expect(s.of('Ann')).toMatchObject({ marked: {}, concentrating: 'fog-cloud 2' })
    expect(s.of('Ann').now).toMatchObject({ mastery: 'caster-mastery', action: false })
    s.rolledEverything()
  })
})
