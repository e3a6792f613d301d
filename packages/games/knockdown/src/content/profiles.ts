/** All printed profiles by their ids. */
import type { PrintedProfile, Profile } from '../state/profile.ts'
import type { ProfileId } from '../state/vocabulary.ts'
import { chariots, siegeWeapons } from './engines.ts'
import { creatures, infantry } from './infantry.ts'
import { monsters } from './monsters.ts'

const whole = ({ id, name, kind, sp, str, att, def, w, br, diameter, points, crew }: PrintedProfile): Profile => ({
  id,
  name,
  kind,
  sp,
  str,
  att,
  def,
  w,
  br,
  diameter,
  points,
  crew,
})

export const PROFILES: readonly Profile[] = [...infantry, ...creatures, ...monsters, ...siegeWeapons, ...chariots].map(
  whole,
)

const BY_ID = new Map(PROFILES.map((profile) => [profile.id, profile]))

export const profileOf = (id: ProfileId): Profile => BY_ID.get(id) as Profile
