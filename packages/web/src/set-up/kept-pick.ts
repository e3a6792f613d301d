/** The kept lists of a game as armies that a side can take. */
import { InputError, type GameKit } from '@muster/engine'
import { listArmies, storedArmy, type KeptArmy } from '../store/army-store.ts'
import type { ArmyPick } from './choices.ts'

export type KeptPick = Extract<ArmyPick, { is: 'file' }> & { readonly id: string }

/** Lists with nobody in them are left out. */
export const keptPicks = (kit: GameKit<unknown>): readonly KeptPick[] =>
  listArmies().flatMap(({ id, kept }) =>
    kept?.game === kit.game.id && kept.summary.figures > 0 ? pickOf(kit, id, kept) : [],
  )

/** The list of that id; undefined if it is not kept, or is of another game. */
export function keptPick(kit: GameKit<unknown>, id: string): KeptPick | undefined {
  const kept = storedArmy(id)?.kept
  return kept?.game === kit.game.id ? pickOf(kit, id, kept) : undefined
}

const pickOf = (kit: GameKit<unknown>, id: string, { army, limit, summary }: KeptArmy): KeptPick => ({
  is: 'file',
  id,
  name: summary.name,
  army,
  points: limit,
  ...needsOf(kit, army, limit),
})

/** A list that cannot be read needs nothing: the set-up says what is wrong with it. */
function needsOf(kit: GameKit<unknown>, army: KeptArmy['army'], limit: number): Pick<KeptPick, 'needs'> {
  try {
    const { needs } = kit.checkArmy(army, limit)
    return needs ? { needs } : {}
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}
