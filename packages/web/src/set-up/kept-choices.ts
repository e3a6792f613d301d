/** What was chosen in a set-up, for whoever goes back to it. It is kept as long as the page's tab is open. */
import type { Choices } from './choices.ts'

const keyOf = (game: string): string => `muster-set-up-${game}`

export function keepChoices(game: string, choices: Choices): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(choices))
  } catch {
    // If the browser stores nothing, the set-up begins anew.
  }
}

/** Only this page writes them, so their form is not checked again. */
export function keptChoices(game: string): Choices | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(game))
    return text === null ? undefined : (JSON.parse(text) as Choices)
  } catch {
    return undefined
  }
}
