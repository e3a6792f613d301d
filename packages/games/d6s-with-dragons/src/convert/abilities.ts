/** What a creature can do besides its numbers: what this game enforces of it, and what is kept as text. */
import { boxesOf, inchesFrom, type Entry, type StatBlock } from '@muster/stat-blocks'
import { FEATURES, MOVEMENT_FEATURES } from '../content/features.ts'
import { hardinessWords } from '../content/hardiness.ts'
import { hitTexts, powerWords } from '../content/power-words.ts'
import type { PowerId, SensesPower, Unenforced } from '../state/power.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import { SPECIAL_MOVEMENTS, type Profile, type SpecialMoves } from '../state/profile.ts'
import type { FeatureId } from '../state/vocabulary.ts'
import type { ConvertedAttack } from './attacks.ts'
import { featuresFrom } from './features.ts'
import type { ConvertedPower } from './converted-power.ts'
import { legendsFrom, type ConvertedLegends } from './legendary.ts'
import { powersFrom } from './powers.ts'
import { sensesFrom } from './senses.ts'
import { spellsFrom, type ConvertedSpells } from './spells.ts'
import { hardinessOf, unenforcedIn } from './unenforced.ts'

/** An ability of the stat block as people read it. */
export interface AbilityLine {
  readonly name: string
  readonly text: string
  readonly isEnforced: boolean
}

export interface ConvertedAbilities {
  readonly traits: readonly FeatureId[]
  readonly uses: Profile['uses']
  readonly moves: SpecialMoves
  readonly powers: readonly ConvertedPower[]
  readonly senses: readonly SensesPower[]
  readonly legends: ConvertedLegends
  readonly spells: ConvertedSpells
  readonly unenforced: readonly Unenforced[]
}

/** Traits that are ways of moving. */
const MOVING = ['Spider Climb', 'Web Walker', 'Incorporeal Movement', 'Earth Glide']

export function abilitiesFrom(
  block: StatBlock,
  attacks: readonly ConvertedAttack[],
  damage: { readonly [entry: string]: number },
): ConvertedAbilities {
  const features = featuresFrom(block)
  const isWeapon = (entry: Entry): boolean => attacks.some((attack) => attack.entry === entry)
  const powers = powersFrom(block, damage).filter(({ entry }) => !features.entries.includes(entry) && !isWeapon(entry))
  const legends = legendsFrom(block, damage)
  const spells = spellsFrom(block)
  const boxes = powers.flatMap(({ power, entry }): (readonly [PowerId, number])[] => {
    const times = boxesOf(entry.uses)
    return times === undefined ? [] : [[power.id, times]]
  })
  const enforced = new Set<Entry>([
    ...features.entries,
    ...powers.map(({ entry }) => entry),
    ...legends.entries,
    ...spells.entries,
    ...attacks.map(({ entry }) => entry),
    ...block.entries.filter(({ name, section }) => section === 'trait' && MOVING.includes(name)),
  ])
  return {
    traits: block.armorClass <= EASY_TO_HIT ? [...features.traits, 'easy-target'] : features.traits,
    uses: { ...features.uses, ...Object.fromEntries(boxes) },
    moves: movesFrom(block),
    powers,
    senses: sensesFrom(block),
    legends,
    spells,
    unenforced: [...unenforcedIn(block, enforced, features.entries, spells, powers), ...hardinessOf(block)],
  }
}

const EASY_TO_HIT = 10

function movesFrom({ speeds, entries }: StatBlock): SpecialMoves {
  const { burrow, climb, fly, swim, walk = 0 } = speeds
  const has = (name: string) => entries.some((entry) => entry.section === 'trait' && entry.name === name)
  const climbing = climb === undefined ? {} : { [has('Spider Climb') ? 'spider-climb' : 'climb']: inchesFrom(climb) }
  return {
    ...(burrow !== undefined && { burrow: inchesFrom(burrow) }),
    ...climbing,
    ...(fly !== undefined && { fly: inchesFrom(fly) }),
    ...(has('Incorporeal Movement') && { phasing: inchesFrom(fly ?? walk) }),
    ...(has('Web Walker') && { 'spider-walk': inchesFrom(walk) }),
    ...(swim !== undefined && { swim: inchesFrom(swim) }),
  }
}

/** All of it in words, what is enforced first. */
export function abilityLines(profile: Profile): readonly AbilityLine[] {
  const { attacks, attackList, traits, powers = [], moves, casting, unenforced = [] } = profile
  const enforced = (name: string, text: string): AbilityLine => ({ name, text, isEnforced: true })
  return [
    ...(attacks > 1 ? [enforced('Multiattack', `Attacks ${attacks}.`)] : []),
    ...attackList.flatMap((weapon) => {
      const texts = hitTexts(weapon)
      return texts.length > 0 ? [enforced(weapon.name, texts.join(' '))] : []
    }),
    ...traits.map((id) => enforced(FEATURES[id].name, FEATURES[id].text)),
    ...hardinessWords(profile).map(({ name, text }) => enforced(name, text)),
    ...powers.map((power) => enforced(power.name, powerWords(power).text)),
    ...SPECIAL_MOVEMENTS.flatMap((manner) =>
      moves[manner] === undefined
        ? []
        : [enforced(`${MOVEMENT_FEATURES[manner].name} ${moves[manner]}"`, MOVEMENT_FEATURES[manner].text)],
    ),
    ...(casting ? [enforced('Spellcasting', castingText(casting))] : []),
    ...unenforced.map(({ name, text }) => ({ name, text, isEnforced: false })),
  ]
}

function castingText({ potency, slots, standard, incantations, quick }: NonNullable<Profile['casting']>): string {
  const spells = [...standard, ...incantations, ...quick.flatMap((row) => row.spells)]
  return `Potency ${potency}, ${slots} boxes: ${spells.map((id) => SPELL_TABLE[id].name).join(', ')}.`
}
