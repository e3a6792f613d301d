/** The workbench in the browser's storage. What cannot be read is set aside, not deleted. */
import type { Design, Designer } from '@muster/engine'
import { emptyWorkbench, type Workbench } from './workbench.ts'

const keyOf = (game: string): string => `muster-workshop-${game}`

const isText = (value: unknown): value is string => typeof value === 'string'
const isLists = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Array.isArray(one) && one.every(isText))

export function isDesign(value: unknown): value is Design {
  const { name, icon, count, chosen } = (value ?? {}) as Partial<Record<keyof Design, unknown>>
  return isText(name) && isText(icon) && Number.isInteger(count) && isLists(chosen)
}

/** The saved workbench, or undefined if the text is not one. */
export function readWorkbench(text: string): Workbench | undefined {
  try {
    const { card, kept, army } = JSON.parse(text) as Partial<Workbench>
    const isWhole =
      isDesign(card) && Array.isArray(kept) && kept.every(isDesign) && isText(army?.name) && army.cards.every(isDesign)
    return isWhole && card && kept && army ? { card, kept, army } : undefined
  } catch {
    return undefined
  }
}

export function loadWorkbench(game: string, { blank }: Designer, armyName: string): Workbench {
  const fresh = emptyWorkbench(blank, armyName)
  try {
    const text = localStorage.getItem(keyOf(game))
    const found = text === null ? undefined : readWorkbench(text)
    if (text !== null && !found) localStorage.setItem(`${keyOf(game)}-unread`, text)
    return found ?? fresh
  } catch {
    return fresh
  }
}

/** False if the browser did not save it. */
export function saveWorkbench(game: string, workbench: Workbench): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(workbench))
    return true
  } catch {
    return false
  }
}
