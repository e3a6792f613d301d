/** The army builder of d6s with Dragons, on top of what every builder promises. */
import type { Json } from '@muster/engine'
import { inheritBuilderTests } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'

inheritBuilderTests(kit)

const { builder } = kit
const teamOf = (...entries: readonly Json[]): Json => ({ name: 'A team', entries })
const gearOf = (army: Json): unknown =>
  (army as { readonly entries: readonly { readonly gear: Json }[] }).entries[0]?.gear
const chosen = (army: Json, group: string, option: string, isChosen = true): Json =>
  builder.withOption(army, 0, { group, option, isChosen })

test('DD-COST-02 a great weapon takes the place of the hand weapon, which comes back with its type', () => {
  const orc = teamOf({ profile: 'orc-warrior', name: 'Orc', count: 1, gear: ['spear', 'shield'] })
  const great = chosen(orc, 'great-instead', 'bludgeon')
  expect(gearOf(great)).toEqual(['great bludgeon', 'shield'])
  expect(builder.entries(great)[0]?.each.total).toBe((builder.entries(orc)[0]?.each.total ?? 0) + 1)
  expect(gearOf(chosen(great, 'great-instead', 'bludgeon', false))).toEqual(['bludgeon', 'shield'])
  expect(gearOf(chosen(orc, 'great', 'blade'))).toEqual(['spear', 'great blade', 'shield'])
})

test('DD-LIST-07 recruits that nobody recruits are barred, until somebody does', () => {
  const blank = builder.withSetting(builder.blank('Giants'), 'list', 'giants')
  const recruits = (army: Json) => builder.catalogue(army).find(({ id }) => id === 'recruit')?.items ?? []
  const whyNot = (army: Json) => recruits(army).map(({ id }) => builder.barred(army).get(id))
  expect(new Set(whyNot(blank))).toEqual(new Set(['Nobody here recruits it']))
  const items = builder.catalogue(blank).flatMap((group) => group.items)
  const joined = items.map(({ id }) => ({ ...(blank as object), entries: [builder.entryOf(blank, id) ?? null] }))
  expect(joined.some((army) => whyNot(army).includes(undefined))).toBe(true)
})

test('DD-LIST-09 a list with elements begins with one, and loses it with the list', () => {
  const acolytes = builder.withSetting(builder.blank('Acolytes'), 'list', 'elemental-acolytes')
  expect(builder.settings(acolytes).map(({ id }) => id)).toEqual(['list', 'element'])
  const fire = builder.withSetting(acolytes, 'element', 'blackfire')
  expect(builder.catalogue(fire).find(({ limit }) => limit === 'your element')?.name).toBe('Blackfire')
  expect(builder.withSetting(fire, 'list', 'free-form')).toEqual({ name: 'Acolytes', entries: [] })
})

test('DD-STEED-01 a mount brings its barding, and takes it along', () => {
  const knight = teamOf({ profile: 'human-warrior', name: 'Knight', count: 1, gear: ['blade'] })
  const riding = chosen(chosen(knight, 'mount', 'warhorse'), 'barding', 'heavy')
  expect(builder.entries(riding)[0]?.chosen.map(({ label }) => label)).toEqual(['Blade', 'Warhorse', 'Heavy barding'])
  expect(chosen(riding, 'mount', 'warhorse', false)).toEqual(knight)
})

test('a creature of one’s own is shown among the others, without options', () => {
  const creature = kit.converter?.bestiary?.[0]?.creatures[0]?.convert({ points: 77 })
  const [shown] = builder.entries(teamOf(creature?.entry ?? null))
  expect(shown).toMatchObject({ group: 'others', points: 77, chosen: [] })
  expect(shown?.item).toBeUndefined()
})
