/** Converting from the fifth edition, as the apps see it. */
import {
  InputError,
  pickOne,
  randomFrom,
  type ConversionChanges,
  type ConvertedCreature,
  type Converter,
  type Json,
  type PlannedTrial,
  type PriceTrial,
  type ShippedCreature,
} from '@muster/engine'
import { emblemOf, statBlocksIn, type StatBlock } from '@muster/stat-blocks'
import { checkArmy } from './army/check.ts'
import { profileFrom, type ProfileData } from './army/profile-sheet.ts'
import { randomArmy } from './army/random-army.ts'
import { BESTIARY_KINDS } from './army/bestiary.ts'
import { unpacked, type PackedCreature } from './army/packed-creature.ts'
import { readyFields } from './content/fields/index.ts'
import { POINTS_WHY } from './convert/choices.ts'
import { abilityLines, convert } from './convert/convert.ts'
import { game } from './game.ts'
import { weaponText } from './view/figures.ts'
import { SAVE_NAMES, SAVES } from './state/vocabulary.ts'
import type { Weapon } from './state/weapons.ts'

export const converter: Converter = {
  reads: 'a stat block of the fifth edition: JSON of Open5e or the 5e SRD API, or pasted text',
  read: (text) =>
    statBlocksIn(text).map((block) => ({ name: block.name, convert: (changes) => converted(block, changes) })),
  bestiary: BESTIARY_KINDS.map(([kind, creatures]) => ({ name: kindName(kind), creatures: creatures.map(shipped) })),
  trial,
}

function converted(block: StatBlock, changes: ConversionChanges = {}): ConvertedCreature {
  const { profile, choices, working } = convert(block, changes)
  refuseUnknownAttacks(profile, changes)
  const { health, damage } = choices
  return {
    ...carded(profile, emblemOf(block), block.type, changes),
    working,
    choices: {
      health,
      damage: Object.fromEntries(profile.weapons.map((weapon) => [weapon.name, damage[weapon.name] ?? 1])),
    },
  }
}

/** What a card says of a profile. */
function carded(
  profile: ProfileData,
  icon: string,
  type: string,
  { points: chosen }: ConversionChanges,
): Omit<ConvertedCreature, 'working' | 'choices'> {
  const { name = profile.id, points, size } = profile
  const entry = { name, profile: profile.id, icon, creature: profile as unknown as Json }
  return {
    name,
    icon,
    kind: `${size.charAt(0).toUpperCase()}${size.slice(1)} ${type}`,
    points,
    pointsWhy: chosen === undefined ? POINTS_WHY : 'as chosen',
    stats: statsOf(profile),
    attacks: attacksOf(profile),
    abilities: abilityLines(profile),
    entry,
    army: (count) => ({ name, entries: [{ ...entry, count }] }),
  }
}

function shipped(creature: PackedCreature): ShippedCreature {
  const { name, icon, type, points } = creature
  return {
    name,
    icon,
    points,
    convert: (changes = {}) => {
      const profile = { ...unpacked(creature), points: changes.points ?? points }
      return { ...carded(profile, icon, type, changes), working: [], choices: { health: profile.health, damage: {} } }
    },
  }
}

function kindName(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

function refuseUnknownAttacks({ name, weapons }: ProfileData, { damage = {} }: ConversionChanges): void {
  const known = weapons.map((weapon) => weapon.name)
  const wrong = Object.keys(damage).find((one) => !known.includes(one))
  if (wrong === undefined) return
  const has = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none.'
  throw new InputError(`${name} has no attack "${wrong}" that does damage. ${has}`, 'damage')
}

const statsOf = (profile: ProfileData): ConvertedCreature['stats'] => [
  { label: 'Speed', value: `${profile.speed}"` },
  { label: 'Fight', value: String(profile.fight) },
  { label: 'Armor', value: profile.armor === 'none' ? 'N/A' : String(profile.armor) },
  { label: 'Toughness', value: String(profile.toughness) },
  { label: 'Health', value: String(profile.health) },
  { label: 'Attacks', value: String(profile.attacks) },
  { label: 'Strength', value: String(profile.strength) },
  ...SAVES.map((save) => ({ label: SAVE_NAMES[save], value: String(profile[save]) })),
]

const attacksOf = (profile: ProfileData): ConvertedCreature['attacks'] =>
  profileFrom(profile).naturalWeapons.map((weapon) => ({
    name: weapon.name,
    text: attackText(profile.strength, weapon),
  }))

const attackText = (bare: number, weapon: Weapon): string =>
  `Damage ${weapon.damage} at Strength ${bare + weapon.strength}. ${weaponText({ ...weapon, strength: 0, damage: 1 })}`

/** Cheap creatures come in numbers, so that one lucky blow does not decide. */
const WORTH_A_BATTLE = 40
const MOST_ALIKE = 12
/** The cheapest troops cost 2; fewer than this is no army. */
const FEWEST_POINTS = 4

/** Against a random army of the troops, on a ready table, for as many rounds as are usual. */
function trial(creature: Json, { points, seed }: PriceTrial): PlannedTrial {
  const random = randomFrom(seed)
  const count = Math.min(MOST_ALIKE, Math.max(1, Math.ceil(WORTH_A_BATTLE / points)))
  const others = randomArmy(Math.floor(random() * 2 ** 31), Math.max(FEWEST_POINTS, Math.round(points * count)))
  const entry = creature as { readonly [field: string]: Json }
  return {
    plan: {
      game: game.id,
      sides: [
        { id: 'a', name: 'The creature', army: { name: 'The creature', entries: [{ ...entry, count }] } },
        { id: 'b', name: 'The others', army: others },
      ],
      field: pickOne(random, readyFields).field,
      scenario: 'ten-rounds',
      options: { limit: MOST_POINTS },
    },
    side: 'a',
    count,
    against: checkArmy(others, MOST_POINTS).points,
  }
}

/** No limit that matters. */
const MOST_POINTS = 100_000
