/** How the ready armies are written down. */
import type { Json, ReadyArmy } from '@muster/engine'
import type { ArmorWorn, WeaponId } from '../../state/vocabulary.ts'

export interface EntryWords {
  readonly name: string
  /** A troop or a creature of the bestiary. */
  readonly profile: string
  readonly count?: number
  readonly weapons?: readonly WeaponId[]
  readonly armor?: ArmorWorn
  readonly shield?: boolean
  readonly icon?: string
}

const written = ({ weapons, ...more }: EntryWords): Json => ({ ...more, ...(weapons && { weapons: [...weapons] }) })

/** All of them cost 150 points. */
export const readyArmy = (id: string, name: string, line: string, ...entries: readonly EntryWords[]): ReadyArmy => ({
  id,
  name,
  line,
  points: 150,
  army: { name, entries: entries.map(written) },
})
