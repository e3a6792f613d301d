/** What bears on everybody alike: gear, range, flanks, dodging, mounts. */
import { part } from '@muster/engine'
import { areEnemies, bearerOf, FAR_APART, figureOf, isStanding, threatens } from '../state/figures.ts'
import { endSpellsWith, loseConcentration, testConcentration } from '../rules/magic/concentration.ts'
import { isHeldFast } from '../rules/stats/sums.ts'
import type { Figure, State } from '../state/state.ts'
import type { DragonTrait } from './moments.ts'
import { is, setOf } from './of.ts'
import { riding } from './riding.ts'

const WORN = {
  none: undefined,
  light: part(1, 'Light armor', 'DD-SGR-05'),
  heavy: part(2, 'Heavy armor', 'DD-SGR-06'),
} as const

const armorWorn: DragonTrait = {
  id: 'armor-worn',
  name: 'Armor',
  rule: 'DD-SGR-05',
  text: 'Light armor gives +1 Armor, heavy armor +2.',
  adds: { armor: (_state, { gear: { armor } }) => WORN[armor] },
}

const HEAVY = part(-1, 'Heavy armor', 'DD-SGR-06')

const heavyArmor: DragonTrait = {
  id: 'heavy-armor',
  name: 'Heavy armor',
  rule: 'DD-SGR-06',
  text: 'Heavy armor takes 1" of Speed, unless its bearer is sturdy.',
  adds: {
    speed: (state, bearer) =>
      bearer.gear.armor !== 'heavy' || setOf(state, bearer).said.sturdy.length > 0 ? undefined : HEAVY,
  },
}

const weapon: DragonTrait = {
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

const thrownInMelee: DragonTrait = {
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

const longRange: DragonTrait = {
  id: 'long-range',
  name: 'Long range',
  rule: 'DD-RNG-05',
  text: 'Beyond short range: −1 Fight.',
  adds: { fight: (_state, _bearer, attack) => (attack?.far ? LONG_RANGE : undefined) },
}

const FLANKING = part(1, 'Flanking', 'DD-FLK-02')

const flanking: DragonTrait = {
  id: 'flanking',
  name: 'Flanking',
  rule: 'DD-FLK-02',
  text: 'Against a flanked enemy: +1 Fight.',
  adds: { fight: (_state, _bearer, attack) => (attack?.flanked ? FLANKING : undefined) },
}

const SHIELDING = part(-1, 'Shield Mastery', 'DD-MAST-17')

const shielding: DragonTrait = {
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

const dodging: DragonTrait = {
  id: 'dodging',
  name: 'Dodging',
  rule: 'DD-MACT-03',
  text: 'Attacks against it have disadvantage, its Reflex saves advantage.',
  luck: {
    'to-be-hit': (_state, { now }) => (now.dodging ? DODGED : undefined),
    save: (_state, { now }, { save }) => (save === 'reflex' && now.dodging ? DODGES : undefined),
  },
}

/** Whether it stands in the threatened space of an enemy. Riders and mount threaten as one. */
export function isThreatened(state: State, figure: Figure): boolean {
  const { at } = bearerOf(state, figure)
  for (const other of state.figures) {
    if (Math.abs(other.at.x - at.x) > FAR_APART || Math.abs(other.at.y - at.y) > FAR_APART || !isStanding(other))
      continue
    if (areEnemies(state, figure, other) && threatens(state, figure, other)) return true
  }
  return false
}

const THREATENED = part(-1, 'Threatened', 'DD-RNG-03')

const shootingUnderThreat: DragonTrait = {
  id: 'shooting-under-threat',
  name: 'Threatened',
  rule: 'DD-RNG-03',
  text: 'Shooting with an enemy within 1" has disadvantage.',
  luck: {
    'to-hit': (state, bearer, { kind }) => (kind === 'ranged' && isThreatened(state, bearer) ? THREATENED : undefined),
  },
}

const RIDDEN = part(-2, 'Ridden', 'DD-RIDE-04')
const HELD = part(0, 'Rider held fast', 'DD-RUL-95')

const ridden: DragonTrait = {
  id: 'ridden',
  name: 'Ridden',
  rule: 'DD-RIDE-04',
  text: 'A mount has −2 Speed while it is ridden, and Speed 0 while its rider is held fast.',
  adds: {
    speed: (_state, { riders }) => (riders.length > 0 ? RIDDEN : undefined),
  },
  sets: {
    speed: (state, { riders }) => (riders.some((id) => isHeldFast(state, figureOf(state, id))) ? HELD : undefined),
  },
}

/** In a melee the test waits for the end of it. */
const concentrating: DragonTrait = {
  id: 'concentrating',
  name: 'Concentration',
  rule: 'DD-CONC-03',
  text: 'A hit outside a melee tests it at once; being helpless or gone ends it.',
  selfish: true,
  on: {
    *'attack-resolved'(play, bearer, { attack, at, hit }) {
      if (hit && at === bearer && attack.kind !== 'melee') yield* testConcentration(play, bearer)
    },
    *'condition-gained'(play, bearer, { figure }) {
      if (figure === bearer && is(play.state, figureOf(play.state, bearer), 'helpless'))
        yield* loseConcentration(play, bearer)
    },
    *eliminated(play, bearer, { figure }) {
      if (figure === bearer) yield* endSpellsWith(play, bearer)
    },
  },
}

export const EVERYBODY: readonly DragonTrait[] = [
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
  concentrating,
]
