/** An answer that has not been given yet, shown on the table. One kind for each kind of decision. */
import type { Answer, FigureId, Link, Spot } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import type { Point } from '@muster/table'
import { shiftSpots } from '../figures/units.ts'
import { moveAnswer } from './move-draft.ts'

export interface MoveDraft {
  readonly is: 'move'
  readonly figure: FigureId
  /** Where it began, the points it goes by, and where it should end. */
  readonly start: Point
  readonly via: readonly Point[]
  readonly goal: Point
  /** As far as the judge lets it go; the answer is this, never the wish. */
  readonly path: readonly Point[]
  /** In the hand, following the pointer: not yet meant as an answer. */
  readonly held: boolean
  /** A unit that moves as one. */
  readonly unit?: UnitMove
}
export interface UnitMove {
  readonly models: readonly FigureId[]
  readonly shape: string
  /** Degrees it has been turned, with the clock. */
  readonly turn: number
  /** Where each model would stand, as the rules form it. */
  readonly ends: readonly Spot[]
}
export interface PlaceDraft {
  readonly is: 'place'
  readonly spots: readonly Spot[]
}
export interface AimDraft {
  readonly is: 'aim'
  readonly at: Point
}
export interface PairDraft {
  readonly is: 'pair'
  readonly links: readonly Link[]
  readonly from?: FigureId
}
export interface ChooseDraft {
  readonly is: 'choose'
  readonly pick: readonly string[]
}
/** An option of a touched figure, chosen but not given. */
export interface OptionDraft {
  readonly is: 'option'
  readonly figure: FigureId
  readonly option: string
  /** How to act was chosen by hand, and not only who acts. */
  readonly byHand?: boolean
}
/** An answer that a person is asked about once more: it ends the battle, or harms one's own side. */
export interface DoubtfulDraft {
  readonly is: 'doubtful'
  readonly answer: Answer
  readonly why: 'ends-battle' | 'harms-own'
}
/** What the computer advises, where it is a word and not a way. */
export interface AdviceDraft {
  readonly is: 'advised'
  readonly answer: Answer
}
export type Draft =
  | MoveDraft
  | PlaceDraft
  | AimDraft
  | PairDraft
  | ChooseDraft
  | OptionDraft
  | DoubtfulDraft
  | AdviceDraft

/** What lies on the table when a question arrives: the rules' own proposal, to be changed or accepted. */
export function proposedDraft(decision: ShownDecision): Draft | undefined {
  const usual = decision.default
  if (decision.kind === 'place' && 'spots' in usual) return { is: 'place', spots: usual.spots }
  if (decision.kind === 'aim' && 'at' in usual) return { is: 'aim', at: usual.at }
  if (decision.kind === 'pair' && 'links' in usual) return { is: 'pair', links: usual.links }
  if (decision.kind === 'choose' && decision.most > 1) return { is: 'choose', pick: 'pick' in usual ? usual.pick : [] }
  return undefined
}

export function answerFrom(draft: Draft): Answer | undefined {
  switch (draft.is) {
    case 'move':
      return draft.held ? undefined : moveAnswer(draft)
    case 'place':
      return { spots: draft.spots }
    case 'aim':
      return { at: draft.at }
    case 'pair':
      return { links: draft.links }
    case 'choose':
      return { pick: draft.pick }
    case 'advised':
    case 'doubtful':
      return draft.answer
    case 'option':
      return { pick: [draft.option] }
  }
}

/** A piece goes here, and whoever is placed as one body with it keeps its place beside it. */
export function moveSpot(
  draft: PlaceDraft,
  figure: FigureId,
  at: Point,
  models: readonly FigureId[] = [figure],
): PlaceDraft {
  const from = draft.spots.find((spot) => spot.figure === figure)?.at
  return from ? { ...draft, spots: shiftSpots(draft.spots, models, { x: at.x - from.x, y: at.y - from.y }) } : draft
}

/** Takes a choice or puts it back; past the most, the oldest gives way. */
export function toggle(draft: ChooseDraft, id: string, most: number): ChooseDraft {
  if (draft.pick.includes(id)) return { ...draft, pick: draft.pick.filter((one) => one !== id) }
  return { ...draft, pick: [...draft.pick, id].slice(-most) }
}

/** Two drafts of the same answer have the same key. */
export const draftKey = (draft: Draft | undefined): string => JSON.stringify(draft && answerFrom(draft))
