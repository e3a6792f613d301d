/** A group of options opened above the question bar, each with its explanation. */
import { useEffect, useRef } from 'react'
import { giveAnswer } from '../answers/give-answer.ts'
import { pointing, targetOf } from './point-at.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { figureNamed } from '../../figures/acting-figures.ts'
import type { AnswerButton } from '../answers/button.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { Token } from '../../ui/drawings.tsx'
import { TermText } from '../../terms/term-text.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { Chances } from './risk-line.tsx'

interface OptionListProps {
  readonly name: string
  readonly list: readonly AnswerButton[]
}

export function OptionList({ name, list }: OptionListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ top: 0 })
  }, [name])
  const shared = sharedHint(list)
  const title = name === '' ? words.battle.allAnswers : name
  return (
    <div ref={box} className="option-list paper" role="group" aria-label={title}>
      {name !== '' && <h3 className="label">{name}</h3>}
      {shared !== undefined && <p className="option-hint">{shared}</p>}
      <ul>
        {list.map((button, place) => (
          <li key={button.id}>
            {button.group !== undefined && button.group !== name && button.group !== list[place - 1]?.group && (
              <h3 className="label">{button.group}</h3>
            )}
            <OptionRow button={button} place={place} hint={shared === undefined ? button.hint : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A hint that all options share is shown once. */
function sharedHint(list: readonly AnswerButton[]): string | undefined {
  const hint = list[0]?.hint
  return list.length > 1 && list.every((button) => button.hint === hint) ? hint : undefined
}

interface RowProps {
  readonly button: AnswerButton
  readonly place: number
  readonly hint: string | undefined
}

function OptionRow({ button, place, hint }: RowProps) {
  const context = useTableContext()
  const { view, pieces } = useTableState((state) => state.snapshot)
  const id = targetOf(button)
  const figure = figureNamed(view, id) ?? pieces.find((piece) => piece.id === id)
  return (
    <button
      type="button"
      className="option-row"
      data-terms-within
      data-answer={button.id}
      aria-pressed={button.does === 'toggle' ? button.isOn : undefined}
      onClick={() => void giveAnswer(context, button)}
      {...pointing(context, button)}
    >
      {button.does === 'toggle' && (
        <span className="tick-box">{button.isOn && <LineIcon name="check" size={16} />}</span>
      )}
      {figure && <Token figure={figure} look={sideLookOf(view.sides, figure.side)} size={30} plain />}
      <span>
        <TermText text={button.label} />
        {hint !== undefined && (
          <small>
            <TermText text={hint} />
          </small>
        )}
        <Chances button={button} />
      </span>
      {place < 9 && <kbd className="wide-only">{place + 1}</kbd>}
    </button>
  )
}
