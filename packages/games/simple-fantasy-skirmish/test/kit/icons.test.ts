import { iconNames } from '@muster/draw'
import { expect, test } from 'vitest'
import { PENALTIES, TRAITS, UPGRADES } from '../../src/state/card.ts'
import { PENALTY_ICONS, TRAIT_ICONS, UPGRADE_ICONS } from '../../src/view/icons.ts'

test('everything that can be bought for a unit has an icon of its own on its card', () => {
  const icons = [
    ...UPGRADES.map((id) => UPGRADE_ICONS[id]),
    ...TRAITS.map((id) => TRAIT_ICONS[id]),
    ...PENALTIES.map((id) => PENALTY_ICONS[id]),
  ]
  expect(new Set(icons).size).toBe(icons.length)
  expect(iconNames).toEqual(expect.arrayContaining(icons))
})
