/** The battle is over: who has won, and why. */
import { useTable } from '../../play/seat.tsx'
import { words } from '../../words.ts'

export function Over() {
  const { view, result } = useTable((state) => state.snapshot)
  const winner = view.sides.find(({ id }) => id === result?.winner)
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{winner ? words.table.won(winner.name) : words.table.draw}</p>
        <p className="question-line">{result?.reason}</p>
      </div>
      <div className="answers">
        <a className="btn go" href="#/">
          {words.table.home}
        </a>
      </div>
    </>
  )
}
