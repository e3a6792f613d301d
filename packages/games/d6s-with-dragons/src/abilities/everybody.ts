/** What bears on everybody alike: gear, range, flanks, dodging, mounts. */
import { part } from '@muster/engine'
import { isThreatened } from '../rules/attacks/threatened.ts'
import { figureOf } from '../state/figures.ts'
import { endSpellsWith } from '../rules/magic/concentration.ts'
import { isHeldFast } from '../rules/stats/sums.ts'
import { question, says, type DragonAbility } from '../state/ability.ts'
import { riding } from './riding.ts'
import { roused } from './roused.ts'

const WORN = {
  none: undefined,
  light: part(1, 'Light armor', 'DD-SGR-05'),
  heavy: part(2, 'Heavy armor', 'DD-SGR-06'),
} as const

const BARDING = {
  none: undefined,
  light: part(1, 'Light barding', 'DD-SGR-09'),
  heavy: part(2, 'Heavy barding', 'DD-SGR-10'),
} as const

const armorWorn: DragonAbility = {
  id: 'armor-worn',
  name: 'Armor',
  rule: 'DD-SGR-05',
  text: 'Light armor gives +1 Armor, heavy armor +2.',
  adds: { armor: (_state, { gear: { armor, isBarding } }) => (isBarding ? BARDING : WORN)[armor] },
}

/** Heavy armor does not slow it. */
export const sturdy = question<undefined, boolean>('sturdy')

const HEAVY = part(-1, 'Heavy armor', 'DD-SGR-06')
const HEAVY_BARDING = part(-1, 'Heavy barding', 'DD-SGR-10')

const heavyArmor: DragonAbility = {
  id: 'heavy-armor',
  name: 'Heavy armor',
  rule: 'DD-SGR-06',
  text: 'Heavy armor takes 1" of Speed, unless its bearer is sturdy.',
  adds: {
    speed: (state, bearer) => {
      const { armor, isBarding } = bearer.gear
      if (armor !== 'heavy' || says(state, bearer, sturdy)) return undefined
      return isBarding ? HEAVY_BARDING : HEAVY
    },
  },
}

const weapon: DragonAbility = {
  id: 'weapon',
  name: 'Weapon',
  rule: 'DD-SGR-02',
  text: 'Some weapons change the Strength of their blows.',
  adds: {
    strength: (_state, _bearer, about) => {
      if (!about || about.attack.weapon.strength === 0) return undefined
      return part(about.attack.weapon.strength, about.attack.weapon.name, 'DD-SGR-02')
    },
  },
}

const THROWN = part(-1, 'Throwing weapon in melee', 'DD-SGR-03')

const thrownInMelee: DragonAbility = {
  id: 'thrown-in-melee',
  name: 'Throwing weapon in melee',
  rule: 'DD-SGR-03',
  text: 'Used hand to hand it has −1 Strength.',
  adds: {
    strength: (_state, _bearer, about) => {
      const isElse = about?.attack.kind === 'ranged' || about?.attack.weapon.kind !== 'throwing'
      return isElse ? undefined : THROWN
    },
  },
}

const LONG_RANGE = part(-1, 'Long range', 'DD-RNG-05')

const longRange: DragonAbility = {
  id: 'long-range',
  name: 'Long range',
  rule: 'DD-RNG-05',
  text: 'Beyond short range: −1 Fight.',
  adds: { fight: (_state, _bearer, attack) => (attack?.far ? LONG_RANGE : undefined) },
}

const FLANKING = part(1, 'Flanking', 'DD-FLK-02')

const flanking: DragonAbility = {
  id: 'flanking',
  name: 'Flanking',
  rule: 'DD-FLK-02',
  text: 'Against a flanked enemy: +1 Fight.',
  adds: { fight: (_state, _bearer, attack) => (attack?.flanked ? FLANKING : undefined) },
}

const SHIELDING = part(-1, 'Shield Mastery', 'DD-MAST-17')

const shielding: DragonAbility = {
  id: 'shielding',
  name: 'Shield Mastery',
  rule: 'DD-MAST-17',
  text: 'After Shield Mastery: −1 Fight on its to-hit rolls for the phase.',
  adds: {
    fight: (_state, { now }, attack) => (attack && now.shielding ? SHIELDING : undefined),
  },
}

const DODGED = part(-1, 'Dodging', 'DD-MACT-03')
const DODGES = part(1, 'Dodging', 'DD-MACT-04')

const dodging: DragonAbility = {
  id: 'dodging',
  name: 'Dodging',
  rule: 'DD-MACT-03',
  text: 'Attacks against it have disadvantage, its Reflex saves advantage.',
  advantage: {
    'to-be-hit': (_state, { now }) => (now.dodging ? DODGED : undefined),
    save: (_state, { now }, { save }) => (save === 'reflex' && now.dodging ? DODGES : undefined),
  },
}

const THREATENED = part(-1, 'Threatened', 'DD-RNG-03')

const shootingUnderThreat: DragonAbility = {
  id: 'shooting-under-threat',
  name: 'Threatened',
  rule: 'DD-RNG-03',
  text: 'Shooting with an enemy within 1" has disadvantage.',
  advantage: {
    'to-hit': (state, bearer, { kind }) => (kind === 'ranged' && isThreatened(state, bearer) ? THREATENED : undefined),
  },
}

const RIDDEN = part(-2, 'Ridden', 'DD-RIDE-04')
const HELD = part(0, 'Rider held fast', 'DD-RUL-95')

const ridden: DragonAbility = {
  id: 'ridden',
  name: 'Ridden',
  rule: 'DD-RIDE-04',
  text: 'A mount has −2 Speed while it is ridden, and Speed 0 while its rider is held fast.',
  adds: {
    speed: (_state, { riders }) => (riders.length > 0 ? RIDDEN : undefined),
  },
  sets: {
    speed: (state, { riders }) => {
      for (const id of riders) if (isHeldFast(state, figureOf(state, id))) return HELD
      return undefined
    },
  },
}

const leavingPlay: DragonAbility = {
  id: 'leaving-play',
  name: 'Leaving play',
  rule: 'DD-CONC-03',
  text: 'The spells of a character that is gone end, and it is a target of others no longer.',
  on: {
    eliminated: {
      *target(play, bearer) {
        yield* endSpellsWith(play, bearer)
      },
    },
  },
}

export const EVERYBODY: readonly DragonAbility[] = [
  armorWorn,
  heavyArmor,
  weapon,
  thrownInMelee,
  longRange,
  flanking,
  shielding,
  dodging,
  shootingUnderThreat,
  ridden,
  riding,
  roused,
  leavingPlay,
]
