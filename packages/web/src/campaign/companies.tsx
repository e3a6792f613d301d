/** The players of a campaign and their companies: who is ready, who recovers, and who is gone. */
import type { CampaignMember, CampaignPlayer } from '@muster/engine'
import { useState } from 'react'
import { SIDE_LOOKS } from '../figures/side-looks.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { JoinForm } from './join-form.tsx'
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
      className={`paper campaign-part player-part side-edge-${SIDE_LOOKS[place % SIDE_LOOKS.length]}`}
      aria-labelledby={`player-${place}`}
    >
      <header>
        <h3 id={`player-${place}`}>{name}</h3>
        <b className="player-score">{left ? words.campaign.hasLeft : scoreText}</b>
      </header>
      {company && <p className="quiet-text">{`${company.name}: ${strengthOf(company.members)}`}</p>}
      {company && !left && (
        <ul className="members">
          {company.members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      )}
      {mayLeave && !left && <Leave campaign={campaign} id={id} name={name} />}
    </section>
  )
}

const strengthOf = (members: readonly CampaignMember[]): string =>
  words.campaign.strength(members.filter(({ status }) => status === 'ready').length, members.length)

const STATUS_ICONS = { ready: 'check', recovering: 'clock', gone: 'cross' } as const

function Member({ member: { name, line, points, status, text, rule } }: { readonly member: CampaignMember }) {
  return (
    <li className={`member ${status}`}>
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

/** Asks once more, because nobody who has left can come back. */
function Leave({
  campaign,
  id,
  name,
}: Pick<PlayerPartProps, 'campaign'> & { readonly id: string; readonly name: string }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className="link" aria-label={words.campaign.leave(name)} onClick={() => setAsking(true)}>
        {words.campaign.leaveShort}
      </button>
    )
  return (
    <p className="campaign-row" role="alert">
      {words.campaign.leaveSure(name)}
      <button
        type="button"
        className="btn small"
        onClick={() => campaign.act((record) => campaign.rules.leave(record, id))}
      >
        {words.campaign.leaveShort}
      </button>
      <button type="button" className="btn small" onClick={() => setAsking(false)}>
        {words.campaign.keep}
      </button>
    </p>
  )
}
