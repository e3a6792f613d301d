/** The only place that lists the games. Everything else of the command line asks the kits. */
import type { GameKit } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { Trouble } from './trouble.ts'

/** A game whose state only the game itself looks into. */
export type AnyKit = GameKit<unknown>

/** The one cast: a kit is only ever handed states that it made itself. */
const kit = <S>(one: GameKit<S>): AnyKit => one as unknown as AnyKit

export const KITS: readonly AnyKit[] = [kit(heroesAndWizards)]

export function kitOf(id: string, file = '', where = ''): AnyKit {
  const found = KITS.find(({ game }) => game.id === id)
  if (found) return found
  const known = KITS.map(({ game }) => game.id).join(', ')
  throw new Trouble(`There is no game "${id}". The games are: ${known}.`, file, where)
}
