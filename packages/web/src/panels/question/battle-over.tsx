/** The battle is over: who has won, and why. */
import { useMemo } from 'react'
import { campaignOfBattle } from '../../campaign/campaign-store.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

export function BattleOver({ onAgain }: { onAgain(): void }) {
  const { view, result } = useTableState((state) => state.snapshot)
  const { presenter, openSheet } = useTableContext()
  const isReportOpen = useStore(openSheet, (sheet) => sheet === 'end')
  const campaign = useMemo(() => campaignOfBattle(presenter.id), [presenter])
  const winner = view.sides.find(({ id }) => id === result?.winner)
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{winner ? words.end.wins(winner.name) : words.end.draw}</p>
        <p className="question-line">{result?.reason}</p>
      </div>
      {!isReportOpen && (
        <div className="answers">
          <button type="button" className="btn" onClick={() => openSheet.set(() => 'end')}>
            {words.end.report}
          </button>
          <a className="btn" href="#/">
            {words.battle.home}
          </a>
          <button type="button" className={campaign ? 'btn' : 'btn go'} onClick={onAgain}>
            {words.end.again}
          </button>
          {campaign && (
            <a className="btn go" href={`#/campaign/${encodeURIComponent(campaign.id)}`}>
              {words.campaign.settleLink}
            </a>
          )}
        </div>
      )}
    </>
  )
}
