export const quick: boolean
/** How often a second `once` can be done. It may return how many units it did; without that, one. */
export function perSecond(once: () => number | void, options?: { warmUp?: number; run?: number }): number
/** A benchmark's last word: one line of JSON. */
export function report(figures: Readonly<Record<string, number>>): void
