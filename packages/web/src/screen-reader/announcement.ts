/** The text that is announced: the news in a few sentences, then the question. */

import { words } from '../words/words.ts'
import type { Snapshot, ShownLogEntry } from '@muster/session'
import { capitalize } from '../words/capitalize.ts'

/** The most events announced at once; the log has the others. */
const MOST_SENTENCES = 4

const RANK: Readonly<Record<ShownLogEntry['weight'], number>> = { major: 0, plain: 1, minor: 2 }

export function announcement(lines: readonly ShownLogEntry[], snapshot: Snapshot): string {
  return [...newsSentences(lines), ...resultSentences(snapshot), ...questionSentences(snapshot)].join(' ')
}

/** The most important events in their order; of equally important ones the latest. */
function newsSentences(lines: readonly ShownLogEntry[]): readonly string[] {
  const news = lines.filter(({ weight }) => weight !== 'minor')
  const byWeight = news.toReversed().sort((a, b) => RANK[a.weight] - RANK[b.weight])
  const told = new Set(byWeight.slice(0, MOST_SENTENCES))
  const left = news.length - told.size
  return [
    ...news.filter((line) => told.has(line)).map(({ text }) => text),
    ...(left > 0 ? [words.screenReader.more(left)] : []),
  ]
}

const resultSentences = ({ result }: Snapshot): readonly string[] => (result ? [result.reason] : [])

function questionSentences({ answeredBy, decision, awaited }: Snapshot): readonly string[] {
  if (awaited) return [`${capitalize(awaited.purpose)}.`, words.screenReader.roll(awaited.count, awaited.sides)]
  return answeredBy === 'person' && decision ? [decision.prompt] : []
}
