/** The state of the card workshop: the card being edited, the cards kept, and the army. */
import type { Design, DesignPart } from '@muster/engine'

export interface Workbench {
  readonly card: Design
  /** Own cards, the newest first, with unique names. */
  readonly kept: readonly Design[]
  readonly army: { readonly name: string; readonly cards: readonly Design[] }
}

export const emptyWorkbench = (card: Design, armyName: string): Workbench => ({
  card,
  kept: [],
  army: { name: armyName, cards: [] },
})

/** Makes a choice or removes it; where one is allowed, it replaces the other. */
export function toggleChoice(card: Design, { id, least, most }: DesignPart, choice: string): Design {
  const now = card.chosen[id] ?? []
  const has = now.includes(choice)
  if (has && now.length <= least) return card
  const next = has
    ? now.filter((one) => one !== choice)
    : most === 1
      ? [choice]
      : now.length < most
        ? [...now, choice]
        : now
  return { ...card, chosen: { ...card.chosen, [id]: next } }
}

/** Limits the number of models to what the unit allows. */
export const withCount = (
  card: Design,
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): Design => ({ ...card, count: Math.min(most, Math.max(least, Math.round(count) || least)) })

/** Replaces the card of that name, or adds it first. */
export function keepCard(workbench: Workbench): Workbench {
  const others = workbench.kept.filter(({ name }) => name !== workbench.card.name)
  return { ...workbench, kept: [workbench.card, ...others] }
}

export const isCardKept = ({ card, kept }: Workbench): boolean =>
  kept.some((one) => JSON.stringify(one) === JSON.stringify(card))
export const forgetCard = (workbench: Workbench, name: string): Workbench => ({
  ...workbench,
  kept: workbench.kept.filter((one) => one.name !== name),
})
export const addToArmy = (workbench: Workbench, card: Design): Workbench => ({
  ...workbench,
  army: { ...workbench.army, cards: [...workbench.army.cards, card] },
})
export const removeFromArmy = (workbench: Workbench, place: number): Workbench => ({
  ...workbench,
  army: { ...workbench.army, cards: workbench.army.cards.filter((_, i) => i !== place) },
})

/** Edits that can be undone; typing into one field is one edit. */
export interface EditHistory {
  readonly past: readonly Workbench[]
  readonly now: Workbench
  readonly future: readonly Workbench[]
  readonly lastEdit: string
}

const MOST_EDITS = 100

export const newHistory = (now: Workbench): EditHistory => ({ past: [], now, future: [], lastEdit: '' })

export function recordEdit({ past, now, lastEdit }: EditHistory, edit: string, next: Workbench): EditHistory {
  const isSame = edit !== '' && edit === lastEdit
  return { past: isSame ? past : [...past, now].slice(-MOST_EDITS), now: next, future: [], lastEdit: edit }
}

export function undoEdit({ past, now, future }: EditHistory): EditHistory {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], lastEdit: '' }
    : { past, now, future, lastEdit: '' }
}

export function redoEdit({ past, now, future: [next, ...rest] }: EditHistory): EditHistory {
  return next
    ? { past: [...past, now], now: next, future: rest, lastEdit: '' }
    : { past, now, future: [], lastEdit: '' }
}
