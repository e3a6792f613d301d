/** What has happened in a campaign, the last battle first, with every die that was rolled after it. */
import type { CampaignBattle, CampaignPlayer } from '@muster/engine'
import { Die } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'
import { lookOf } from './player-look.ts'
import type { OpenCampaign } from './use-campaign.ts'

export function History({ campaign: { view } }: { readonly campaign: OpenCampaign }) {
  const { history, players } = view
  return (
    <section className="paper campaign-part" aria-labelledby="history-title">
      <h2 id="history-title">{words.campaign.history}</h2>
      {history.length === 0 && <p className="quiet-text">{words.campaign.noHistory}</p>}
      <ol className="campaign-history" reversed>
        {history
          .map((battle, index) => (
            <li key={index}>
              <b>{battle.text}</b>
              <Rolls battle={battle} players={players} />
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  )
}

function Rolls({ battle, players }: { readonly battle: CampaignBattle; readonly players: readonly CampaignPlayer[] }) {
  if (battle.rolls.length === 0) return null
  return (
    <ul className="injuries">
      {battle.rolls.map(({ player, name, face, text, rule }) => (
        <li key={`${player} ${name}`} title={rule}>
          <Die face={face} look={lookOf(players, player)} sides={6} turn={0} />
          <span className="visually-hidden">{words.campaign.dieShows(face)}</span>
          <span>
            <b>{name}</b> <small>{words.campaign.of(players.find(({ id }) => id === player)?.name ?? player)}</small>{' '}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
