/** Entry of dice rolled on a real table: how many succeeded, or die by die. */
import { useState } from 'react'
import type { AwaitedDice } from '@muster/session'
import { enterFace, enterSuccesses, facesOf, MOST_COUNTS, removeLastFace } from '../../play/dice-entry.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { capitalize } from '../../words/capitalize.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { Die, Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { cardOf } from '../card/card.ts'

export function TypedDice({ roll }: { readonly roll: AwaitedDice }) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  const enteredFaces = useTableState((state) => state.enteredFaces)
  const side = sides.find(({ id }) => id === roll.by)?.name ?? ''
  return (
    <>
      <Figures roll={roll} />
      <div className="question-words">
        <p className="question-prompt">{capitalize(roll.purpose)}</p>
        <p className="question-line">{capitalize(lineOf(roll, side))}</p>
      </div>
      {!roll.isCounted && <EnteredDice roll={roll} typed={enteredFaces} />}
      <div className={roll.isCounted ? 'answers successes' : roll.faces ? 'answers faces told' : 'answers faces'}>
        {roll.isCounted ? <Successes roll={roll} /> : <Faces roll={roll} />}
        <button type="button" className="btn quiet" onClick={() => void presenter.change('rollForMe', undefined)}>
          {words.dice.rollForMe}
        </button>
      </div>
    </>
  )
}

/** Who rolls how many dice, what is needed, what decides, and whether it was a tie before. */
const lineOf = (roll: AwaitedDice, side: string): string =>
  [
    ...(roll.isAfterTie ? [words.dice.tie] : []),
    // A roll of a whole side names it already, and figures show whose they are.
    ...(roll.purpose.endsWith(side) ? [] : [words.dice.type(roll.figures ? undefined : side, roll.count, roll.sides)]),
    ...(roll.succeeds ? [`${capitalize(words.battle.needs(roll.succeeds))}.`] : []),
    ...(roll.note === undefined ? [] : [roll.note]),
  ].join(' ')

/** Who acts, and at whom. */
function Figures({ roll: { figures = [] } }: { readonly roll: AwaitedDice }) {
  const view = useTableState((state) => state.snapshot.view)
  const portraits = figures.slice(0, 2).flatMap((id) => cardOf(view, id)?.portrait ?? [])
  if (portraits.length === 0) return null
  return (
    <span className="roll-figures">
      {portraits.map((figure, place) => (
        <span key={figure.id} className="roll-figure">
          {place > 0 && <LineIcon name="right" size={18} />}
          <Token figure={figure} look={sideLookOf(view.sides, figure.side)} size={40} plain />
        </span>
      ))}
    </span>
  )
}

/** Where only the number of dice that succeed matters, that number is the whole answer. */
function Successes({ roll }: { readonly roll: AwaitedDice }) {
  const { presenter } = useTableContext()
  const word = roll.results?.passes ?? words.fight.passes
  if (roll.count > MOST_COUNTS) return <SuccessField roll={roll} word={word} />
  return Array.from({ length: roll.count + 1 }, (_, count) => (
    <button
      key={count}
      type="button"
      className="btn success-count"
      aria-label={words.dice.succeeded(count, roll.count, word)}
      onClick={() => enterSuccesses(presenter, count)}
    >
      <b>{count}</b>
      <small>{word}</small>
    </button>
  ))
}

/** A whole handful: the number is typed in. */
function SuccessField({ roll, word }: { readonly roll: AwaitedDice; readonly word: string }) {
  const { presenter } = useTableContext()
  const [typed, setTyped] = useState('')
  const made = typed === '' ? undefined : Number(typed)
  const isPossible = made !== undefined && facesOf(roll, made) !== undefined
  return (
    <form
      className="success-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (made !== undefined) enterSuccesses(presenter, made)
      }}
    >
      <label>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={roll.count}
          value={typed}
          aria-label={words.dice.howMany(roll.count, word)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span>{words.dice.ofThem(roll.count, word)}</span>
      </label>
      <button type="submit" className="btn go" disabled={!isPossible}>
        {words.battle.done}
      </button>
    </form>
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
  return Array.from({ length: roll.sides }, (_, i) => i + 1).map((face) => {
    const meaning = roll.faces?.[face - 1]
    return (
      <button
        key={face}
        type="button"
        className={roll.succeeds?.includes(face) ? 'btn face passes' : 'btn face'}
        aria-label={meaning === undefined ? String(face) : `${face}: ${meaning}`}
        onClick={() => enterFace(presenter, face)}
      >
        <Die face={face} look={sideLookOf(sides, roll.by)} sides={roll.sides} turn={0} />
        {meaning !== undefined && <small>{meaning}</small>}
      </button>
    )
  })
}
