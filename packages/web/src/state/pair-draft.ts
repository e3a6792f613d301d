/** The draft of a pairing: who attacks or shoots whom. */
import type { FigureId, Link, Linker, PairDecision } from '@muster/engine'
import type { PairDraft } from './draft.ts'

/** Points a linker at a target: a single link moves, one of several comes and goes. */
export function link(draft: PairDraft, { linkers }: PairDecision, from: FigureId, to: FigureId): PairDraft {
  const linker = linkers.find(({ figure }) => figure === from)
  if (!linker?.targets.includes(to)) return draft
  const own = draft.links.filter((one) => one.from === from)
  return { ...draft, links: withOwn(draft.links, from, relinked(own, linker, to)) }
}

/** A linker's links stay in their place among the others: the order they are played in may matter. */
function withOwn(links: readonly Link[], from: FigureId, own: readonly Link[]): readonly Link[] {
  const place = links.findIndex((one) => one.from === from)
  const before = place < 0 ? links : links.slice(0, place)
  const after = place < 0 ? [] : links.slice(place).filter((one) => one.from !== from)
  return [...before, ...own, ...after]
}

function relinked(own: readonly Link[], { figure, most, least }: Linker, to: FigureId): readonly Link[] {
  const wanted = { from: figure, to }
  if (most === 1) return own.some((one) => one.to === to) && least === 0 ? [] : [wanted]
  return own.length < most ? [...own, wanted] : [...own.slice(1), wanted]
}

/** The n-th link of a linker is set to somebody, or to nobody. */
export function relink(draft: PairDraft, from: FigureId, place: number, to: FigureId | ''): PairDraft {
  const own = draft.links.filter((one) => one.from === from)
  const changed =
    to === '' ? own.filter((_, i) => i !== place) : [...own.slice(0, place), { from, to }, ...own.slice(place + 1)]
  return { ...draft, links: withOwn(draft.links, from, changed) }
}
