/** The choices that make up a unit, with their prices and why one is not available. */
import type { Design, DesignedCard, DesignPart } from '@muster/engine'
import { words } from '../words/words.ts'
import { toggleChoice } from './workbench.ts'

interface PartsProps {
  readonly parts: readonly DesignPart[]
  readonly design: Design
  readonly card: DesignedCard
  onChange(edit: string, design: Design): void
}

export function Parts({ parts, design, card, onChange }: PartsProps) {
  return (
    <section className="paper design-part" aria-labelledby="parts-title">
      <h2 id="parts-title">{words.workshop.parts}</h2>
      {parts.map((part) => (
        <fieldset key={part.id} className="part">
          <legend>
            <b>{part.label}</b> <span className="quiet-text">{part.line}</span>
          </legend>
          <div className="part-choices">
            {part.choices.map((choice) => (
              <PartChoice
                key={choice.id}
                choice={choice}
                isChosen={(design.chosen[part.id] ?? []).includes(choice.id)}
                barred={card.barred[choice.id]}
                named={design.named?.[choice.id]}
                onChoose={() => onChange('', toggleChoice(design, part, choice.id))}
                onName={(name) =>
                  onChange(`name ${choice.id}`, { ...design, named: { ...design.named, [choice.id]: name } })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

interface PartChoiceProps {
  readonly choice: DesignPart['choices'][number]
  readonly isChosen: boolean
  readonly barred: string | undefined
  readonly named: string | undefined
  onChoose(): void
  onName(name: string): void
}

/** A choice that is not allowed stays visible with its reason; a chosen one can always be removed. */
function PartChoice({
  choice: { id, label, line, cost, isNamed },
  isChosen,
  barred,
  named,
  onChoose,
  onName,
}: PartChoiceProps) {
  const isBarred = barred !== undefined && !isChosen
  return (
    <div className="part-choice">
      <button
        type="button"
        data-part-choice={id}
        aria-pressed={isChosen}
        aria-disabled={isBarred}
        onClick={() => !isBarred && onChoose()}
      >
        <b>
          {label} <span className="part-cost">{cost}</span>
        </b>
        <span>{isBarred ? barred : line}</span>
      </button>
      {isNamed && isChosen && (
        <input
          aria-label={words.workshop.named(label)}
          placeholder={words.workshop.named(label)}
          maxLength={60}
          value={named ?? ''}
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </div>
  )
}
