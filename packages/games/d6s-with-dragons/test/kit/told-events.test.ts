/** What is told of a battle besides its outcome: who, whom, where and how much. Log, replay and "why?" live on it. */
import { describe, expect, test } from 'vitest'
import { brawl, toActions } from '../brawl.ts'
import { casting, coven, incantations, quick, standard } from '../coven.ts'
import { duel, strike } from '../duel.ts'
import { skirmish } from '../skirmish.ts'

const at = (x: number, y: number) => ({ x: Math.round(x * 2540), y: Math.round(y * 2540) })
const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '' } as const

describe('moving', () => {
  test('DD-RIDE-07 DD-RIDE-05 mounting and dismounting: who, and which mount', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [6, 12], speed: 12, mounts: ['Horse'] })
      .a('Horse', { ...HORSE, at: [7.6, 12] })
      .b('Bob', { at: [22, 22], speed: 1 })
      .picks('Ann|mount|Horse')
    expect(s.told('mounted')).toMatchObject({ figure: 'Ann', mount: 'Horse', rules: ['DD-RIDE-07'] })
    const down = skirmish({ stage: 'act' })
      .a('Horse', { ...HORSE, at: [7.6, 12] })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [22, 22], speed: 1 })
      .picks('Ann|dismount')
    down.answer(down.decision.default)
    expect(down.told('dismounted')).toMatchObject({ figure: 'Ann', rules: ['DD-RIDE-05', 'DD-RIDE-06'] })
  })

  test('DD-RIDE-10 a rider whose mount is slain: both are named', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Horse', { ...HORSE, at: [8, 12], health: 1, toughness: 1, now: { action: false } })
      .a('Ann', { mount: 'Horse', now: { action: false } })
      .a('Amy', { at: [1, 1] })
      .a('Abe', { at: [3, 1] })
      .b('Bob', { at: [8, 13.4], fight: 6 })
      .b('Ben', { at: [22, 22] })
      .melee('Horse', 'Ann', 'Bob')
      .rolls(['to wound: Bob at Horse', 1])
    s.picks('Bob|attack|Horse|blade')
    expect(s.told('unhorsed')).toMatchObject({ figure: 'Ann', mount: 'Horse', rules: ['DD-RIDE-10'] })
  })

  test('DD-CFT-01 DD-SMV-04 a flight saved; a wall clung to, and at what height', () => {
    const flies = skirmish({ stage: 'act' })
      .a('Bat', { at: [12, 12], speed: 2, moves: { fly: 10 }, traits: ['flyby'] })
      .b('Bob', { at: [22, 22], speed: 1 })
      .picks('Bat|flyby')
    expect(flies.told('flight-saved')).toMatchObject({ figure: 'Bat' })
    const climbs = skirmish({ stage: 'act' })
      .a('Ann', { at: [6.508, 12], moves: { climb: 6 } })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(8)
      .picks('Ann|climb|tower')
    expect(climbs.told('clung')).toMatchObject({ figure: 'Ann', piece: 'tower', height: 6 * 2540 })
    expect(climbs.state.turn?.left ?? 0).toBe(0)
  })

  test('DD-MOR-08 a character that dares not go near says of whom it is afraid', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 4], speed: 8 })
      .b('Drake', { at: [12, 10], traits: ['frightful-presence'], speed: 1 })
      .rolls(['morale: Ann', 6, 6])
      .move('Ann', [12, 8.6])
    expect(s.told('daunted')).toMatchObject({ figure: 'Ann', by: 'Drake' })
  })
})

describe('melee', () => {
  test('DD-SPLIT-02 DD-MEL-01 who fights whom, and when a melee has begun and ended', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], now: { action: false } })
      .b('Bob', { at: [10, 11], now: { action: false } })
    while (s.battle.question && s.state.round === 1) s.answer(s.decision.default)
    expect(s.told('melees-split')).toMatchObject({ melees: [['Ann', 'Bob']] })
    const begun = s.events.findIndex(({ is }) => is === 'melee-begun')
    const ended = s.events.findIndex(({ is }) => is === 'melee-ended')
    expect([begun >= 0, ended > begun]).toEqual([true, true])
  })

  test('DD-CACT-08 DD-RUL-47 a shove: who was pushed by whom, from where to where', () => {
    const s = duel({ size: 'large', fight: 6 }, {}).rolls(['save: Bob', 6])
    toActions(s).picks('Ann|shove|Bob')
    expect(s.told('pushed')).toMatchObject({ figure: 'Bob', by: 'Ann', from: at(12, 13.5), at: at(12, 14.5) })
    expect(s.told('maneuvered')).toMatchObject({ maneuver: 'shove', success: true })
  })

  test('DD-DMG-11 DD-DMG-13 Temporary Health gained and lost, and what is left', () => {
    const s = duel({ fight: 6 }, { temporary: 2, health: 2, toughness: 1 }).rolls(['to wound: Ann at Bob', 1])
    toActions(s)
    expect(strike(s).told('temporary-health-lost')).toMatchObject({ figure: 'Bob', left: 1 })
    const heroic = coven({
      knows: incantations('heroism'),
      words: { stage: 'round-start' },
      ann: { concentrating: 'h' },
    }).effect('h', 'heroism', 'Ann', { targets: ['Ann'] })
    void heroic.decision
    expect(heroic.told('temporary-health-gained')).toMatchObject({ figure: 'Ann', left: 1 })
  })
})

