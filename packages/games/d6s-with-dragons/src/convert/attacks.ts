/** Attacks of a stat block as weapons of this game. */
import {
  attacksNamed,
  boxesOf,
  chargeDamage,
  gripReach,
  idFrom,
  inchesFrom,
  mainType,
  rangeFrom,
  totalDamage,
  type Damage,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Weapon } from '../state/profile.ts'
import type { RiderId } from '../state/vocabulary.ts'
import { proposeDamage } from './choices.ts'
import { damageType } from './damage-type.ts'
import { shiftFrom } from './effects.ts'
import { againstOf, inflictionsFrom } from './inflictions.ts'
import { strengthOf, type TableRow } from './tables.ts'

export interface ConvertedAttack {
  readonly entry: Entry
  readonly damage: number
  readonly strength: TableRow
}

/** Every attack that it can make with its action and that does harm, those of the Multiattack first. */
export function convertedAttacks(
  block: StatBlock,
  damage: { readonly [attack: string]: number },
): readonly ConvertedAttack[] {
  return attackEntries(block).map((entry) => {
    const average = totalDamage(damageOf(entry))
    const dice = damage[entry.name] ?? proposeDamage(average).value
    return { entry, damage: dice, strength: strengthOf(average, dice) }
  })
}

export function attackEntries(block: StatBlock): readonly Entry[] {
  const named = attacksNamed(block)
  const others = block.entries.filter((entry) => isAttack(entry) && !named.includes(entry))
  return [...named, ...others].filter((entry) => totalDamage(damageOf(entry)) > 0)
}

export const damageOf = ({ attack, save }: Entry): readonly Damage[] => attack?.damage ?? save?.damage ?? []

const isAttack = (entry: Entry): boolean =>
  entry.section === 'action' && (entry.attack !== undefined || reachOfGrip(entry) !== undefined)

const FARTHEST_GRIP = 15

function reachOfGrip(entry: Entry): number | undefined {
  const feet = gripReach(entry)
  return feet !== undefined && feet <= FARTHEST_GRIP ? feet : undefined
}

/** A weapon adds to the Strength that is printed on the profile. */
export function weaponFrom({ entry, damage, strength }: ConvertedAttack, bare: number): Weapon {
  const { name, attack, save } = entry
  const type = damageType(mainType(damageOf(entry)))
  const grip = reachOfGrip(entry)
  const reach = inchesFrom(attack?.reach ?? grip ?? 0)
  const inflicts = inflictionsFrom(entry)
  const shift = shiftFrom(entry)
  const charge = chargeFrom(entry, damage, strength.value)
  const riders: RiderId[] = [
    ...(inflicts.length > 0 || shift ? (['inflicts'] as const) : []),
    ...(charge ? (['charges'] as const) : []),
  ]
  const times = boxesOf(entry.uses)
  return {
    id: idFrom(name),
    name,
    kind: 'natural',
    damage,
    strength: strength.value - bare,
    melee: attack?.reach !== undefined || grip !== undefined,
    ...(reach > 1 && { reach }),
    ...(attack?.range && { range: { short: rangeFrom(attack.range.short), long: rangeFrom(attack.range.long) } }),
    ...(type && { damageType: type }),
    ...(grip !== undefined && save && { sure: againstOf(save) }),
    ...(riders.length > 0 && { riders }),
    ...(inflicts.length > 0 && { inflicts }),
    ...(shift && { shift }),
    ...(charge && { charge }),
    ...(times !== undefined && { limit: { times, per: 'battle' } }),
  }
}

/** How much higher the Strength of the greater damage is that it does after a run. */
function chargeFrom(entry: Entry, dice: number, strength: number): Weapon['charge'] {
  const average = totalDamage(damageOf(entry))
  const found = chargeDamage(entry, average)
  const more = found ? strengthOf(average + found.more, dice).value - strength : 0
  return found && more > 0 ? { after: inchesFrom(found.feet), strength: more } : undefined
}
