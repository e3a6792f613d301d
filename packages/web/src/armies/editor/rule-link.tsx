/** The id of a rule; a touch shows its text. */
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { useEditor } from './editor.ts'

export function RuleLink({ rule, label = rule }: { readonly rule: string; readonly label?: string }) {
  const { kit } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const found = kit.rulebook.find(({ id }) => id === rule)
  if (!found) return null
  return (
    <>
      <button type="button" className="link rule-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      {isOpen && (
        <span className="rule-opened">
          <i>{found.text}</i> {words.battle.ruleName(rule, found.chapter)}
        </span>
      )}
    </>
  )
}
