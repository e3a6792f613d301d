/** What the computer players do: they play for the scenario, and answer every kind of question. */
import { picked, raise, type Candidate } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { skirmish, TOUCHING, type Skirmish } from '../skirmish.ts'

const bestOf = ({ battle: { state, question }, decision }: Skirmish): Candidate => {
  const asked = question ?? raise('nobody is asked')
  const ideas =
    knockdown.advice.quickCandidates?.(state, asked, 1) ?? knockdown.advice.candidates(state, decision, asked, 1)
  return ideas.reduce((a, b) => (b.score > a.score ? b : a))
}
const choice = (battle: Skirmish): string | undefined => picked(bestOf(battle).answer)

const archer = { gear: ['bow'] }

/** Ann with a bow, this far north of the middle marker, and an enemy in her sight. */
const watch = (round: number, away: number) =>
  skirmish({ scenario: 'objectives', rounds: 6, round })
    .a('Ann', { at: [24, 24 - away], ...archer })
    .b('Bob', { at: [24, 28.5] })

describe('markers', () => {
  test('a shooter sets out for a marker in the round in which it would otherwise come too late', () => {
    expect([3, 4, 5].map((round) => choice(watch(round, 14)))).toEqual(['Ann|shoot', 'Ann|shoot', 'Ann|run'])
  })

  test('a shooter that cannot come in time goes on shooting', () => {
    expect(choice(watch(6, 14))).toBe('Ann|shoot')
  })

  test('a shooter on its marker shoots from there in the last round', () => {
    expect(choice(watch(6, 2))).toBe('Ann|shoot')
  })

  test('a chariot rides to a marker, where everyone aboard counts', () => {
    const battle = (round: number) =>
      skirmish({ scenario: 'objectives', rounds: 6, round })
        .a('Car', { profile: 'small-chariot', at: [24, 12], crew: ['Ann', 'Abe'] })
        .a('Ann', { where: 'aboard' })
        .a('Abe', { where: 'aboard' })
        .b('Bob', { at: [24, 24] })
        .b('Ben', { at: [46, 46] })
    expect(choice(battle(6))).toBe('Car|run')
    expect(battle(6).acts('Car', 'run').decision.what).toBe('move')
  })

  test('a chariot leaves a marker alone that its side has won without it', () => {
    const battle = skirmish({ scenario: 'objectives', rounds: 6, round: 6 })
      .a('Amy', { at: [24, 24], activated: true })
      .a('Art', { at: [24, 25.2], activated: true })
      .a('Car', { profile: 'small-chariot', at: [24, 14], crew: ['Ann'] })
      .a('Ann', { where: 'aboard' })
      .b('Bob', { at: [20, 14] })
    expect(choice(battle)).toBe('Car|charge')
  })
})

describe('models in contact', () => {
  test('whoever is held strikes, also across the hair that bases in contact may be apart', () => {
    const held = (gap: number) =>
      skirmish()
        .a('Ann', { at: [24, 24] })
        .b('Bob', { at: [24, 24 + TOUCHING + gap] })
    expect([0, 0.001, 0.009].map((gap) => choice(held(gap)))).toEqual(['Ann|charge', 'Ann|charge', 'Ann|charge'])
  })
})

/** Makes models of one side a single list entry: in a situation each is an entry of its own. */
function asUnit(battle: Skirmish, ...ids: readonly string[]): Skirmish {
  for (const id of ids) Object.assign(battle.of(id), { entry: 0 })
  return battle
}

const pick = (id: string) => ({ pick: [id] })

describe('models of one list entry', () => {
  const runners = (foe: readonly [number, number]) =>
    asUnit(
      skirmish()
        .a('Ann', { at: [10, 9] })
        .a('Abe', { at: [12, 8] })
        .b('Bob', { at: [10, 30] })
        .b('Ben', { at: foe }),
      'Ann',
      'Abe',
    ).acts('Ann', 'run')

  test('they march as far and in the same direction as the first of them', () => {
    const battle = runners([46, 46])
    const { answer, next } = bestOf(battle)
    const end = 'path' in answer ? answer.path[0] : undefined
    const { at } = battle.of('Ann')
    const way = { x: (end?.x ?? 0) - at.x, y: (end?.y ?? 0) - at.y }
    expect(way.y).toBeGreaterThan(0)
    const abe = battle.of('Abe').at
    const path = [{ x: abe.x + way.x, y: abe.y + way.y }]
    const move = { what: 'move', answer: { figure: 'Abe', path } }
    expect(next).toEqual({ what: 'activate', answer: pick('Abe|run'), next: move })
  })

  test('whoever may attack somebody, or has its goal elsewhere, does not march with them', () => {
    expect([runners([12, 12]), runners([32, 8])].map((battle) => bestOf(battle).next)).toEqual([undefined, undefined])
  })

  const archers = (abe: readonly [number, number]) =>
    asUnit(
      skirmish()
        .a('Ann', { at: [20, 10], ...archer })
        .a('Abe', { at: abe, ...archer })
        .b('Bob', { at: [21, 24] }),
      'Ann',
      'Abe',
    )

  test('they shoot at the target of the first of them', () => {
    const stayAndShoot = (by: string, next?: object) => ({
      what: 'move',
      answer: pick('stay'),
      next: { what: 'shoot', answer: pick(`${by}|bow|Bob`), next },
    })
    expect(bestOf(archers([22, 9])).next).toEqual(
      stayAndShoot('Ann', { what: 'activate', answer: pick('Abe|shoot'), next: stayAndShoot('Abe') }),
    )
  })

  test('whoever is out of range does not shoot with them', () => {
    expect(bestOf(archers([22, 1])).next?.next?.next).toBeUndefined()
  })
})

describe('other questions', () => {
  test('a siege weapon shoots at whom it can hit, and is moved where it sees nobody', () => {
    const gun = (at: readonly [number, number]) =>
      skirmish()
        .a('Gun', { profile: 'ballista', at: [4, 4], crew: ['Ann', 'Abe', 'Amy'] })
        .a('Ann', { at: [2, 4] })
        .a('Abe', { at: [6, 4] })
        .a('Amy', { at: [4, 2] })
        .b('Bob', { at })
    expect(choice(gun([4, 30]))).toBe('Gun|fire')
    expect(choice(gun([46, 46]))).toBe('Gun|haul')
  })

  test('a model in contact strikes rather than runs', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
    expect(choice(battle)).toBe('Ann|charge')
  })
})
