/** The battle is over: who has won, and why, and who is left of each side. */
import { useTable } from '../../table/table-context.tsx'
import { lookOf } from '../../figures/side-looks.ts'
import { SideMark } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'

export function Over({ onAgain }: { onAgain(): void }) {
  const { view, result } = useTable((state) => state.snapshot)
  const winner = view.sides.find(({ id }) => id === result?.winner)
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{winner ? words.table.won(winner.name) : words.table.draw}</p>
        <p className="question-line">{result?.reason}</p>
      </div>
      <ul className="left-standing">
        {view.sides.map(({ id, name }) => (
          <li key={id}>
            <SideMark look={lookOf(view.sides, id)} />
            <span>
              <b>{name}</b> {words.table.standing(view.figures.filter(({ side }) => side === id).length)}
            </span>
          </li>
        ))}
      </ul>
      <div className="answers">
        <button type="button" className="btn" onClick={onAgain}>
          {words.table.again}
        </button>
        <a className="btn go" href="#/">
          {words.table.home}
        </a>
      </div>
    </>
  )
}
