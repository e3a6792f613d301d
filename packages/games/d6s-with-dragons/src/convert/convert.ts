/** A creature of the fifth edition as a profile of this game, with the working. */
import { totalDamage, type StatBlock } from '@muster/stat-blocks'
import { baseOfSize } from '../content/sizes.ts'
import type { Profile, SpecialMoves } from '../state/profile.ts'
import {
  CONDITIONS,
  DAMAGE_TYPES,
  TYPES,
  type ConditionName,
  type CreatureType,
  type DamageType,
} from '../state/vocabulary.ts'
import { damageType, inchesFrom, weaponFrom } from './attacks.ts'
import {
  idFrom,
  proposeDamage,
  proposeHealth,
  proposeMorale,
  proposePoints,
  proposeSize,
  type Choices,
} from './choices.ts'
import { numbersOf, workingOf, type ConvertedNumber, type Numbers } from './numbers.ts'

export interface Conversion {
  readonly profile: Profile
  readonly choices: Choices
  readonly working: readonly ConvertedNumber[]
}

/** What would be chosen for a creature if nobody minds. */
export function proposedChoices(block: StatBlock): Choices {
  const size = proposeSize(block).value
  return {
    name: block.name,
    size,
    health: proposeHealth(block.hitPoints, size).value,
    damage: Object.fromEntries(
      block.entries.flatMap(({ name, attack }) =>
        attack ? [[name, proposeDamage(totalDamage(attack.damage)).value]] : [],
      ),
    ),
    morale: proposeMorale(block).value,
    points: proposePoints(block.challenge).value,
  }
}

export function convert(block: StatBlock, changes: Partial<Choices> = {}): Conversion {
  const proposed = proposedChoices(block)
  const choices = { ...proposed, ...changes, damage: { ...proposed.damage, ...changes.damage } }
  const numbers = numbersOf(block, choices)
  return { profile: profileFrom(block, choices, numbers), choices, working: workingOf(block, choices, numbers) }
}

function profileFrom(block: StatBlock, choices: Choices, numbers: Numbers): Profile {
  const { name, size, health, morale, points } = choices
  const strength = numbers.attacks[0]?.strength.value ?? 1
  return {
    id: idFrom(name),
    name,
    icon: 'monster-grasp',
    points,
    speed: numbers.speed,
    fight: numbers.fight.value,
    attacks: numbers.attackCount,
    strength,
    armor: numbers.armor?.value ?? 0,
    toughness: numbers.toughness.value,
    health,
    saves: {
      fortitude: numbers.saves.fortitude.value,
      reflex: numbers.saves.reflex.value,
      will: numbers.saves.will.value,
    },
    morale,
    size,
    base: baseOfSize(size),
    types: typesFrom(block),
    traits: [],
    uses: {},
    moves: movesFrom(block),
    includedGear: [],
    attackList: numbers.attacks.map((attack) => weaponFrom(attack, strength)),
    resists: damageTypes(block.resistances),
    weakTo: damageTypes(block.vulnerabilities),
    immuneTo: [...damageTypes(block.damageImmunities), ...conditions(block.conditionImmunities)],
  }
}

const typesFrom = ({ type, tags }: StatBlock): readonly CreatureType[] =>
  TYPES.filter((known) => known === type || tags.some((tag) => tag === known))

function movesFrom({ speeds, entries }: StatBlock): SpecialMoves {
  const { burrow, climb, fly, swim } = speeds
  const has = (name: string) => entries.some((entry) => entry.section === 'trait' && entry.name === name)
  const climbing = climb === undefined ? {} : { [has('Spider Climb') ? 'spider-climb' : 'climb']: inchesFrom(climb) }
  return {
    ...(burrow !== undefined && { burrow: inchesFrom(burrow) }),
    ...climbing,
    ...(fly !== undefined && { fly: inchesFrom(fly) }),
    ...(has('Incorporeal Movement') && { phasing: inchesFrom(fly ?? speeds.walk ?? 0) }),
    ...(swim !== undefined && { swim: inchesFrom(swim) }),
  }
}

const damageTypes = (words: readonly string[]): readonly DamageType[] =>
  DAMAGE_TYPES.filter((type) => words.some((word) => damageType(word) === type))

const conditions = (words: readonly string[]): readonly ConditionName[] =>
  CONDITIONS.filter((condition) => words.includes(condition))
