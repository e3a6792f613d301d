/** Sets up the battle that a campaign has called. */
import { useMemo } from 'react'
import type { BattleRequest } from '../set-up/battle-request.ts'
import { SetUp } from '../set-up/set-up.tsx'
import { words } from '../words/words.ts'
import { NoCampaign } from './campaign-screen.tsx'
import { newId } from '../store/new-id.ts'
import { useCampaign } from './use-campaign.ts'

interface CampaignBattleProps {
  readonly id: string
  readonly seed: number
  readonly problem: string | undefined
  onPlay(request: BattleRequest, battle: string): void
}

export function CampaignBattle({ id, seed, problem, onPlay }: CampaignBattleProps) {
  const campaign = useCampaign(id)
  const open = campaign && 'record' in campaign ? campaign : undefined
  const terms = useMemo(() => (open?.view.ready ? open.rules.terms(open.record) : undefined), [open])
  if (!campaign) return <p className="page-loading desk">{words.home.loading}</p>
  if (!open) return <NoCampaign problem={campaign.problem ?? ''} />
  if (!terms) return <NoCampaign problem={words.campaign.notCalled} />
  return (
    <SetUp
      kit={open.kit}
      seed={seed + open.view.fought}
      terms={terms}
      back={`#/campaign/${encodeURIComponent(id)}`}
      problem={problem ?? open.problem}
      onPlay={(request) => {
        const battle = newId()
        if (open.act((record) => record, battle)) onPlay(request, battle)
      }}
    />
  )
}
