/** A creature of the fifth edition as a profile of this game, with the working. */
import { emblemOf, idFrom, totalDamage, type StatBlock } from '@muster/stat-blocks'
import { baseOfSize } from '../content/sizes.ts'
import type { Profile } from '../state/profile.ts'
import {
  CONDITIONS,
  DAMAGE_TYPES,
  TYPES,
  type ConditionName,
  type CreatureType,
  type DamageType,
} from '../state/vocabulary.ts'
import { abilitiesFrom, abilityLines, type AbilityLine, type ConvertedAbilities } from './abilities.ts'
import { damageOf, weaponFrom } from './attacks.ts'
import { damageType } from './damage-type.ts'
import { proposeDamage, proposeHealth, proposeMorale, proposePoints, proposeSize, type Choices } from './choices.ts'
import { numbersOf, powerWorking, workingOf, type ConvertedNumber, type Numbers } from './numbers.ts'

export interface Conversion {
  readonly profile: Profile
  readonly choices: Choices
  readonly working: readonly ConvertedNumber[]
  readonly abilities: readonly AbilityLine[]
}

/** What would be chosen for a creature if nobody minds. */
export function proposedChoices(block: StatBlock): Choices {
  const size = proposeSize(block).value
  return {
    name: block.name,
    size,
    health: proposeHealth(block, size).value,
    damage: Object.fromEntries(
      block.entries.flatMap((entry) => {
        const average = totalDamage(damageOf(entry))
        return average > 0 ? [[entry.name, proposeDamage(average).value]] : []
      }),
    ),
    morale: proposeMorale(block).value,
    points: proposePoints(block.challenge).value,
  }
}

export function convert(block: StatBlock, changes: Partial<Choices> = {}): Conversion {
  const proposed = proposedChoices(block)
  const choices = { ...proposed, ...changes, damage: { ...proposed.damage, ...changes.damage } }
  const numbers = numbersOf(block, choices)
  const abilities = abilitiesFrom(block, numbers.attacks, choices.damage)
  const profile = profileFrom(block, choices, numbers, abilities)
  const working = [...workingOf(block, choices, numbers), ...powerWorking(abilities)]
  return { profile, choices, working, abilities: abilityLines(profile) }
}

function profileFrom(block: StatBlock, choices: Choices, numbers: Numbers, abilities: ConvertedAbilities): Profile {
  const { traits, uses, moves, senses, legends, spells, unenforced } = abilities
  const powers = [...abilities.powers.map(({ power }) => power), ...senses, ...(legends.power ? [legends.power] : [])]
  const { name, size, health, morale, points } = choices
  const strength = numbers.attacks[0]?.strength.value ?? 1
  return {
    id: idFrom(name),
    name,
    icon: emblemOf(block),
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
    traits,
    uses,
    moves,
    ...(powers.length > 0 && { powers }),
    ...(unenforced.length > 0 && { unenforced }),
    ...(spells.casting && { casting: spells.casting }),
    includedGear: [],
    attackList: numbers.attacks.map((attack) => weaponFrom(attack, strength)),
    resists: damageTypes(block.resistances),
    weakTo: damageTypes(block.vulnerabilities),
    immuneTo: [...damageTypes(block.damageImmunities), ...conditions(block.conditionImmunities)],
  }
}

const typesFrom = ({ type, tags }: StatBlock): readonly CreatureType[] =>
  TYPES.filter((known) => known === type || tags.some((tag) => tag === known))

const damageTypes = (words: readonly string[]): readonly DamageType[] =>
  DAMAGE_TYPES.filter((type) => words.some((word) => damageType(word) === type))

const conditions = (words: readonly string[]): readonly ConditionName[] =>
  CONDITIONS.filter((condition) => words.includes(condition))
