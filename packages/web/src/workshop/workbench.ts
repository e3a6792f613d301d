/** The card workshop without a screen: the card on the bench, the cards kept, the army being put together. */
import type { Design, DesignPart } from '@muster/engine'

export interface Bench {
  readonly card: Design
  /** Own cards, by name; the newest first. */
  readonly kept: readonly Design[]
  readonly army: { readonly name: string; readonly cards: readonly Design[] }
}

export const emptyBench = (card: Design, armyName: string): Bench => ({
  card,
  kept: [],
  army: { name: armyName, cards: [] },
})

/** Takes a choice or gives it back. Of a part that allows one, the new choice takes the old one's place. */
export function choose(card: Design, { id, least, most }: DesignPart, choice: string): Design {
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

/** As many models as the kind of unit allows. */
export const withCount = (
  card: Design,
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): Design => ({ ...card, count: Math.min(most, Math.max(least, Math.round(count) || least)) })

/** A card of that name is replaced, a new one comes first. */
export function keep(bench: Bench): Bench {
  const others = bench.kept.filter(({ name }) => name !== bench.card.name)
  return { ...bench, kept: [bench.card, ...others] }
}

export const isKept = ({ card, kept }: Bench): boolean =>
  kept.some((one) => JSON.stringify(one) === JSON.stringify(card))
export const forget = (bench: Bench, name: string): Bench => ({
  ...bench,
  kept: bench.kept.filter((one) => one.name !== name),
})
export const enlist = (bench: Bench, card: Design): Bench => ({
  ...bench,
  army: { ...bench.army, cards: [...bench.army.cards, card] },
})
export const dismiss = (bench: Bench, place: number): Bench => ({
  ...bench,
  army: { ...bench.army, cards: bench.army.cards.filter((_, i) => i !== place) },
})

/** What was done, so that it can be undone. Typing into one field is one deed. */
export interface Deeds {
  readonly past: readonly Bench[]
  readonly now: Bench
  readonly future: readonly Bench[]
  readonly last: string
}

const MOST_DEEDS = 100

export const firstDeed = (now: Bench): Deeds => ({ past: [], now, future: [], last: '' })

export function did({ past, now, last }: Deeds, deed: string, next: Bench): Deeds {
  const isSame = deed !== '' && deed === last
  return { past: isSame ? past : [...past, now].slice(-MOST_DEEDS), now: next, future: [], last: deed }
}

export function undone({ past, now, future }: Deeds): Deeds {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: '' }
    : { past, now, future, last: '' }
}

export function redone({ past, now, future: [next, ...rest] }: Deeds): Deeds {
  return next ? { past: [...past, now], now: next, future: rest, last: '' } : { past, now, future: [], last: '' }
}
