/** The army builder of Knockdown, on top of what every builder promises. */
import type { Json } from '@muster/engine'
import { inheritBuilderTests } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { knockdown as kit } from '../../src/index.ts'

inheritBuilderTests(kit)

const { builder } = kit
const armyOf = (item: string): Json => ({
  name: 'An army',
  entries: [builder.entryOf(builder.blank('x'), item) ?? null],
})
const chosen = (army: Json, group: string, option: string, isChosen = true): Json =>
  builder.withOption(army, 0, { group, option, isChosen })
const labels = (army: Json) => builder.entries(army)[0]?.chosen.map(({ label }) => label)

test('KD-SIEGE-30 a siege weapon comes with all who operate it, a chariot with one', () => {
  expect(labels(armyOf('catapult'))).toEqual(['Levy infantry ×3'])
  expect(labels(armyOf('huge-chariot'))).toEqual(['Levy infantry'])
})

test('KD-CHAR-03 there is room for more crew until the chariot is full, each kind with its own gear', () => {
  const two = chosen(armyOf('large-chariot'), 'crew-2-who', 'exalted-infantry')
  const armed = chosen(two, 'crew-2-melee', 'spear')
  expect(labels(armed)).toEqual(['Levy infantry', 'Exalted infantry', 'Spear'])
  const full = chosen(armed, 'crew-1-count', '2')
  expect(builder.options(full, 0).map(({ id }) => id)).not.toContain('crew-3-who')
  expect(kit.checkArmy(full).complaints).toEqual([])
})

test('KD-GEAR-05 what hands cannot hold is barred with the reason', () => {
  const levy = chosen(armyOf('levy-infantry'), 'melee', 'great-weapon')
  const shield = builder.options(levy, 0).flatMap(({ options }) => options.filter(({ id }) => id === 'shield'))
  expect(shield[0]?.barred).toContain('takes both hands')
})

test('KD-ARMY-04 a copy of a chariot names its crew anew', () => {
  const army = armyOf('small-chariot') as { readonly entries: readonly Json[] }
  const twice = { ...army, entries: [...army.entries, builder.copyOf(army, 0) ?? null] }
  expect(kit.checkArmy(twice).complaints).toEqual([])
})
