/** Every printed profile by its id: those of all army lists, and the mounts. */
import { raise } from '@muster/engine'
import type { Profile } from '../state/profile.ts'
import { ARMY_LISTS } from './lists/index.ts'
import { MOUNTS } from './mounts.ts'

const ALL: readonly Profile[] = [
  ...ARMY_LISTS.flatMap(({ listings }) => listings.map(({ profile }) => profile)),
  ...MOUNTS,
]

/** A profile that several lists offer stands here once. */
export const PROFILES: readonly Profile[] = ALL.filter(
  ({ id }, index) => ALL.findIndex((other) => other.id === id) === index,
)

export const profileOf = (id: string): Profile =>
  PROFILES.find((profile) => profile.id === id) ?? raise(`there is no profile "${id}"`)
