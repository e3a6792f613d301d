/** The printed profiles of siege weapons and chariots. The STR of a siege weapon is that of its shots. */
import { MM } from '@muster/table'
import type { PrintedProfile } from '../state/profile.ts'

/** Everyone who operates a siege weapon: no fewer will do, and no more have a place. */
const SIEGE_CREW = 3

export const siegeWeapons: readonly PrintedProfile[] = [
  {
    id: 'catapult',
    name: 'Catapult',
    kind: 'siege',
    str: 0,
    def: 7,
    w: 2,
    diameter: 60 * MM,
    points: 60,
    crew: SIEGE_CREW,
  },
  {
    id: 'ballista',
    name: 'Ballista',
    kind: 'siege',
    str: 2,
    def: 7,
    w: 2,
    diameter: 60 * MM,
    points: 50,
    crew: SIEGE_CREW,
  },
  {
    id: 'multi-arrow-ballista',
    name: 'Multi-arrow ballista',
    kind: 'siege',
    str: 0,
    def: 7,
    w: 2,
    diameter: 60 * MM,
    points: 60,
    crew: SIEGE_CREW,
  },
]

export const chariots: readonly PrintedProfile[] = [
  {
    id: 'small-chariot',
    name: 'Small chariot',
    kind: 'chariot',
    sp: 7,
    str: 0,
    def: 6,
    w: 2,
    diameter: 60 * MM,
    points: 30,
    crew: 2,
  },
  {
    id: 'large-chariot',
    name: 'Large chariot',
    kind: 'chariot',
    sp: 7,
    str: 1,
    def: 6,
    w: 3,
    diameter: 75 * MM,
    points: 45,
    crew: 3,
  },
  {
    id: 'huge-chariot',
    name: 'Huge chariot',
    kind: 'chariot',
    sp: 7,
    str: 1,
    def: 6,
    w: 4,
    diameter: 100 * MM,
    points: 55,
    crew: 5,
  },
]
