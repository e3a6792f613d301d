/** Every printed profile by its id. */
import { raise } from '@muster/engine'
import type { Profile } from '../state/profile.ts'
import { captainOf } from './captain.ts'
import { MONSTERS } from './monsters.ts'
import { WARRIORS } from './warriors.ts'

export const PROFILES: readonly Profile[] = [...WARRIORS, ...WARRIORS.map(captainOf), ...MONSTERS]

export const profileOf = (id: string): Profile =>
  PROFILES.find((profile) => profile.id === id) ?? raise(`there is no profile "${id}"`)
