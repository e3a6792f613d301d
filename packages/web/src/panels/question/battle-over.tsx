/** The battle is over: who has won, and why. */
import { useMemo } from 'react'
import { campaignOfBattle } from '../../campaign/campaign-store.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { EnterKey } from '../../ui/line-icons.tsx'
import { useEnterKey } from '../../ui/use-enter-key.ts'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

const campaignAddress = (id: string): string => `#/campaign/${encodeURIComponent(id)}`

export function BattleOver({ onAgain }: { onAgain(): void }) {
  const { view, result } = useTableState((state) => state.snapshot)
  const { presenter, openSheet } = useTableContext()
  const isReportOpen = useStore(openSheet, (sheet) => sheet === 'end')
  const campaign = useMemo(() => campaignOfBattle(presenter.id), [presenter])
  // The bar's default is that of the report. In a campaign it is a link, which Enter follows too.
  useEnterKey(() => {
    if (isReportOpen) return
    if (campaign) location.hash = campaignAddress(campaign.id)
    else onAgain()
  })
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
            {!campaign && <EnterKey />}
          </button>
          {campaign && (
            <a className="btn go" href={campaignAddress(campaign.id)}>
              {words.campaign.settleLink}
              <EnterKey />
            </a>
          )}
        </div>
      )}
    </>
  )
}
