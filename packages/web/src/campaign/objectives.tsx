/** What each player of the coming battle states in secret; shown when all have stated theirs. */
import type { ComingSide } from '@muster/engine'
import { useState } from 'react'
import { words } from '../words/words.ts'
import type { OpenCampaign } from './use-campaign.ts'

export function Objectives({ campaign }: { readonly campaign: OpenCampaign }) {
  const { view } = campaign
  return (
    <>
      {!view.ready && <p className="quiet-text">{words.campaign.secret}</p>}
      <ul className="objectives">
        {view.coming.map((side) => (
          <li key={side.player}>
            <Objective campaign={campaign} side={side} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Objective({ campaign, side }: { readonly campaign: OpenCampaign; readonly side: ComingSide }) {
  const { view, rules } = campaign
  const { player, stated, objective } = side
  const [chosen, choose] = useState('')
  const name = view.players.find(({ id }) => id === player)?.name ?? player
  const shown = view.objectives.find(({ id }) => id === objective)
  if (shown)
    return (
      <>
        {words.campaign.states(name, shown.name)} <small className="quiet-text">{shown.text}</small>
      </>
    )
  if (stated)
    return (
      <>
        <b>{name}</b> {words.campaign.stated}
      </>
    )
  return (
    <form
      className="campaign-row"
      onSubmit={(event) => {
        event.preventDefault()
        campaign.act((record) => rules.state(record, player, chosen))
      }}
    >
      <label>
        <span className="label">{words.campaign.objective(name)}</span>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="" disabled>
            {words.campaign.choose}
          </option>
          {view.objectives.map(({ id, name: called, text }) => (
            <option key={id} value={id}>
              {`${called}: ${text}`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn" disabled={chosen === ''}>
        {words.campaign.state}
      </button>
    </form>
  )
}
