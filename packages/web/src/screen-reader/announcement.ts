/** What is read out to those who listen: the news in a few sentences, then what is asked. */
import type { LogEntry } from '@muster/engine'
import { words } from '../words/words.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import { headline } from '../words/capitalize.ts'

/** More than this nobody keeps in mind; the log has the rest. */
const MOST = 4

const RANK: Readonly<Record<LogEntry['weight'], number>> = { major: 0, plain: 1, minor: 2 }

export function announcement(lines: readonly LogEntry[], snapshot: Snapshot): string {
  return [...newsOf(lines), ...endOf(snapshot), ...askedOf(snapshot)].join(' ')
}

/** The weightiest, in the order they happened; of equal weight the latest. */
function newsOf(lines: readonly LogEntry[]): readonly string[] {
  const news = lines.filter(({ weight }) => weight !== 'minor')
  const byWeight = news.toReversed().sort((a, b) => RANK[a.weight] - RANK[b.weight])
  const told = new Set(byWeight.slice(0, MOST))
  const left = news.length - told.size
  return [
    ...news.filter((line) => told.has(line)).map(({ text }) => text),
    ...(left > 0 ? [words.spoken.more(left)] : []),
  ]
}

const endOf = ({ result }: Snapshot): readonly string[] => (result ? [result.reason] : [])

function askedOf({ asked, decision, awaited }: Snapshot): readonly string[] {
  if (awaited) return [`${headline(awaited.purpose)}.`, words.spoken.roll(awaited.count, awaited.sides)]
  return asked === 'person' && decision ? [decision.prompt] : []
}
