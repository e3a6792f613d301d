/** A reaction may be settled once and for all: always, or never in this battle. The menu takes it back. */
import type { Decision } from '@muster/engine'
import { useSeat } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

export function HabitSwitch({ decision: { reaction, by, what } }: { readonly decision: Decision }) {
  const { session } = useSeat()
  if (reaction === undefined) return null
  const settle = (habit: 'always' | 'never') => void session.settle({ by, what, name: reaction, habit })
  return (
    <details className="habit">
      <summary className="link">{words.table.settle}</summary>
      <div className="habit-choices paper">
        <p className="label">{reaction}</p>
        <button type="button" className="btn small" onClick={() => settle('always')}>
          {words.table.habits.always}
        </button>
        <button type="button" className="btn small" onClick={() => settle('never')}>
          {words.table.habits.never}
        </button>
        <p className="quiet-text">{words.table.settleHint}</p>
      </div>
    </details>
  )
}
