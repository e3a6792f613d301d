/** Answers a reaction for the rest of the battle: always or never. The menu undoes it. */
import type { ShownDecision } from '@muster/session'
import { useTableContext } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

export function StandingAnswerSwitch({ decision: { reaction, by, what } }: { readonly decision: ShownDecision }) {
  const { presenter } = useTableContext()
  if (reaction === undefined) return null
  const settle = (answer: 'always' | 'never') =>
    void presenter
      .change('setStandingAnswer', { by, what, name: reaction, answer })
      .then(() => presenter.setNotice(words.battle.settled(reaction, answer)))
  return (
    <details className="standing-answer">
      <summary className="link">{words.battle.settle}</summary>
      <div className="standing-answer-choices paper">
        <p className="label">{reaction}</p>
        <button type="button" className="btn small" onClick={() => settle('always')}>
          {words.battle.habits.always}
        </button>
        <button type="button" className="btn small" onClick={() => settle('never')}>
          {words.battle.habits.never}
        </button>
        <p className="quiet-text">{words.battle.settleHint}</p>
      </div>
    </details>
  )
}