describe('magic', () => {
  test('DD-RUL-62 how many are the closest, with the dice', () => {
    const s = coven({ knows: { ...standard('turn-undead'), potency: 0 }, bob: { types: ['undead'] } })
      .rolls(['closest: turn-undead', 2, 3], ['save: Bob', 1])
      .picks('Ann|cast|turn-undead')
    expect(s.told('closest-counted')).toMatchObject({ caster: 'Ann', spell: 'turn-undead', faces: [2, 3], most: 5 })
  })

  test('DD-SPL-01 DD-QCK-01 a spell that is cast, and one that is countered', () => {
    const s = coven({
      knows: { ...standard('sacred-weapon'), potency: 0 },
      bob: { casting: casting({ potency: 2, ...quick('counterspell') }) },
    })
      .rolls(['save: Ann', 2])
      .picks('Ann|cast|sacred-weapon')
    expect(s.told('spell-cast')).toMatchObject({ caster: 'Ann', spell: 'sacred-weapon', name: 'Sacred Weapon' })
    expect(s.picks('yes').told('spell-countered')).toMatchObject({ caster: 'Ann', spell: 'sacred-weapon' })
  })

  test('DD-CONC-07 an incantation in force from the start, with its targets', () => {
    const s = skirmish({ stage: 'incantations' })
      .a('Ann', { at: [4, 4], casting: casting(incantations('bless')) })
      .b('Bob', { at: [12, 20] })
    s.answer(s.decision.default)
    expect(s.told('incantation-begun')).toMatchObject({ caster: 'Ann', spell: 'bless', name: 'Bless' })
  })

  test('DD-INC-16 DD-INC-23 a new quarry; a summoned weapon that flies', () => {
    const hunts = coven({ knows: incantations('hunters-mark'), ann: { concentrating: 'mark' } })
      .effect('mark', 'hunters-mark', 'Ann', { targets: [] })
      .picks('Ann|use-spell|mark')
      .picks('Bob')
    expect(hunts.told('quarry-named')).toMatchObject({ caster: 'Ann', target: 'Bob' })
    const flies = coven({
      knows: incantations('spiritual-weapon'),
      ann: { concentrating: 'sword' },
      words: { round: 2 },
    })
      .effect('sword', 'spiritual-weapon', 'Ann', { at: [10, 6], round: 1 })
      .picks('Ann|use-spell|sword')
      .aims(8, 6)
    expect(flies.told('weapon-flew')).toMatchObject({ caster: 'Ann', from: at(10, 6), to: at(8, 6) })
  })

  test('DD-RUL-81 DD-RUL-85 a command obeyed; somebody brought back to life', () => {
    const obeys = coven({ knows: { ...standard('command'), potency: 0 }, bob: { speed: 5, at: [12, 12] } })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|command')
      .picks('grovel')
      .picks('Ann|end')
    expect(obeys.told('obeyed')).toMatchObject({ figure: 'Bob', word: 'grovel' })
    const raises = coven({ knows: standard('revivify') })
      .a('Cy', { at: [12, 5.9], where: 'slain', wounds: 3, health: 3 })
      .picks('Ann|cast|revivify')
    expect(raises.told('revived')).toMatchObject({ figure: 'Cy', by: 'Ann', at: at(12, 5.9) })
  })

  test('DD-CFT-05 DD-RUL-91 a feature used against a failed save; a condition that does not take', () => {
    const s = duel(
      { fight: 6, size: 'large' },
      { traits: ['legendary-resistance'], uses: { 'legendary-resistance': 1 } },
    ).rolls(['save: Bob', 6])
    toActions(s).picks('Ann|trip|Bob').picks('yes')
    expect(s.told('feature-used')).toMatchObject({ figure: 'Bob', feature: 'legendary-resistance' })
    const immune = duel({ fight: 6, size: 'large' }, { immuneTo: ['prone'] }).rolls(['save: Bob', 6])
    toActions(immune).picks('Ann|trip|Bob')
    expect(immune.told('immune')).toMatchObject({ figure: 'Bob', to: 'prone' })
  })
})
