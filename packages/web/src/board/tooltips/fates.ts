/** Everybody that a template would catch, with what becomes of them. */
import type { FigureView } from '@muster/engine'
import type { Risk } from '@muster/session'
import { displayName } from '../../figures/acting-figures.ts'
import { words } from '../../words/words.ts'

/** Those with the same fate together: "Miner ×2, each falls 50 %"; the names alone until the odds are there. */
export function fatesOf(caught: readonly FigureView[], risks: readonly Risk[] = []): readonly string[] {
  const groups = new Map<string, string[]>()
  for (const figure of caught) {
    const risk = risks.find((one) => one.figure === figure.id)
    const fate = risk ? words.battle.risk(undefined, risk.falls, risk.hurt) : ''
    groups.set(fate, [...(groups.get(fate) ?? []), displayName(figure)])
  }
  return [...groups].map(([fate, names]) => words.board.fate(names, fate))
}
