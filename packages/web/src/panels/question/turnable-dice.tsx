/** Dice that can be turned before they count: each is a button in the tray, with what comes of turning it. */
import { useMemo } from 'react'
import { sideLookOf } from '../../figures/side-looks.ts'
import { diceToTurn, type DieToTurn, type RollToTurn } from '../../state/turnable-dice.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { Die } from '../../ui/drawings.tsx'
import { figureWords } from '../../figures/figure-words.ts'
import { words } from '../../words/words.ts'
import { pointing } from './point-at.ts'
import { optionButton } from '../answers/button.ts'
import { riskText, shortRisk } from '../answers/risk-texts.ts'

export function useDiceToTurn(): readonly RollToTurn[] | undefined {
  const snapshot = useTableState((state) => state.snapshot)
  const isShownElse = useTableState(({ fight, past }) => fight !== undefined || past !== undefined)
  return useMemo(() => (isShownElse ? undefined : diceToTurn(snapshot)), [snapshot, isShownElse])
}

export function TurnableDice({ rolls }: { readonly rolls: readonly RollToTurn[] }) {
  const view = useTableState((state) => state.snapshot.view)
  const { passes, fails } = useTableState(({ tray }) => tray.at(-1)?.results) ?? words.fight
  return rolls.map((roll) => (
    <div className="throw to-turn" key={`${roll.of} ${roll.sides} ${roll.succeeds.join(' ')}`}>
      <p className="throw-words">
        <b className="throw-purpose">{figureWords(view, roll.of)}</b>
        <span className="throw-need">{words.battle.needs(roll.succeeds)}</span>
      </p>
      <Row id="passes" word={passes} dice={roll.passes} />
      <Row id="fails" word={fails} dice={roll.fails} />
    </div>
  ))
}

interface RowProps {
  readonly id: 'passes' | 'fails'
  readonly word: string
  readonly dice: readonly DieToTurn[]
}

function Row({ id, word, dice }: RowProps) {
  if (dice.length === 0) return null
  return (
    <div className={`dice-row ${id}`}>
      <p className="dice-count">
        <b>{dice.length}</b> <span>{word}</span>
      </p>
      <div className="dice">
        {dice.map((die) => (
          <OneDie key={die.place} die={die} />
        ))}
      </div>
    </div>
  )
}

function OneDie({ die }: { readonly die: DieToTurn }) {
  const context = useTableContext()
  const view = useTableState((state) => state.snapshot.view)
  const odds = useTableState(({ risks }) => (die.oddsOf === undefined ? undefined : risks[die.oddsOf]))
  const drawing = <Die face={die.face} look={sideLookOf(view.sides, die.by)} sides={die.sides} turn={0} />
  const { option } = die
  if (!option?.turns)
    return <span className={die.face === die.rolled ? 'die-still' : 'die-still turned'}>{drawing}</span>
  const risk = odds && riskText(view, odds, { by: die.by })
  const hint = [words.dice.turnTo(die.face, option.turns.to), option.hint?.replace(/\.$/, ''), risk].filter(
    (part) => part !== undefined,
  )
  return (
    <button
      type="button"
      className={die.face === die.rolled ? 'die-turn' : 'die-turn turned'}
      aria-label={[figureWords(view, die.of), ...hint].join('. ')}
      title={hint.join('\n')}
      data-answer={option.id}
      onClick={() => void context.presenter.answers.pick(option.id)}
      {...pointing(context, optionButton(option, false))}
    >
      {drawing}
      <small>
        →&thinsp;{option.turns.to}
        <b>{odds && shortRisk(odds)}</b>
      </small>
    </button>
  )
}
