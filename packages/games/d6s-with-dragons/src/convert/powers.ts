/** Entries of a stat block that harm or hinder whoever is in an area: breaths, auras, bursts. */
import {
  happensAtDeath,
  happensEachRound,
  inchesFrom,
  isCalled,
  plainDamage,
  rangeFrom,
  reachAround,
  sparesFriends,
  stoppedBy,
  usedBesides,
  type Area,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { AreaPower, PowerArea } from '../state/power.ts'
import { damageType } from './damage-type.ts'
import { namedAs, type Called, type ConvertedPower, type PowerFound } from './converted-power.ts'
import { effectsFrom, harmFrom, type DamageChoices } from './effects.ts'
import { againstOf, firstCondition } from './inflictions.ts'
import { parryPower, quietPower, targetPower, teleportPower } from './more-powers.ts'

/** Legendary actions are one power together (legendary.ts). */
const SECTIONS: readonly Entry['section'][] = ['trait', 'action', 'bonus-action', 'reaction']

export function powersFrom(block: StatBlock, damage: DamageChoices): readonly ConvertedPower[] {
  const found = block.entries
    .filter(({ section, attack }) => SECTIONS.includes(section) && !attack)
    .flatMap((entry) => powerFrom(entry, damage) ?? [])
  const besides = usedBesides(block)
  const [first, ...others] = found.filter(({ entry }) => besides.includes(entry))
  return others.length > 0 ? found : found.map((one) => (one === first ? besidesAction(one) : one))
}

/** What a Multiattack uses besides its attacks costs no action of its own; where it chooses among several, each does. */
function besidesAction(found: ConvertedPower): ConvertedPower {
  const { power } = found
  return power.kind === 'area' || power.kind === 'target' ? { ...found, power: { ...power, isExtra: true } } : found
}

function powerFrom(entry: Entry, choices: DamageChoices): ConvertedPower | undefined {
  const named = namedAs(entry)
  if (isCalled(entry, 'Undead Fortitude')) {
    return { entry, power: { ...named, kind: 'endurance', save: 'fortitude', potency: 1, stoppedBy: ['radiant'] } }
  }
  if (isCalled(entry, 'Regeneration')) {
    const types = stoppedBy(entry).flatMap((type) => damageType(type) ?? [])
    return types.length > 0 ? { entry, power: { ...named, kind: 'regeneration', stoppedBy: types } } : undefined
  }
  if (entry.section === 'trait') return traitPower(entry, named, choices) ?? quietPower(entry, named, choices)
  if (entry.section === 'reaction') return parryPower(entry, named)
  return actionPower(entry, named, choices) ?? targetPower(entry, named, choices) ?? teleportPower(entry, named)
}

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

/** Whoever is in the area; what a legendary action does is read in the same way. */
export function actionPower(entry: Entry, named: Called, choices: DamageChoices): PowerFound<AreaPower> | undefined {
  const { save, section } = entry
  if (!save?.area) return undefined
  const found = harmFrom(entry, save.damage, choices)
  const effects = effectsFrom(entry, found, firstCondition(entry))
  return (
    effects && {
      entry,
      ...(found && { strength: found }),
      power: {
        ...named,
        kind: 'area',
        area: areaFrom(save.area),
        ...againstOf(save),
        ...effects,
        ...(sparesFriends(entry) && { sparesFriends: true }),
        ...(section === 'bonus-action' && { isExtra: true }),
      },
    }
  )
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
