/** Exact odds where a tie is rolled again, where somebody is asked in the middle, and of spells. */
import { chanceThat, odds, worded, type Answer } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { attackForecasts } from '../../src/forecasts/forecasts.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const oddsOf = (s: Skirmish, answer: Answer, read: (s: Skirmish['battle']) => string) => odds(s.battle, answer, read)
const whoIsAsked = ({ question }: Skirmish['battle']): string => (question ? `${question.what} ${question.by}` : '')

/** Who has the highest total, found by rolling off again and again until what is left is next to nothing. */
function rollOff(bonus: readonly number[], in_ = bonus.map((_, i) => i), depth = 0): number[] {
  const wins = bonus.map(() => 0)
  if (in_.length === 1) wins[in_[0] as number] = 1
  if (in_.length === 1 || depth > 12) return wins
  const ties = new Map<string, number>()
  const walk = (faces: readonly number[]): void => {
    if (faces.length < in_.length) return [1, 2, 3, 4, 5, 6].forEach((face) => walk([...faces, face]))
    const totals = faces.map((face, i) => face + (bonus[in_[i] as number] ?? 0))
    const best = in_.filter((_, i) => totals[i] === Math.max(...totals))
    ties.set(best.join(), (ties.get(best.join()) ?? 0) + 6 ** -in_.length)
  }
  walk([])
  for (const [best, chance] of ties)
    rollOff(bonus, best.split(',').map(Number), depth + 1).forEach(
      (one, i) => (wins[i] = (wins[i] ?? 0) + chance * one),
    )
  return wins
}

describe('ties are solved, not followed', () => {
  test('HW-INIT-04 before the initiative of two, three and four sides', () => {
    const all = ['a', 'b', 'c', 'd']
    const edges = ['north', 'south', 'east', 'west']
    for (const count of [2, 3, 4]) {
      const hasCaster = (i: number) => i === 1 || i === count - 1
      const s = skirmish({
        stage: 'magic',
        turn: 1,
        order: all.slice(0, count),
        acting: count - 1,
        sides: all.slice(0, count).map((id, i) => ({ id, name: id, edge: edges[i] ?? '' })),
      })
      all.slice(0, count).forEach((side, i) =>
        s.put(side.toUpperCase(), side, {
          at: [4 + 9 * i, 4],
          rank: i === 0 ? 'hero' : hasCaster(i) ? 'wizard' : 'trooper',
          spells: i === count - 1 ? ['curse'] : [],
        }),
      )
      const { outcomes } = oddsOf(s, { pick: ['done'] }, whoIsAsked)
      const bonus = all.slice(0, count).map((_, i) => (i === 0 || hasCaster(i) ? 1 : 0))
      rollOff(bonus).forEach((chance, i) =>
        expect(chanceThat(outcomes, (next) => next === `go-first ${all[i]}`)).toBeCloseTo(chance, 8),
      )
    }
  })
})

describe('what falls is read where it is settled', () => {
  test('HW-ITEM-05 an axe among three enemies: in which order they save is answered as proposed', () => {
    const s = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Axe', { rank: 'hero', item: 'battle-axe-of-slaughter', melee: 3, at: [10, 10] })
      .b('Bob', { armour: 3, at: [10, 11] })
      .b('Bea', { armour: 3, at: [11, 10] })
      .b('Ben', { armour: 3, at: [9, 10] })
    const { outcomes, answered } = oddsOf(
      s,
      { links: [{ from: 'Axe', to: 'Bob' }] },
      ({ state }) => `${state.figures.filter(({ side, where }) => side === 'b' && where === 'slain').length} fallen`,
    )
    expect(chanceThat(outcomes, (is) => is === '0 fallen')).toBeCloseTo(1 / 2 + (1 / 2) * (1 / 8), 12)
    expect(chanceThat(outcomes, (is) => is === '3 fallen')).toBeCloseTo((1 / 2) * (1 / 8), 12)
    expect(answered.map(({ what }) => what)).toContain('axe-order')
  })

  test('HW-LOOT-08 the gold of many bodies is added up, not walked die by die', () => {
    const s = skirmish({ stage: 'assign-attacks', turn: 6, scenario: 'loot', order: ['b', 'a'] })
      .a('Axe', { rank: 'hero', item: 'battle-axe-of-slaughter', melee: 5, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [11, 10] })
      .b('Ben', { at: [9, 10] })
      .answer({ links: [] })
    const { outcomes } = oddsOf(s, { links: [{ from: 'Axe', to: 'Bob' }] }, ({ state }) => `${state.sides[0]?.gold}`)
    expect(chanceThat(outcomes, (gold) => gold === '3')).toBeCloseTo(5 / 6 / 216, 12)
    expect(chanceThat(outcomes, (gold) => gold === '10')).toBeCloseTo((5 / 6) * (27 / 216), 12)
  })
})

describe('spells', () => {
  const told = (s: Skirmish, at: string, kind: string) =>
    attackForecasts(s.state, 'Wiz', at).find((one) => one.kind === kind)

  test('HW-SPELL-21 Paranoia tells what its target does to its closest friend', () => {
    const s = skirmish({ stage: 'magic' })
      .a('Wiz', { rank: 'wizard', spells: ['paranoia', 'curse'], at: [10, 10] })
      .b('Bob', { melee: 3, at: [10, 20] })
      .b('Bea', { armour: 2, at: [10, 21.5] })
    expect(told(s, 'Bob', 'paranoia')?.chances).toMatchObject([
      { label: 'hit its friend' },
      { label: 'slay its friend' },
    ])
    expect(told(s, 'Bob', 'paranoia')?.chances[1]?.chance).toBeCloseTo((3 / 6) * (4 / 6), 12)
  })

  test('HW-SPELL-15 Blood Lust tells what one attack more does to the enemy its target touches', () => {
    const s = skirmish({ stage: 'magic' })
      .a('Wiz', { rank: 'wizard', spells: ['blood-lust', 'curse'], at: [10, 10] })
      .a('Ann', { melee: 3, at: [10, 20] })
      .b('Bob', { at: [10, 21] })
    expect(told(s, 'Ann', 'blood-lust')?.chances[1]).toMatchObject({ label: 'slay its enemy' })
    expect(told(s, 'Ann', 'blood-lust')?.chances[1]?.chance).toBeCloseTo(1 - (1 / 2) ** 2, 12)
    expect(worded(told(s, 'Ann', 'blood-lust')?.assumes)).toContain('Whom does Ann attack?')
  })

  test('an option says which spell at whom it is', () => {
    const s = skirmish({ stage: 'magic' })
      .a('Wiz', { rank: 'wizard', spells: ['death-bolt', 'curse'], at: [10, 10] })
      .b('Bob', { at: [10, 20] })
    expect(s.decision.options.find(({ id }) => id === 'Wiz|death-bolt|Bob')?.intent).toEqual({
      by: 'Wiz',
      at: 'Bob',
      kind: 'death-bolt',
    })
  })
})
