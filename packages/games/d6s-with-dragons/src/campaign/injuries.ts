/** After an encounter: a die for each character that was eliminated says what becomes of it. */
import { named, purposeKey, raise, rollFor, type Dice, type FigureId, type RuleId, type SideId } from '@muster/engine'
import type { Figure, State } from '../state/state.ts'

/** `misses`: encounters it cannot take part in; absent: it is gone for good. */
export interface Fate {
  readonly id: string
  readonly text: string
  readonly misses?: number | undefined
  readonly rule: RuleId
}

const gone: Fate = { id: 'gone', text: 'Gone for good.', rule: 'DD-INJ-02' }
const hurt: Fate = { id: 'hurt', text: 'Misses the next encounter.', misses: 1, rule: 'DD-INJ-03' }
const recovered: Fate = { id: 'recovered', text: 'Recovers fully.', misses: 0, rule: 'DD-INJ-04' }

/** One fate for each face of the die. Players may agree on a table of their own. */
export type FateTable = readonly Fate[]
export const USUAL_FATES: FateTable = [gone, hurt, hurt, recovered, recovered, recovered]

export const fateOn = (fates: FateTable, face: number): Fate => fates[face - 1] ?? raise(`no die shows ${face}`)

/** Slain or fled. Characters summoned during the encounter belong to no company. */
const wasEliminated = ({ where, starting, points }: Figure): boolean =>
  (where === 'slain' || where === 'fled') && (starting || points > 0)

export const eliminatedIn = ({ figures }: State): readonly FigureId[] =>
  figures.filter(wasEliminated).map(({ id }) => id)

export function rollInjury(dice: Dice, figure: FigureId, side: SideId): number {
  const what = rollFor('injury', named(figure))
  const faces = dice.roll({ is: 'roll', ...what, purpose: purposeKey(what), by: side, count: 1, sides: 6 })
  return faces?.[0] ?? raise('the injury dice have not been rolled')
}
