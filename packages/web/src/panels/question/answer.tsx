/** An answer as a button; hovering it shows whom it is about and its odds. */
import { useTableContext } from '../../table/table-context.tsx'
import { giveAnswer } from '../answers/give-answer.ts'
import { pointing } from './point-at.ts'
import type { AnswerButton } from '../answers/button.ts'
import { EnterKey, LineIcon } from '../../ui/line-icons.tsx'
import { TermText } from '../../terms/term-text.tsx'
import { RiskLine } from './risk-line.tsx'

interface AnswerProps {
  readonly button: AnswerButton
  /** The digit key that presses it; undefined while digits mean something else. */
  readonly place: number | undefined
}

export function Answer({ button, place }: AnswerProps) {
  const context = useTableContext()
  return (
    <button
      type="button"
      className={button.isDefault ? 'btn go' : button.does === 'open' ? 'btn more' : 'btn'}
      title={button.hint}
      data-answer={button.id}
      data-terms-within
      aria-expanded={button.does === 'open' ? button.isOn : undefined}
      onClick={() => void giveAnswer(context, button)}
      {...pointing(context, button)}
    >
      <span className="answer-words">
        <span>
          <TermText text={button.label} />
        </span>
        {button.note !== undefined && <small className="risk">{button.note}</small>}
        {button.at === undefined && <RiskLine button={button} />}
      </span>
      <KeyOf button={button} place={place} />
    </button>
  )
}

function KeyOf({ button, place }: AnswerProps) {
  if (button.isDefault) return <EnterKey />
  if (button.key === 'Esc') return <kbd>Esc</kbd>
  if (button.does === 'open') return <LineIcon name={button.isOn ? 'down' : 'up'} size={18} />
  return place !== undefined && place < 9 ? <kbd className="wide-only">{place + 1}</kbd> : null
}
