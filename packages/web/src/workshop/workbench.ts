/** The state of the card workshop: the card being edited, and the list it is made for. */
import { entriesIn, withEntries, type Design, type Designer, type DesignPart, type Json } from '@muster/engine'

export interface Workbench {
  readonly card: Design
  readonly army: Json
}

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

/** The entry of a list that a design makes. */
export const entryOfDesign = (designer: Designer, field: string, design: Design): Json =>
  (entriesIn(designer.army(design.name, [design]).army, field)[0] ?? {}) as Json

export const addToArmy = (designer: Designer, field: string, workbench: Workbench, card: Design): Workbench => ({
  ...workbench,
  army: withEntries(workbench.army, field, [
    ...(entriesIn(workbench.army, field) as readonly Json[]),
    entryOfDesign(designer, field, card),
  ]),
})

export const removeFromArmy = (field: string, workbench: Workbench, place: number): Workbench => ({
  ...workbench,
  army: withEntries(
    workbench.army,
    field,
    (entriesIn(workbench.army, field) as readonly Json[]).filter((_, index) => index !== place),
  ),
})
