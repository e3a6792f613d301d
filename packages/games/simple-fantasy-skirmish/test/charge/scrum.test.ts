/** The scrum after a charge: cosmetic, and bounded all the same. */
import { expect, test } from 'vitest'
import { row, skirmish, toPoint, type Skirmish, type Spot } from '../skirmish.ts'

const charge = (): Skirmish =>
  skirmish()
    .a('Orcs', { at: row(3, [10, 8]) })
    .a('Wolves', { at: row(2, [40, 5]) })
    .b('Elves', { at: row(3, [10, 12]) })
    .picks('charge|Orcs|Elves')
    .until('scrum')

/** The models of a unit shifted by so much, each from where it stands. */
const shifted = (battle: Skirmish, unit: string, ...by: readonly Spot[]) => ({
  spots: battle.of(unit).models.map(({ id, at }, index) => {
    const { x, y } = toPoint(by[index] ?? [0, 0])
    return { figure: id, at: { x: at.x + x, y: at.y + y } }
  }),
})

test('SF-RUL-32 the active player closes up first, then the other; both may leave it', () => {
  const battle = charge()
  expect(battle.decision).toMatchObject({ by: 'a', what: 'scrum', about: 'Orcs', default: { pick: ['no'] } })
  battle.picks('no')
  expect(battle.decision).toMatchObject({ by: 'b', what: 'scrum', about: 'Elves' })
  battle.picks('no')
  expect(battle.decision).toMatchObject({ by: 'a', what: 'attack' })
})

test('SF-RUL-32 each model by one base width at most, in formation, and the last contact is kept', () => {
  const battle = charge().picks('no')
  expect(battle.refused(shifted(battle, 'Elves', [0, 0], [0, 0], [0, 1.1]))).toMatchObject({ code: 'too-far' })
  expect(battle.refused(shifted(battle, 'Elves', [0, 0.9], [0, 0.9], [0, 0.9]))).toMatchObject({
    rule: 'SF-RUL-32',
    code: 'no-contact',
  })
  const before = battle.of('Elves').models.map(({ at }) => at)
  battle.answer(shifted(battle, 'Elves', [0, 0], [0, 0], [-0.3, 0.2]))
  const after = battle.of('Elves').models.map(({ at }) => at)
  expect([after[0], after[1]]).toEqual([before[0], before[1]])
  expect(after[2]).not.toEqual(before[2])
  expect(battle.decision).toMatchObject({ by: 'a', what: 'attack' })
})

test('SF-CHG-10 a single model has nobody to bring closer, so its player is not asked', () => {
  const duel = (orcs: number, elves: number): readonly unknown[] => {
    const battle = skirmish()
      .a('Orcs', { at: row(orcs, [10, 8]) })
      .b('Elves', { at: row(elves, [10, 12]) })
      .picks('charge|Orcs|Elves')
      .until('attack')
    return battle.battle.tape.flatMap((entry) => ('what' in entry && entry.what === 'scrum' ? [entry] : []))
  }
  expect([duel(1, 1), duel(1, 2), duel(2, 1), duel(2, 2)].map(({ length }) => length)).toEqual([0, 1, 1, 2])
})

test('SF-CHG-10 if no player adjusts models by hand they close up by themselves, and the fight goes on', () => {
  const battle = skirmish({ scrums: false })
    .a('Orcs', { at: row(3, [10, 8]) })
    .a('Wolves', { at: row(2, [40, 5]) })
    .b('Elves', { at: row(3, [10, 12]) })
    .picks('charge|Orcs|Elves')
    .until('attack')
  expect(battle.events.some(({ is }) => is === 'charged')).toBe(true)
  expect(battle.decision).toMatchObject({ by: 'a', what: 'attack' })
})
