/** Converting from the fifth edition, as the apps see it. */
import { statBlocksIn, type StatBlock } from '@muster/stat-blocks'
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
  type Random,
  type ShippedCreature,
} from '@muster/engine'
import { checkArmy } from './army/check.ts'
import { randomPrintedArmy } from './army/random-army.ts'
import { BESTIARY_KINDS } from './content/bestiary/index.ts'
import { readyFields } from './content/fields/index.ts'
import { hitTexts } from './content/power-words.ts'
import { abilityLines } from './convert/abilities.ts'
import { convert, type Conversion } from './convert/convert.ts'
import { POINTS_WHY, proposePoints } from './convert/choices.ts'
import { game } from './game.ts'
import type { Profile, Weapon } from './state/profile.ts'
import { SAVE_NAMES, SAVES } from './state/vocabulary.ts'
import { creatureText } from './written/creature.ts'

export const converter: Converter = {
  reads: 'a stat block of the fifth edition: JSON of Open5e or the 5e SRD API, or pasted text',
  read: (text) =>
    statBlocksIn(text).map((block) => ({
      name: block.name,
      convert: (changes) => converted(block, changes),
    })),
  bestiary: BESTIARY_KINDS.map(([kind, creatures]) => ({ name: kindName(kind), creatures: creatures.map(shipped) })),
  trial,
}

function converted(block: StatBlock, changes: ConversionChanges = {}): ConvertedCreature {
  refuseUnknownAttacks(block, changes)
  const conversion = convert(block, changes)
  const { profile, choices, working } = conversion
  return {
    ...carded(profile, changes, proposePoints(block.challenge).why),
    working,
    choices: { health: choices.health, damage: damageChoices(conversion) },
  }
}

/** What a card says of a profile. */
function carded(
  profile: Profile,
  { points }: ConversionChanges,
  why: string,
): Omit<ConvertedCreature, 'working' | 'choices'> {
  const entry = entryFor(profile)
  return {
    name: profile.name,
    icon: profile.icon,
    kind: kindOf(profile),
    points: profile.points,
    pointsWhy: points === undefined ? why : 'as chosen',
    stats: statsOf(profile),
    attacks: profile.attackList.map((weapon) => ({ name: weapon.name, text: attackText(profile, weapon) })),
    abilities: abilityLines(profile),
    entry,
    army: (count) => ({ name: profile.name, entries: [{ ...entry, count }] }),
  }
}

function shipped(profile: Profile): ShippedCreature {
  return {
    name: profile.name,
    icon: profile.icon,
    points: profile.points,
    convert: (changes = {}) => ({
      ...carded({ ...profile, points: changes.points ?? profile.points }, changes, POINTS_WHY),
      working: [],
      choices: { health: profile.health, damage: {} },
    }),
  }
}

function kindName(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

function refuseUnknownAttacks(block: StatBlock, { damage = {} }: ConversionChanges): void {
  const known = Object.keys(convert(block).choices.damage)
  const wrong = Object.keys(damage).find((name) => !known.includes(name))
  if (wrong === undefined) return
  const has = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none.'
  throw new InputError(`${block.name} has no attack or power "${wrong}" that does damage. ${has}`, 'damage')
}

/** Those that are attacks or powers of the profile. */
function damageChoices({ choices, profile }: Conversion): { readonly [attack: string]: number } {
  const powers = (profile.powers ?? []).flatMap((power) => (power.kind === 'legendary' ? power.deeds : [power]))
  const used = [...profile.attackList, ...powers].map(({ name }) => name)
  return Object.fromEntries(Object.entries(choices.damage).filter(([name]) => used.includes(name)))
}

const entryFor = (profile: Profile): { readonly [field: string]: Json } => ({
  profile: profile.id,
  name: profile.name,
  count: 1,
  creature: creatureText(profile) as unknown as Json,
})

const kindOf = ({ size, types }: Profile): string => {
  const words = [size, ...types].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const statsOf = (profile: Profile): ConvertedCreature['stats'] => [
  { label: 'Speed', value: `${profile.speed}"` },
  { label: 'Fight', value: String(profile.fight) },
  { label: 'Attacks', value: String(profile.attacks) },
  { label: 'Strength', value: String(profile.strength) },
  { label: 'Armor', value: String(profile.armor) },
  { label: 'Toughness', value: String(profile.toughness) },
  { label: 'Health', value: String(profile.health) },
  ...SAVES.map((save) => ({ label: SAVE_NAMES[save], value: String(profile.saves[save]) })),
  { label: 'Morale', value: String(profile.morale) },
]

function attackText({ strength }: Profile, weapon: Weapon): string {
  const { damage, strength: more, reach, range, damageType } = weapon
  const parts = [
    `Damage ${damage} at Strength ${strength + more}`,
    ...(reach === undefined ? [] : [`reach ${reach}"`]),
    ...(range ? [`range ${range.short}"/${range.long}"`] : []),
    ...(damageType ? [damageType] : []),
  ]
  return [`${parts.join(', ')}.`, ...hitTexts(weapon)].join(' ')
}

/** Cheap creatures come in numbers, so that one lucky blow does not decide. */
const WORTH_A_BATTLE = 40
const MOST_ALIKE = 12

/** A random army that finds room on the table: a horde does not, and gives way to fewer of the same cost, or of less. */
function opponents(random: Random, points: number): { readonly army: Json; readonly points: number } {
  const army = randomPrintedArmy(Math.floor(random() * 2 ** 31), points)
  const report = checkArmy(army, Infinity)
  return report.complaints.length === 0 ? { army, points: report.points } : opponents(random, points * 0.98)
}

/** Against a random army of the printed profiles, on a ready table, in the plainest encounter. */
function trial(creature: Json, { points, seed }: PriceTrial): PlannedTrial {
  const entry = creature as { readonly creature: { readonly points: number } }
  const random = randomFrom(seed)
  const count = Math.min(MOST_ALIKE, Math.max(1, Math.ceil(WORTH_A_BATTLE / points)))
  const { army: others, points: against } = opponents(random, Math.max(4, Math.round(points * count)))
  const army = { name: 'The creature', entries: [{ ...entry, count }] } as unknown as Json
  return {
    plan: {
      game: game.id,
      sides: [
        { id: 'a', name: 'The creature', army },
        { id: 'b', name: 'The others', army: others },
      ],
      field: pickOne(random, readyFields).field,
      scenario: 'confrontation',
      options: { limit: 1_000_000 },
    },
    side: 'a',
    count,
    against,
  }
}
