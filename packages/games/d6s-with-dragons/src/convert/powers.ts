/** Entries of a stat block that harm or hinder whoever is in an area: breaths, auras, bursts. */
import {
  happensAtDeath,
  happensEachRound,
  idFrom,
  inchesFrom,
  isCalled,
  isHarmedLater,
  mainType,
  plainDamage,
  rangeFrom,
  reachAround,
  sparesFriends,
  stoppedBy,
  totalDamage,
  type Area,
  type Damage,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Harm, Power, PowerArea, PowerId } from '../state/power.ts'
import { damageType } from './attacks.ts'
import { proposeDamage } from './choices.ts'
import { againstOf, firstCondition } from './inflictions.ts'
import { strengthOf, type TableRow } from './tables.ts'

export interface ConvertedPower {
  readonly entry: Entry
  readonly power: Power
  /** The rows that its Strength was read from. */
  readonly strength?: { readonly average: number; readonly dice: number; readonly row: TableRow }
}

type DamageChoices = { readonly [entry: string]: number }

/** Nothing of a legendary action is enforced: this game has none. */
const SECTIONS: readonly Entry['section'][] = ['trait', 'action', 'bonus-action']

export const powersFrom = (block: StatBlock, damage: DamageChoices): readonly ConvertedPower[] =>
  block.entries
    .filter(({ section, attack }) => SECTIONS.includes(section) && !attack)
    .flatMap((entry) => powerFrom(entry, damage) ?? [])

function powerFrom(entry: Entry, choices: DamageChoices): ConvertedPower | undefined {
  const named = { id: `power-${idFrom(entry.name)}` satisfies PowerId as PowerId, name: entry.name }
  if (isCalled(entry, 'Undead Fortitude')) {
    return { entry, power: { ...named, kind: 'endurance', save: 'fortitude', potency: 1, stoppedBy: ['radiant'] } }
  }
  if (isCalled(entry, 'Regeneration')) {
    const types = stoppedBy(entry).flatMap((type) => damageType(type) ?? [])
    return types.length > 0 ? { entry, power: { ...named, kind: 'regeneration', stoppedBy: types } } : undefined
  }
  if (entry.section === 'trait') return traitPower(entry, named, choices)
  return actionPower(entry, named, choices)
}

type Called = Pick<Power, 'id' | 'name'>

function traitPower(entry: Entry, named: Called, choices: DamageChoices): ConvertedPower | undefined {
  const { save } = entry
  const near = reachAround(entry)
  if (near === undefined) return undefined
  const inches = inchesFrom(near)
  if (happensAtDeath(entry)) {
    const found = save && harmFrom(entry, save.damage, choices)
    return (
      found && {
        entry,
        strength: found,
        power: { ...named, kind: 'death-burst', ...againstOf(save), inches, harm: found.harm },
      }
    )
  }
  if (!happensEachRound(entry)) return undefined
  const shared = {
    ...named,
    kind: 'aura',
    inches,
    ...(sparesFriends(entry) && { sparesFriends: true }),
    ...(save && { against: againstOf(save) }),
  } as const
  const found = harmFrom(entry, save?.damage ?? plainDamage(entry), choices)
  const condition = firstCondition(entry)
  if (found) return { entry, strength: found, power: { ...shared, harm: found.harm } }
  return condition && { entry, power: { ...shared, inflicts: [condition] } }
}

function actionPower(entry: Entry, named: Called, choices: DamageChoices): ConvertedPower | undefined {
  const { save, section } = entry
  if (!save?.area) return undefined
  const found = harmFrom(entry, save.damage, choices)
  const condition = firstCondition(entry)
  if (!found && !condition) return undefined
  return {
    entry,
    ...(found && { strength: found }),
    power: {
      ...named,
      kind: 'area',
      area: areaFrom(save.area),
      ...againstOf(save),
      ...(found && { harm: found.harm }),
      ...(condition && { inflicts: [condition] }),
      ...(sparesFriends(entry) && { sparesFriends: true }),
      ...(section === 'bonus-action' && { isExtra: true }),
    },
  }
}

function areaFrom(area: Area): PowerArea {
  switch (area.shape) {
    case 'cone':
      return { shape: 'cone', inches: inchesFrom(area.length) }
    case 'line':
      return { shape: 'line', inches: inchesFrom(area.length), wide: inchesFrom(area.width) }
    case 'emanation':
      return { shape: 'around', inches: inchesFrom(area.radius) }
    case 'sphere':
      return area.range === 0
        ? { shape: 'around', inches: inchesFrom(area.radius) }
        : { shape: 'burst', inches: inchesFrom(area.radius), range: rangeFrom(area.range) }
  }
}

interface FoundHarm {
  readonly harm: Harm
  readonly average: number
  readonly dice: number
  readonly row: TableRow
}

function harmFrom(entry: Entry, damage: readonly Damage[], choices: DamageChoices): FoundHarm | undefined {
  const average = totalDamage(damage)
  if (average === 0 || isHarmedLater(entry)) return undefined
  const dice = choices[entry.name] ?? proposeDamage(average).value
  const row = strengthOf(average, dice)
  const type = damageType(mainType(damage))
  const weaker = entry.save?.isHalvedBySuccess ? strengthOf(average / 2, dice).value : undefined
  return {
    average,
    dice,
    row,
    harm: { dice, strength: row.value, ...(weaker !== undefined && { weaker }), ...(type && { type }) },
  }
}
