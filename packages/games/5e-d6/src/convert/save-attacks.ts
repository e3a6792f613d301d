/** Breaths and other powers that only a save stops, as attacks of this game. */
import {
  boxesOf,
  isHarmedLater,
  multiattackOf,
  rangeFrom,
  saveAtOne,
  totalDamage,
  type Area,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { NaturalWeaponData } from '../army/profile-sheet.ts'
import { effectsAtDistance, effectsOf, forcedFrom } from './hit-effects.ts'
import { strengthOf, type TableRow } from './tables.ts'

type SaveData = NonNullable<NaturalWeaponData['save']>
type AreaData = NonNullable<SaveData['area']>

export const saveAverageOf = (entry: Entry): number =>
  isHarmedLater(entry) ? 0 : totalDamage(entry.save?.damage ?? [])

/** Beside it it holds, and farther off it throws to the ground. */
const broughtBy = (entry: Entry) => (reachFrom(entry).reach === 1 ? effectsOf(entry) : effectsAtDistance(entry))

/** A save that averts harm, or a fall, from an area or from one enemy in whatever state it is. */
export function harmsBySave(entry: Entry): boolean {
  if (entry.attack || !entry.save) return false
  const reaches = entry.save.area !== undefined || saveAtOne(entry)?.in === undefined
  const weakens = forcedFrom(entry.save).difficulty !== undefined || entry.save.isHalvedBySuccess
  const does = saveAverageOf(entry) > 0 || broughtBy(entry).length > 0
  return reaches && weakens && does && (entry.save.area !== undefined || saveAtOne(entry) !== undefined)
}

/** As an action, or as a bonus action that costs none. */
export const isSavePower = (entry: Entry): boolean =>
  (entry.section === 'action' || entry.section === 'bonus-action') && harmsBySave(entry)

/** The one it is aimed at is in reach or in range, and the area lies towards it or around it. */
function reachFrom({ save, ...entry }: Entry): Pick<NaturalWeaponData, 'reach' | 'range'> {
  const area = save?.area
  const at = saveAtOne({ ...entry, save })
  if (!area) {
    const far = rangeFrom(at?.feet ?? 0)
    return far <= 1 ? { reach: 1 } : { range: [far, far] }
  }
  if (area.shape === 'emanation') return { reach: rangeFrom(area.radius) }
  const far = area.shape === 'sphere' ? rangeFrom(Math.max(area.range, area.radius)) : rangeFrom(area.length)
  return area.shape === 'sphere' && area.range === 0 ? { reach: rangeFrom(area.radius) } : { range: [far, far] }
}

function areaFrom(area: Area): AreaData {
  switch (area.shape) {
    case 'cone':
      return { shape: 'cone', inches: rangeFrom(area.length) }
    case 'line':
      return { shape: 'line', inches: rangeFrom(area.length), wide: rangeFrom(area.width) }
    case 'emanation':
      return { shape: 'around', inches: rangeFrom(area.radius) }
    case 'sphere':
      return { shape: area.range === 0 ? 'around' : 'burst', inches: rangeFrom(area.radius) }
  }
}

export interface ConvertedPower {
  readonly entry: Entry
  readonly average: number
  readonly damage: number
  readonly strength: TableRow
}

type DamageChoices = { readonly [name: string]: number }

export const savePowers = (block: StatBlock, damage: DamageChoices): readonly ConvertedPower[] =>
  block.entries.filter(isSavePower).map((entry) => powerFrom(entry, damage))

export function powerFrom(entry: Entry, damage: DamageChoices): ConvertedPower {
  const average = saveAverageOf(entry)
  const dice = average > 0 ? (damage[entry.name] ?? 1) : 0
  return { entry, average, damage: dice, strength: strengthOf(average, Math.max(1, dice)) }
}

/** What the Multiattack does not name takes the whole action. */
export function powerWeapon(
  block: StatBlock,
  { entry, average, damage, strength }: ConvertedPower,
  bare: number,
): NaturalWeaponData {
  const { name, save } = entry
  const multiattack = multiattackOf(block)
  const effects = broughtBy(entry)
  const uses = boxesOf(entry.uses)
  const weaker = save?.isHalvedBySuccess ? strengthOf(average / 2, damage).value - bare : undefined
  return {
    name,
    strength: damage > 0 ? strength.value - bare : 0,
    damage,
    ...reachFrom(entry),
    ...(save && {
      save: {
        ...forcedFrom(save),
        ...(weaker !== undefined && { weaker }),
        ...(save.area && { area: areaFrom(save.area) }),
      },
    }),
    ...(effects.length > 0 && { brings: [...effects] }),
    ...(uses !== undefined && { uses }),
    ...(entry.section === 'bonus-action' && { isExtra: true }),
    ...(entry.section === 'action' && multiattack && !multiattack.text.includes(name) && { isWholeAction: true }),
    needsPreparing: false,
  }
}
