/** Whatever a game shows with an icon, the icon is drawn. */
import { iconNames } from '@muster/draw'
import type { GameKit } from '@muster/engine'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'

const KNOWN = new Set<string>(iconNames)

function iconsOfArmies({ builder }: GameKit<unknown>): readonly (string | undefined)[] {
  const blank = builder.blank('An army')
  return builder.catalogue(blank).flatMap(({ items }) =>
    items.flatMap(({ id, icon }) => {
      const entry = builder.entryOf(blank, id)
      const army = { ...(blank as object), [builder.entriesField]: [entry ?? null] }
      return [icon, ...builder.options(army, 0).flatMap(({ options }) => options.map((one) => one.icon))]
    }),
  )
}

function iconsOfTable(kit: GameKit<unknown>): readonly string[] {
  const state = kit.game.setUp(kit.readyPlan(1))
  const { figures, objectives } = kit.view(state)
  const all = [...figures, ...(kit.waiting?.(state) ?? [])]
  return [
    ...all.flatMap(({ icon, gear, marks }) => [icon, ...[...gear, ...marks].map((one) => one.icon)]),
    ...objectives.map(({ icon }) => icon),
  ]
}

test.each(GAMES)('$id: every icon on its cards and in its lists is drawn', async ({ about, load }) => {
  const kit = await load()
  const used = [
    about.icon,
    ...(about.battles ?? []).map(({ icon }) => icon),
    ...iconsOfArmies(kit),
    ...iconsOfTable(kit),
  ]
  const named = [...new Set(used)].filter((icon) => icon !== undefined)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((icon) => !KNOWN.has(icon))).toEqual([])
})
