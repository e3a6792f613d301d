/** Shown while a fight is seen blow by blow: whose blow it is, how it went, and the way to the next. */
import { figureWords } from '../../figures/figure-words.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { shownBlow, type Fight } from '../../state/fight.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { Token } from '../../ui/drawings.tsx'
import { EnterKey, LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { cardOf } from '../card/card.ts'

export function FightBar({ fight }: { readonly fight: Fight }) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  const shown = shownBlow(fight)
  const striker = shown?.blow && cardOf(shown.before, shown.blow.by)?.portrait
  return (
    <>
      {striker && <Token figure={striker} look={sideLookOf(sides, striker.side)} size={44} plain />}
      <div className="question-words">
        <p className="question-prompt">{sentenceOf(fight)}</p>
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={() => presenter.fights.pause(!fight.paused)}>
          <LineIcon name={fight.paused ? 'play' : 'pause'} size={18} />
          {fight.paused ? words.fight.goOn : words.fight.pause}
          <kbd>P</kbd>
        </button>
        <button type="button" className="btn go" onClick={() => presenter.fights.next()}>
          {words.fight.next}
          <EnterKey />
        </button>
      </div>
    </>
  )
}

/** Who strikes whom, and once it has been seen, what came of it. */
function sentenceOf(fight: Fight): string {
  const shown = shownBlow(fight)
  if (!shown) return ''
  const { blow, before, opening, lines } = shown
  if (fight.frame.stage === 'told') {
    const told = [...opening, ...lines]
    const best = told.findLast(({ weight }) => weight === 'major') ?? told.findLast(({ weight }) => weight === 'plain')
    return (best ?? told.at(-1))?.text ?? words.fight.rolls
  }
  if (!blow) return opening.at(-1)?.text ?? shown.throws[0]?.purpose ?? words.fight.rolls
  const [first, ...others] = blow.at
  return words.fight.strikes(figureWords(before, blow.by), words.fight.many(figureWords(before, first), others.length))
}
