/** What an army lacks, said plainly, beside the ready armies of its size. */
import { counted, type BuilderEntry, type Json } from '@muster/engine'
import { reportOn, type ArmyKit } from './proposal.ts'

export interface Weakness {
  readonly id: 'no-shooting' | 'no-leader' | 'slow' | 'few'
  readonly words: string
}

/** So much slower, or so many fewer, is worth a word. */
const MUCH_SLOWER = 0.85
const MUCH_FEWER = 0.6

export function weaknesses(kit: ArmyKit, army: Json): readonly Weakness[] {
  const entries = kit.builder.entries(army).filter(({ count }) => count > 0)
  if (entries.length === 0) return []
  const peers = peersOf(kit, army)
  const found: Weakness[] = []
  if (!entries.some(({ can }) => can.shoots || can.casts))
    found.push({ id: 'no-shooting', words: 'Nobody shoots or casts: it must come close to do any harm.' })
  if (!entries.some(({ can }) => can.leads) && peers.some((peer) => peer.some(({ can }) => can.leads)))
    found.push({ id: 'no-leader', words: 'Nobody leads it.' })
  const [own, usual] = [moveOf(entries), mean(peers.map(moveOf))]
  if (own < usual * MUCH_SLOWER)
    found.push({ id: 'slow', words: `It is slow: ${inches(own)} a turn, where others move ${inches(usual)}.` })
  const [figures, others] = [figuresOf(entries), mean(peers.map(figuresOf))]
  if (figures < others * MUCH_FEWER)
    found.push({
      id: 'few',
      words: `It is few: ${counted(figures, 'figure')}, where others have ${Math.round(others)}.`,
    })
  return found
}

/** The ready armies that cost about as much; all of them where none does. */
function peersOf(kit: ArmyKit, army: Json): readonly (readonly BuilderEntry[])[] {
  const points = reportOn(kit, army, Number.MAX_SAFE_INTEGER)?.points ?? 0
  const near = kit.armies.filter((ready) => Math.abs(ready.points - points) <= ready.points / 4)
  return (near.length > 0 ? near : kit.armies).map((ready) => kit.builder.entries(ready.army))
}

const figuresOf = (entries: readonly BuilderEntry[]): number =>
  entries.reduce((sum, { count }) => sum + Math.max(0, count), 0)
const moveOf = (entries: readonly BuilderEntry[]): number =>
  entries.reduce((sum, { can, count }) => sum + can.move * Math.max(0, count), 0) / Math.max(1, figuresOf(entries))
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
const inches = (length: number): string => `${Math.round(length * 10) / 10}″`
