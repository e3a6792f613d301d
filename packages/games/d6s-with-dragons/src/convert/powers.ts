/** Entries of a stat block that harm or hinder whoever is in an area: breaths, auras, bursts. */
import { mainType, totalDamage, type Area, type Damage, type Entry, type StatBlock } from '@muster/stat-blocks'
import type { Harm, Power, PowerArea, PowerId } from '../state/power.ts'
import { DAMAGE_TYPES, type DamageType } from '../state/vocabulary.ts'
import { damageType } from './attacks.ts'
import { idFrom, proposeDamage } from './choices.ts'
import { inchesFrom } from './inches.ts'
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
  if (/^undead fortitude$/i.test(entry.name)) {
    return { entry, power: { ...named, kind: 'endurance', save: 'fortitude', potency: 1, stoppedBy: ['radiant'] } }
  }
  if (/^regeneration$/i.test(entry.name)) {
    const stoppedBy = typesNamed(entry.text)
    return stoppedBy.length > 0 ? { entry, power: { ...named, kind: 'regeneration', stoppedBy } } : undefined
  }
  if (entry.section === 'trait') return traitPower(entry, named, choices)
  return actionPower(entry, named, choices)
}

type Called = Pick<Power, 'id' | 'name'>

function traitPower(entry: Entry, named: Called, choices: DamageChoices): ConvertedPower | undefined {
  const { save, text } = entry
  const near = save?.area?.shape === 'emanation' ? save.area.radius : emanationIn(text)
  if (near === undefined) return undefined
  const inches = inchesFrom(near)
  if (/\b(?:when|if) it dies\b|\bexplodes\b/i.test(text)) {
    const found = save && harmFrom(entry, save.damage, choices)
    return (
      found && {
        entry,
        strength: found,
        power: { ...named, kind: 'death-burst', ...againstOf(save), inches, harm: found.harm },
      }
    )
  }
  if (!/\b(?:starts? its|end of (?:each of )?the|end of each)\b/i.test(text) || /underwater/i.test(text))
    return undefined
  const sparesFriends = isChoosy(text)
  const shared = {
    ...named,
    kind: 'aura',
    inches,
    ...(sparesFriends && { sparesFriends }),
    ...(save && { against: againstOf(save) }),
  } as const
  const found = harmFrom(entry, save?.damage ?? damageIn(text), choices)
  const condition = firstCondition(entry)
  if (found) return { entry, strength: found, power: { ...shared, harm: found.harm } }
  return condition && { entry, power: { ...shared, inflicts: [condition] } }
}

function actionPower(entry: Entry, named: Called, choices: DamageChoices): ConvertedPower | undefined {
  const { save, section, text } = entry
  if (!save?.area) return undefined
  const found = harmFrom(entry, save.damage, choices)
  const condition = firstCondition(entry)
  if (!found && !condition) return undefined
  const sparesFriends = isChoosy(text)
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
      ...(sparesFriends && { sparesFriends }),
      ...(section === 'bonus-action' && { isExtra: true }),
    },
  }
}

const isChoosy = (text: string): boolean => /\b(?:each|any) enemy\b|of (?:the [\w ]+'s|its) choice/i.test(text)

const EMANATION = /(\d+)-foot Emanation/i

function emanationIn(text: string): number | undefined {
  const [, feet] = EMANATION.exec(text) ?? []
  return feet === undefined ? undefined : Number(feet)
}

const DAMAGE = /takes? (\d+)(?:\s*\([^)]*\))? (\w+) damage/i

function damageIn(text: string): readonly Damage[] {
  const [, average, type = ''] = DAMAGE.exec(text) ?? []
  return average === undefined ? [] : [{ average: Number(average), type: type.toLowerCase() }]
}

const typesNamed = (text: string): readonly DamageType[] =>
  /takes? [^.]*damage/i.test(text) ? DAMAGE_TYPES.filter((type) => new RegExp(`\\b${type}\\b`, 'i').test(text)) : []

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
        : { shape: 'burst', inches: inchesFrom(area.radius), range: Math.min(LONGEST, inchesFrom(area.range)) }
  }
}

/** No table is longer. */
const LONGEST = 72

interface FoundHarm {
  readonly harm: Harm
  readonly average: number
  readonly dice: number
  readonly row: TableRow
}

/** Damage that comes later, to whoever bears the condition, is not harm of the power itself. */
const isLater = (text: string): boolean => /\bFailure\b/.test(text) && !/\bFailure:?\s+\d/.test(text)

function harmFrom(entry: Entry, damage: readonly Damage[], choices: DamageChoices): FoundHarm | undefined {
  const average = totalDamage(damage)
  if (average === 0 || isLater(entry.text)) return undefined
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
