/** The players of a campaign and their companies: who is ready, who recovers, and who is gone. */
import type { CampaignMember, CampaignPlayer } from '@muster/engine'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { JoinForm } from './join-form.tsx'
import { lookOf } from './player-look.ts'
import { SureLink } from './sure-link.tsx'
import type { OpenCampaign } from './use-campaign.ts'

export function Companies({ campaign }: { readonly campaign: OpenCampaign }) {
  const { players, over, coming } = campaign.view
  const isBetweenBattles = !over && coming.length === 0
  return (
    <section className="campaign-players" aria-labelledby="players-title">
      <h2 id="players-title" className="visually-hidden">
        {words.campaign.players}
      </h2>
      {players.map((player, place) => (
        <PlayerPart key={player.id} campaign={campaign} player={player} place={place} mayLeave={isBetweenBattles} />
      ))}
      {isBetweenBattles && <JoinForm campaign={campaign} />}
    </section>
  )
}

interface PlayerPartProps {
  readonly campaign: OpenCampaign
  readonly player: CampaignPlayer
  readonly place: number
  readonly mayLeave: boolean
}

function PlayerPart({ campaign, player, place, mayLeave }: PlayerPartProps) {
  const { id, name, scoreText, left, company } = player
  return (
    <section
      className={`paper campaign-part player-part side-edge-${lookOf(campaign.view.players, id)}`}
      aria-labelledby={`player-${place}`}
    >
      <header>
        <h3 id={`player-${place}`}>{name}</h3>
        <b className="player-score">{left ? words.campaign.hasLeft : scoreText}</b>
      </header>
      {company && <p className="quiet-text">{`${company.name}. ${strengthOf(company.members)}`}</p>}
      {company && !left && (
        <ul className="members">
          {company.members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      )}
      {mayLeave && !left && (
        <SureLink
          label={words.campaign.leaveShort}
          name={words.campaign.leave(name)}
          question={words.campaign.leaveSure(name)}
          no={words.campaign.stay}
          onSure={() => campaign.act((record) => campaign.rules.leave(record, id))}
        />
      )}
    </section>
  )
}

function strengthOf(members: readonly CampaignMember[]): string {
  const ready = members.filter(({ status }) => status === 'ready')
  const points = ready.reduce((sum, member) => sum + member.points, 0)
  return words.campaign.strength(ready.length, members.length, points)
}

const STATUS_ICONS = { ready: 'check', recovering: 'clock', gone: 'cross' } as const

function Member({ member: { name, line, icon, points, status, text, rule } }: { readonly member: CampaignMember }) {
  return (
    <li className={`member ${status}`}>
      <Emblem icon={icon} size={30} />
      <span className="member-name">
        <b>{name}</b>
        <small>{line}</small>
      </span>
      <span className="member-status" title={rule}>
        <LineIcon name={STATUS_ICONS[status]} size={18} />
        {text || words.campaign.status[status]}
      </span>
      <span className="member-points">
        {points}
        <span className="visually-hidden"> {words.campaign.pointsWord(points)}</span>
      </span>
    </li>
  )
}
