/** The result in a sentence, and how it was played. */
import type { Snapshot } from '@muster/session'
import { words } from '../../words/words.ts'

export function endTexts({ view, result, options: { seats } }: Snapshot): {
  readonly title: string
  readonly line: string
} {
  const winner = view.sides.find(({ id }) => id === result?.winner)
  const people = view.sides.filter(({ id }) => (seats[id] ?? 'person') === 'person').length
  const how = people === 0 ? 'watched' : people === view.sides.length ? 'people' : 'computer'
  const parts = [result?.reason.replace(/\.$/, ''), view.scenario.name, words.end.against[how]]
  return { title: winner ? words.end.wins(winner.name) : words.end.draw, line: parts.filter(Boolean).join(' · ') }
}
