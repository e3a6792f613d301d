/** A draft saved with its question, so that a reloaded page can restore it. */
import type { FigureId } from '@muster/engine'
import type { Snapshot, ShownDecision } from '@muster/session'
import { proposedDraft, type Draft } from './draft.ts'
import { moveAnswer } from './move-draft.ts'
import type { TableState } from './table-state.ts'

export interface SavedDraft {
  /** Which question it belongs to: to another one it means nothing. */
  readonly question: string
  readonly draft?: Draft
  readonly picked?: FigureId
  /** Dice of a real table, typed in so far. */
  readonly typed: readonly number[]
}

/** Undefined where nothing has been begun yet. */
export function savedDraftOf(state: TableState): SavedDraft | undefined {
  const { draft, selected, enteredFaces, snapshot, log } = state
  if (snapshot.answeredBy !== 'person' && !snapshot.awaited) return undefined
  const begun = draft && isChanged(draft, snapshot.decision) ? draft : undefined
  if (!begun && enteredFaces.length === 0) return undefined
  return {
    question: questionKey(snapshot, log.at(-1)?.event ?? 0),
    typed: enteredFaces,
    ...(begun && { draft: begun }),
    ...(selected !== undefined && { picked: selected }),
  }
}

/** The table with what was half done laid out again; as it is where that belonged to another question. */
export function withSavedDraft(state: TableState, half: SavedDraft): TableState {
  const { snapshot, log } = state
  if (half.question !== questionKey(snapshot, log.at(-1)?.event ?? 0)) return state
  const draft = half.draft && fits(half.draft, snapshot.decision) ? setDown(half.draft) : state.draft
  return { ...state, draft, selected: half.picked ?? state.selected, enteredFaces: half.typed }
}

function isChanged(draft: Draft, decision: ShownDecision | undefined): boolean {
  if (draft.is === 'move') return moveAnswer(draft) !== undefined
  return decision !== undefined && JSON.stringify(proposedDraft(decision)) !== JSON.stringify(draft)
}

/** No hand holds anything when a page opens. */
const setDown = (draft: Draft): Draft => (draft.is === 'move' ? { ...draft, held: false } : draft)

function fits(draft: Draft, decision: ShownDecision | undefined): boolean {
  if (draft.is === 'doubtful') return decision !== undefined
  if (decision?.kind === 'choose') return draft.is === 'choose' || draft.is === 'option'
  return draft.is === decision?.kind
}

/** The question in short: how much had been told before it, and all it says. */
function questionKey({ decision, awaited }: Pick<Snapshot, 'decision' | 'awaited'>, events: number): string {
  return `${events} ${hashOf(JSON.stringify([decision, awaited], inOrder))}`
}

/** Fields that came by updates stand in another order than those that came at once. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** FNV-1a: the same text, the same number. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
