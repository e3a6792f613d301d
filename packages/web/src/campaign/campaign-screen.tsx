/** A campaign: the next battle, the players with their companies, and what has happened. */
import type { BattleSummary } from '../store/battle-store.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { saveText } from '../ui/save-file.ts'
import { words } from '../words/words.ts'
import { Companies } from './companies.tsx'
import { History } from './history.tsx'
import { NextBattle } from './next-battle.tsx'
import { useCampaign, type OpenCampaign } from './use-campaign.ts'

interface CampaignScreenProps {
  readonly id: string
  /** Undefined while the list is being read. */
  readonly battles: readonly BattleSummary[] | undefined
}

export function CampaignScreen({ id, battles }: CampaignScreenProps) {
  const campaign = useCampaign(id)
  if (!campaign) return <p className="page-loading desk">{words.home.loading}</p>
  if (!('record' in campaign)) return <NoCampaign problem={campaign.problem} />
  const { view, kit, problem } = campaign
  return (
    <main className="campaign desk">
      <CampaignHead title={view.name}>
        <button type="button" className="btn" onClick={() => exportCampaign(campaign)}>
          {words.campaign.saveAsFile}
        </button>
      </CampaignHead>
      <p className="campaign-line">
        {[kit.about.name, words.campaign.fought(view.fought, view.agreed), view.standing].filter(Boolean).join(' · ')}
      </p>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <div className="campaign-parts">
        <div className="campaign-column">
          <NextBattle campaign={campaign} battles={battles} />
          <History campaign={campaign} />
        </div>
        <Companies campaign={campaign} />
      </div>
    </main>
  )
}

export function CampaignHead({ title, children }: { readonly title: string; readonly children?: React.ReactNode }) {
  return (
    <header className="set-up-head">
      <a className="btn" href="#/">
        <LineIcon name="left" />
        {words.campaign.back}
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  )
}

export function NoCampaign({ problem }: { readonly problem: string }) {
  return (
    <main className="campaign desk">
      <CampaignHead title={words.campaign.title} />
      <p className="notice" role="alert">
        {problem}
      </p>
    </main>
  )
}

/** The very file that the command line keeps. */
const exportCampaign = ({ view, record }: OpenCampaign): void =>
  saveText(`${view.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.json`, `${JSON.stringify(record, null, 2)}\n`)
