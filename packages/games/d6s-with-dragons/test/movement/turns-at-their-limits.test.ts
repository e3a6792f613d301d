/** A movement turn at its limits: exactly half the Speed, exactly the height of a wall, who may do what, and what does not count. */
import { describe, expect, test } from 'vitest'
import { casting, coven, incantations, offered } from '../coven.ts'
import { left, movers, offers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const PRONE = { conditions: ['prone'] }

const ann = (words: FigureWords = {}, more: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish({ stage: 'act', ...more })
    .a('Ann', { at: [6, 12], speed: 6, ...words })
    .b('Bob', { at: [22, 22], speed: 1 })

describe('a flight saved for the end of the round', () => {
  const bat: FigureWords = { speed: 2, moves: { fly: 10 }, traits: ['flyby'] }

  test('DD-CFT-01 exactly half of its flight left is enough to save, a little less is not', () => {
    expect(offers(ann(bat).move('Ann', [11, 12]), 'Ann|flyby')).toBe(true)
    expect(offers(ann(bat).move('Ann', [11.1, 12]), 'Ann|flyby')).toBe(false)
  })

  test('DD-CFT-01 DD-COND-31 a character that cannot move saves no flight, and one without the feature never does', () => {
    expect(offers(ann({ ...bat, ...PRONE }), 'Ann|flyby')).toBe(false)
    expect(offers(ann({ ...bat, traits: [] }), 'Ann|flyby')).toBe(false)
    expect(offers(ann({ ...bat, moves: {} }), 'Ann|flyby')).toBe(false)
  })
})

describe('staying on the face of a wall', () => {
  const wall = (words: FigureWords, height = 8) =>
    ann({ ...words, at: [6.508, 12] })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(height)

  test('DD-SMV-04 only a climber may stay on a wall, and not while it is prone', () => {
    expect(offers(wall({ moves: { climb: 6 } }), 'Ann|climb|tower')).toBe(true)
    expect(offers(wall({}), 'Ann|climb|tower')).toBe(false)
    expect(offers(wall({ moves: { climb: 6 }, ...PRONE }), 'Ann|climb|tower')).toBe(false)
  })

  test('DD-SMV-04 DD-RUL-92 a wall exactly as high as the movement left is climbed in one go, a higher one is not', () => {
    expect(offers(wall({ moves: { climb: 6 } }, 6), 'Ann|climb|tower')).toBe(false)
    expect(offers(wall({ moves: { climb: 6 } }, 6.1), 'Ann|climb|tower')).toBe(true)
  })

  test('DD-SMV-04 who does not touch the wall cannot stay on it', () => {
    const far = ann({ moves: { climb: 6 }, at: [6, 12] })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(8)
    expect(offers(far, 'Ann|climb|tower')).toBe(false)
  })
})

describe('what pays with half the Speed', () => {
  test('DD-MOVE-08 exactly half of its Speed left is enough to stand up, and it keeps the rest', () => {
    const s = ann(PRONE)
    expect(wordsOf(s, 'Ann')).toContain('stand')
    s.picks('Ann|stand')
    expect(left(s)).toBe('3')
  })

  test('DD-RIDE-07 mounting needs half the Speed: exactly half is enough, less is not', () => {
    const beside = (x: number) =>
      ann({ mounts: ['Horse'], at: [2, 12] })
        .a('Horse', { name: 'Horse', at: [6.5, 12], speed: 1 })
        .move('Ann', [x, 12])
    expect(wordsOf(beside(5), 'Ann')).toContain('mount|Horse')
    expect(wordsOf(beside(5.05), 'Ann')).not.toContain('mount|Horse')
  })
})

describe('who acts when', () => {
  test('DD-MORD-06 DD-RUL-23 a character that waits for a slower ally says for whom, and acts at that Speed', () => {
    const s = ann({ speed: 8 })
      .a('Cal', { at: [7.4, 12], speed: 4 })
      .picks('Ann|postpone|Cal')
    expect(s.told('postponed')).toMatchObject({ figure: 'Ann', ally: 'Cal', speed: 4 })
    expect(movers(s)).toEqual(['Ann 8', 'Cal 4'])
    expect(wordsOf(s, 'Ann')).not.toContain('postpone|Cal')
  })

  test('DD-MORD-06 an ally that is as fast, more than 1" away or of the other side is nobody to wait for', () => {
    const waits = (words: FigureWords, speed = 4) =>
      wordsOf(ann({ speed: 8 }).a('Cal', { at: [7.4, 12], speed, ...words }), 'Ann').includes('postpone|Cal')
    expect([waits({}), waits({}, 8), waits({ at: [8.1, 12] })]).toEqual([true, false, false])
    const enemy = ann({ speed: 8 }).b('Eve', { at: [7.4, 12], speed: 4 })
    expect(wordsOf(enemy, 'Ann')).not.toContain('postpone|Eve')
  })

  test('DD-MORD-01 DD-RUL-21 on the same Speed the side of the Lead Player acts first, all of it, whoever is listed first', () => {
    const tie = (lead: string) =>
      skirmish({ stage: 'act', lead })
        .a('Ann', { at: [4, 4], speed: 6 })
        .b('Bob', { at: [20, 4], speed: 6 })
        .a('Abe', { at: [4, 20], speed: 6 })
        .b('Ben', { at: [20, 20], speed: 6 })
    expect(movers(tie('a'))).toEqual(['Ann 6', 'Abe 6'])
    expect(movers(tie('b'))).toEqual(['Bob 6', 'Ben 6'])
    const later = tie('a').picks('Ann|end')
    expect(movers(later)).toEqual(['Abe 6'])
    expect(movers(later.picks('Abe|end'))).toEqual(['Bob 6', 'Ben 6'])
  })

  test('DD-MORD-01 the faster acts first, even if it is of the other side', () => {
    const s = skirmish({ stage: 'act', lead: 'a' })
      .a('Ann', { at: [4, 4], speed: 6 })
      .b('Bob', { at: [20, 4], speed: 6.5 })
    expect(movers(s)).toEqual(['Bob 6.5'])
  })

  test('DD-OPP-01 a character slain in its own turn leaves the turn to the next', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 12], speed: 8, health: 1, toughness: 1 })
      .a('Abe', { at: [2, 2], speed: 5 })
      .a('Amy', { at: [4, 2], speed: 1 })
      .b('Bob', { at: [12, 13.3], speed: 1, fight: 6, strength: 6 })
      .rolls(['to hit: Bob at Ann', 1], ['to wound: Bob at Ann', 1])
      .move('Ann', [12, 6])
      .picks('Bob|blade|Ann')
    expect(s.of('Ann').where).toBe('slain')
    expect(movers(s)).toEqual(['Abe 5'])
  })
})

