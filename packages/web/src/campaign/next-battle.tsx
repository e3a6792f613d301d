/** The next battle of a campaign: called, prepared, fought, and settled. */
import { useState } from 'react'
import type { BattleSummary } from '../store/battle-store.ts'
import { words } from '../words/words.ts'
import { CallBattle } from './call-battle.tsx'
import { Objectives } from './objectives.tsx'
import { ResultByHand } from './result-by-hand.tsx'
import { Settle } from './settle.tsx'
import { SureLink } from './sure-link.tsx'
import type { OpenCampaign } from './use-campaign.ts'

interface NextBattleProps {
  readonly campaign: OpenCampaign
  readonly battles: readonly BattleSummary[] | undefined
}

export function NextBattle({ campaign, battles }: NextBattleProps) {
  const { over, ending, coming } = campaign.view
  return (
    <section className="paper campaign-part next-battle" aria-labelledby="next-title">
      <h2 id="next-title">{over ? words.campaign.over : words.campaign.next}</h2>
      {over ? (
        <p>{ending}</p>
      ) : coming.length === 0 ? (
        <CallBattle key={campaign.view.fought} campaign={campaign} />
      ) : (
        <Called campaign={campaign} battles={battles} />
      )}
    </section>
  )
}

function Called({ campaign, battles }: NextBattleProps) {
  const { view, rules, record } = campaign
  const names = view.coming.map(({ player }) => view.players.find(({ id }) => id === player)?.name ?? player)
  return (
    <>
      <p className="battle-names title">{words.campaign.versus(names)}</p>
      {view.objectives.length > 0 && <Objectives campaign={campaign} />}
      {view.ready && <Fight campaign={campaign} battles={battles} />}
      <SureLink
        label={words.campaign.callOff}
        question={words.campaign.callOffSure}
        no={words.campaign.keepIt}
        onSure={() => campaign.act(() => rules.callOff(record))}
      />
    </>
  )
}

/** The battle is played in the page, or its result is entered. */
function Fight({ campaign, battles }: NextBattleProps) {
  const { id, battle, rules, record } = campaign
  const [isByHand, setByHand] = useState(false)
  const terms = rules.terms(record)
  const { walkover } = terms
  if (walkover) {
    const winner = terms.sides.find((side) => side.id === walkover.winner)?.name
    return (
      <>
        <p>{words.campaign.walkover(winner)}</p>
        <Settle campaign={campaign} outcome={walkover} action={words.campaign.enter} />
      </>
    )
  }
  const begun = battles?.find((one) => one.id === battle)
  if (begun?.outcome) return <Settle campaign={campaign} outcome={begun.outcome} />
  if (isByHand) return <ResultByHand campaign={campaign} onCancel={() => setByHand(false)} />
  const isLost = battle !== undefined && battles !== undefined && !begun
  return (
    <>
      {begun && <p>{`${words.campaign.underWay} ${begun.progress ?? ''}`}</p>}
      {isLost && <p>{words.campaign.lostBattle}</p>}
      <p className="campaign-row">
        <a className="btn go" href={begun ? `#/battle/${begun.id}` : `#/campaign/${encodeURIComponent(id)}/battle`}>
          {begun ? words.campaign.goOn : words.campaign.setUp}
        </a>
        <button type="button" className="btn" title={words.campaign.byHandHint} onClick={() => setByHand(true)}>
          {words.campaign.byHand}
        </button>
      </p>
    </>
  )
}
