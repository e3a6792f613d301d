/** Free-form teams: plain warriors, their Captains and creatures, with gear and mounts from the price tables. */
import type { ArmyList, Listing, Role } from '../army-list.ts'
import { BESTIARY } from '../bestiary/index.ts'
import { captainOf } from '../captain.ts'
import { MONSTERS } from '../monsters.ts'
import { MOUNTS } from '../mounts.ts'
import { classOf, mountPrices, PRICES } from '../prices.ts'
import type { Profile } from '../../state/profile.ts'
import { WARRIORS } from '../warriors.ts'
import { ogre } from './giants/ogres-and-merrow.ts'
import { direWolf } from './giants/recruits.ts'

/** Creatures of the wild have no use for gear. */
const listed = (profile: Profile, role: Role, mounts: Listing['mounts'] = {}): Listing => ({
  profile: { ...profile, mounts: Object.keys(mounts) },
  role,
  prices: profile.includedGear.length > 0 ? PRICES[classOf(profile)] : {},
  mounts,
  upgrades: [],
  recruits: [],
})

/** Every mount its class may buy. */
function mountsFor(profile: Profile): Listing['mounts'] {
  const who = classOf(profile)
  return Object.fromEntries(
    MOUNTS.flatMap((mount) => {
      const prices = mountPrices(who, mount)
      return prices ? [[mount.id, prices] as const] : []
    }),
  )
}

const CAPTAINS = WARRIORS.map(captainOf)

export const freeForm: ArmyList = {
  id: 'free-form',
  name: 'Free-form team',
  line: 'Warriors of every people, their Captains, and whatever follows them.',
  listings: [
    ...WARRIORS.map((profile) => listed(profile, 'warrior', mountsFor(profile))),
    ...CAPTAINS.map((profile) => listed(profile, 'captain', mountsFor(profile))),
    ...[ogre.profile, direWolf.profile, ...MONSTERS, ...BESTIARY].map((profile) => listed(profile, 'creature')),
  ],
}
