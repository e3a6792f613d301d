/** A creature of the fifth edition as a profile of this game, with the working. */
import type { ConvertedCreature, WorkedNumber } from '@muster/engine'
import { idFrom, type StatBlock } from '@muster/stat-blocks'
import { FEATURE_ABILITIES } from '../abilities/index.ts'
import type { ProfileData } from '../army/profile-sheet.ts'
import { abilitiesFrom, type ConvertedAbilities } from './abilities.ts'
import { weaponFrom } from './attacks.ts'
import { proposedChoices, type Choices } from './choices.ts'
import { legendaryData } from './legendary.ts'
import { legendaryText } from './legendary-text.ts'
import { numbersOf, workingOf, type Numbers } from './numbers.ts'
import { powerWeapon } from './save-attacks.ts'

export interface Conversion {
  /** As an army list has it. */
  readonly profile: ProfileData
  readonly choices: Choices
  readonly working: readonly WorkedNumber[]
  readonly abilities: ConvertedCreature['abilities']
}

export function convert(block: StatBlock, changes: Partial<Choices> = {}): Conversion {
  const proposed = proposedChoices(block)
  const choices = { ...proposed, ...changes, damage: { ...proposed.damage, ...changes.damage } }
  const numbers = numbersOf(block, choices)
  const abilities = abilitiesFrom(block, [...numbers.attacks, ...numbers.powers, ...numbers.legends])
  const profile = profileOf(block, choices, numbers, abilities)
  return { profile, choices, working: workingOf(block, choices, numbers), abilities: abilityLines(profile) }
}

/** What it attacks with where it has no attack. */
const NO_STRENGTH = 1

function profileOf(
  block: StatBlock,
  { name, size, health, points }: Choices,
  { speed, fight, armor, toughness, saves, attacks, powers, legends, attackCount }: Numbers,
  { features, unenforced }: ConvertedAbilities,
): ProfileData {
  const strength = attacks[0]?.strength.value ?? NO_STRENGTH
  return {
    id: idFrom(name),
    name,
    size,
    speed,
    fight: fight.value,
    armor: armor?.value ?? 'none',
    toughness: toughness.value,
    health,
    attacks: attackCount,
    strength,
    fortitude: saves.fortitude.value,
    reflex: saves.reflex.value,
    will: saves.will.value,
    points,
    features: [...features],
    soldier: false,
    wears: 'none',
    weapons: [
      ...attacks.map((attack) => weaponFrom(attack, strength)),
      ...powers.map((power) => powerWeapon(block, power, strength)),
    ],
    legendary: legends.map((legend) => legendaryData(block, legend, strength)),
    unenforced: [...unenforced],
  }
}

/** All of it in words, what is enforced first. */
export const abilityLines = ({
  attacks,
  features,
  legendary,
  unenforced,
}: ProfileData): ConvertedCreature['abilities'] => [
  ...(attacks > 1 ? [{ name: 'Multiattack', text: `Attacks ${attacks}.`, isEnforced: true }] : []),
  ...features.map((id) => ({ name: FEATURE_ABILITIES[id].name, text: FEATURE_ABILITIES[id].text, isEnforced: true })),
  ...legendary.map((one) => ({ name: one.name, text: legendaryText(one), isEnforced: true })),
  ...unenforced.map((one) => ({ ...one, isEnforced: false })),
]
