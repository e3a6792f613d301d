import { iconNames } from '@muster/draw'
import { expect, test } from 'vitest'
import { gearFrom } from '../../src/content/gear-words.ts'
import { PROFILES } from '../../src/content/profiles.ts'
import type { Figure } from '../../src/state/state.ts'
import { emblemOf } from '../../src/view/emblem.ts'

const bearing = (profile: string, ...gear: readonly string[]) =>
  emblemOf({ profile: PROFILES.find(({ id }) => id === profile), gear: gearFrom(gear) } as unknown as Figure)

test('plain warriors show their weapon; everybody else shows their face', () => {
  expect(bearing('dwarf-warrior', 'blade', 'bow')).toBe('high-shot')
  expect(bearing('dwarf-warrior', 'great bludgeon')).toBe('flanged-mace')
  expect(bearing('dwarf-warrior', 'bludgeon', 'heavy armor', 'shield')).toBe('dwarf-helmet')
  expect(bearing('goblin-warrior', 'spear')).toBe('stone-spear')
  expect(bearing('goblin-warrior', 'blade', 'shield')).toBe('goblin-head')
  expect(bearing('human-levy', 'spear')).toBe('pitchfork')
})

test('there is a drawing for every emblem', () => {
  const known: readonly string[] = iconNames
  for (const gear of ['blade', 'bludgeon', 'spear', 'exotic', 'bow', 'throwing', 'great blade'])
    expect(known, gear).toContain(bearing('orc-warrior', gear))
})
