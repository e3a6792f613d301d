/** The Leeway Marker: its holder may ignore that one distance falls short, and then hands the marker over. */
import { type Answer, type FigureId, type Play, type Refusal, type SideId } from '@muster/engine'
import type { Length } from '@muster/table'
import { tell } from '../../events/events.ts'
import { TOLERANCE, otherSide, sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

export const mayClaim = ({ leeway }: State, side: SideId): boolean => leeway === side

/** Whether leeway covers a distance that falls short by this much: up to one base width of the acting unit. */
export const isWithinLeeway = (by: number, width: Length): boolean => by <= width + TOLERANCE

/** What leeway was claimed for, by which unit, and by how much the distance fell short. */
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

/** Adds the offer to claim leeway to a refusal. */
export function withOffer(state: State, side: SideId, refusal: Refusal, answer: Answer): Refusal {
  const other = sideOf(state, otherSide(state, side)).name
  const offer = { label: 'Claim leeway', hint: `It counts, and the Leeway Marker goes to ${other}.`, answer }
  return { ...refusal, offers: [...(refusal.offers ?? []), offer] }
}
