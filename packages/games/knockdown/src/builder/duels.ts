/** What one attack of a model does to common foes, and theirs to it, by the odds of the rules. */
import { slayChance, type Duel } from '@muster/engine'
import { inches } from '@muster/table'
import { readEntrySheet, usualIcon, type EntrySheet } from '../army/sheet.ts'
import { profileOf } from '../content/profiles.ts'
import { attackForecasts } from '../forecasts/forecasts.ts'
import type { Figure, State } from '../state/state.ts'
import { standing } from './table.ts'

const FOES = [
  { name: 'Levy spear', profile: 'levy-infantry', gear: ['spear', 'shield'] },
  { name: 'Unruly axe', profile: 'unruly-infantry', gear: ['great-weapon'] },
  { name: 'Brute monster', profile: 'brute-monster' },
]

/** A chassis does not attack by itself. */
export const duels = (table: State, entry: EntrySheet): readonly Duel[] =>
  profileOf(entry.profile).att === undefined ? [] : FOES.map((foe) => duel(table, entry, readEntrySheet(foe)))

function duel(table: State, entry: EntrySheet, foe: EntrySheet): Duel {
  const { state, figures } = standing(table, { a: entry, b: foe })
  const [one, other] = figures as [Figure, Figure]
  one.at = { x: inches(12), y: inches(12) }
  other.at = { x: inches(12), y: inches(12) + one.radius + other.radius }
  return {
    foe: foe.name,
    icon: usualIcon(foe.profile, foe.mounted),
    slays: slayChance(attackForecasts(state, one.id, other.id), 'melee'),
    slain: slayChance(attackForecasts(state, other.id, one.id), 'melee'),
  }
}
