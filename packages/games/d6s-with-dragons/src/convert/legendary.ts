/** Legendary actions of a stat block, as far as this game can say them. */
import {
  attacksMade,
  entriesOf,
  entryUsed,
  idFrom,
  inchesFrom,
  isOnceARound,
  moveShare,
  spellsCastBy,
  teleportFeet,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { LegendaryDeed } from '../state/power.ts'
import { attackEntries } from './attacks.ts'
import { namedAs, powerIdOf, type ConvertedPower } from './converted-power.ts'
import type { DamageChoices } from './effects.ts'
import { targetPower } from './more-powers.ts'
import { actionPower } from './powers.ts'
import { spellFrom } from './spells.ts'

/** All printed creatures have as many. */
const TIMES = 3

export interface ConvertedLegends {
  /** One power for all of them; undefined: it has none that could be enforced. */
  readonly power: ConvertedPower['power'] | undefined
  readonly entries: readonly Entry[]
  /** Those that strike, with the rows their numbers came from. */
  readonly strikes: readonly ConvertedPower[]
}

interface FoundDeed {
  readonly entry: Entry
  readonly deed: LegendaryDeed
  readonly strike: ConvertedPower | undefined
}

export function legendsFrom(block: StatBlock, choices: DamageChoices): ConvertedLegends {
  const found = entriesOf(block, 'legendary-action').flatMap((entry) => deedFrom(block, entry, choices) ?? [])
  return {
    power:
      found.length === 0
        ? undefined
        : {
            id: powerIdOf('Legendary Actions'),
            name: 'Legendary Actions',
            kind: 'legendary',
            times: TIMES,
            deeds: found.map(({ deed }) => deed),
          },
    entries: found.map(({ entry }) => entry),
    strikes: found.flatMap(({ strike }) => strike ?? []),
  }
}

/** Only if everything it needs is here: a spell that this game lacks, or an attack that is none, leaves it out. */
function deedFrom(block: StatBlock, entry: Entry, choices: DamageChoices): FoundDeed | undefined {
  const told = usedAction(block, entry)
  const named = namedAs(entry)
  const cast = spellsCastBy(told)?.spells
  const spell = cast?.length === 1 ? spellFrom(cast[0] ?? '') : undefined
  const attack = weaponsIn(block, told)
  if ((cast && spell === undefined) || (attack.length === 0 && attacksMade(told).length > 0)) return undefined
  const strike = actionPower(told, named, choices) ?? targetPower(told, named, choices)
  const teleport = teleportFeet(told)
  const move = moveShare(told)
  if (teleport === undefined && move === undefined && attack.length === 0 && !spell && !strike) return undefined
  const deed: LegendaryDeed = {
    ...named,
    ...(teleport !== undefined && { teleport: inchesFrom(teleport) }),
    ...(move !== undefined && { move }),
    ...(attack.length > 0 && { attack }),
    ...(spell && { spell }),
    ...(strike && { strike: strike.power }),
    ...(isOnceARound(entry) && { once: true }),
  }
  return { entry, deed, strike: strike && { ...strike, entry: { ...strike.entry, name: entry.name } } }
}

/** "The kraken uses Lightning Strike" is that action. */
function usedAction(block: StatBlock, entry: Entry): Entry {
  const name = entryUsed(entry)
  const used = name === undefined ? undefined : entriesOf(block, 'action').find((one) => one.name === name)
  return used ? { ...used, section: entry.section } : entry
}

/** The weapons of its profile that it makes one attack with. */
const weaponsIn = (block: StatBlock, told: Entry): readonly string[] => {
  const weapons = attackEntries(block).filter(({ attack }) => attack?.reach !== undefined)
  return attacksMade(told)
    .filter((name) => weapons.some((weapon) => weapon.name.toLowerCase() === name.toLowerCase()))
    .map(idFrom)
}