describe('magic in a turn', () => {
  const HURT = { speed: 9, health: 3, wounds: 1 }
  const ALL_SPENT = { ...HURT, now: { action: false } }

  test('DD-CONC-11 DD-STD-01 an incantation needs neither the action nor half the Speed; a standard spell needs both', () => {
    const knows = { ...incantations('bless'), standard: ['cure-wounds'] }
    const s = coven({ knows, ann: HURT })
    const cast = (s: Skirmish) => offered(s).filter((id) => id.startsWith('Ann|cast'))
    expect(cast(s)).toEqual(['Ann|cast|bless', 'Ann|cast|cure-wounds'])
    expect(cast(coven({ knows, ann: HURT }).move('Ann', [7.4, 4]))).toEqual(['Ann|cast|bless'])
    expect(cast(coven({ knows, ann: ALL_SPENT }))).toEqual(['Ann|cast|bless'])
  })

  test('DD-INC-16 only the caster of a Hunter’s Mark names a new quarry', () => {
    const s = coven({ knows: incantations('hunters-mark') })
      .a('Cay', { at: [10, 4], speed: 9, casting: casting(incantations('hunters-mark')) })
      .effect('mark', 'hunters-mark', 'Cay', { targets: [] })
    expect(offered(s).filter((id) => id.includes('use-spell'))).toEqual(['Cay|use-spell|mark'])
  })
})
