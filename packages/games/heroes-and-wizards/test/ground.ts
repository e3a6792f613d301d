/** What the tests of movement and magic share: a table on the last turn, and looks at what is asked. */
import type { FigureId, Mover, Refusal } from '@muster/engine'
import { toInches, type Point } from '@muster/table'
import { expect } from 'vitest'
import { skirmish, type Skirmish } from './skirmish.ts'

type Words = NonNullable<Parameters<typeof skirmish>[0]>

/** The last turn, so that no initiative is rolled after it. */
export const lastTurn = (words: Words = {}): Skirmish => skirmish({ turn: 6, ...words })
export const magicPhase = (words: Words = {}): Skirmish => lastTurn({ stage: 'magic', ...words })

export function movers(battle: Skirmish): readonly Mover[] {
  const { decision } = battle
  return decision.kind === 'move' ? decision.movers : expect.fail(`asked for ${decision.what}, not for a move`)
}

export const mover = (battle: Skirmish, figure: FigureId): Mover =>
  movers(battle).find((one) => one.figure === figure) ?? expect.fail(`${figure} is not to move`)

/** Where the move ends that a refusal offers instead, in inches. */
export function nearestEnd({ nearest }: Refusal): readonly [number, number] {
  const path: readonly Point[] = nearest && 'path' in nearest ? nearest.path : []
  const end = path.at(-1) ?? expect.fail('no other way is offered')
  return [toInches(end.x), toInches(end.y)]
}

/** Who may be linked to whom in the pairing now asked for. */
export function pairing(battle: Skirmish): { readonly [figure: FigureId]: readonly FigureId[] } {
  const { decision } = battle
  if (decision.kind !== 'pair') expect.fail(`asked for ${decision.what}, not for pairs`)
  return Object.fromEntries(decision.linkers.map(({ figure, targets }) => [figure, targets]))
}

/** The castings offered, without "done". */
export const castings = (battle: Skirmish): readonly string[] =>
  battle.decision.options.map(({ id }) => id).filter((id) => id !== 'done')

/** Every dice purpose rolled so far. */
export const rolled = (battle: Skirmish): readonly string[] =>
  battle.battle.tape.flatMap((entry) => ('roll' in entry ? [entry.roll] : []))
