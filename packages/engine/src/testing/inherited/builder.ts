/** What every army builder promises: whatever it offers gives a readable army, at the price that it shows. */
import { describe, expect, test } from 'vitest'
import type { Json } from '../../common/ids.ts'
import type { ArmyBuilder, OptionChoice, OptionGroup } from '../../kit/army-builder.ts'
import { entriesIn, withEntries } from '../../army-building/entries.ts'
import type { GameKit } from '../../kit/kit.ts'
import type { SidePlan } from '../../play/game.ts'
import { playRandomly } from '../random-battle.ts'
import { seeds } from './inheritance.ts'

const RANDOM_ARMIES = 100
const DUELLING_ARMIES = 5

export function inheritBuilderTests<S>(kit: GameKit<S>): void {
  const { builder } = kit
  const check = (army: Json) => kit.checkArmy(army, Number.MAX_SAFE_INTEGER)
  const priceAt = (army: Json, index: number) => check(army).entries[index]?.points
  const blanks = blankArmies(builder)

  describe(`the army builder of ${kit.about.name}`, () => {
    test('has a blank army, which is readable and complained of', () => {
      const report = kit.checkArmy(builder.blank('Nobody'))
      expect(report).toMatchObject({ name: 'Nobody', points: 0 })
      expect(report.complaints.length).toBeGreaterThan(0)
    })

    test('compares profiles by numbers that all of them have', () => {
      const labels = new Set(blanks.flatMap((army) => items(builder, army)).flatMap(({ stats }) => stats.map(labelOf)))
      for (const { label, short, text } of builder.columns) {
        expect([...labels]).toContain(label)
        expect(short.length).toBeLessThanOrEqual(4)
        expect(text).not.toBe('')
      }
    })

    test('adds every item of the catalogue at the price it shows, without a complaint about the entry itself', () => {
      for (const blank of blanks) {
        const groups = builder.catalogue(blank)
        for (const item of groups.flatMap((group) => group.items)) {
          const army = added(builder, blank, item.id)
          expect(priceAt(army, 0), item.id).toBe(item.points)
          const own = check(army).complaints.filter(({ where }) => where.startsWith(`${builder.entriesField}.0`))
          expect(own, item.id).toEqual([])
          const group = groups.find(({ items: own }) => own.includes(item))?.id
          expect(builder.entries(army)[0], item.id).toMatchObject({ item: item.id, name: item.name, group })
        }
      }
    })

    test('names a second one of the same so that nobody takes it for the first', () => {
      for (const blank of blanks) {
        const [item] = items(builder, blank)
        const twice = added(builder, added(builder, blank, item?.id ?? ''), item?.id ?? '')
        expect(new Set(entriesIn(twice, builder.entriesField).map(({ name }) => name)).size).toBe(2)
      }
    })

    test('shows the price of each option, and gives it back when the option is removed again', () => {
      for (const blank of blanks)
        for (const item of items(builder, blank)) {
          const army = added(builder, blank, item.id)
          for (const group of builder.options(army, 0)) expectOptions(builder, army, group, (one) => priceAt(one, 0))
        }
    })

    test('shows the ready armies and random ones entry by entry, with the same points', () => {
      const random = seeds(RANDOM_ARMIES).map((seed) => kit.randomArmy(seed, builder.usualLimits[0] ?? 100))
      for (const army of [...kit.armies.map((ready) => ready.army), ...random]) {
        const report = check(army)
        const shown = builder.entries(army)
        expect(shown.map(({ name, count, each }) => ({ name, count, points: each.total }))).toEqual(report.entries)
        expect(shown.reduce((sum, { points }) => sum + points, 0)).toBe(report.points)
        for (const { each, unreadable } of shown) {
          expect(unreadable).toBeUndefined()
          expect(each.parts.reduce((sum, { value }) => sum + value, 0)).toBe(each.total)
        }
      }
    })

    test('keeps the notes of an entry', () => {
      for (const { army } of kit.armies) {
        const noted = entriesIn(army, builder.entriesField).map((entry) => ({ ...entry, notes: 'Painted red.\nNew.' }))
        const kept = withEntries(army, builder.entriesField, noted)
        expect(check(kept)).toEqual(check(army))
        for (const { notes } of builder.entries(kept)) expect(notes).toBe('Painted red.\nNew.')
      }
    })

    test('names single figures, which costs nothing, and leaves the names behind when the entry is copied', () => {
      for (const { army } of kit.armies) {
        const figures = [{ name: 'Ash', notes: 'Painted red.' }, {}, { name: 'Brand' }]
        const named = entriesIn(army, builder.entriesField).map((entry) => ({ ...entry, figures }))
        const kept = withEntries(army, builder.entriesField, named)
        expect(check(kept)).toEqual(check(army))
        for (const entry of builder.entries(kept)) expect(entry.figures).toEqual(figures)
        expect(builder.copyOf(kept, 0)).not.toHaveProperty('figures')
      }
    })

    test('calls a figure on the table by its own name, and the others by that of their entry', () => {
      const plan = kit.readyPlan(1)
      const [own, ...others] = plan.sides
      const army = own?.army ?? null
      const named = entriesIn(army, builder.entriesField).map((entry, index) => ({
        ...entry,
        figures: [{ name: `Ash ${index}` }],
      }))
      const side = { ...own, army: withEntries(army, builder.entriesField, named) } as SidePlan
      const seen = new Set<string>()
      playRandomly({
        game: kit.game,
        plan: { ...plan, sides: [side, ...others] },
        seed: 1,
        atQuestion: ({ state }) => {
          for (const figure of kit.view(state).figures) if (figure.side === side.id) seen.add(figure.name)
        },
      })
      const several = builder.entries(army).flatMap(({ name, count }, index) => (count > 1 ? [[name, index]] : []))
      expect(several.length).toBeGreaterThan(0)
      for (const [name, index] of several) expect([...seen]).toEqual(expect.arrayContaining([name, `Ash ${index}`]))
    })

    test('shows what cannot be read as far as it can be', () => {
      const broken = withEntries(builder.blank('Odd'), builder.entriesField, [{ name: 'Odd one', profile: 17 }, 3])
      const [odd, number] = builder.entries(broken)
      expect(odd).toMatchObject({ name: 'Odd one', points: 0, chosen: [] })
      for (const entry of [odd, number]) expect(entry?.unreadable).toMatch(/\w+ \w+/)
      expect(builder.options(broken, 0)).toEqual([])
    })

    test.skipIf(!builder.duels)('says what an attack does to common foes', () => {
      for (const { army } of kit.armies.slice(0, DUELLING_ARMIES))
        for (const index of builder.entries(army).keys())
          for (const { slays, slain, foe } of builder.duels?.(army, index) ?? []) {
            expect(foe).not.toBe('')
            for (const chance of [slays, slain]) expect(chance >= 0 && chance <= 1).toBe(true)
          }
    })
  })
}

