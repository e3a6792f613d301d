/** Why an answer was refused, the rule behind it, and the nearest legal answer. */
import type { ShownRefusal } from '@muster/session'
import { useState } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { RuleTexts } from '../why/why.tsx'

export function RefusalLine({ refusal: { message, rule, nearest, offers = [] } }: { readonly refusal: ShownRefusal }) {
  const { presenter, actions } = useTableContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="question-line refused" role="alert">
        {message}{' '}
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.battle.why}
        </button>{' '}
        {nearest && (
          <button type="button" className="link" onClick={() => void actions.drafts.apply(nearest)}>
            {words.battle.nearest['path' in nearest ? 'way' : 'links' in nearest ? 'links' : 'place']}
          </button>
        )}
        {offers.map(({ label, hint, answer }) => (
          <button
            key={label}
            type="button"
            className="link"
            title={hint}
            onClick={() => void presenter.answers.give(answer)}
          >
            {label}
          </button>
        ))}
      </p>
      {isOpen && (
        <div className="why-box refusal-why">
          <RuleTexts rules={[rule]} />
        </div>
      )}
    </>
  )
}
