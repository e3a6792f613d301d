/** The army of the workshop, for the set-up screen; undefined if it has no units. */
import type { GameKit } from '@muster/engine'
import type { ArmyPick } from './choices.ts'
import { words } from '../words/words.ts'
import { loadWorkbench } from '../workshop/workbench-store.ts'

export function workshopArmy({ game, designer }: GameKit<unknown>): Extract<ArmyPick, { is: 'file' }> | undefined {
  if (!designer) return undefined
  const { army } = loadWorkbench(game.id, designer, words.workshop.armyName)
  return army.cards.length === 0 ? undefined : { is: 'file', name: army.name, ...designer.army(army.name, army.cards) }
}
