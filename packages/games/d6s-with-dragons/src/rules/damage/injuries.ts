/** Optional rules for a campaign: what became of the characters that were eliminated. */
import { raise, rollFor, purposeKey, named, type Dice, type FigureId, type RuleId, type SideId } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'

/** `misses`: encounters it cannot take part in; absent: it is gone for good. */
export interface Fate {
  readonly id: string
  readonly text: string
  readonly misses?: number
  readonly rule: RuleId
}

const gone: Fate = { id: 'gone', text: 'It does not come back.', rule: 'DD-INJ-02' }
const hurt: Fate = { id: 'hurt', text: 'It misses the next encounter.', misses: 1, rule: 'DD-INJ-03' }
const recovered: Fate = { id: 'recovered', text: 'It is as good as new.', misses: 0, rule: 'DD-INJ-04' }

/** One fate for each face of the die. Players may write a table of their own. */
export type FateTable = readonly [Fate, Fate, Fate, Fate, Fate, Fate]
export const USUAL_FATES: FateTable = [gone, hurt, hurt, recovered, recovered, recovered]

export interface Injury {
  readonly figure: FigureId
  readonly side: SideId
  readonly face: number
  readonly fate: Fate
}

/** Slain or fled. Characters summoned during the encounter do not belong to the roster. */
const wasEliminated = ({ where, starting, points }: Figure): boolean =>
  (where === 'slain' || where === 'fled') && (starting || points > 0)

export function injuriesAfter({ figures }: State, dice: Dice, fates: FateTable = USUAL_FATES): Injury[] {
  return figures.filter(wasEliminated).map(({ id, side }) => {
    const what = rollFor('injury', named(id))
    const faces = dice.roll({ is: 'roll', ...what, purpose: purposeKey(what), by: side, count: 1, sides: 6 })
    const face = faces?.[0] ?? raise('the injury dice have not been rolled')
    return { figure: id, side, face, fate: fates[face - 1] ?? raise(`no die shows ${face}`) }
  })
}

/** Whether it may fight again after so many further encounters. */
export const isAvailable = ({ fate: { misses } }: Injury, encountersSince: number): boolean =>
  misses !== undefined && encountersSince >= misses