/** One for each value of each setting, one after the other. */
function blankArmies(builder: ArmyBuilder): readonly Json[] {
  const blank = builder.blank('Somebody')
  const all = builder
    .settings(blank)
    .flatMap(({ id, values }) => values.map((value) => builder.withSetting(blank, id, value.id)))
  return all.length > 0 ? all : [blank]
}

const items = (builder: ArmyBuilder, army: Json) => builder.catalogue(army).flatMap((group) => group.items)
const labelOf = ({ label }: { readonly label: string }): string => label

function added(builder: ArmyBuilder, army: Json, item: string): Json {
  const entry = builder.entryOf(army, item)
  const entries = entriesIn(army, builder.entriesField)
  return withEntries(army, builder.entriesField, entry === undefined ? entries : [...entries, entry])
}

/** Chooses each option that is not chosen, and takes it back: by removing it, or by choosing again what it replaced. */
function expectOptions(
  builder: ArmyBuilder,
  army: Json,
  { id: group, options, most, least }: OptionGroup,
  price: (army: Json) => number | undefined,
): void {
  expect(least).toBeLessThanOrEqual(most)
  const before = options.find(({ isChosen }) => isChosen)
  const now = price(army) ?? 0
  for (const { id: option, points, isChosen } of options) {
    if (isChosen) continue
    const choice: OptionChoice = { group, option, isChosen: true }
    const chosen = builder.withOption(army, 0, choice)
    expect(price(chosen), `${group} ${option}`).toBe(now + points)
    const isNow = builder.options(chosen, 0).find(({ id }) => id === group)
    expect(isNow?.options.find(({ id }) => id === option)?.isChosen, `${group} ${option} is chosen`).toBe(true)
    const undone = most === 1 && before ? { ...choice, option: before.id } : { ...choice, isChosen: false }
    expect(price(builder.withOption(chosen, 0, undone)), `${group} ${option}, taken back`).toBe(now)
  }
}
