/** The Leeway Marker: who holds it may have one distance of their own let pass, and hands it over. */
import { type Answer, type FigureId, type Play, type Refusal, type SideId } from '@muster/engine'
import type { Length } from '@muster/table'
import { tell } from '../../events/events.ts'
import { TOLERANCE, otherSide, sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

export const mayClaim = ({ leeway }: State, side: SideId): boolean => leeway === side

/** Whether a distance that fails by this much can be let pass: within one base of the acting unit. */
export const isWithinLeeway = (by: number, width: Length): boolean => by <= width + TOLERANCE

/** What was let pass, for which unit, and by how much it failed. */
export interface Claim {
  readonly unit: FigureId
  readonly what: string
  readonly by: number
}

/** The marker goes to the other player at once. */
export function claimLeeway(play: Play<State>, side: SideId, { unit, what, by }: Claim): void {
  const { state } = play
  const to = otherSide(state, side)
  state.leeway = to
  tell(play, { is: 'leeway-claimed', rules: ['SF-LEE-02', 'SF-LEE-03'], side, to, unit, what, by: Math.round(by) })
}

/** A refusal that the holder of the marker can talk itself out of. */
export function withOffer(state: State, side: SideId, refusal: Refusal, answer: Answer): Refusal {
  const other = sideOf(state, otherSide(state, side)).name
  const offer = { label: 'Claim leeway', hint: `It counts, and the Leeway Marker goes to ${other}.`, answer }
  return { ...refusal, offers: [...(refusal.offers ?? []), offer] }
}
