/** How the ready armies are written down. */
import type { Json, ReadyArmy } from '@muster/engine'
import type { GearId, ProfileId, Rank, SpecialRuleId } from '../../state/vocabulary.ts'

export interface EntryWords {
  readonly name: string
  readonly profile: ProfileId
  readonly count?: number
  readonly mounted?: boolean
  readonly rank?: Rank
  readonly gear?: readonly GearId[]
  readonly rules?: readonly SpecialRuleId[]
  readonly icon?: string
  readonly crew?: readonly EntryWords[]
}

const written = ({ crew, gear, rules, ...more }: EntryWords): Json => ({
  ...more,
  ...(gear && { gear: [...gear] }),
  ...(rules && { rules: [...rules] }),
  ...(crew && { crew: crew.map(written) }),
})

export const readyArmy = (
  id: string,
  name: string,
  line: string,
  points: number,
  ...entries: readonly EntryWords[]
): ReadyArmy => ({ id, name, line, points, army: { name, entries: entries.map(written) } })
