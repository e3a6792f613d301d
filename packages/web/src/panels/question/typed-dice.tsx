/** Entry of dice rolled on a real table, die by die. */
import type { AwaitedDice } from '@muster/session'
import { enterFace, removeLastFace } from '../../play/dice-entry.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { capitalize } from '../../words/capitalize.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { Die } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function TypedDice({ roll }: { readonly roll: AwaitedDice }) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  const enteredFaces = useTableState((state) => state.enteredFaces)
  const side = sides.find(({ id }) => id === roll.by)?.name ?? ''
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{capitalize(roll.purpose)}</p>
        <p className="question-line">
          {words.dice.type(side, roll.count, roll.sides)}
          {roll.succeeds && ` ${capitalize(words.battle.needs(roll.succeeds))}.`}
        </p>
      </div>
      <EnteredDice roll={roll} typed={enteredFaces} />
      <div className="answers faces">
        <Faces roll={roll} />
        <button type="button" className="btn quiet" onClick={() => void presenter.change('rollForMe', undefined)}>
          {words.dice.rollForMe}
        </button>
      </div>
    </>
  )
}

/** The dice typed in so far and how many are left, if several are rolled. */
function EnteredDice({ roll, typed }: { readonly roll: AwaitedDice; readonly typed: readonly number[] }) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  if (roll.count === 1) return null
  return (
    <div className="typed-dice" role="status" aria-label={words.dice.read(typed, roll.count)}>
      {Array.from({ length: roll.count }, (_, place) => {
        const face = typed[place]
        return face === undefined ? (
          <span key={place} className="die-slot" />
        ) : (
          <Die key={place} face={face} look={sideLookOf(sides, roll.by)} sides={roll.sides} turn={0} />
        )
      })}
      {typed.length > 0 && (
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.dice.takeBack}
          title={words.dice.takeBack}
          onClick={() => removeLastFace(presenter)}
        >
          <LineIcon name="undo" size={20} />
        </button>
      )}
    </div>
  )
}

function Faces({ roll }: { readonly roll: AwaitedDice }) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  return Array.from({ length: roll.sides }, (_, i) => i + 1).map((face) => (
    <button
      key={face}
      type="button"
      className={roll.succeeds?.includes(face) ? 'btn face passes' : 'btn face'}
      aria-label={String(face)}
      onClick={() => enterFace(presenter, face)}
    >
      <Die face={face} look={sideLookOf(sides, roll.by)} sides={roll.sides} turn={0} />
    </button>
  ))
}
