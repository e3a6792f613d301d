/** How likely a blow hits and a hit wounds: as numbers alone, and worked out once where only what is printed counts. */
import type { Gear, Profile, Weapon } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import { traitBook } from '../traits/book.ts'
import { isThreatened } from '../traits/everybody.ts'
import { setOf } from '../traits/of.ts'
import type { Attack } from './attack.ts'
import { luckToHit, PLAIN } from './luck.ts'
import { armorNumber, fightNumber, strengthNumber, toughnessNumber } from './sums.ts'
import { toWound } from './to-wound.ts'

export interface Chances {
  readonly hit: number
  readonly wound: number
}

const share = (faces: number): number => Math.max(0, Math.min(6, faces)) / 6

function workedOut(state: State, by: Figure, at: Figure, attack: Attack): Chances {
  const once = share(Math.min(6, fightNumber(state, by, attack)) - Math.max(0, armorNumber(state, at, attack)))
  const { net } = luckToHit(state, attack)
  const hit = net > 0 ? 1 - (1 - once) * (1 - once) : net < 0 ? once * once : once
  const { first, second = 6 } = toWound(strengthNumber(state, by, { attack, luck: PLAIN }), toughnessNumber(state, at))
  return { hit, wound: share(first) * share(second) }
}

/** Two kinds of characters, and a weapon between them. */
interface Pairing extends Chances {
  readonly by: Profile
  readonly weapon: Weapon
  readonly at: Profile
  readonly worn: Gear
  readonly kind: Attack['kind']
  readonly flanked: boolean
  readonly far: boolean
}

/** Profiles and gear never change, so neither does what two plain ones can do to each other. */
const known = new WeakMap<Gear, Pairing[]>()

export function chancesOf(state: State, by: Figure, at: Figure, attack: Attack): Chances {
  const isRemembered = isPlainBlow(attack) && isUntouched(state, by) && isUntouched(state, at)
  if (!isRemembered || (attack.kind === 'ranged' && isThreatened(state, by))) return workedOut(state, by, at, attack)
  const pairings = pairingsOf(by.gear)
  const { weapon, kind, flanked = false, far = false } = attack
  for (const one of pairings) {
    if (one.at === at.profile && one.worn === at.gear && one.weapon === weapon && one.by === by.profile
      && one.kind === kind && one.flanked === flanked && one.far === far) return one
  }
  const { hit, wound } = workedOut(state, by, at, attack)
  const pairing = { hit, wound, by: by.profile, weapon, at: at.profile, worn: at.gear, kind, flanked, far }
  if (isPlain(state, by) && isPlain(state, at)) pairings.push(pairing)
  return pairing
}

function pairingsOf(gear: Gear): Pairing[] {
  const found = known.get(gear)
  if (found) return found
  const none: Pairing[] = []
  known.set(gear, none)
  return none
}

/** Nothing belongs to this blow alone. */
const isPlainBlow = ({ mastery, fight, strength, luck, ignoresArmor, spell, power }: Attack): boolean =>
  mastery === undefined && spell === undefined && !fight && !strength && !luck && !ignoresArmor && !power

/** No spell, no condition, no mount, and it neither ducks nor hides behind its shield. */
const isUntouched = ({ effects }: State, { conditions, mount, riders, now }: Figure): boolean =>
  effects.length === 0 && conditions.length === 0 && mount === undefined && riders.length === 0
    && !now.dodging && !now.shielding

/** What is special about it does not bear on numbers or luck. */
function isPlain(state: State, figure: Figure): boolean {
  const { everybody } = traitBook()
  return setOf(state, figure).all.every((trait) => everybody.includes(trait) || !(trait.adds ?? trait.sets ?? trait.luck))
}
