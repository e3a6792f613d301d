/** What the words of the rules mean that somebody points at: each with its rules, in our words. */
import type { CSSProperties } from 'react'
import { useTableKit } from '../table/use-table-kit.ts'
import { capitalize } from '../words/capitalize.ts'
import { useTermPointer } from './use-term-pointer.ts'
import './terms.css'

const WIDTH = 320

export function TermTooltip() {
  const kit = useTableKit()
  const [pointed] = useTermPointer()
  return (
    <div role="status" className="term-status">
      {pointed && kit && (
        <div className="term-tooltip paper" style={placeFor(pointed.place)}>
          {pointed.words.map((word) => (
            <dl key={word}>
              <dt>{capitalize(word)}</dt>
              {kit.rulebook
                .filter(({ id }) => kit.glossary[word]?.includes(id))
                .map(({ id, text }) => (
                  <dd key={id}>{text}</dd>
                ))}
            </dl>
          ))}
        </div>
      )}
    </div>
  )
}

/** Above what it explains where there is room, else below it; never beyond the edge of the page. */
function placeFor({ left, right, top, bottom }: DOMRect): CSSProperties {
  const width = Math.min(WIDTH, innerWidth - 16)
  const middle = (left + right) / 2 - width / 2
  const x = Math.max(8, Math.min(innerWidth - width - 8, middle))
  return top > innerHeight / 2 ? { left: x, width, bottom: innerHeight - top + 8 } : { left: x, width, top: bottom + 8 }
}
