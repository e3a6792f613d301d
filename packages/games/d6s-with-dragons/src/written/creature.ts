/** A creature that an army file brings along: its whole profile, written out. */
import { z } from 'zod'
import { baseOfSize } from '../content/sizes.ts'
import type { Profile, Weapon } from '../state/profile.ts'
import { profileFrom } from './profile.ts'
import { profileFields } from './profile-schema.ts'

const NEEDED = ['name', 'points', 'speed', 'fight', 'attacks', 'strength', 'toughness', 'health', 'saves'] as const

/** Its base is that of its size. */
export const writtenCreature = z
  .object(profileFields)
  .omit({ base: true, mounts: true })
  .strict()
  .superRefine((creature, context) => {
    for (const field of NEEDED)
      if (creature[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: `a creature says its ${field}` })
  })
export type WrittenCreature = z.infer<typeof writtenCreature>

/** What a creature has that says nothing about it. */
const BLANK: Profile = {
  id: '',
  name: '',
  icon: 'claws',
  points: 1,
  speed: 6,
  fight: 3,
  attacks: 1,
  strength: 3,
  armor: 0,
  toughness: 3,
  health: 1,
  saves: { fortitude: 3, reflex: 3, will: 3 },
  morale: 8,
  size: 'medium',
  base: baseOfSize('medium'),
  types: [],
  traits: [],
  uses: {},
  moves: {},
  includedGear: [],
  attackList: [],
  resists: [],
  weakTo: [],
  immuneTo: [],
}

export const creatureFrom = (id: string, creature: WrittenCreature): Profile => ({
  ...profileFrom(creature, BLANK),
  id,
})

/** The profile as an army file writes it. */
export function creatureText(profile: Profile): WrittenCreature {
  const {
    id: _id,
    base: _base,
    mounts: _mounts,
    includedGear: _gear,
    wields: _wields,
    saves,
    attackList,
    ...rest
  } = profile
  const { isCaptain: _captain, ...plain } = rest
  return {
    ...plain,
    saves: [saves.fortitude, saves.reflex, saves.will],
    attackList: attackList.map(weaponText),
  } as WrittenCreature
}

const weaponText = ({ range, ...weapon }: Weapon) => ({
  ...weapon,
  ...(range && { range: [range.short, range.long] }),
})
