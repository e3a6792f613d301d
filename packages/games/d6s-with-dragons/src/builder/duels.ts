/** What one attack of an entry does to common foes, and theirs to it, by the odds of the rules. */
import { slayChance, type Duel } from '@muster/engine'
import { inches, radiusOf } from '@muster/table'
import { readEntry, type Entry } from '../army/entry.ts'
import { readEntrySheet } from '../army/sheet.ts'
import { freeForm } from '../content/lists/free-form.ts'
import { attackForecasts } from '../forecasts/attacks.ts'
import type { Figure, State } from '../state/state.ts'
import { emblemOf } from '../view/emblem.ts'
import type { BuilderContext, EditedEntry } from './context.ts'
import { joined } from './table.ts'

/** A soldier, a brute and somebody hard to hurt. */
const FOES = [
  { profile: 'human-warrior', name: 'Man-at-arms', gear: ['blade', 'light armor', 'shield'] },
  { profile: 'orc-warrior', name: 'Orc', gear: ['great blade'] },
  { profile: 'dwarf-warrior', name: 'Dwarf', gear: ['bludgeon', 'heavy armor', 'shield'] },
]

export const duels = (context: BuilderContext, { entry }: EditedEntry): readonly Duel[] =>
  FOES.flatMap((sheet) => {
    const foe = readEntry(freeForm, readEntrySheet(sheet)).entry
    return foe ? [duel(context.table(), entry, foe)] : []
  })

function duel(table: State, entry: Entry, foe: Entry): Duel {
  const { state, first } = joined(table, ['a', { ...entry, mount: undefined }], ['b', foe])
  const [one, other] = first as [Figure, Figure]
  for (const figure of first) Object.assign(figure, { where: 'standing' })
  one.at = { x: inches(12), y: inches(12) }
  other.at = { x: inches(12), y: inches(12) + radiusOf(one.profile.base) + radiusOf(other.profile.base) }
  return {
    foe: foe.name,
    icon: emblemOf(foe),
    slays: slayChance(attackForecasts(state, one.id, other.id), 'attack'),
    slain: slayChance(attackForecasts(state, other.id, one.id), 'attack'),
  }
}
