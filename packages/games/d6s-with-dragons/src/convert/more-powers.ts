/** Entries that bear on one creature alone: gazes and grips, parries, teleports, and what its body does by itself. */
import {
  harmsWhoHitsIt,
  healsFrom,
  inchesFrom,
  isSwallowing,
  parryBonus,
  plainDamage,
  ragesWhenBloodied,
  rangeFrom,
  saveAtOne,
  savesWhenBloodied,
  teleportFeet,
  type Entry,
} from '@muster/stat-blocks'
import type { ParryPower, TargetPower, TeleportPower } from '../state/power.ts'
import { damageType } from './damage-type.ts'
import type { Called, ConvertedPower, PowerFound } from './converted-power.ts'
import { effectsFrom, harmFrom, harmOf, type DamageChoices, type FoundHarm } from './effects.ts'
import { againstOf, firstCondition, isWithinGrip } from './inflictions.ts'

/** One enemy in sight, beside it or in its grip, against a save. */
export function targetPower(entry: Entry, named: Called, choices: DamageChoices): PowerFound<TargetPower> | undefined {
  const at = saveAtOne(entry)
  if (!entry.save || !at) return undefined
  const found = harmAtOne(entry, choices)
  const effects = effectsFrom(entry, found, firstCondition(entry, isWithinGrip(at.feet)))
  return (
    effects && {
      entry,
      ...(found && { strength: found }),
      power: {
        ...named,
        kind: 'target',
        range: rangeFrom(at.feet),
        ...(at.in && { only: at.in }),
        ...(at.largest && { largest: at.largest }),
        ...againstOf(entry.save),
        ...effects,
        ...(entry.section === 'bonus-action' && { isExtra: true }),
      },
    }
  )
}

/** Whoever is swallowed takes its harm in every round; here it is harmed each time it is swallowed anew. */
function harmAtOne(entry: Entry, choices: DamageChoices): FoundHarm | undefined {
  const { save } = entry
  if (!isSwallowing(entry)) return harmFrom(entry, save?.damage ?? [], choices)
  const later = plainDamage(entry)
  return later.length > 0 ? harmOf(entry, later, choices) : undefined
}

export function teleportPower(entry: Entry, named: Called): PowerFound<TeleportPower> | undefined {
  const feet = entry.save ? undefined : teleportFeet(entry)
  if (feet === undefined) return undefined
  const isExtra = entry.section === 'bonus-action' && ({ isExtra: true } as const)
  return { entry, power: { ...named, kind: 'teleport', inches: inchesFrom(feet), ...isExtra } }
}

/** Armor goes up by one for every three points of Armor Class: two or three are one, five or six are two. */
const POINTS_AN_ARMOR = 3

export function parryPower(entry: Entry, named: Called): PowerFound<ParryPower> | undefined {
  const bonus = parryBonus(entry)
  if (bonus === undefined) return undefined
  return { entry, power: { ...named, kind: 'parry', armor: Math.max(1, Math.round(bonus / POINTS_AN_ARMOR)) } }
}

/** What happens without anybody doing anything. */
export function quietPower(entry: Entry, named: Called, choices: DamageChoices): ConvertedPower | undefined {
  if (ragesWhenBloodied(entry))
    return { entry, power: { ...named, kind: 'fury', ...(savesWhenBloodied(entry) && { saves: true }) } }
  const type = damageType(healsFrom(entry))
  if (type) return { entry, power: { ...named, kind: 'absorption', type } }
  if (!harmsWhoHitsIt(entry)) return undefined
  const found = harmOf(entry, plainDamage(entry), choices)
  return { entry, strength: found, power: { ...named, kind: 'retaliation', harm: found.harm } }
}
